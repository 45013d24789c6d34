"""Undo never crosses knowledge: what a seat may take back, it could have done in any world."""

from hypothesis import assume, given
from hypothesis import strategies as st

from terrarium.core.undo import Witness
from tests.every_game import UnderTest, of_every_game
from tests.properties.games import SEEDS, Moment, moments

pytestmark = of_every_game


def witnessed(moment: Moment) -> Witness:
    """A witness of the whole match so far."""
    witness = Witness(moment.setup.players)
    state = moment.game.begin(moment.setup, moment.seed, witness)
    state.listener = witness
    witness.begun()
    for move in moment.moves:
        mover, chances = state.actor(), state.chances
        state.play(move)
        witness.moved(mover, state.chances != chances)
    return witness


@given(data=st.data())
def test_the_moves_a_seat_may_take_back_give_it_the_same_view_in_any_world(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    witness = witnessed(moment)
    limits = {seat: witness.limit(seat) for seat in range(moment.setup.players)}
    able = [seat for seat, limit in limits.items() if limit < len(moment.moves)]
    assume(able)
    seat = able[0]
    kept = Moment(moment.game, moment.setup, moment.seed, moment.moves[: limits[seat]])
    for seed in data.draw(st.lists(SEEDS, min_size=3, max_size=3)):
        world = kept.state.imagine(seat, seed)
        for move in moment.moves[limits[seat] :]:
            assert world.actor() == seat
            assert move in world.legal()
            world.play(move)
        assert world.view(seat).as_json() == moment.state.view(seat).as_json()


@given(data=st.data())
def test_a_seat_takes_back_its_own_moves_only(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    witness = witnessed(moment)
    limits = [witness.limit(seat) for seat in range(moment.setup.players)]
    assert sum(limit < len(moment.moves) for limit in limits) <= 1
    assert all(limit <= len(moment.moves) for limit in limits)
