"""One's own part of Terramara's page, from a position and what is composed there."""

from terrarium.core.needed import needed
from terrarium.core.reason import Reason
from terrarium.games.terramara.page.choices import Own
from terrarium.games.terramara.page.offers import PageMove
from terrarium.games.terramara.view import TerramaraView
from tests.games.terramara.tables import GAME, Table, terramara


def own_at(table: Table, *draft: str, seat: int = 0) -> Own:
    """As the page shows it to a seat."""
    made = GAME.compose(table.state.imagine(seat, 0), list(draft)) if draft else None
    state = made.state if made else table.state

    def why_not(move: int) -> Reason | None:
        return state.why_not(seat, move)

    return Own(needed(TerramaraView, state.view(seat)), why_not, made)


def own(position: str = "", *draft: str, players: int = 4) -> Own:
    return own_at(terramara(position, players), *draft)


def offers(shown: Own) -> dict[str, PageMove]:
    """By the text of the last move of each."""
    return {offer.value.rpartition(";")[2].strip(): offer for offer in shown.offers}
