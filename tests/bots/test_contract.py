"""What every bot keeps to, whatever the table plays by."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from terrarium.core.chance import named_stream
from terrarium.core.reason import Message
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, State
from terrarium.text.words import Words
from tests.bots.people import EVERYBODY, advice, asked, choice
from tests.games.terra.table import EDITION, GAME

WORDS = Words(GAME)
YES_OR_NO = st.sampled_from(["yes", "no"])
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "hand_limit_discard_hidden": YES_OR_NO,
        "sealed_contributions": YES_OR_NO,
        "final_unsolved_crisis_phase3": YES_OR_NO,
        "region_limit": st.sampled_from(["2", "4"]),
        "colour_limit": st.sampled_from(["2", "7"]),
        "total_limit": st.sampled_from(["2", "19"]),
        "threat_offset": st.sampled_from(["-6", "-1", "6"]),
    },
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    players = draw(st.integers(3, 6))
    options = draw(OPTIONS)
    if players % 2 == 0:
        options["teams"] = draw(YES_OR_NO)
    return GAME.setup(players, EDITION, options)


def moments(setup: Setup, seed: int) -> Iterator[State]:
    """Every decision of a match in which anybody may sit anywhere at any time."""
    state, chance = GAME.begin(setup, seed), named_stream(f"who {seed}")
    while state.actor() != NOBODY:
        yield state
        name = EVERYBODY[chance.below(len(EVERYBODY))]
        state.play(choice(name, asked(state), f"{seed}"))


@settings(max_examples=40)
@given(setups(), st.integers(0, 10_000))
def test_a_bot_makes_legal_moves_only(setup: Setup, seed: int) -> None:
    for state in moments(setup, seed):
        for name in EVERYBODY:
            assert choice(name, asked(state)) in state.legal()


@settings(max_examples=15)
@given(setups(), st.integers(0, 10_000))
def test_a_bot_chooses_the_same_in_every_world_that_it_cannot_tell_apart(
    setup: Setup, seed: int
) -> None:
    for state in moments(setup, seed):
        world = state.imagine(state.actor(), seed)
        for name in EVERYBODY:
            assert choice(name, asked(world)) == choice(name, asked(state))


@settings(max_examples=15)
@given(setups(), st.integers(0, 10_000))
def test_a_bot_advises_what_it_would_do_and_can_say_why(setup: Setup, seed: int) -> None:
    for state in moments(setup, seed):
        for name in EVERYBODY:
            given_advice = advice(name, asked(state))
            assert given_advice.move == choice(name, asked(state))
            assert WORDS.say(Message(given_advice.id, given_advice.args))


def test_the_random_bot_makes_every_move_sooner_or_later() -> None:
    state = GAME.begin(GAME.setup(4, EDITION, {"start": "0"}), 3)
    while len(state.legal()) < 3:
        state.play(state.legal()[0])
    made = {choice("random", asked(state), f"{whim}") for whim in range(100)}
    assert sorted(made) == state.legal()
