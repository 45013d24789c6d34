"""What follows from Terramara's rules by arithmetic, in every position of random matches."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise

import pytest

from terrarium.core.event import Event
from terrarium.core.state import SPECTATOR
from terrarium.games.terramara.characters import LAND_OWNER, SCOUT
from terrarium.games.terramara.clan import explorers_of, stands_on
from terrarium.games.terramara.members import (
    CHIEF,
    FIRE,
    MERCENARY,
    NEUTRAL,
    NO_MEMBER,
    WARRIOR,
    chief_of,
    explorer_of,
    is_explorer,
    is_neutral,
    seat_of,
)
from terrarium.games.terramara.road import crossroad_place
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    FIRST,
    HUT,
    LAND,
    RAID,
    TERRITORY,
    column_of,
    row_of,
)
from terrarium.games.terramara.state import ROUNDS, TerramaraState
from tests.properties.mara import Match, matches, moves, of_seat, seat_in, sum_of, tables


def territory_of(state: TerramaraState) -> Iterator[tuple[int, int]]:
    """Each member on a territory space, and its space."""
    for space in range(TERRITORY, CROSSROADS):
        for member in (state.first_on[space], state.second_on[space]):
            if member != NO_MEMBER:
                yield int(member), space


def standing(state: TerramaraState, member: int) -> int:
    return [*state.first_on, *state.second_on].count(member)


# Members.


@pytest.mark.rule("1.1", "1.3", "1.18", "1.20")
def test_explorers_are_four_one_more_from_culture_8_on_and_one_of_young_scout() -> None:
    more: Counter[int] = Counter()
    for state in tables():
        for seat in range(state.players):
            scouts = state.is_character(seat, SCOUT, adult=False)
            more[wanted := (state.culture[seat] >= 8) + scouts] += 1
            assert explorers_of(state, seat) == 4 + wanted
    assert min(more[0], more[1]) > 1000


@pytest.mark.rule("1.1")
def test_everybody_has_one_chief_somewhere() -> None:
    for state in tables():
        for seat in range(state.players):
            in_hut = state.hut_of(seat)[CHIEF]
            assert state.chiefs[seat] + in_hut + standing(state, chief_of(seat)) == 1


@pytest.mark.rule("1.9", "M-12")
def test_there_are_always_four_warriors() -> None:
    hired = 0
    for state in tables():
        huts = sum(state.hut_of(seat)[MERCENARY] for seat in range(state.players))
        assert state.mercenaries + sum(state.warriors) + huts + standing(state, WARRIOR) == 4
        hired += state.mercenaries < 4
    assert hired > 100


@pytest.mark.rule("1.21b", "M-9", "ruling 14")
def test_in_every_row_that_has_not_flipped_stands_one_explorer_of_each_neutral_player() -> None:
    met = 0
    for state in tables():
        for neutral in range(len(state.neutral) if state.round else 0):
            rows = [row_of(s) for member, s in territory_of(state) if member == NEUTRAL + neutral]
            assert rows == list(range(min(int(state.round), 5), 7))
            met += 1
    assert met > 1000


@pytest.mark.rule("1.21b", "ruling 14", "ruling 15")
def test_one_small_space_burns_in_every_row_that_has_not_flipped() -> None:
    for state in tables():
        fires = [space for member, space in territory_of(state) if member == FIRE]
        rows = range(min(max(1, int(state.round)), 5), 7) if state.neutral else range(0)
        assert [row_of(space) for space in fires] == list(rows)
        assert all(column_of(space) in (1, 2, 4, 5) for space in fires)


# Two on a space.


@pytest.mark.rule("1.8", "M-16")
def test_who_came_second_joined_an_explorer_of_another_colour_or_is_a_warrior() -> None:
    pairs = 0
    for state in tables():
        for first, second in zip(state.first_on, state.second_on, strict=True):
            if second != NO_MEMBER:
                assert is_explorer(first)
                assert not is_neutral(second)
                assert second == WARRIOR or seat_of(second) != seat_of(first)
                pairs += 1
    assert pairs > 1000


@pytest.mark.rule("1.8", "1.15", "M-16")
def test_on_single_spaces_stands_one_member() -> None:
    alone = 0
    for state in tables():
        single = [RAID, FIRST, *(range(CROSSROADS, LAND) if state.players == 2 else ())]
        assert all(state.second_on[space] == NO_MEMBER for space in single)
        alone += sum(state.first_on[space] != NO_MEMBER for space in single)
    assert alone > 100


@pytest.mark.rule("1.8", "M-4")
def test_on_rows_of_later_rounds_stand_only_explorers_and_on_flipped_ones_nobody() -> None:
    later = 0
    for state in tables():
        for member, space in territory_of(state):
            assert not state.has_flipped(row_of(space))
            if min(row_of(space), 5) > state.round and member != FIRE:
                assert is_explorer(member)
                later += 1
    assert later > 1000


@pytest.mark.rule("1.15", "1.16", "M-17")
def test_crossroads_and_special_spaces_are_entered_by_those_who_may() -> None:
    visits: Counter[str] = Counter()
    for made in moves():
        where = made.move.split()[-1]
        if made.move.startswith("send") and where in WHO_MAY_GO:
            assert WHO_MAY_GO[where](made.before, int(made.before.turn))
            visits[where] += 1
    assert visits.total() > 25


def _reached(row: int) -> Callable[[TerramaraState, int], bool]:
    """Both caravans have, since the row flipped."""
    return lambda table, seat: (
        table.has_flipped(row) and table.caravans_of(seat)[0] >= crossroad_place(row)
    )


def _in_the_last_round(table: TerramaraState, seat: int) -> bool:
    return table.round == ROUNDS


def _is_young_land(table: TerramaraState, seat: int) -> bool:
    return table.is_character(seat, LAND_OWNER, adult=False)


WHO_MAY_GO: dict[str, Callable[[TerramaraState, int], bool]] = {
    **{f"x{row}": _reached(row) for row in range(1, 5)},
    **dict.fromkeys(("d5", "d6"), _in_the_last_round),
    "land": _is_young_land,
}


@pytest.mark.rule("1.11", "M-16")
def test_raid_and_first_are_chosen_once_a_round_at_most() -> None:
    chosen = 0
    for match in matches():
        counted: Counter[tuple[int, str]] = Counter()
        for made in match.made:
            where = made.move.split()[-1]
            if made.move.startswith("send") and where in ("raid", "first"):
                merged = "raid" if made.before.players == 2 else where
                counted[int(made.before.round), merged] += 1
        assert set(counted.values()) <= {1}
        chosen += len(counted)
    assert chosen > 20


# The course.


@pytest.mark.rule("1.7", "1.21", "M-23")
def test_a_match_is_over_after_five_rounds_when_nobody_has_a_member_in_hand() -> None:
    for match in matches():
        ended = match.ended
        assert [event.args["round"] for event in _rounds(match)] == [1, 2, 3, 4, 5]
        assert sum(ended.explorers + ended.chiefs + ended.warriors) == 0
        assert ended.outcome() is not None


@pytest.mark.rule("1.7", "M-1")
def test_a_turn_sends_one_member_and_the_next_is_of_who_follows_clockwise_with_a_member() -> None:
    for match in matches():
        sends = [made for made in match.made if made.move.startswith("send")]
        for made, following in pairwise(sends):
            if made.before.round == following.before.round:
                assert following.before.turn == _next_with_a_member(
                    int(made.before.turn), following.before
                )
            else:
                assert following.before.turn == _first_of(match, int(following.before.round))


def _next_with_a_member(last: int, table: TerramaraState) -> int:
    order = [(last + step) % table.players for step in range(1, table.players + 1)]
    return next(seat for seat in order if table.members_in_hand(seat) > 0)


def _first_of(match: Match, number: int) -> int:
    return seat_in(_rounds(match)[number - 1])


def _rounds(match: Match) -> list[Event]:
    return [event for event in match.told if event.id == "terramara-round-began"]


@pytest.mark.rule("1.8", "1.9", "M-12")
def test_joining_costs_an_explorer_1_strength_and_others_nothing() -> None:
    joined: Counter[str] = Counter()
    for made in moves():
        words = made.move.split()
        if words[0] == "send" and words[-1] not in ("raid", "first", "hut"):
            seat, member = int(made.before.turn), words[1]
            lost = sum_of(of_seat(made.told, seat, "terramara-lost-strength"), "steps")
            if member != "explorer":
                assert lost == 0
            joined[f"{member} {lost}"] += 1
    assert min(joined["explorer 0"], joined["explorer 1"], joined["chief 0"]) > 50


# Secrets and results.


@pytest.mark.rule("M-18")
def test_only_the_order_of_the_deck_is_hidden() -> None:
    differ = 0
    for number, state in enumerate(tables()):
        if number % 50 == 0:
            world = state.imagine(0, number)
            for seat in (SPECTATOR, *range(state.players)):
                assert world.view(seat).as_json() == state.view(seat).as_json()
            lines = zip(state.position().split("\n"), world.position().split("\n"), strict=True)
            other = [ours for ours, theirs in lines if ours != theirs]
            assert all(line.startswith("deck:") for line in other)
            differ += bool(other)
    assert differ > 10


@pytest.mark.rule("1.21", "ruling 12")
def test_totals_are_the_sum_of_all_categories_and_ranks_follow_from_them() -> None:
    halves = 0
    for match in matches():
        outcome = match.ended.outcome()
        assert outcome is not None
        for score in outcome.scores:
            assert score["total"] == sum(n for part, n in score.items() if part != "total")
            halves += Fraction(score["total"]).denominator == 2
        keys = [
            (score["total"], match.ended.culture[seat], match.ended.strength[seat])
            for seat, score in enumerate(outcome.scores)
        ]
        assert outcome.ranks == [1 + sum(other > key for other in keys) for key in keys]
    assert halves > 0


@pytest.mark.rule("1.8")
def test_nobody_but_its_owner_stands_in_a_hut_or_on_lands_own_crossroad() -> None:
    visits = 0
    for state in tables():
        assert state.first_on[HUT] == state.second_on[HUT] == NO_MEMBER
        for seat in range(state.players):
            members = (explorer_of(seat), chief_of(seat))
            if any(stands_on(state, member, LAND) for member in members):
                assert state.character[seat] == LAND_OWNER
                visits += 1
    assert visits > 0
