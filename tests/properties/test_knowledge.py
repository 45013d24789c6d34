"""Equal knowledge: nothing that a seat can see, ask or hear depends on what it may not know."""

from collections.abc import Iterator

from hypothesis import assume, given
from hypothesis import strategies as st

from terrarium.core.state import HIDDEN, NOBODY, State
from terrarium.core.view import Json
from tests.every_game import UnderTest, any_move, of_every_game
from tests.properties.ears import Ears, Heard
from tests.properties.fields import fields_of, same
from tests.properties.games import SEEDS, Moment, going_on, moments, play_on

pytestmark = of_every_game


def worlds(under: UnderTest, data: st.DataObject) -> Iterator[tuple[State, int, State]]:
    """A moment, everybody who looks at it, and a world that they cannot tell from it."""
    moment, seed = data.draw(moments(under)), data.draw(SEEDS)
    for seat in moment.seats:
        yield moment.state, seat, moment.state.imagine(seat, seed)


@given(data=st.data())
def test_a_seat_sees_the_same_in_every_world_it_imagines(
    under: UnderTest, data: st.DataObject
) -> None:
    for state, seat, world in worlds(under, data):
        assert world.view(seat).as_json() == state.view(seat).as_json()
        assert world.actor() == state.actor()


@given(data=st.data())
def test_no_part_of_a_view_depends_on_what_is_hidden_from_its_seat(
    under: UnderTest, data: st.DataObject
) -> None:
    """Not only of its JSON: of all that pages, pictures and bots may read."""
    for state, seat, world in worlds(under, data):
        fancied = fields_of(world.view(seat))
        for name, value in fields_of(state.view(seat)).items():
            assert same(value, fancied[name]), name


@given(data=st.data())
def test_a_seat_has_the_same_moves_and_hears_the_same_reasons_in_every_world(
    under: UnderTest, data: st.DataObject
) -> None:
    for state, seat, world in worlds(under, data):
        for move in range(len(under.game.notation)):
            assert world.why_not(seat, move) == state.why_not(seat, move)
        if seat == state.actor():
            assert world.legal() == state.legal()


