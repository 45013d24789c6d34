"""Where on the board something that was told is to be seen."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.core.spots import PLACE, Patterns, spots_in

_CRISIS: Final = "crisis-{crisis}"
_SPOTS: Final[Patterns] = {
    "terra-drew": (PLACE, "pile"),
    "terra-drew-hidden": (PLACE, "pile"),
    "terra-drew-only": (PLACE, "pile"),
    "terra-drew-only-hidden": (PLACE, "pile"),
    "terra-crisis": (_CRISIS,),
    "terra-averted": (_CRISIS,),
    "terra-broke-out": (_CRISIS,),
    "terra-near-region": ("danger-{region}",),
    "terra-near-colour": ("danger-{colour}",),
    "terra-near-total": ("danger-total",),
    "terra-helped": (_CRISIS, PLACE),
    "terra-solved": (_CRISIS, PLACE),
    "terra-lost-region": ("danger-{region}",),
    "terra-lost-colour": ("danger-{colour}",),
    "terra-lost-total": ("danger-total",),
    "terra-saved": ("pile",),
}


def at_of(told: Message) -> tuple[str, ...]:
    return spots_in(_SPOTS, told)
