"""What a hint advises, in every game: a legal move, from nothing but what its reader knows."""

from terrarium.bots.bot import AT_ONCE, Advice
from terrarium.bots.registry import find_bot, usual
from terrarium.core.chance import named_stream
from terrarium.core.state import State
from tests.every_game import UnderTest
from tests.properties.decisions import decisions
from tests.web.folded import of_games_with_pages

pytestmark = of_games_with_pages


def advised(under: UnderTest, state: State) -> Advice:
    bot, seat = find_bot(under.name, usual(under.name)[0]), state.actor()
    return bot.advise(state.view(seat), AT_ONCE, named_stream("hint"))


def test_equal_knowledge_gives_an_equal_hint(under: UnderTest) -> None:
    for seed, state in enumerate(decisions(under.name)):
        world = state.imagine(state.actor(), seed)
        assert repr(advised(under, world)) == repr(advised(under, state))


def test_what_is_advised_can_be_done(under: UnderTest) -> None:
    for state in decisions(under.name):
        assert advised(under, state).move in state.legal()
