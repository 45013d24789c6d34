"""What Terra Futura says is at stake comes true when the moves are made."""

from terrarium.core.points import Points
from terrarium.core.reason import Args
from terrarium.core.state import NOBODY, State
from terrarium.games.terra_futura.cards import ON_PATTERN
from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW, cells_in
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.page.stakes import stakes_of
from terrarium.games.terra_futura.picture.ledger import change_by
from terrarium.games.terra_futura.scoring import seat_points
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    KEEPING,
    PATTERN,
    PLACING,
    POLLUTING,
    REMOVING,
    SET,
    TAKING,
    TerraFuturaState,
)
from terrarium.games.terra_futura.view import TerraFuturaView
from tests.properties.decisions import decisions_at

SEVERAL = 2


def at(*steps: int) -> list[State]:
    return decisions_at("terra_futura", *steps)


def futura(state: State) -> TerraFuturaState:
    assert isinstance(state, TerraFuturaState)
    return state


def seen(state: State) -> TerraFuturaView:
    view = state.view(state.actor())
    assert isinstance(view, TerraFuturaView)
    return view


def told(state: State) -> list[tuple[str, Args]]:
    stakes = stakes_of(seen(state))
    return [(stake.id.removeprefix("terra_futura-stakes-"), stake.args) for stake in stakes]


def after(state: State, *moves: int) -> TerraFuturaState:
    then = futura(state.copy())
    for move in moves:
        then.play(move)
    return then


def awake(state: TerraFuturaState, seat: int) -> int:
    """How many cards may be activated."""
    return sum(state.is_active(seat * CELLS + cell) for cell in cells_in(state.line))


def points(state: State, seat: int) -> int:
    return seat_points(futura(state), seat, futura(state).scoring[seat])["total"]


def used_at_once(state: State, take: int) -> bool:
    """Whether the card of the display could be activated where it is placed first."""
    place = after(state, take).legal()[0]
    cell = NOTATION.decoded(place)["cell"]
    effects = NOTATION.among(after(state, take, place).legal(), "activate")
    return any(effect["cell"] == cell for effect in effects)


def test_so_many_cards_of_the_display_could_be_used_at_once() -> None:
    for state in at(TAKING):
        takes = [take for take in NOTATION.among(state.legal(), "take") if take["place"]]
        usable = sum(used_at_once(state, take.number) for take in takes)
        assert dict(told(state))["at-once"]["cards"] == usable


def test_so_many_cards_are_still_to_come() -> None:
    for state in at(TAKING, PLACING):
        placed = len(futura(state).places[state.actor()])
        assert dict(told(state))["cards"]["left"] == IN_WINDOW - 1 - placed


def test_the_best_place_activates_as_many_cards_as_is_said() -> None:
    for state in at(PLACING):
        lines = [awake(after(state, move), state.actor()) for move in state.legal()]
        assert dict(told(state))["line"]["cards"] == max(lines)


def test_the_points_are_those_that_would_count_now() -> None:
    for state in at(ACTIVATING):
        assert dict(told(state))["points"]["points"] == points(state, state.actor())


def test_a_pattern_that_loses_cards_activates_as_many_as_is_said() -> None:
    found = list[int]()
    for state in at(PATTERN):
        if not state.setup.options.flag("simultaneous_patterns"):
            woken = [awake(after(state, move), state.actor()) for move in state.legal()]
            fewer = [cards for cards in woken if cards != ON_PATTERN]
            assert [args["cards"] for what, args in told(state) if what == "pattern"] == fewer
            found += fewer
    assert found


def test_a_set_ends_the_match_with_the_points_that_are_said() -> None:
    for state in at(SET):
        for move, (_, args) in zip(state.legal(), told(state), strict=True):
            assert ended_with(after(state, move), state.actor()) == args["total"]


def ended_with(state: State, seat: int) -> Points:
    while state.actor() != NOBODY:
        state.play(state.legal()[0])
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[seat]["total"]


def test_what_a_choice_does_to_ones_points_comes_true() -> None:
    for state in at(POLLUTING, KEEPING, REMOVING):
        view, seat = seen(state), state.actor()
        assert view.pending is not None
        if view.step == POLLUTING and view.pending.cubes >= SEVERAL:
            continue  # the next cube may follow by itself
        for move in state.legal():
            change = points(after(state, move), seat) - points(state, seat)
            assert change == change_by(view, NOTATION.decoded(move))


def test_so_many_spaces_are_free_before_a_cube_blocks_a_card() -> None:
    for state in map(futura, at(POLLUTING)):
        seat, free = state.actor(), dict(told(state))["room"]["free"]
        active = sum(state.is_active(seat * CELLS + cell) for cell in state.places[seat])
        assert free == state.room[seat] - active
