"""Where on the board something that was told is to be seen."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.core.spots import Patterns, spots_in

_ON_CARD: Final = ("of-{seat}-{card}",)
_FROM_CARD_TO_CARD: Final = (*_ON_CARD, "of-{seat}-{to}")
_TERRITORY: Final = ("territory-{seat}",)
_TAKEN: Final = ("taken-{card}",)
_SPOTS: Final[Patterns] = {
    "terra_futura-began": _ON_CARD,
    "terra_futura-discarded": ("discards-{level}",),
    "terra_futura-turned-up": ("in-row-{card}",),
    "terra_futura-reshuffled": ("deck-{level}",),
    "terra_futura-took": _TAKEN,
    "terra_futura-took-unseen": _TAKEN,
    "terra_futura-placed": _ON_CARD,
    "terra_futura-activated": _ON_CARD,
    "terra_futura-gained": _ON_CARD,
    "terra_futura-copied": ("of-{owner}-{card}",),
    "terra_futura-paid": _ON_CARD,
    "terra_futura-paid-several": _ON_CARD,
    "terra_futura-polluted": _ON_CARD,
    "terra_futura-polluted-too-much": _ON_CARD,
    "terra_futura-blocked": _ON_CARD,
    "terra_futura-freed": _ON_CARD,
    "terra_futura-transferred": _FROM_CARD_TO_CARD,
    "terra_futura-transferred-several": _FROM_CARD_TO_CARD,
    "terra_futura-kept": _ON_CARD,
    "terra_futura-removed": _ON_CARD,
    "terra_futura-removed-none": _TERRITORY,
    "terra_futura-pattern": _TERRITORY,
    "terra_futura-pattern-chosen": _TERRITORY,
    "terra_futura-pattern-hidden": _TERRITORY,
    "terra_futura-ended-turn": (),
    "terra_futura-final-began": ("round",),
}


def at_of(told: Message) -> tuple[str, ...]:
    return spots_in(_SPOTS, told)
