"""Why nothing can be done with a thing: a card of the display, a card of one's own, an effect."""

from terrarium.core.reason import Reason, WhyNot
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.offers import thing_of
from terrarium.games.terra_futura.picture.standing import unused
from terrarium.games.terra_futura.view import TerraFuturaView


def effect_key(cell: str, option: int) -> str:
    return f"{cell}-effect-{option + 1}"


def reasons_of(view: TerraFuturaView, why_not: WhyNot, possible: set[str]) -> dict[str, Reason]:
    """For each thing that one might point at in vain: why not."""
    things = {} if view.over else _takes() | _activations(view)
    asked = {thing: move for thing, move in things.items() if thing not in possible}
    reasons = [(thing, why_not(move)) for thing, move in [*asked.items(), *_effects(view)]]
    return {thing: reason for thing, reason in reasons if reason is not None}


def _takes() -> dict[str, int]:
    """Everything in the display, with the move that pointing at it would be."""
    takes = [move for move in NOTATION.moves if move.verb == "take"]
    return {thing_of(move): move.number for move in takes}


def _activations(view: TerraFuturaView) -> dict[str, int]:
    cells = view.places[view.seat]
    return {CELL_NAMES[cell]: NOTATION.encoded("activate", cell, 0) for cell in cells}


def _effects(view: TerraFuturaView) -> list[tuple[str, int]]:
    """All effects of the cards that can be used: some of them cannot."""
    return [
        (effect_key(CELL_NAMES[cell], option), NOTATION.encoded("activate", cell, option))
        for cell in unused(view)
        for option in range(len(view.rules.effects_of[view.cards[view.seat * CELLS + cell]]))
    ]
