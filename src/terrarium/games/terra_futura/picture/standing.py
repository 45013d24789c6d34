"""How far a match of Terra Futura has come, and the running score, as far as a view shows them."""

from typing import Final

from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.scoring import points_of
from terrarium.games.terra_futura.state import PLACING, TAKING
from terrarium.games.terra_futura.view import SECRET, TerraFuturaView

TURNS: Final = IN_WINDOW - 1


def turn_number(view: TerraFuturaView) -> int:
    """Which of eight turns the player has; the card of this turn may lie there already (3)."""
    placed = len(view.places[view.turn])
    return placed if view.step in (TAKING, PLACING) else placed - 1


def unused(view: TerraFuturaView) -> list[int]:
    """The cells of the cards that could be activated now, and stay unused if the turn ends."""
    found = {move["cell"] for move in NOTATION.among(view.legal, "activate")}
    return sorted(found)


def names_of(view: TerraFuturaView, cells: list[int]) -> str:
    """The cards on these cells of the seat that looks, as messages name several."""
    return ", ".join(view.rules.names[view.cards[view.seat * CELLS + cell]] for cell in cells)


def points_of_seat(view: TerraFuturaView, seat: int) -> dict[str, int]:
    """The running score: only what the seat that looks may know.

    The set that counts, or the best one in the hand of the seat that looks; else none.
    """
    chosen = view.chosen[seat]
    sets = view.scoring[seat] if chosen in (NO_CARD, SECRET) else (chosen,)
    cubes = [view.cubes_on(seat * CELLS + cell) for cell in view.places[seat]]
    return points_of(view.rules, view.purse[seat], cubes, sets)


def points_in(view: TerraFuturaView) -> list[dict[str, int]]:
    return [points_of_seat(view, seat) for seat in range(view.rules.players)]
