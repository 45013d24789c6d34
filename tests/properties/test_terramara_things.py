"""Terramara's goods, tracks, cards and tiles, in every position of random matches."""

from collections import Counter

import pytest

from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.games.terramara.characters import BONUS, LAND_OWNER
from terrarium.games.terramara.components import NO_CARD, NO_TILE
from terrarium.games.terramara.effects.effect import NO_SOURCE
from terrarium.games.terramara.goods import GOOD_NAMES, counts
from terrarium.games.terramara.road import END_OF_ROAD
from terrarium.games.terramara.state import TerramaraState
from tests.properties.mara import Match, matches, moves, of_seat, seat_in, sum_of, tables

# Goods, steps and points.


def held(state: TerramaraState) -> list[list[int]]:
    """Each seat's goods."""
    return [counts(bundle) for bundle in state.goods]


@pytest.mark.rule("1.5", "1.12", "1.13", "ruling 1")
def test_goods_come_and_go_as_it_is_told() -> None:
    told: Counter[str] = Counter()
    for made in moves():
        wanted = held(made.before)
        for event in made.told:
            _change(wanted, event)
            told[event.id] += 1
        assert held(made.after) == wanted
    for id in ("gained", "paid", "refined", "gave"):
        assert told[f"terramara-{id}"] > 100


def _change(goods: list[list[int]], event: Event) -> None:
    args = event.args
    if event.id in ("terramara-gained", "terramara-paid"):
        sign = 1 if event.id == "terramara-gained" else -1
        for amount, _, good in [part.partition(" ") for part in str(args["bundle"]).split(", ")]:
            _of(goods, event, "seat")[GOOD_NAMES.index(good)] += sign * int(amount)
    elif event.id == "terramara-refined":
        _of(goods, event, "seat")[_kind(event, "raw")] -= 1
        _of(goods, event, "seat")[_kind(event, "good")] += 1
    elif event.id == "terramara-gave":
        _of(goods, event, "seat")[_kind(event, "good")] -= 1
        _of(goods, event, "raider")[_kind(event, "good")] += 1


def _of(goods: list[list[int]], event: Event, who: str) -> list[int]:
    return goods[seat_in(event, who)]


def _kind(event: Event, word: str) -> int:
    return GOOD_NAMES.index(str(event.args[word]))


@pytest.mark.rule("1.13", "1.18", "M-6", "M-24")
def test_strength_culture_and_points_change_as_it_is_told() -> None:
    for made in moves():
        before, after = made.before, made.after
        for seat in range(before.players):
            gained = sum_of(of_seat(made.told, seat, "terramara-gained-strength"), "steps")
            lost = sum_of(of_seat(made.told, seat, "terramara-lost-strength"), "steps")
            culture = sum_of(of_seat(made.told, seat, "terramara-gained-culture"), "steps")
            points = sum_of(of_seat(made.told, seat, "terramara-scored"), "points")
            assert after.strength[seat] - before.strength[seat] == gained - lost
            assert after.culture[seat] - before.culture[seat] == culture
            assert after.points[seat] - before.points[seat] == points


def test_whoever_scores_is_told_for_what() -> None:
    scored = [event for made in moves() for event in made.told if event.id == "terramara-scored"]
    assert scored
    assert not [event for event in scored if event.args["source"] == NO_SOURCE]


@pytest.mark.rule("1.13", "1.14", "1.18", "ruling 17")
def test_nobody_leaves_a_track_and_nobody_goes_back_on_river_or_road() -> None:
    for made in moves():
        before, after = made.before, made.after
        assert all(0 <= strength <= 20 for strength in [*after.strength, *after.neutral])
        assert all(old <= new <= 14 for old, new in zip(before.culture, after.culture, strict=True))
        for old, new in zip(before.caravans, after.caravans, strict=True):
            assert old <= new <= END_OF_ROAD
        pairs = zip(after.caravans[::2], after.caravans[1::2], strict=True)
        assert all(behind <= ahead for behind, ahead in pairs)


