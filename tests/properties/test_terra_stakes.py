"""What Terra says is at stake comes true when the moves are made."""

from collections.abc import Callable

from terrarium.core.event import Event
from terrarium.core.player import is_seated_at
from terrarium.core.reason import Args
from terrarium.core.state import NOBODY, SPECTATOR, State
from terrarium.games.terra.moves import NOTATION, PASS
from terrarium.games.terra.page.stakes import stakes_of
from terrarium.games.terra.sets import SET_POINTS
from terrarium.games.terra.state import HELPING, IMPENDING, TerraState
from terrarium.games.terra.view import TerraView
from tests.properties.decisions import decisions_at
from tests.properties.ears import Ears

Policy = Callable[[State], int]


def terra(state: State) -> TerraState:
    assert isinstance(state, TerraState)
    return state


def passing(state: State) -> int:
    return PASS


def giving(state: State) -> int:
    """The highest card there is."""
    return state.legal()[-1]


def told(state: State) -> dict[str, Args]:
    view = state.view(state.actor())
    assert isinstance(view, TerraView)
    return {stake.id.removeprefix("terra-stakes-"): stake.args for stake in stakes_of(view)}


def resolved(state: State, first: int, others: Policy) -> tuple[State, list[Event]]:
    """The crisis once all have answered it, beginning with this move."""
    ears, then = Ears(int(state.players)), state.copy()
    then.listener = ears
    for number in range(int(state.players) - len(terra(state).played)):
        then.play(others(then) if number else first)
    return then, ears.heard[SPECTATOR]


def is_averted(state: State, first: int, others: Policy) -> bool:
    return "terra-averted" in {event.id for event in resolved(state, first, others)[1]}


def after(state: State, move: str) -> TerraState:
    then = terra(state.copy())
    then.play(NOTATION.parse(move))
    return then


def test_whether_it_is_enough_comes_true() -> None:
    for state in decisions_at("terra", IMPENDING):
        stakes = told(state)
        if "averted" in stakes:
            assert is_averted(state, PASS, passing)
        if "too-late" in stakes:
            assert not is_averted(state, giving(state), giving)
        if "missing" in stakes:
            assert not is_averted(state, giving(state), passing)


def test_the_least_card_that_is_enough_and_all_higher_ones_avert_the_crisis() -> None:
    for state in decisions_at("terra", IMPENDING):
        for enough in [args for id, args in told(state).items() if id == "enough"]:
            least = NOTATION.parse(f"play {enough['card']}")
            plays = [move for move in state.legal() if move != PASS]
            assert [is_averted(state, move, passing) for move in plays] == (
                [move >= least for move in plays]
            )


def test_what_a_card_would_score_comes_true_where_the_crisis_is_averted() -> None:
    for state in decisions_at("terra", IMPENDING):
        if is_averted(state, giving(state), passing) and giving(state) != PASS:
            scored, stakes = scored_by(state, giving(state)), told(state)
            assert ("terra-scored-first" in scored) == ("first" in stakes)
            yours = stakes.get("highest", {}).get("yours")
            assert yours is None or ("terra-scored-highest" in scored) == (yours != "under")


def scored_by(state: State, move: int) -> set[str]:
    events = resolved(state, move, passing)[1]
    return {e.id for e in events if is_seated_at(e.args.get("seat", ""), state.actor())}


def test_the_world_is_lost_by_what_is_not_averted_just_where_that_is_said() -> None:
    for state in decisions_at("terra", IMPENDING):
        if not is_averted(state, PASS, passing):
            outcome = resolved(state, PASS, passing)[0].outcome()
            assert bool(outcome and outcome.causes) == ("world" in told(state))


def test_the_card_that_is_said_to_solve_a_crisis_solves_it_for_its_points() -> None:
    for state in decisions_at("terra", HELPING):
        for solves in [args for id, args in told(state).items() if id == "solves"]:
            then = after(state, f"help {solves['crisis']} with {solves['card']}")
            seat = state.actor()
            assert then.scores[seat] - terra(state).scores[seat] == solves["points"]


def test_no_better_set_can_be_hoarded_than_is_said() -> None:
    for state in decisions_at("terra", HELPING):
        stakes, helps = told(state), NOTATION.among(state.legal(), "help")
        helped = terra(state).helped != 0
        hands = [state] if helped else [after(state, help.text) for help in helps]
        assert max(map(best_set, hands), default=0) == set_said(stakes)["points"]


def set_said(stakes: dict[str, Args]) -> Args:
    """The set that is said to count most."""
    said = [args for kind, args in stakes.items() if kind.startswith("hoard-")]
    return said[0] if said else {"points": 0}


def test_a_set_is_said_to_be_kept_by_the_card_just_named_only_where_it_is() -> None:
    for state in decisions_at("terra", HELPING):
        stakes = told(state)
        named = stakes.get("solves") or stakes.get("nearest")
        if named and not terra(state).helped:
            then = best_set(after(state, f"help {named['crisis']} with {named['card']}"))
            assert (then == set_said(stakes)["points"]) == ("hoard-instead" not in stakes)


def best_set(state: State) -> int:
    hoards = NOTATION.among(state.legal() if state.actor() != NOBODY else [], "hoard")
    return max((SET_POINTS[move["set"]] for move in hoards), default=0)
