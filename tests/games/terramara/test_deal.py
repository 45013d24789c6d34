"""The set-up: what lies where, the first game, fire and the draft's cards (1.3, 1.4, 1.21b)."""

import pytest

from terrarium.games.terramara.goods import counts
from terrarium.games.terramara.members import FIRE
from terrarium.games.terramara.spaces import FIRE_COLUMNS, SPACE_NAMES, column_of, row_of, territory
from tests.games.terramara.tables import dealt


@pytest.mark.rule("1.3")
def test_two_tiles_of_each_level_lie_in_either_column() -> None:
    tiles = dealt(4).terramara.tiles
    assert [tile // 4 for tile in tiles] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert len(set(tiles)) == 12


@pytest.mark.rule("1.3")
def test_bonus_tiles_have_the_level_of_their_place() -> None:
    assert [tile // 6 + 1 for tile in dealt(4).terramara.bonus] == [
        1,
        2,
        2,
        3,
        1,
        1,
        2,
        2,
        3,
        3,
        3,
        3,
    ]


@pytest.mark.rule("1.3")
def test_eight_artefacts_of_level_1_lie_in_the_row() -> None:
    state = dealt(4).terramara
    assert len(state.row) == 8
    assert max(state.row) < 16


@pytest.mark.rule("1.3")
def test_the_deck_has_level_1_above_2_above_3() -> None:
    deck = dealt(4).terramara.deck
    assert [len(set(deck[a:b])) for a, b in ((0, 16), (16, 32), (32, 52))] == [16, 16, 20]
    assert max(deck[:16]) < min(deck[16:32]) <= max(deck[16:32]) < min(deck[32:])


@pytest.mark.rule("1.4", "example 14")
def test_the_first_game_begins_with_a_good_of_each_kind_a_worker_and_culture() -> None:
    state = dealt(4, start="first").terramara
    assert counts(state.goods[0]) == [1, 1, 1, 1, 0, 0, 0, 0]
    assert (state.workers[:3], state.culture, state.spare) == ([1, 0, 0], [1, 1, 1, 1], (1, 1, 1))


@pytest.mark.rule("1.4", "example 14")
def test_in_the_first_game_strength_is_the_place_in_turn_order() -> None:
    state = dealt(4, start="first").terramara
    in_order = [state.strength[(state.first + place) % 4] for place in range(4)]
    assert in_order == [1, 2, 3, 4]


@pytest.mark.rule("1.4", "example 15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_opens_one_more_of_each_kind_than_there_are_players(players: int) -> None:
    state = dealt(players).terramara
    assert (len(state.open_characters), len(state.open_starts)) == (players + 1, players + 1)


@pytest.mark.rule("1.21b", "example 7")
@pytest.mark.parametrize("players", [2, 3])
def test_one_small_space_burns_in_each_row(players: int) -> None:
    members = dealt(players).terramara.first_on
    burning = [space for space, member in enumerate(members) if member == FIRE]
    assert [row_of(space) for space in burning] == [1, 2, 3, 4, 5, 6]
    assert all(column_of(space) in (1, 2, 4, 5) for space in burning)
    assert len({column_of(space) for space in burning[:4]}) == 4


@pytest.mark.rule("1.21b")
def test_with_four_players_nothing_burns() -> None:
    assert FIRE not in dealt(4).terramara.first_on


@pytest.mark.rule("1.2", "example 7")
def test_card_2_burns_the_second_small_space_of_the_left_tile() -> None:
    spaces = [SPACE_NAMES[territory(1, column)] for column in FIRE_COLUMNS]
    assert spaces == ["b1", "c1", "e1", "f1"]
