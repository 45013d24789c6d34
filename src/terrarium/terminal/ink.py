"""Words, cards and gauges in colour; the colour never says what letters do not say too."""

from rich.text import Text

from terrarium.core.picture import ALARM, CALM, TENSE, Card, Cell, Gauge, Phrase, Sign, Strip
from terrarium.core.reason import Message
from terrarium.terminal.speech import Speech
from terrarium.text.drawing import Piece

ACTIVE, IDLE = "▶ ", "  "  # before the label of whoever is on turn, and of the others
_TINTS = {
    "green": "bold white on #2e7d32",
    "blue": "bold white on #1565c0",
    "red": "bold white on #c62828",
    "yellow": "bold black on #fbc02d",
    "black": "bold white on #212121",
}
_BARS = {"green": "#43a047", "blue": "#1e88e5", "red": "#e53935"}
_SIGNS = {**_BARS, "yellow": "#f9a825"}
_NO_TINT = "bold reverse"
_LEVELS = {CALM: "cyan", TENSE: "yellow", ALARM: "bold red"}
_FULL, _EMPTY = "█", "░"
_MOST_BLOCKS = 8


class Ink:
    """Turns what a speech says into rich texts."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def message(self, message: Message) -> Text:
        return self.pieces(self.speech.pieces(message))

    def pieces(self, pieces: list[Piece]) -> Text:
        text = Text()
        before: Piece = ""
        for piece in pieces:
            if isinstance(piece, str):
                text.append(piece)
            else:
                if isinstance(before, Cell):
                    text.append(" ")
                text.append_text(self.cell(piece))
            before = piece
        return text

    def cell(self, cell: Cell) -> Text:
        if isinstance(cell, Card):
            return self.card(cell)
        if isinstance(cell, Gauge):
            return self.gauge(cell)
        if isinstance(cell, Sign):
            return Text(self.speech.say(cell.face), _SIGNS.get(cell.tint, ""))
        if isinstance(cell, Strip):
            return join([self.cell(part) for part in cell.cells], "")
        return self.phrase(cell) if isinstance(cell, Phrase) else self.message(cell.words)

    def card(self, card: Card) -> Text:
        """Where it matters who laid it, the name stands before it."""
        chip = _chip(self.speech.say(card.face), card.tint)
        if card.by is None:
            return chip
        return join([self.message(Message("row-by", {"seat": card.by})), chip], " ")

    def phrase(self, phrase: Phrase) -> Text:
        words = self.message(phrase.short or phrase.words)
        if phrase.mark is None:
            return words
        mark = _chip(self.speech.say(phrase.mark), phrase.tint)
        return mark if phrase.short is phrase.mark else join([mark, words], " ")

    def label(self, phrase: Phrase, active: bool) -> Text:
        """With a sign before it for whoever is on turn."""
        return Text().append(ACTIVE if active else IDLE, "cyan").append_text(self.phrase(phrase))

    def gauge(self, gauge: Gauge) -> Text:
        blocks = min(gauge.of, _MOST_BLOCKS)
        filled = gauge.filled * blocks // max(gauge.of, 1)
        style = _BARS.get(gauge.tint, _LEVELS[gauge.level])
        bar = Text().append(_FULL * filled, style).append(_EMPTY * (blocks - filled), "dim")
        width = len(str(gauge.of))
        alarm = "!" if gauge.level == ALARM else ""
        return bar.append(f" {gauge.filled:>{width}}/{gauge.of}{alarm}", style if alarm else "")


def join(texts: list[Text], between: str) -> Text:
    return Text(between).join(texts)


def pack(texts: list[Text], width: int, gap: int) -> list[Text]:
    """As many texts on a line as fit; one that is longer than a line has its own."""
    lines: list[Text] = []
    for text in texts:
        if lines and lines[-1].cell_len + gap + text.cell_len <= width:
            lines[-1] = join([lines[-1], text], " " * gap)
        else:
            lines.append(text)
    return lines


def _chip(text: str, tint: str) -> Text:
    return Text(text, _TINTS.get(tint, _NO_TINT))
