"""Parts of a table that look as they did are not drawn anew."""

from collections.abc import Callable

from markupsafe import Markup

from terrarium.games import GAMES
from terrarium.web.pages.render import keeper
from terrarium.web.pages.speech import Speech
from tests.games.terramara.page.boards import board

GAME = GAMES.find("terramara")
NAMES = ["Ada", "Bea", "Cleo", "Dora"]


class Looked:
    """A river that counts how often it is looked into."""

    def __init__(self, culture: int) -> None:
        self.times = 0
        self._river = board(f"culture 0: {culture}").river
        self.sight = ("looked", *self._river.sight)

    def places(self) -> object:
        self.times += 1
        return self._river.places()


def drawing(names: list[str]) -> Callable[[Looked], Markup]:
    kept = keeper(Speech(GAME, names))
    return lambda river: kept("terramara/river.html", river=river)


def test_what_looks_the_same_is_drawn_once() -> None:
    first, again = Looked(3), Looked(3)
    assert drawing(NAMES)(first) == drawing(NAMES)(again)
    assert (first.times, again.times) == (1, 0)


def test_what_looks_different_is_drawn_anew() -> None:
    assert drawing(NAMES)(Looked(4)) != drawing(NAMES)(Looked(5))


def test_other_people_are_called_by_their_own_names() -> None:
    assert "Zoe" in drawing(["Zoe", *NAMES[1:]])(Looked(6))
    assert "Zoe" not in drawing(NAMES)(Looked(6))
