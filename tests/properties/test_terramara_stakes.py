"""What Terramara says is at stake comes true when the moves are made."""

from terrarium.core.needed import needed
from terrarium.core.points import Points
from terrarium.core.reason import Args
from terrarium.core.state import State
from terrarium.games.terramara.crafting import craftable
from terrarium.games.terramara.goods import GOOD_NAMES, one, total
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.page.prospects import artefacts_in_reach
from terrarium.games.terramara.page.stakes import stakes_of
from terrarium.games.terramara.phases import (
    AFTER,
    CULTURE,
    DRAFTING,
    GIVING,
    MOVING,
    RAIDING,
    SENDING,
)
from terrarium.games.terramara.scoring import final_points
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.text.terms import goods_spelt
from terrarium.games.terramara.view import TerramaraView
from tests.every_game import any_move
from tests.properties.decisions import decisions_at
from tests.properties.games import play_on


def at(*steps: int) -> list[TerramaraState]:
    return [mara(state) for state in decisions_at("terramara", *steps)]


def mara(state: State) -> TerramaraState:
    assert isinstance(state, TerramaraState)
    return state


def told(state: State) -> dict[str, Args]:
    view = state.view(state.actor())
    assert isinstance(view, TerramaraView)
    return {stake.id.removeprefix("terramara-stakes-"): stake.args for stake in stakes_of(view)}


def after(state: State, *moves: int) -> TerramaraState:
    then = mara(state.copy())
    for move in moves:
        then.play(move)
    return then


def raids(state: State) -> list[int]:
    """The moves that are a raid."""
    sends = NOTATION.among(state.legal(), "send")
    to_raid = [send.number for send in sends if send.text.endswith("to raid")]
    return [*to_raid, *[move.number for move in NOTATION.among(state.legal(), "raid")]]


def test_a_raid_brings_as_many_goods_as_is_said() -> None:
    for state in at(SENDING, RAIDING):
        for move in raids(state):
            assert given_up(state, move) == told(state)["raid"]["goods"]


def given_up(state: TerramaraState, move: int) -> int:
    """How many goods the others have less after a move and their gifts, whatever they choose."""
    then = after(state, move)
    while then.step == GIVING:
        then.play(then.legal()[0])
    others = [seat for seat in range(state.players) if seat != state.seat]
    return sum(int(total(state.goods[seat]) - total(then.goods[seat])) for seat in others)


def test_when_all_members_are_sent_the_row_of_the_round_has_flipped() -> None:
    for state in at(SENDING)[::10]:
        for args in [args for id, args in told(state).items() if id == "round"]:
            then, number = mara(state.copy()), state.round
            while then.round == number:
                play_on(then, any_move, f"after {len(then.legal())}", most=1)
            assert then.has_flipped(number)
            assert args["round"] == number


def test_the_points_in_the_last_round_are_those_that_would_count_now() -> None:
    for state in at(SENDING):
        for args in [args for id, args in told(state).items() if id == "last-round"]:
            points = [score["total"] for score in final_points(state)]
            assert args["points"] == points.pop(state.actor())
            assert args["best"] == max(points)


def test_with_the_goods_that_are_said_to_be_missing_an_artefact_can_be_paid() -> None:
    for state in at(SENDING, AFTER):
        stakes = told(state)
        assert bool(craftable(state, state.seat, 0)) == ("craft" in stakes)
        if "lacks" in stakes:
            then = mara(state.copy())
            _give(then, str(stakes["lacks"]["missing"]))
            assert stakes["lacks"]["artefact"] in _payable(then)


def _give(state: TerramaraState, missing: str) -> None:
    for amount, good in goods_spelt(missing):
        state.goods[state.seat] += int(one(GOOD_NAMES.index(good))) * amount


def _payable(state: TerramaraState) -> list[str]:
    found = artefacts_in_reach(state, int(state.seat))
    return [state.rules.artefacts[reach.card].name for reach in found if not reach.lacks]


def test_the_best_artefact_counts_the_points_that_are_said_once_it_is_crafted() -> None:
    for state in at(AFTER):
        crafts = NOTATION.among(state.legal(), "craft")
        if crafts:
            counted = [crafted(state, craft.number) for craft in crafts]
            assert max(counted) == told(state)["craft"]["points"]


def crafted(state: TerramaraState, move: int) -> int:
    """The points of the artefact, once it is paid and lies there."""
    then, seat = after(state, move), int(state.seat)
    while len(then.artefacts[seat]) == len(state.artefacts[seat]):
        then.play(then.legal()[0])
    return then.rules.artefacts[then.artefacts[seat][len(state.artefacts[seat])]].points


def test_the_river_brings_something_as_many_steps_ahead_as_is_said() -> None:
    for state in at(CULTURE):
        for args in [args for id, args in told(state).items() if id == "river"]:
            seat, steps = state.actor(), needed(int, args["steps"])
            assert state.culture[seat] + steps == args["culture"]
            if args["brings"] == "explorer":
                then = after(state, NOTATION.encoded("advance", steps))
                assert then.explorers[seat] == state.explorers[seat] + 1


def test_a_flag_would_count_what_is_said_if_it_stood_there_now() -> None:
    for state in at(MOVING):
        for args in [args for id, args in told(state).items() if id == "flag"]:
            then = mara(state.copy())
            then.flags[state.seat] |= 1 << (needed(int, args["row"]) - 1)
            assert counts(then, state, "outposts") == args["points"]


def test_the_next_caravan_at_the_end_of_the_road_counts_what_is_said() -> None:
    for state in at(MOVING):
        for move in NOTATION.among(state.legal(), "travel"):
            then = after(state, move.number)
            if len(then.parked) > len(state.parked):
                assert counts(then, state, "caravans") == told(state)["road"]["points"]


def counts(then: TerramaraState, before: TerramaraState, what: str) -> Points:
    """What the seat that decided has more in a category."""
    seat = before.actor()
    return final_points(then)[seat][what] - final_points(before)[seat][what]


def test_so_many_others_choose_before_one_chooses_again() -> None:
    for state in at(DRAFTING):
        for args in [args for id, args in told(state).items() if id == "draft"]:
            assert len(drafters(after(state, state.legal()[0]), state.actor())) == args["others"]


def drafters(state: TerramaraState, until: int) -> list[int]:
    """Who drafts before a seat does."""
    found: list[int] = []
    while state.step != DRAFTING or state.actor() != until:
        found += [state.actor()] if state.step == DRAFTING else []
        state.play(state.legal()[0])
    return found
