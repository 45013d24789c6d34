"""The page of a game that brings none of its own: it shows the picture that a terminal shows."""

from typing import Final

from terrarium.core.beat import Beat
from terrarium.core.draft import Draft
from terrarium.core.event import Event
from terrarium.core.game import Game
from terrarium.core.picture import Chip, Means
from terrarium.core.reason import Message, Reason, WhyNot
from terrarium.core.spots import spots_in
from terrarium.core.state import NOBODY
from terrarium.core.view import View


class PicturedBoard:
    """What everybody may see; whose points are whose only the game could tell."""

    def __init__(self, game: Game, view: View) -> None:
        self.picture: Final = game.picture(view)
        self.over: bool = view.actor == NOBODY
        self.actor: int = view.actor
        self.turn: int = view.actor
        self.players: list[object] = []
        self.means: Means = {}


class PicturedOwn:
    """What one seat may do; that something else may not be done is not asked."""

    def __init__(self, game: Game, view: View) -> None:
        picture = game.picture(view)
        self.prompt: Message = picture.prompt
        self.rule: str = ""
        self.to_move: bool = view.seat == view.actor
        self.groups: Final = picture.groups
        self.reasons: dict[str, Reason] = {}
        self.means: Means = {}


class PicturedPage:
    """What a game's `page` package would offer."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def board_of(self, view: View) -> PicturedBoard:
        return PicturedBoard(self._game, view)

    def own_of(self, view: View, why_not: WhyNot) -> PicturedOwn:
        return PicturedOwn(self._game, view)

    def drafted_of(self, view: View, why_not: WhyNot, draft: Draft) -> PicturedOwn:
        raise NotImplementedError

    def stakes_of(self, view: View) -> list[Message]:
        return []

    def numbers_of(self, events: list[Event], players: int) -> None:
        return None

    def move_in_words(self, move: int) -> Message:
        return Message("page-move", {"move": self._game.spell(move)})

    def at_of(self, told: Message) -> tuple[str, ...]:
        """On the places of those who play: what else it draws nobody knows by name."""
        return spots_in({}, told)

    def beats_of(self, told: list[Message], reader: int) -> list[Beat]:
        """Only the game could say what matters."""
        return []

    def chips_of(self, told: Message) -> list[Chip]:
        return []
