"""Terra Futura at a terminal: whole games, territories side by side, hints and undo."""

import re
from pathlib import Path

import pytest

from terrarium.core.history import History
from terrarium.core.picture import Card
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat
from terrarium.terminal.speech import Speech
from tests.games.terra_futura.table import EDITION, GAME
from tests.terminal.screens import HEIGHT, goes_on, lines_shown, match_with_bots
from tests.terminal.typing_people import Paper, Played, forever, lines_with, play_on

GOLDEN = Path(__file__).parent.parent / "golden"
BLOCKED = """
    phase: activate
    first: 1
    turn: 0
    line: c3, d3
    territory 0: c3 riverside with 2 green; d3 bakery; c4 orchard with 1 red, 2 pollution
    territory 1: c3 daybreak; d3 tailor; c4 wetland
"""


def played(*lines: str, out: Paper | None = None, **request: object) -> Played:
    return play_on(iter(lines), out, game="terra_futura", **request)


def laid_out(home: Path, position: str, *people: str) -> Path:
    """A saved match of two; a random bot sits where nobody else does."""
    names = people or ("You",)
    seats = [*[Seat(name) for name in names], *[Seat("random", bot=True)] * (2 - len(names))]
    match = Match(History(GAME, GAME.setup(2, EDITION), 1, position), "test", seats)
    path = home / "laid-out.terrarium"
    path.write_text(match.record().write(), "utf-8")
    return path


def match_of(players: int, seed: int, position: str = "") -> Match:
    return match_with_bots(GAME, EDITION, players, seed, position)


def test_plain_output_has_no_boxes_no_colours_and_no_squares() -> None:
    game = play_on(forever("1"), game="terra_futura", seed=2, bots=["random"])
    assert re.search("[\x00-\x09\x0b-\x1f\u2500-\u25ff]", game.out) is None


def test_one_plays_against_the_planner_if_nothing_is_said() -> None:
    assert "A new match: You, Planner (bot 1)." in played(new=True).out


def test_the_planner_gives_hints_that_name_a_card(home: Path) -> None:
    answer = played("hint", resume=laid_out(home, BLOCKED)).after("hint").splitlines()
    assert answer[0].startswith("A bot in your place would choose: activate ")
    assert answer[1].endswith("Bakery makes 3 points more of what it takes.")


def test_territories_are_told_again_only_when_they_have_changed() -> None:
    out = played("take i 1", "place c2", seed=4, bots=["random"]).out
    first, _, rest = out.partition("> take i 1")
    assert "Territory of Random" in first
    assert "Your territory, c2 " in rest
    assert "Territory of Random" not in rest


def test_payments_are_chosen_by_number_and_taken_back(home: Path) -> None:
    position = BLOCKED.replace("d3 bakery", "d3 bakery with 1 green")
    out = played("activate d3 2", "2", "undo 2", resume=laid_out(home, position)).out
    assert "1: pay green from c3 (Riverside)" in out
    assert "2: pay green from d3 (Bakery)" in out
    assert "You pay 1 green from Bakery." in out
    assert "You take back 2 moves." in out


def test_what_assistance_may_copy_is_offered_with_its_owner(home: Path) -> None:
    position = BLOCKED.replace("2 green", "1 red, 2 yellow")
    answer = played("activate c3 3", resume=laid_out(home, position)).after("activate c3 3")
    assert "1: copy 1 d3 1 (Tailor of Random, 1 red + 2 yellow for 1 goods)" in answer


def test_cards_may_be_called_by_their_names(home: Path) -> None:
    out = played("act bakery 1", "why act riverside 2", resume=laid_out(home, BLOCKED)).out
    assert "Your Bakery gains 1 food." in out
    assert "You can: activate c3 2" in out


def test_the_whole_table_shows_the_display_and_what_was_discarded() -> None:
    answer = played("discard II", "table", seed=4, bots=["random"]).after("table")
    assert "Display, Level I: 19 cards in the deck, nothing discarded; " in answer
    assert lines_with("Display, Level II discarded: Repair Cafe", answer)


def test_help_explains_the_letters_only_where_there_are_any() -> None:
    plain = played("help", seed=4, bots=["random"])
    assert "take II deck: the unseen top card" in plain.after("help")
    assert "Letters and signs" not in plain.out
    pretty = played("help", seed=4, bots=["random"], out=Paper(is_terminal=True))
    assert "Letters and signs" in pretty.out
    assert "food, construction and goods" in pretty.out


@pytest.mark.parametrize(
    ("number", "players"), [("two", 2), ("three", 3), ("four", 4), ("five", 5)]
)
def test_the_result_has_a_line_for_every_player(number: str, players: int) -> None:
    ended = played(resume=GOLDEN / f"terra_futura-{number}-planners.terrarium")
    assert len(lines_with("Result, ", ended.out)) == players


@pytest.mark.leisurely
@pytest.mark.parametrize(("width", "players"), [(60, 2), (80, 2), (80, 3), (120, 3), (120, 5)])
def test_the_territories_stand_side_by_side_as_far_as_the_terminal_is_wide(
    width: int, players: int
) -> None:
    heights: list[int] = []
    match = match_of(players, width)
    while goes_on(match, 9):
        lines = lines_shown(match, width)
        assert max(map(len, lines)) <= width
        heights.append(len(lines))
    assert max(heights) <= (1.5 if width < 80 else 1.25) * HEIGHT


def test_two_territories_share_the_lines_of_a_usual_terminal() -> None:
    match = match_of(2, 1, BLOCKED)

    def side_by_side(width: int) -> bool:
        lines = lines_with("Daybreak", "\n".join(lines_shown(match, width)))
        return any("Riverside" in line for line in lines)

    assert side_by_side(80)
    assert not side_by_side(50)


def test_without_colours_every_resource_has_its_letter_and_a_blocked_card_its_word() -> None:
    lines = lines_shown(match_of(2, 1, BLOCKED), 80, colour=False)
    text = "\n".join(lines)
    assert "2G" in text
    assert "2G→F/G→F■" in text
    assert lines_with("✗ INACTIVE", text)
    below = lines[next(n for n, line in enumerate(lines) if "✗ INACTIVE" in line) + 1]
    assert below.split()[:2] == ["R", "■■"]


def test_every_kind_of_resource_has_a_letter_of_its_own() -> None:
    kinds = "1 green, 1 red, 1 yellow, 1 food, 1 construction, 1 goods, 1 money"
    match = match_of(2, 1, BLOCKED.replace("2 green", kinds))
    picture = GAME.picture(match.view(0))
    (grid,) = [s.grids[0] for s in picture.sections if s.name == "territory-0"]
    tile = grid.tiles[0][0]
    assert tile is not None
    speech = Speech(GAME, ["Ada", "Bo"])
    faces = [speech.say(cell.face) for cell in tile.lines[-1] if isinstance(cell, Card)]
    assert faces == ["G", "R", "Y", "F", "C", "D", "$"]
