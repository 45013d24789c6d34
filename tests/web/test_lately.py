"""What others did since the reader's last turn: pages mark it on the board."""

from terrarium.core.history import History
from terrarium.web.pages.lately import lately
from tests.games.terramara.tables import EDITION, GAME

SEED = 1  # seat 1 begins


def after(*moves: str) -> History:
    history = History(GAME, GAME.setup(4, EDITION, {"start": "first"}), SEED)
    for move in moves:
        history.play(history.state.actor(), GAME.parse(move))
    return history


def spaces(history: History, seat: int) -> list[str]:
    return [str(event.args["space"]) for event in lately(history, seat)("terramara-sent")]


TWO_TURNS = after("send explorer to hire", "end", "send explorer to develop", "end")


def test_where_others_went_since_ones_own_turn() -> None:
    assert spaces(TWO_TURNS, seat=1) == ["develop"]


def test_nothing_happened_since_the_last_turn() -> None:
    assert spaces(TWO_TURNS, seat=2) == []


def test_to_who_has_not_had_a_turn_everything_is_new() -> None:
    assert spaces(TWO_TURNS, seat=3) == ["develop", "hire"]
