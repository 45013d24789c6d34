"""Where on the board something that was told is to be seen, also where the log told it together."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.core.spots import PLACE, Patterns, spots_in

_SPACE: Final = "at-{space}"
_SWORD: Final = "sword-{seat}"
_BOTH: Final = (PLACE, "place-{raider}")
_SPOTS: Final[Patterns] = {
    "terramara-placed-neutral": (_SPACE,),
    "terramara-round-began": ("round-{round}",),
    "terramara-neutral-grew": ("sword-{neutral}",),
    "terramara-row-flipped": ("row-{row}",),
    "terramara-level-left-deck": ("deck-{level}",),
    "terramara-level-left-row": ("deck-{level}",),
    "terramara-turned-up": ("card-{artefact}",),
    "terramara-sent": (_SPACE,),
    "terramara-sent-for": (_SPACE, _SWORD),
    "terramara-recalled": (_SPACE,),
    "terramara-became-first": ("first-player",),
    "terramara-used-first": ("first-player",),
    "terramara-gained-strength": (_SWORD,),
    "terramara-lost-strength": (_SWORD,),
    "terramara-gained-culture": ("canoe-{seat}",),
    "terramara-used-tile": ("bonus-{bonus}",),
    "terramara-travelled": ("to-{place}",),
    "terramara-travelled-both": ("to-{place}",),
    "terramara-reached-tile": ("to-{place}",),
    "terramara-parked": ("to-end",),
    "terramara-placed-flag": ("flag-{seat}-{row}",),
    "terramara-gave": _BOTH,
    "terramara-gave-several": _BOTH,
}


def at_of(told: Message) -> tuple[str, ...]:
    return spots_in(_SPOTS, told)
