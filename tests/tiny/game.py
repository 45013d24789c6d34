"""The game of Dare: two to four players, no options."""

from terrarium.core.edition import Edition, Source
from terrarium.core.event import Listener
from terrarium.core.game import Game
from terrarium.core.picture import Picture
from terrarium.core.setup import Setup
from terrarium.core.state import State
from terrarium.core.view import View
from terrarium.editions import find_edition
from tests.tiny.moves import NOTATION
from tests.tiny.picture import picture_of
from tests.tiny.position import read_position
from tests.tiny.state import DareState
from tests.tiny.view import DareView


class Dare(Game):
    def __init__(self) -> None:
        super().__init__("dare", 2, 4, 3, (), 1, NOTATION)

    def read_edition(self, text: str) -> Edition:
        source = Source(text, ())
        return Edition(source.heading("dare"), source)

    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        return DareState(setup, seed)

    def read_position(self, text: str, setup: Setup, seed: int) -> State:
        state = DareState(setup, seed)
        read_position(text, state)
        return state

    def picture(self, view: View) -> Picture:
        assert isinstance(view, DareView)
        return picture_of(view)


DARE = Dare()
EDITION = find_edition(DARE)
