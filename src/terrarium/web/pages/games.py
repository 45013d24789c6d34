"""Where a game's own pages come from: a folder of the game, found by where the game is written."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from terrarium.core.beat import Beat
from terrarium.core.draft import Draft
from terrarium.core.edition import Edition
from terrarium.core.event import Event
from terrarium.core.game import Game
from terrarium.core.picture import Chip, Means
from terrarium.core.reason import Message, Reason, WhyNot
from terrarium.core.view import View
from terrarium.web.pages.pictured import PicturedPage


class Own(Protocol):
    """The part of a page that is one seat's alone."""

    prompt: Message
    rule: str  # the paragraph of the rules that the prompt is about, if the game knows
    to_move: bool
    reasons: dict[str, Reason]  # for each thing that nothing can be done with: why not
    means: Means  # what one's own things are worth to oneself


class Board(Protocol):
    """What everybody may see: what the page of any table shows of it."""

    over: bool
    actor: int
    turn: int
    means: Means  # what things mean, for everybody
    players: list[object]  # by their seats; each has its points; none where only the game knows


class GamePage(Protocol):
    """What a game's `page` package offers."""

    def board_of(self, view: View) -> Board:
        """What everybody may see, for the templates."""

    def own_of(self, view: View, why_not: WhyNot) -> Own:
        """What one seat holds and may do."""

    def drafted_of(self, view: View, why_not: WhyNot, draft: Draft) -> Own:
        """What one seat would hold and might do after its draft, in games that compose turns."""

    def stakes_of(self, view: View) -> list[Message]:
        """What is at stake for one seat in its decision; nothing while it has none."""

    def numbers_of(self, events: list[Event], players: int) -> object:
        """A finished match in numbers, from everything that was told in it."""

    def move_in_words(self, move: int) -> Message:
        """A move on a button."""

    def at_of(self, told: Message) -> tuple[str, ...]:
        """Where something that was told is to be seen: the keys of things, as in `data-at`."""

    def beats_of(self, told: list[Message], reader: int) -> list[Beat]:
        """What matters of all that a reader was told at one version."""

    def chips_of(self, told: Message) -> list[Chip]:
        """What somebody did, in things, for the game's template `chip`; nothing: not worth one."""


@cache
def game_page(game: Game) -> GamePage:
    """A game's own page, or one that draws its picture."""
    package = f"{game.home}.page"
    own = find_spec(package)
    return cast(GamePage, import_module(package)) if own and own.origin else PicturedPage(game)


def icons_of(game: Game) -> Callable[[Edition], object] | None:
    """What explains the icons of an edition's cards, in a game whose cards speak by icons."""
    return getattr(game_page(game), "icons_of", None)


def advised(game: Game, view: View, move: int) -> Message:
    """A move as advice, in a game that names what it is about where it lies; or as on a button."""
    page = game_page(game)
    in_words: Callable[[View, int], Message] | None = getattr(page, "advice_in_words", None)
    return in_words(view, move) if in_words else page.move_in_words(move)


def named(game: Game, move: int, told: list[Event]) -> Message:
    """A move that was made, in a game that names it by what was told of it; or as on a button."""
    page = game_page(game)
    in_words: Callable[[int, list[Event]], Message] | None = getattr(page, "made_in_words", None)
    return in_words(move, told) if in_words else page.move_in_words(move)
