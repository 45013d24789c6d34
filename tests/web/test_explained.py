"""What things are worth now is told to each reader from what that one knows."""

from terrarium.core.game import Game
from terrarium.core.state import SPECTATOR, State
from terrarium.web.pages.games import game_page
from terrarium.web.pages.speech import Speech
from tests.every_game import UnderTest
from tests.properties.decisions import decisions
from tests.sizes import sized
from tests.web.folded import NAMES, of_games_with_pages

ONE_OF = sized(quick=9, full=3, deep=1)  # decisions; each is looked at by all


@of_games_with_pages
def test_what_things_are_worth_depends_on_nothing_that_is_hidden(under: UnderTest) -> None:
    for number, state in enumerate(decisions(under.name)[::ONE_OF]):
        for seat in (SPECTATOR, *range(state.players)):
            world = state.imagine(seat, number)
            assert said(under.game, world, seat) == said(under.game, state, seat)


def said(game: Game, state: State, seat: int) -> dict[str, list[str]]:
    """All sentences that a seat, or whoever watches, is sent."""
    view, page, speech = state.view(seat), game_page(game), Speech(game, NAMES, seat)
    part = page.board_of(view) if seat == SPECTATOR else page.own_of(view, lambda _: None)
    means = part.means
    return {key: [speech.say(words) for words in sentences] for key, sentences in means.items()}
