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
    for row in range(2, 7):
        assert [line for line in lines if f" Row {row} " in line]


def test_a_hand_of_each_clan_is_on_the_screen() -> None:
    lines = lines_shown(match_with_bots(GAME, EDITION, 4, 1, "round: 2"), WIDTH)
    assert len([line for line in lines if "4 explorers, chief in hand" in line]) == 4


def test_the_spaces_of_the_rows_stand_under_each_other() -> None:
    lines = lines_shown(match_with_bots(GAME, EDITION, 4, 1, "round: 2"), WIDTH)
    places = {
        next(line.index(f"d{row} ") for line in lines if f"d{row} " in line) for row in (2, 6)
    }
    assert len(places) == 1


def test_the_road_is_travelled_by_several_moves_on_a_line(home: Path) -> None:
    position = "phase: move\nabout: amount 2"
    out = " ".join(played(home, position, "travel start-c1; travel c1-l2").out.split())
    assert "A caravan of yours comes from the start of the road to crossroad 1." in out
    assert "A caravan of yours comes from crossroad 1 to bonus stop 2, where" in out


def test_an_artefact_is_reserved_by_its_name(home: Path) -> None:
    position = "phase: after\nculture 0: 4\nrow: bow-drill, hide-boots"
    assert "You reserve Hide Boots." in played(home, position, "reserve hide boots").out


def test_a_hint_says_why_a_member_cannot_go_there(home: Path) -> None:
    out = played(home, "round: 2", "why send chief to a3").out
    assert "Only explorers go to the rows of later rounds, not your chief." in out


def test_a_space_held_by_somebody_stronger_says_how_strong(home: Path) -> None:
    position = "strength 0: 2\nstrength 1: 3\non b1: explorer 1"
    out = played(home, position, "why send explorer to b1").out
    assert " has 3 strength and you have 2: your explorer may join only with more" in out


def test_an_artefact_that_is_too_dear_says_what_is_missing(home: Path) -> None:
    position = "phase: after\nculture 0: 4\nrow: bow-drill\ngoods 0: 1 leather, 1 timber"
    out = played(home, position, "why craft 1").out
    assert "it costs you 1 leather, 2 timber, and you lack 1 timber." in " ".join(out.split())


def test_a_special_space_says_what_it_asks_for(home: Path) -> None:
    out = played(home, "round: 5", "why send explorer to d5").out
    assert "This special space asks for" in out


def test_lines_of_the_table_are_read_again_only_when_they_have_changed(home: Path) -> None:
    out = played(home, "goods 0: 2 ore\nworkers 0: L1", "send explorer to c1").out
    after = out[out.index("You send an explorer to c1") :]
    assert "Territory, Row 1, now:" in after
    assert "Territory, Row 2:" not in after
    assert "Artefacts," not in after
