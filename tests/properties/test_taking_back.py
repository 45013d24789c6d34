"""A match in which moves were taken back stands as if they had never been made."""

from hypothesis import given
from hypothesis import strategies as st

from terrarium.core.chance import Stream, named_stream
from terrarium.core.history import History
from terrarium.core.state import NOBODY
from tests.every_game import UnderTest, of_every_game
from tests.properties.games import SEEDS

pytestmark = of_every_game


@given(data=st.data())
def test_state_undo_and_log_are_those_of_the_moves_that_stand(
    under: UnderTest, data: st.DataObject
) -> None:
    history = History(under.game, data.draw(under.setups), data.draw(SEEDS))
    chance = named_stream(f"taking back {data.draw(SEEDS):x}")
    for _ in range(data.draw(st.integers(1, 60))):
        if history.state.actor() == NOBODY:
            break
        _act(history, chance)
    again = History(history.game, history.setup, history.seed)
    for seat, move in history.line:
        again.play(seat, move)
    assert _stands(history) == _stands(again)


def _act(history: History, chance: Stream) -> None:
    """A move, an undo by the rule, or one further back to which all agree."""
    seats = [seat for seat in range(history.setup.players) if history.undo_steps(seat)]
    deed = chance.below(10)
    if deed < 3 and seats:
        seat = seats[chance.below(len(seats))]
        history.undo(seat, 1 + chance.below(history.undo_steps(seat)))
    elif deed < 4 and history.line:
        history.undo_to(0, history.reached[chance.below(len(history.line))], agreed=True)
    else:
        legal = history.state.legal()
        history.play(history.state.actor(), legal[chance.below(len(legal))])


def _stands(history: History) -> tuple[str, list[int], list[str]]:
    told = [repr(told.event) for told in history.told if told.event.id != "took-back"]
    seats = range(history.setup.players)
    return history.state.position(), [history.undo_steps(seat) for seat in seats], told
