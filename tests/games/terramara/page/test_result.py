"""The pad at the end and the match in numbers."""

from pathlib import Path

import pytest

from terrarium.core.history import History
from terrarium.games.terramara.goods import total
from terrarium.games.terramara.page import numbers_of
from terrarium.games.terramara.page.numbers import Numbers
from terrarium.games.terramara.page.result import Result
from terrarium.games.terramara.state import TerramaraState
from terrarium.web.pages.match_page import told_on_the_line
from tests.games.terramara.tables import dealt, terramara
from tests.web.eyes import end_of

GOLDEN = sorted((Path(__file__).parents[3] / "golden").glob("terramara-*.terrarium"))


def result(position: str) -> Result:
    return Result(terramara(f"round: 5\nphase: over\n{position}").terramara)


def test_there_are_matches_to_look_at() -> None:
    assert len(GOLDEN) >= 5


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_the_pad_adds_up_to_what_the_rules_say(path: Path) -> None:
    state = table_of(end_of(path.read_text("utf-8")))
    columns, outcome = Result(state).columns, state.outcome()
    assert outcome is not None
    assert [column.total for column in columns] == [score["total"] for score in outcome.scores]
    assert [column.rank for column in columns] == outcome.ranks
    for column in columns:
        assert sum(column.score[row] for row in Result(state).rows) == column.total


def test_equal_points_are_decided_on_the_river() -> None:
    assert result("points 1: 3\npoints 2: 3\nculture 2: 5\nculture 1: 4").decided == "culture"


def test_equal_points_and_culture_are_decided_by_strength() -> None:
    found = result("points 1: 3\nstrength 0: 3\nstrength 1: 2")
    assert found.decided == "strength"
    assert [column.seat for column in found.winners] == [0]


def test_a_victory_is_shared_when_nothing_is_left_to_decide() -> None:
    found = result("points 1: 30\npoints 2: 30")
    assert (found.decided, len(found.winners)) == ("shared", 2)


def test_who_has_most_points_needs_nothing_to_decide() -> None:
    assert result("points 1: 30").decided == ""


# The match in numbers.


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_goods_gained_are_refined_paid_given_or_still_there(path: Path) -> None:
    history = end_of(path.read_text("utf-8"))
    numbers = numbers_in(history)
    lying = sum(int(total(bundle)) for bundle in table_of(history).goods)
    assert counted(numbers, "goods") - paid(history) == lying


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_what_some_raid_others_lose(path: Path) -> None:
    numbers = numbers_in(end_of(path.read_text("utf-8")))
    assert counted(numbers, "raided") == counted(numbers, "lost")


@pytest.mark.parametrize("path", GOLDEN[:6], ids=lambda path: path.stem)
def test_every_member_sent_is_a_move(path: Path) -> None:
    history = end_of(path.read_text("utf-8"))
    sent = [move for _, move in history.line if history.game.spell(move).startswith("send ")]
    assert counted(numbers_in(history), "sent") == len(sent)


def test_joining_another_player_is_counted() -> None:
    table = dealt(4, start="first")
    table.play("send explorer to develop", "end", "send chief to develop")
    joined = [deed.counts["joined"] for deed in numbers_of(table.heard(), 4).deeds]
    assert sorted(joined) == [0, 0, 0, 1]


def numbers_in(history: History) -> Numbers:
    return numbers_of(told_on_the_line(history), history.setup.players)


def counted(numbers: Numbers, what: str) -> int:
    return sum(deed.counts[what] for deed in numbers.deeds)


def table_of(history: History) -> TerramaraState:
    assert isinstance(history.state, TerramaraState)
    return history.state


def paid(history: History) -> int:
    bundles = [
        str(event.args["bundle"])
        for event in told_on_the_line(history)
        if event.id == "terramara-paid"
    ]
    return sum(int(part.split()[0]) for bundle in bundles for part in bundle.split(", "))
