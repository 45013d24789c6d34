"""What is at stake, in every game: told to who decides, from what they know, in a few sentences."""

from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR, State
from terrarium.text.words import Words
from terrarium.web.pages.games import game_page
from tests.every_game import UnderTest, of_every_game
from tests.properties.decisions import decisions

pytestmark = of_every_game
NAMES = ["Ada", "Ben", "Cy", "Di", "Eve", "Flo"]
MOST = 3


def stakes(under: UnderTest, state: State, seat: int) -> list[Message]:
    return game_page(under.game).stakes_of(state.view(seat))


def said(under: UnderTest, state: State, seat: int) -> list[str]:
    return [Words(under.game).say(stake, NAMES, seat) for stake in stakes(under, state, seat)]


def test_equal_knowledge_gives_equal_stakes(under: UnderTest) -> None:
    for seed, state in enumerate(decisions(under.name)):
        seat = state.actor()
        assert said(under, state.imagine(seat, seed), seat) == said(under, state, seat)


def test_only_who_decides_has_something_at_stake(under: UnderTest) -> None:
    for state in decisions(under.name):
        others = {SPECTATOR, *range(state.players)} - {state.actor()}
        assert not any(stakes(under, state, seat) for seat in others)


def test_there_are_few_and_each_has_words(under: UnderTest) -> None:
    for state in decisions(under.name):
        told = said(under, state, state.actor())
        assert len(told) <= MOST
        assert all(told)
