"""What is said to whoever reads the screen."""

from terrarium.core.reason import Arg, Message, Reason
from terrarium.tables.account import LogLine
from terrarium.tables.folding import folded
from terrarium.text.drawing import Piece
from terrarium.text.voice import Voice


class Speech(Voice):
    """Speaks to one reader at a time."""

    def why(self, reason: Reason) -> str:
        """A reason and its rule, in one line."""
        words = self.say(reason)
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

    def paragraphs(self, lines: list[LogLine]) -> list[list[LogLine]]:
        """What one seat did without a break belongs together."""
        return _by_seats(folded(self.game, lines))


def _by_seats(lines: list[LogLine]) -> list[list[LogLine]]:
    found: list[list[LogLine]] = []
    seat: Arg = ""
    for line in lines:
        told_of = line.message.args.get("seat", seat)
        if not found or told_of != seat:
            found.append([])
        found[-1].append(line)
        seat = told_of
    return found
