"""What is said to whoever reads the screen: messages as words, or as words with things drawn."""

from terrarium.core.game import Game
from terrarium.core.reason import Message, Reason
from terrarium.core.state import SPECTATOR
from terrarium.tables.match import LogLine, Match
from terrarium.text.drawing import DrawingWords, Piece
from terrarium.text.words import Words


class Speech:
    """Speaks to one reader at a time."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.names = names
        self.reader = SPECTATOR
        self._words = Words(game)
        self._drawing = DrawingWords(game)

    def say(self, message: Message) -> str:
        return self._words.say(message, self.names, self.reader)

    def pieces(self, message: Message) -> list[Piece]:
        """The same with cards and the like as cells."""
        return self._drawing.pieces(message, self.names, self.reader)

    def why(self, reason: Reason) -> str:
        """A reason and its rule, in one line."""
        words = self.say(Message(reason.id, reason.args))
        if reason.rule:
            words += " " + self.say(Message("by-rule", {"rule": reason.rule}))
        return words

    def sentence(self, line: LogLine) -> str:
        """A line of the log, and why the table made that move itself, if it did."""
        return self.say(line.message) + self._note(line)

    def drawn_sentence(self, line: LogLine) -> list[Piece]:
        return [*self.pieces(line.message), self._note(line)]

    def _note(self, line: LogLine) -> str:
        return " " + self.say(Message(line.note)) if line.note else ""


def short_names(match: Match) -> list[str]:
    """A bot that is the only one of its name needs no more than that."""
    plain = [seat.name.capitalize() if seat.bot else seat.name for seat in match.seats]
    return [
        short if [name.casefold() for name in plain].count(short.casefold()) == 1 else full
        for short, full in zip(plain, match.names)
    ]


def paragraphs(lines: list[LogLine]) -> list[list[LogLine]]:
    """What one seat did without a break belongs together."""
    found: list[list[LogLine]] = []
    seat: int | str = ""
    for line in lines:
        told_of = line.message.args.get("seat", seat)
        if not found or told_of != seat:
            found.append([])
        found[-1].append(line)
        seat = told_of
    return found