@given(data=st.data())
def test_an_imagined_world_is_possible(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    world = moment.state.imagine(data.draw(st.sampled_from(moment.seats)), data.draw(SEEDS))
    read = under.game.read_position(world.position(), moment.setup, world.seed)
    assert read.position() == world.position()


@given(data=st.data())
def test_an_imagined_world_can_be_played_to_its_end(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    world = moment.state.imagine(data.draw(st.sampled_from(moment.seats)), data.draw(SEEDS))
    play_on(world, any_move, "imagined", most=2000)
    assert world.actor() == NOBODY
    assert world.outcome() is not None


@given(data=st.data())
def test_imagining_from_an_imagined_world_is_as_good(under: UnderTest, data: st.DataObject) -> None:
    for state, seat, world in worlds(under, data):
        again = world.imagine(seat, data.draw(SEEDS))
        assert again.view(seat).as_json() == state.view(seat).as_json()


@given(data=st.data())
def test_an_imagined_world_knows_nothing_of_the_true_seed(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    seat, seed = data.draw(st.sampled_from(moment.seats)), data.draw(SEEDS)
    other = moment.state.copy()
    other.seed = data.draw(SEEDS)
    world, other_world = moment.state.imagine(seat, seed), other.imagine(seat, seed)
    assert world.seed == other_world.seed
    assert world.position() == other_world.position()


@given(data=st.data())
def test_the_same_seed_imagines_the_same_world(under: UnderTest, data: st.DataObject) -> None:
    moment = data.draw(moments(under))
    seat, seed = data.draw(st.sampled_from(moment.seats)), data.draw(SEEDS)
    first, second = moment.state.imagine(seat, seed), moment.state.imagine(seat, seed)
    assert first.position() == second.position()


@given(data=st.data())
def test_where_the_moves_are_public_everybody_would_name_the_same(
    under: UnderTest, data: st.DataObject
) -> None:
    for state, _, world in worlds(under, data):
        assert world.public() == state.public()
        if state.public():
            assert world.legal() == state.legal()


@given(data=st.data())
def test_what_may_be_answered_in_advance_is_known_to_all(
    under: UnderTest, data: st.DataObject
) -> None:
    for state, _, world in worlds(under, data):
        assert world.occasion() == state.occasion()
        assert world.in_advance() == state.in_advance()


@given(data=st.data())
def test_a_players_own_moves_tell_the_same_in_every_world_until_there_is_news(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under, going_on))
    seat = moment.state.actor()
    true, world = moment.state, moment.state.imagine(seat, data.draw(SEEDS))
    truth, fancy = _listen(true), _listen(world)
    while true.actor() == seat and not truth.news(seat):
        chances = true.chances
        move = data.draw(st.sampled_from(true.legal()))
        assert move in world.legal()
        true.play(move)
        world.play(move)
        assert truth.before_news(seat) == fancy.before_news(seat)
        if true.chances != chances:
            break
        assert truth.news(seat) == fancy.news(seat)
        if not truth.news(seat):
            assert true.view(seat).as_json() == world.view(seat).as_json()


@st.composite
def looked_at(draw: st.DrawFn, under: UnderTest) -> tuple[Moment, int]:
    """A moment, and somebody who looks on while another decides."""
    moment = draw(moments(under, going_on))
    others = [seat for seat in moment.seats if seat != moment.state.actor()]
    return moment, draw(st.sampled_from(others))


@given(data=st.data())
def test_moves_that_look_alike_to_a_seat_sound_alike_to_it(
    under: UnderTest, data: st.DataObject
) -> None:
    """The true move and one that looks the same, in a world that the seat cannot rule out."""
    moment, seat = data.draw(looked_at(under))
    state = moment.state
    move = data.draw(st.sampled_from(state.legal()))
    world = state.imagine(seat, data.draw(SEEDS))
    shown = state.shown(seat, move)
    alike = [other for other in world.legal() if world.shown(seat, other) == shown]
    assume(shown != HIDDEN and alike)
    truth, fancy = _listen(state), _listen(world)
    state.play(move)
    world.play(data.draw(st.sampled_from(alike)))
    assert truth.before_news(seat) == fancy.before_news(seat)
    if not truth.news(seat) and state.chances == world.chances:
        assert state.view(seat).as_json() == world.view(seat).as_json()


@given(data=st.data())
def test_moves_that_sound_alike_to_a_seat_leave_it_the_same_view(
    under: UnderTest, data: st.DataObject
) -> None:
    moment, seat = data.draw(looked_at(under))
    deeds = _quiet_deeds(moment.state, seat)
    assume(deeds)
    heard, seen = data.draw(st.sampled_from(deeds))
    world = moment.state.imagine(seat, data.draw(SEEDS))
    alike = [view for sound, view in _quiet_deeds(world, seat) if sound == heard]
    assume(alike)
    assert all(view == seen for view in alike)


def _quiet_deeds(state: State, seat: int) -> list[tuple[list[Heard], dict[str, Json]]]:
    """For each move without chance and news, what the seat hears of it and what it sees then."""
    found = []
    for move in state.legal():
        after = state.copy()
        ears = _listen(after)
        after.play(move)
        if after.chances == state.chances and not ears.news(seat):
            found.append((ears.before_news(seat), after.view(seat).as_json()))
    return found


@given(data=st.data())
def test_a_move_looks_whole_to_who_makes_it_and_never_names_more_to_others(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under, going_on))
    state, actor = moment.state, moment.state.actor()
    for move in state.legal():
        text = under.game.spell(move)
        for seat in moment.seats:
            shown = state.shown(seat, move)
            assert HIDDEN in shown or shown == text
        assert state.shown(actor, move) in (text, HIDDEN)


def _listen(state: State) -> Ears:
    ears = Ears(state.setup.players)
    state.listener = ears
    return ears
