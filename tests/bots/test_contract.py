"""What every bot of every game keeps to, whatever the table plays by."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrarium.bots.bot import AT_ONCE, Advice
from terrarium.bots.registry import find_bot, names, usual
from terrarium.core.chance import named_stream
from terrarium.core.state import NOBODY, State
from terrarium.core.view import View
from terrarium.text.words import Words
from tests.every_game import UnderTest, of_every_game
from tests.sizes import sized
from tests.tiny.registered import registered

pytestmark = of_every_game
SEEDS = st.integers(0, 10_000)
FEW = sized(quick=5, full=15, deep=150)


def choice(under: UnderTest, name: str, view: View, whim: str = "a whim") -> int:
    return find_bot(under.name, name).choose(view, AT_ONCE, named_stream(whim))


def advice(under: UnderTest, name: str, view: View) -> Advice:
    return find_bot(under.name, name).advise(view, AT_ONCE, named_stream("a whim"))


def moments(under: UnderTest, data: st.DataObject) -> Iterator[tuple[State, View, str]]:
    """Every decision of a match in which anybody may sit anywhere, with each bot."""
    seed = data.draw(SEEDS)
    state, chance = under.game.begin(data.draw(under.setups), seed), named_stream(f"who {seed}")
    with registered():
        everybody = names(under.name)
        while state.actor() != NOBODY:
            view = state.view(state.actor())
            yield from ((state, view, name) for name in everybody)
            name = everybody[chance.below(len(everybody))]
            state.play(choice(under, name, view, f"{seed}"))


@settings(max_examples=sized(quick=10, full=40, deep=400))
@given(data=st.data())
def test_a_bot_makes_legal_moves_only(under: UnderTest, data: st.DataObject) -> None:
    for state, view, name in moments(under, data):
        assert choice(under, name, view) in state.legal()


@settings(max_examples=FEW)
@given(data=st.data())
def test_a_bot_chooses_the_same_in_every_world_that_it_cannot_tell_apart(
    under: UnderTest, data: st.DataObject
) -> None:
    for state, view, name in moments(under, data):
        world = state.imagine(state.actor(), 1)
        assert choice(under, name, world.view(state.actor())) == choice(under, name, view)


@settings(max_examples=FEW)
@given(data=st.data())
def test_a_bot_advises_what_it_would_do_and_can_say_why(
    under: UnderTest, data: st.DataObject
) -> None:
    words = Words(under.game)
    for _, view, name in moments(under, data):
        advised = advice(under, name, view)
        assert advised.move == choice(under, name, view)
        assert words.say(advised)


def test_the_random_bot_makes_every_move_sooner_or_later(under: UnderTest) -> None:
    state = under.game.begin(under.game.setup(under.game.most, under.edition), 3)
    while len(state.legal()) < 2:
        state.play(state.legal()[0])
    view = state.view(state.actor())
    made = {choice(under, "random", view, f"{whim}") for whim in range(100)}
    assert sorted(made) == state.legal()


@pytest.mark.usefixtures("with_dare")
def test_whom_one_plays_against_unasked_are_bots_of_the_game(under: UnderTest) -> None:
    assert set(usual(under.name)) <= set(names(under.name))
