"""Terramara at a terminal: the board on a hundred columns, several moves on a line, reasons."""

from pathlib import Path

import pytest

from tests.games.terramara.tables import EDITION, GAME
from tests.terminal.screens import goes_on, lines_shown, match_with_bots
from tests.terminal.typing_people import Played, play_on

WIDTH = 100


def played(home: Path, position: str, *lines: str) -> Played:
    """Ada at seat 0 goes on from a position, with three bots."""
    path = home / "laid-out.terrarium"
    match = match_with_bots(GAME, EDITION, 4, 1, position)
    path.write_text(match.record().write(), "utf-8")
    return play_on(iter(lines), game="terramara", resume=path)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_a_hundred_columns(players: int) -> None:
    match = match_with_bots(GAME, EDITION, players, players)
    while goes_on(match, 20):
        assert max(map(len, lines_shown(match, WIDTH))) <= WIDTH


def test_every_row_of_the_board_stands_on_the_screen() -> None:
    lines = lines_shown(match_with_bots(GAME, EDITION, 4, 1, "round: 2"), WIDTH)
    for row in range(1, 7):
        assert [line for line in lines if f" Row {row} " in line]


def test_a_hand_of_each_clan_is_on_the_screen() -> None:
    lines = lines_shown(match_with_bots(GAME, EDITION, 4, 1, "round: 2"), WIDTH)
    assert len([line for line in lines if "4 explorers in hand" in line]) == 4


def test_the_spaces_of_the_rows_stand_under_each_other() -> None:
    lines = lines_shown(match_with_bots(GAME, EDITION, 4, 1, "round: 2"), WIDTH)
    places = {
        next(line.index(f"d{row} ") for line in lines if f"d{row} " in line) for row in (2, 6)
    }
    assert len(places) == 1


def test_the_road_is_travelled_by_several_moves_on_a_line(home: Path) -> None:
    position = "phase: move\nabout: amount 2"
    out = " ".join(played(home, position, "travel start-c1; travel c1-l2").out.split())
    assert "A caravan of yours comes from the start of the road to crossroad c1." in out
    assert "A caravan of yours comes from crossroad c1 to bonus stop l2." in out


def test_an_artefact_is_reserved_by_its_name(home: Path) -> None:
    position = "phase: after\nculture 0: 4\nrow: bow-drill, hide-boots"
    assert "You reserve Hide Boots." in played(home, position, "reserve hide boots").out


def test_a_hint_says_why_a_member_cannot_go_there(home: Path) -> None:
    out = played(home, "round: 2", "why send chief to a3").out
    assert "Only explorers go to the rows of later rounds, not your chief." in out
