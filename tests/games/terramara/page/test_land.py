"""The land on the page: which spaces there are, who stands there, and when they come back."""

import pytest

from tests.games.terramara.page.boards import board, seen, spaces
from tests.games.terramara.tables import dealt


@pytest.mark.rule("1.11")
@pytest.mark.parametrize(
    ("players", "ways"),
    [
        (4, [["hire"], ["develop"], ["travel"], ["raid"], ["first"]]),
        (3, [["hire"], ["develop", "travel"], ["raid"], ["first"]]),
        (2, [["hire"], ["develop", "travel"], ["raid", "first"]]),
    ],
)
def test_the_homeland_has_one_space_more_than_players(players: int, ways: list[list[str]]) -> None:
    home = board(players=players).land.homeland.tiles()
    assert [[way.name for way in space.ways] for tile in home for space in tile] == ways


def test_pointing_at_a_space_names_it() -> None:
    assert spaces(board())["c3"].ways[0].key == "at-c3"


def test_a_flipped_row_lies_under_snow_and_shows_its_crossroad() -> None:
    shown = board("round: 3")
    assert [row.when for row in shown.land.rows] == [
        *("flipped", "flipped", "now", "later", "later", "later")
    ]
    assert "x2" in spaces(shown)
    assert "a2" not in spaces(shown)


@pytest.mark.rule("1.2")
def test_in_the_last_round_both_last_rows_are_present() -> None:
    assert [row.row for row in board("round: 5").land.rows if row.when == "now"] == [5, 6]


@pytest.mark.rule("M-4")
def test_a_later_row_says_in_which_round_its_members_come_back() -> None:
    assert [(row.round, row.flips) for row in board().land.rows][2:] == [
        *((3, True), (4, True), (5, False), (5, False))
    ]


def test_whoever_stands_on_a_space_is_shown_the_first_comer_first() -> None:
    shown = board("on a1: explorer 1, chief 0")
    assert [member.thing for member in spaces(shown)["a1"].members] == ["explorer-1", "chief-0"]


def test_members_of_a_merged_space_stand_there_once() -> None:
    shown = board("on develop: explorer 1", players=3)
    assert [member.thing for member in spaces(shown)["develop"].members] == ["explorer-1"]


@pytest.mark.rule("1.21b")
def test_one_space_of_every_row_burns_with_few_players() -> None:
    burning = [name for name, space in spaces(seen(dealt(2))).items() if space.fire]
    assert sorted(name[1] for name in burning) == list("123456")


@pytest.mark.rule("M-16")
@pytest.mark.parametrize(
    ("players", "single"), [(4, ["raid", "first"]), (2, ["raid", "x1"])], ids=["four", "two"]
)
def test_single_spaces_look_single(players: int, single: list[str]) -> None:
    shown = spaces(board("round: 2", players=players))
    assert [name for name, space in shown.items() if space.single] == single


@pytest.mark.rule("M-16")
def test_a_raid_that_was_chosen_is_closed() -> None:
    assert spaces(board("closed: raid"))["raid"].closed


@pytest.mark.rule("1.16")
def test_a_special_space_shows_what_it_asks_for() -> None:
    asked = [spaces(board())[name].ways[0].face for name in ("d5", "d6")]
    assert all(getattr(face, "condition", "") for face in asked)


@pytest.mark.rule("1.2")
def test_the_first_space_of_a_tile_is_the_large_one() -> None:
    left, right = board().land.rows[0].tiles()
    assert [space.large for space in (*left, *right)] == [True, False, False] * 2


@pytest.mark.rule("1.11")
@pytest.mark.parametrize(("round", "level"), [(1, "L1"), (4, "L2"), (5, "L3")])
def test_hire_shows_the_worker_of_the_round(round: int, level: str) -> None:
    hire = spaces(board(f"round: {round}"))["hire"]
    assert hire.ways[0].face.icons == [(1, f"{level} worker")]


@pytest.mark.rule("M-17")
def test_a_raid_in_the_homeland_is_not_called_free() -> None:
    assert spaces(board())["raid"].ways[0].face.words.id == "terramara-page-board-raid"


def test_lands_own_crossroad_is_its_owners() -> None:
    land = "character 2: land\nown crossroad: copper-creek\nown outpost: cattle-ford"
    assert board(land).land.homeland.owner() == 2
    assert board(land).land.homeland.own_crossroad() is not None


def test_everybodys_members_are_in_their_own_hut() -> None:
    huts = board("hut 1: 1 explorer, 1 chief\nhand 1: 3 explorers").land.homeland.huts()
    assert [[member.thing for member in hut] for hut in huts] == [
        *([], ["explorer-1", "chief-1"], [], [])
    ]


def test_what_looks_the_same_need_not_be_drawn_anew() -> None:
    before, after = board(), board("on a1: explorer 1")
    same = [
        one.sight == other.sight
        for one, other in zip(before.land.rows, after.land.rows, strict=True)
    ]
    assert same == [False, True, True, True, True, True]
