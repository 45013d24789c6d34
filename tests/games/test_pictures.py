"""What every game says and draws: words for all of it, and each legal move once."""

from collections.abc import Iterator

from terrarium.core.chance import named_stream
from terrarium.core.reason import Message
from terrarium.core.state import NOBODY, SPECTATOR, State
from terrarium.text.words import Words
from tests.every_game import UnderTest, of_every_game, setups_with_each_option
from tests.pictures import messages
from tests.properties.ears import Ears
from tests.sizes import sized

pytestmark = of_every_game
NAMES = ["Ada", "Ben", "Cy", "Di", "Eve", "Flo"]
EVERY = sized(quick=5, full=1, deep=1)  # moment, and every end
OF_A_GAME = ("name", "tagline", "blurb", "players-range", "rules", "notation", "legend")


def played(under: UnderTest) -> Iterator[tuple[State, Ears]]:
    """Every moment of a match at each kind of table, and what was told before it."""
    for seed, setup in enumerate(setups_with_each_option(under)):
        ears, chance = Ears(setup.players), named_stream(f"pictures {seed}")
        state = under.game.begin(setup, seed, ears)
        state.listener = ears
        while state.actor() != NOBODY:
            yield state, ears
            state.play(under.habit(state, chance))
        yield state, ears


def test_a_picture_offers_every_legal_move_once_and_has_words_for_all(under: UnderTest) -> None:
    words = Words(under.game)
    for number, (state, _) in enumerate(played(under)):
        if number % EVERY and state.actor() != NOBODY:
            continue
        for seat in (SPECTATOR, state.setup.players - 1, state.actor()):
            view = state.view(seat)
            picture = under.game.picture(view)
            assert sorted(picture.moves()) == view.legal
            assert all(words.say(message, NAMES, seat) for message in messages(picture))


def test_every_event_has_words_for_those_who_hear_it(under: UnderTest) -> None:
    words, told = Words(under.game), 0
    for state, ears in played(under):
        for seat in (SPECTATOR, 0, 1) if state.actor() == NOBODY else ():
            for event in ears.heard[seat]:
                assert words.say(event, NAMES, seat)
                told += 1
    assert told > 10


def test_every_reason_has_words(under: UnderTest) -> None:
    words, given, chance = Words(under.game), 0, named_stream("reasons")
    for state, _ in played(under):
        for _ in range(3):
            reason = state.why_not(state.actor(), chance.below(len(under.game.notation)))
            if reason is not None:
                assert words.say(reason, NAMES, 0)
                given += 1
    assert given > 10


def test_a_game_presents_itself_and_its_options(under: UnderTest) -> None:
    words = Words(under.game)
    options = [f"option-{option.name.replace('_', '-')}" for option in under.game.options]
    for part in (*OF_A_GAME, *options, *(f"{option}-help" for option in options)):
        assert words.say(Message(f"{under.name}-{part}"))
