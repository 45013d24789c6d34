"""The pad at the end and the match in numbers."""

from pathlib import Path

import pytest

from terrarium.core.history import History
from terrarium.games.terra_futura.page import numbers_of
from terrarium.games.terra_futura.page.board import board_of
from terrarium.games.terra_futura.page.result import Result
from terrarium.games.terra_futura.resources import total
from terrarium.games.terra_futura.state import TerraFuturaState
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.web.pages.match_page import told_on_the_line
from tests.web.eyes import end_of

GOLDEN = sorted((Path(__file__).parents[3] / "golden").glob("terra_futura-*.terrarium"))


def test_there_are_matches_to_look_at() -> None:
    assert len(GOLDEN) >= 5


@pytest.mark.parametrize("path", GOLDEN[:8], ids=lambda path: path.stem)
def test_the_pad_adds_up_to_what_the_rules_say(path: Path) -> None:
    history = end_of(path.read_text("utf-8"))
    view, outcome = history.state.view(0), history.state.outcome()
    assert isinstance(view, TerraFuturaView)
    assert outcome is not None
    columns = Result(view).columns
    assert [column.total for column in columns] == [score["total"] for score in outcome.scores]
    assert [column.rank for column in columns] == outcome.ranks
    for column in columns:
        rows = column.products + column.goods + column.raw + column.money
        assert rows + column.goal.earned + column.pollution == column.total
        assert column.pollution == -column.polluted * view.rules.penalty
        assert board_of(view).players[column.seat].points == column.total


@pytest.mark.parametrize("path", GOLDEN[:4], ids=lambda path: path.stem)
def test_the_match_in_numbers_adds_up(path: Path) -> None:
    history = end_of(path.read_text("utf-8"))
    numbers = numbers_of(told_on_the_line(history), history.setup.players)
    moves = [history.game.spell(move) for _, move in history.line]
    paid = sum(deed.paid for deed in numbers.deeds)
    assert numbers.gained - paid + _kept(history) == _lying(history)
    assert numbers.discarded == sum(move.startswith("discard") for move in moves)
    assert numbers.freed <= numbers.blocked


def _kept(history: History) -> int:
    """What owners kept of what was paid for copying their cards."""
    return sum(event.id == "terra_futura-kept" for event in told_on_the_line(history))


def _lying(history: History) -> int:
    """All resources in all territories."""
    state = history.state
    assert isinstance(state, TerraFuturaState)
    return sum(int(total(bundle)) for bundle in state.stock)
