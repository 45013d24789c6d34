"""The pieces of what a frame is about: `amount 2; least ore`, each word once."""

from collections.abc import Sequence
from typing import Final

from terrarium.core.number import number_in
from terrarium.core.position import items_of
from terrarium.core.reason import BadInput
from terrarium.games.terramara.position.box import PositionBox

_MOST_DIGITS: Final = 3


class Pieces:
    """What is said of one frame, to be asked for word by word; what nobody asks for is refused."""

    def __init__(self, box: PositionBox, key: str, text: str | None, words: Sequence[str]) -> None:
        self.box: Final = box
        self.key: Final = key
        self._values: Final[dict[str, str]] = {}
        for piece in items_of(text, ";"):
            word = next((word for word in words if piece.startswith(f"{word} ")), None)
            if word is None:
                wanted = f"with {', '.join(words)}" if words else "with nothing more to say"
                raise self.fail(f"this is a phase {wanted}, not {piece[:40]!r}")
            if word in self._values:
                raise self.fail(f"{word!r} is said twice")
            self._values[word] = piece[len(word) :].strip()

    def fail(self, text: str) -> BadInput:
        return self.box.lines.fail(text, self.key, "phase")

    def get(self, word: str) -> str | None:
        return self._values.get(word)

    def number(self, word: str, least: int, most: int, otherwise: int) -> int:
        text = self.get(word)
        number = otherwise if text is None else number_in(text, _MOST_DIGITS)
        if number is None or not least <= number <= most:
            wanted = f"a number from {least} to {most}" if least < most else str(least)
            raise self.fail(f"{word} is {wanted}, not {(text or '')[:40]!r}")
        return number

    def one_of(self, word: str, names: Sequence[str], otherwise: int) -> int:
        """The number of a thing that is called by its name."""
        text = self.get(word)
        if text is None:
            return otherwise
        if text not in names:
            raise self.fail(f"{word} is one of {', '.join(names)}, not {text[:40]!r}")
        return list(names).index(text)

    def bundle(self, word: str) -> int:
        return self.box.bundle(self.key, self.get(word))
