"""The log as a reader sees it: sentences, each turn's under the one that begins it."""

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from terrarium.core.reason import Message
from terrarium.core.spots import AtOf
from terrarium.tables.account import LogLine
from terrarium.tables.folding import folded, turns_in
from terrarium.web.pages.speech import Speech

LONGEST = 60  # lines that are shown
_UNFOLDED = 2  # times as many are read: some become one sentence


@dataclass(frozen=True)
class Line:
    """A sentence of the log."""

    name: str
    version: int  # at which the last of it was told
    seat: int | None
    mine: bool
    words: Markup
    note: str
    shows: tuple[str, ...]  # the keys of the things on the board that it is about
    given: bool  # to the reader, by a move of somebody else


@dataclass(frozen=True)
class Turn:
    """The sentence that begins it, and those that follow from it; it may have none."""

    head: Line
    lines: list[Line]

    @property
    def newest(self) -> Line:
        """The last that is to be seen somewhere: that a turn ended is told by the next one."""
        told = [self.head, *self.lines]
        return next((line for line in reversed(told) if line.shows), told[-1])

    @property
    def gives(self) -> bool:
        """Something in it came to the reader, so that it must not be folded away."""
        return any(line.given for line in self.lines)


MoverAt = Callable[[int], int]


class Log:
    """Tells one reader: sentences that `draw` draws, with the places and the movers of each."""

    def __init__(
        self, speech: Speech, draw: Callable[[Message], Markup], at_of: AtOf, mover_at: MoverAt
    ) -> None:
        self._speech = speech
        self._draw = draw
        self._at_of = at_of
        self._mover_at = mover_at

    def turns(self, last_lines: Callable[[int], list[LogLine]]) -> list[Turn]:
        """The last turns, each whole, as many as there is room for."""
        game = self._speech.game
        turns = turns_in(game, folded(game, last_lines(_UNFOLDED * LONGEST)))
        while len(turns) > 1 and sum(map(len, turns)) > LONGEST:
            turns = turns[1:]
        return [self._turn(turn) for turn in turns]

    def _turn(self, turn: list[LogLine]) -> Turn:
        head, *lines = [self._line(line) for line in turn]
        return Turn(head, lines)

    def _line(self, line: LogLine) -> Line:
        note = self._speech.text(line.note) if line.note else ""
        mine = line.of == self._speech.reader
        given = mine and self._mover_at(line.version) != self._speech.reader
        at = self._at_of(line.message)
        words = self._draw(line.message)
        return Line(line.name, line.version, line.of, mine, words, note, at, given)
