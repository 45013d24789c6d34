"""A voice speaks to one reader: messages as words, or as words with things drawn in them."""

from terrarium.core.game import Game
from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR
from terrarium.text.drawing import DrawingWords, Piece
from terrarium.text.words import Words


class Voice:
    """Says things to a seat, or to SPECTATOR: whoever looks."""

    def __init__(self, game: Game, names: list[str], reader: int = SPECTATOR) -> None:
        self.game = game
        self.names = names
        self.reader = reader
        self._words = Words(game)
        self._drawing = DrawingWords(game)

    def say(self, message: Message) -> str:
        return self._words.say(message, self.names, self.reader)

    def pieces(self, message: Message) -> list[Piece]:
        """The same with cards and the like as cells."""
        return self._drawing.pieces(message, self.names, self.reader)
