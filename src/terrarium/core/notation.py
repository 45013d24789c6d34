"""How a game's moves are written: a table of verbs gives their numbers, texts and meanings.

    Verb("take", LEVEL, PLACE)          take I deck, take I 1 … take II 4
    Verb("pay", KIND, "from", CELL)     pay money from a1 …

The verbs are numbered one after the other, the moves of a verb by what they name, the last thing
fastest. So the table is the only place that knows where a range begins and how it is divided;
steps, which must be fast, repeat its numbers as literals, and a test compares them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.reason import Args, Reason, Refused, clipped

NOT_NAMED: Final = -1
BETWEEN_MOVES: Final = ";"  # where several are written on one line


def moves_in(text: str) -> list[str]:
    """The moves of a line such as `place d3; activate d3 1`."""
    return [move.strip() for move in text.split(BETWEEN_MOVES) if move.strip()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One thing that a move names, such as a cell: the words for each of its values."""

    def __init__(self, name: str, words: Sequence[str], choices: int = 0) -> None:
        self.name: Final = name
        self.words: Final = tuple(words)
        self.choices: Final = choices or len(words)

    def has_long_names(self) -> bool:
        """Whether some have several words."""
        return any(" " in name for name in self.words)

    def value(self, choice: int, before: Sequence[int]) -> int:
        """What a choice means after what the move has named already: as a rule, itself."""
        return choice


class Verb:
    """A word, what it is about, and small words between."""

    def __init__(self, word: str, *pattern: "Part | str") -> None:
        self.word: Final = word
        self.pattern: Final = pattern
        self.parts: Final = [part for part in pattern if isinstance(part, Part)]

    def combinations(self) -> Iterator[tuple[int, ...]]:
        """The values of its parts, in the order of their numbers."""
        return _combined(self.parts, ())

    def spell(self, values: Sequence[int]) -> str:
        words, named = [self.word], iter(values)
        for part in self.pattern:
            words.append(part.words[next(named)] if isinstance(part, Part) else part)
        return " ".join(words)


class Decoded:
    """A move taken apart: its verb, and by their names the things that it is about."""

    def __init__(self, number: int, verb: Verb, values: tuple[int, ...]) -> None:
        self.number: Final = number
        self.verb: Final = verb.word
        self.text: Final = verb.spell(values)
        self._parts: Final = verb.parts
        self.named: Final = {part.name: value for part, value in zip(verb.parts, values)}

    def __getitem__(self, name: str) -> int:
        return self.named[name]

    def get(self, name: str) -> int | None:
        return self.named.get(name)

    def words(self) -> Args:
        """The things that it is about, as they are spelt."""
        return {part.name: part.words[self.named[part.name]] for part in self._parts}


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """All moves of a game, by number, by text and by meaning."""

    def __init__(self, game: str, *verbs: Verb) -> None:
        self.game: Final = game
        self.verbs: Final = {verb.word: verb for verb in verbs}
        self.moves: Final = _numbered(verbs)
        self._numbers: Final = {_folded(move.text): move.number for move in self.moves}

    def __len__(self) -> int:
        return len(self.moves)

    def decoded(self, move: int) -> Decoded:
        return self.moves[move]

    def among(self, moves: Sequence[int], verb: str) -> list[Decoded]:
        """Those of some moves that have one verb."""
        return [self.moves[move] for move in moves if self.moves[move].verb == verb]

    def spell(self, move: int) -> str:
        return self.moves[move].text

    def encoded(self, verb: str, *values: int) -> int:
        """The number of the move with this verb about these things."""
        return self._numbers[_folded(self.verbs[verb].spell(values))]

    def values(self, name: str) -> list[int]:
        """For every move the thing of this name that it is about, or NOT_NAMED: for who weighs
        moves by the million."""
        return [move.named.get(name, NOT_NAMED) for move in self.moves]

    def first(self, verb: str) -> int:
        """Where the moves of a verb begin."""
        return next(move.number for move in self.moves if move.verb == verb)

    def parse(self, text: str) -> int:
        """The number of a move; case and spacing do not matter."""
        number = self._numbers.get(_folded(text))
        if number is None:
            raise Refused(self._why_none(text))
        return number

    def meant(self, text: str) -> Decoded:
        """What a text is about."""
        return self.moves[self.parse(text)]

    def _why_none(self, text: str) -> Reason:
        """What is wrong with it: the first thing that there is not, or the text as a whole."""
        word, _, rest = _folded(text).partition(" ")
        verb = self.verbs.get(word)
        for part, named in _matched(verb, rest.split()) if verb else ():
            if named not in [_folded(name) for name in part.words]:
                return Reason(f"{self.game}-no-such-{part.name}", "", {"text": clipped(named)})
        return Reason(f"{self.game}-no-such-move", "", {"text": clipped(text)})


def _combined(parts: Sequence[Part], before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(before) == len(parts):
        yield before
        return
    part = parts[len(before)]
    for choice in range(part.choices):
        yield from _combined(parts, (*before, part.value(choice, before)))


def _numbered(verbs: Sequence[Verb]) -> list[Decoded]:
    moves: list[Decoded] = []
    for verb in verbs:
        for values in verb.combinations():
            moves.append(Decoded(len(moves), verb, values))
    return moves


def _matched(verb: Verb, words: list[str]) -> list[tuple[Part, str]]:
    """Each part with the words said for it; nothing where the text has another shape."""
    if len(verb.pattern) == 1 == len(verb.parts) and verb.parts[0].has_long_names():
        return [(verb.parts[0], " ".join(words))]
    if len(words) != len(verb.pattern):
        return []
    pairs = list(zip(verb.pattern, words))
    if any(isinstance(said, str) and said != word for said, word in pairs):
        return []
    return [(part, word) for part, word in pairs if isinstance(part, Part)]


def _folded(text: str) -> str:
    return " ".join(text.lower().split())
