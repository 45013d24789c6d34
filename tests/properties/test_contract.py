"""What holds for every state of every game: the engine contract."""

from hypothesis import given
from hypothesis import strategies as st

from terrarium.core.player import Player
from terrarium.core.reason import NOT_YOUR_DECISION, OVER
from terrarium.core.state import NOBODY, State
from tests.every_game import UnderTest, any_move, of_every_game
from tests.properties.ears import Ears
from tests.properties.games import going_on, moments, play_on

pytestmark = of_every_game
NAMES = st.text("abcdef", min_size=1, max_size=3)


@given(data=st.data())
def test_legal_moves_ascend_and_are_none_only_when_all_is_over(
    under: UnderTest, data: st.DataObject
) -> None:
    state = data.draw(moments(under)).state
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert (legal == []) == (state.actor() == NOBODY)
    assert all(0 <= move < len(under.game.notation) for move in legal)


@given(data=st.data())
def test_the_list_of_legal_moves_is_a_fresh_one(under: UnderTest, data: st.DataObject) -> None:
    state = data.draw(moments(under)).state
    legal = state.legal()
    before = [*legal]
    legal.append(-1)
    assert state.legal() == before


@given(data=st.data())
def test_a_reason_is_given_for_every_move_but_the_legal_ones(
    under: UnderTest, data: st.DataObject
) -> None:
    state = data.draw(moments(under, going_on)).state
    legal = state.legal()
    for move in range(len(under.game.notation)):
        reason = state.why_not(state.actor(), move)
        assert (reason is None) == (move in legal), under.game.spell(move)


@given(data=st.data())
def test_nobody_else_may_move(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    wanted = OVER if moment.state.actor() == NOBODY else NOT_YOUR_DECISION
    for seat in moment.seats:
        if seat != moment.state.actor() or wanted == OVER:
            reasons = [moment.state.why_not(seat, move) for move in range(len(under.game.notation))]
            assert {reason.id for reason in reasons if reason} == {wanted}
            assert None not in reasons


@given(data=st.data())
def test_there_is_an_outcome_exactly_when_all_is_over(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    outcome = moment.state.outcome()
    assert (outcome is None) == (moment.state.actor() != NOBODY)
    if outcome:
        assert len(outcome.ranks) == len(outcome.scores) == moment.setup.players
        assert (outcome.winners == []) == outcome.collective_loss


@given(data=st.data())
def test_only_the_actor_sees_legal_moves(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    actor = moment.state.actor()
    for seat in moment.seats:
        view = moment.state.view(seat)
        assert view.actor == actor
        assert view.legal == (moment.state.legal() if seat == actor != NOBODY else [])


@given(data=st.data())
def test_asking_changes_nothing(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    state = moment.state
    before = state.position(), state.chances, state.seed
    for seat in moment.seats:
        state.view(seat).as_json()
        state.imagine(seat, 1)
        state.why_not(seat, 0)
    state.legal()
    state.outcome()
    state.public()
    state.copy()
    assert (state.position(), state.chances, state.seed) == before


@given(data=st.data())
def test_a_view_stays_what_it_was_when_the_match_goes_on(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    views = [moment.state.view(seat) for seat in moment.seats]
    before = [view.as_json() for view in views]
    play_on(moment.state, any_move, data.draw(NAMES), most=8)
    assert [view.as_json() for view in views] == before


@given(data=st.data())
def test_a_copy_goes_its_own_way(under: UnderTest, data: st.DataObject) -> None:
    state = data.draw(moments(under)).state
    before = state.position()
    copy = state.copy()
    assert copy.position() == before
    play_on(copy, any_move, data.draw(NAMES))
    assert state.position() == before
    end = copy.position()
    play_on(state, any_move, data.draw(NAMES))
    assert copy.position() == end


@given(data=st.data())
def test_a_copy_has_no_listener(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    state = moment.state
    state.listener = Ears(moment.setup.players)
    assert state.copy().listener is None
    assert state.imagine(0, 1).listener is None


@given(data=st.data())
def test_a_copy_has_the_same_future(under: UnderTest, data: st.DataObject) -> None:
    state = data.draw(moments(under)).state
    _have_one_future(state, state.copy(), data)


@given(data=st.data())
def test_a_position_is_read_back_with_equal_views_and_an_equal_future(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    state = moment.state
    other = under.game.read_position(state.position(), moment.setup, state.seed)
    assert other.position() == state.position()
    for seat in moment.seats:
        assert other.view(seat).as_json() == state.view(seat).as_json()
    _have_one_future(state, other, data)


@given(data=st.data())
def test_the_state_is_the_same_whether_anyone_listens_or_not(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    ears = Ears(moment.setup.players)
    heard = moment.again(ears)
    heard.listener = ears
    for move in play_on(moment.state, any_move, data.draw(NAMES)):
        heard.play(move)
    assert heard.position() == moment.state.position()


@given(data=st.data())
def test_whoever_a_sentence_is_about_is_a_player(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    ears = Ears(moment.setup.players)
    state = moment.again()
    state.listener = ears
    play_on(state, any_move, data.draw(NAMES))
    said = [event.args for heard in ears.heard.values() for event in heard]
    for seen in (moment.state, state):
        said += [under.game.picture(seen.view(seat)).prompt.args for seat in moment.seats]
    assert all(isinstance(args["seat"], Player) for args in said if "seat" in args)


@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_state(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    assert moment.again().position() == moment.state.position()


@given(data=st.data())
def test_every_match_ends(under: UnderTest, data: st.DataObject) -> None:
    state = under.game.begin(data.draw(under.setups), data.draw(st.integers(0, 2**128 - 1)))
    play_on(state, data.draw(st.sampled_from(under.habits)), data.draw(NAMES), most=2000)
    assert state.actor() == NOBODY


def _have_one_future(state: State, other: State, data: st.DataObject) -> None:
    """Whatever is played on one can be played on the other, and they are the same after it."""
    for move in play_on(state, any_move, data.draw(NAMES)):
        assert move in other.legal()
        other.play(move)
    assert other.position() == state.position()
