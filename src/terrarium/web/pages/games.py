"""Where a game's own pages come from: a folder of the game, found by where the game is written."""

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from terrarium.core.draft import Draft
from terrarium.core.event import Event
from terrarium.core.game import Game
from terrarium.core.reason import Message, WhyNot
from terrarium.core.view import View


class Own(Protocol):
    """The part of a page that is one seat's alone."""

    prompt: Message
    to_move: bool


class GamePage(Protocol):
    """What a game's `page` package offers."""

    def board_of(self, view: View) -> object:
        """What everybody may see, for the templates."""

    def own_of(self, view: View, why_not: WhyNot) -> Own:
        """What one seat holds and may do."""

    def drafted_of(self, view: View, why_not: WhyNot, draft: Draft) -> Own:
        """What one seat would hold and might do after its draft, in games that compose turns."""

    def numbers_of(self, events: list[Event], players: int) -> object:
        """A finished match in numbers, from everything that was told in it."""

    def move_in_words(self, move: int) -> Message:
        """A move on a button."""


@cache
def game_page(game: Game) -> GamePage:
    return cast(GamePage, import_module(f"{game.home}.page"))
