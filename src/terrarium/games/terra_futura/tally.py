"""How far a match has come and what a territory is worth, counted from what a view shows."""

from typing import Final

from terrarium.core.outcome import ranks_of
from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import KINDS, count, one
from terrarium.games.terra_futura.scoring import MORE_THAN_ALL_CUBES, points_in, times
from terrarium.games.terra_futura.state import PLACING, TAKING
from terrarium.games.terra_futura.view import TerraFuturaView

TURNS: Final = IN_WINDOW - 1


def turn_number(view: TerraFuturaView) -> int:
    """Which of eight turns the player has; the card of this turn may lie there already (3)."""
    placed = len(view.places[view.turn])
    return placed if view.step in (TAKING, PLACING) else placed - 1


def asleep(view: TerraFuturaView) -> list[int]:
    """The cells of the cards that could be activated now, and stay asleep if the turn ends."""
    found = {move["cell"] for move in NOTATION.among(view.legal, "activate")}
    return sorted(found)


def names_of(view: TerraFuturaView, cells: list[int]) -> str:
    """The cards on these cells of the seat that looks, as messages name several."""
    return ", ".join(view.rules.names[view.cards[view.seat * CELLS + cell]] for cell in cells)


def resource_points(view: TerraFuturaView, seat: int) -> int:
    """What lies on active cards (5.6)."""
    return points_in(view.purse[seat], view.rules.values)


def pollution_points(view: TerraFuturaView, seat: int) -> int:
    """The penalty for each card with a cube on it, as a negative number (5.6)."""
    polluted = sum(1 for cubes in _cubes(view, seat) if cubes)
    return -polluted * view.rules.penalty


def all_cubes(view: TerraFuturaView, seat: int) -> int:
    return sum(_cubes(view, seat))


def set_times(view: TerraFuturaView, seat: int, number: int) -> int:
    """How often the seat has the set of a Scoring card now (5.4)."""
    return times(view.purse[seat], view.rules.scoring[number].needs)


def set_points(view: TerraFuturaView, seat: int, number: int) -> int:
    return set_times(view, seat, number) * view.rules.scoring[number].points


def missing(view: TerraFuturaView, seat: int, number: int) -> int:
    """The bundle that the seat needs to have the set once more."""
    needs, purse = view.rules.scoring[number].needs, view.purse[seat]
    more = set_times(view, seat, number) + 1
    bundle = 0
    for kind in range(KINDS):
        lacking = int(count(needs, kind)) * more - int(count(purse, kind))
        if count(needs, kind) and lacking > 0:
            bundle += int(one(kind)) * lacking
    return bundle


def known_set_points(view: TerraFuturaView, seat: int) -> int:
    """The set that counts, or the best one in the hand of the seat that looks; else nothing."""
    chosen = view.chosen[seat]
    if chosen >= 0:
        return set_points(view, seat, chosen)
    return max((set_points(view, seat, number) for number in view.scoring[seat]), default=0)


def points(view: TerraFuturaView, seat: int) -> int:
    """The running score: only what the seat that looks may know."""
    fixed = resource_points(view, seat) + pollution_points(view, seat)
    return fixed + known_set_points(view, seat)


def ranks(view: TerraFuturaView) -> list[int]:
    """The most points win; of equals who has fewer cubes (5.7)."""
    seats = range(view.rules.players)
    return ranks_of([MORE_THAN_ALL_CUBES * points(view, s) - all_cubes(view, s) for s in seats])


def _cubes(view: TerraFuturaView, seat: int) -> list[int]:
    return [int(view.cubes_on(seat * CELLS + cell)) for cell in view.places[seat]]