@pytest.mark.rule("1.14", "example 12")
def test_caravans_at_the_end_are_those_that_parked() -> None:
    parked = 0
    for state in tables():
        ended = [place == END_OF_ROAD for place in state.caravans]
        for seat in range(state.players):
            assert state.parked.count(seat) == sum(ended[seat * 2 : seat * 2 + 2])
        parked += len(state.parked)
    assert parked > 0


def flags_placed(match: Match) -> list[tuple[int, int, int]]:
    """Who placed one, beside which row, in which round."""
    return [
        (seat_in(event), needed(int, event.args["row"]), int(made.before.round))
        for made in match.made
        for event in made.told
        if event.id == "terramara-placed-flag"
    ]


@pytest.mark.rule("1.14", "1.17")
def test_a_flag_is_placed_once_at_an_outpost_that_is_open() -> None:
    flags = 0
    for match in matches():
        placed = flags_placed(match)
        assert len({(seat, row) for seat, row, _ in placed}) == len(placed)
        assert all(row < round for _, row, round in placed)
        flags += len(placed)
    assert flags > 10


@pytest.mark.rule("1.14")
def test_the_flags_of_a_seat_are_those_that_it_placed() -> None:
    for match in matches():
        wanted = [0] * match.ended.players
        for seat, row, _ in flags_placed(match):
            wanted[seat] |= 1 << row - 1
        assert match.ended.flags == wanted


# Cards and tiles.


@pytest.mark.rule("1.1", "1.10", "1.21", "M-21")
def test_every_artefact_is_in_one_place_or_has_left_with_its_level() -> None:
    for state in tables():
        cards = [*state.row, *state.deck[state.drawn :]]
        cards += [card for hand in state.artefacts for card in hand]
        cards += [card for card in state.reserved if card != NO_CARD]
        assert len(set(cards)) == len(cards)
        gone = {state.rules.artefacts[card].level for card in set(range(52)) - set(cards)}
        assert gone <= {level for level in (1, 2) if state.round >= 2 * level}


@pytest.mark.rule("1.10", "1.21", "M-21")
def test_the_row_has_eight_cards_unless_one_is_being_crafted_or_the_deck_is_empty() -> None:
    shorter = 0
    for state in tables():
        assert len(state.row) == 8 or state.crafting or not state.deck_left()
        levels = {state.rules.artefacts[card].level for card in state.row}
        assert not (state.round >= 3 and 1 in levels)
        assert not (state.round >= 5 and 2 in levels)
        shorter += len(state.row) < 8
    assert shorter > 0


@pytest.mark.rule("1.3")
def test_tiles_stay_where_they_lie() -> None:
    for match in matches():
        first = match.made[0].before
        for made in match.made:
            assert (made.after.tiles, made.after.bonus) == (first.tiles, first.bonus)


@pytest.mark.rule("1.20")
def test_bonus_has_only_bonus_tiles_that_are_left_over() -> None:
    private = 0
    for state in tables():
        assert not any(state.private >> tile & 1 for tile in state.bonus)
        assert not state.private or BONUS in state.character
        private += state.private != 0
    assert private > 100


@pytest.mark.rule("1.20")
def test_land_has_only_tiles_that_are_left_over() -> None:
    own = 0
    for state in tables():
        tiles = {int(state.own_crossroad), int(state.own_outpost)} - {NO_TILE}
        assert not tiles & set(state.tiles)
        assert not tiles or LAND_OWNER in state.character
        own += bool(tiles)
    assert own > 100


@pytest.mark.rule("1.1", "1.3", "M-19")
def test_workers_are_those_of_the_box() -> None:
    for state in tables():
        for level, tiles in enumerate((9, 5, 3)):
            assert sum(state.workers[level::3]) + state.spare[level] <= tiles
        used = zip(state.ready, state.workers, strict=True)
        assert all(0 <= ready <= workers for ready, workers in used)
        assert 0 <= state.hired <= 2
        assert min(state.spare) >= 0
