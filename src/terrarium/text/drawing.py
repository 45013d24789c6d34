"""Sentences in which things are drawn: words, and cells between them."""

import re

from terrarium.core.game import Game
from terrarium.core.picture import Cell
from terrarium.core.reason import Args, Message
from terrarium.text.words import Words

Piece = str | Cell

_OPEN, _CLOSE = "\ue000", "\ue001"  # for private use: no message and no name has them
_DRAWN = re.compile(f"{_OPEN}([0-9]+){_CLOSE}")


class DrawingWords(Words):
    """Puts a number where something is to be drawn, and keeps what it is."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._cells: list[list[Cell]] = []

    def pieces(self, message: Message, names: list[str], reader: int) -> list[Piece]:
        """The message with cards and the like as cells."""
        self._cells.clear()
        parts = _DRAWN.split(self.say(message, names, reader))
        pieces: list[Piece] = []
        for number, part in enumerate(parts):
            pieces += self._cells[int(part)] if number % 2 else [part]
        return pieces

    def in_words(self, args: Args, names: list[str], reader: int) -> Args:
        words = super().in_words(args, names, reader)
        for name, value in args.items():
            cells = self.game.drawn(name, value)
            if cells:
                words[name] = f"{_OPEN}{len(self._cells)}{_CLOSE}"
                self._cells.append(cells)
        return words
