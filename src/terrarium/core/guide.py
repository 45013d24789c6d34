"""A guided match as data: how it is dealt, and step by step what is said, shown and done.

A guide is a TOML file. Its steps together are one line of moves, the learner's and the others';
how far somebody has come follows from the log of the match and from what they have read.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from terrarium.core.edition import Entry, Source
from terrarium.core.game import Game
from terrarium.core.notation import moves_in
from terrarium.core.player import seated
from terrarium.core.reason import Args, BadInput, Message, Refused

LEARNER: Final = 0  # the seat of whoever learns

_LAST_SEED: Final = (1 << 53) - 1
_ALTERNATIVES: Final = " | "
_OF_SEAT: Final = re.compile(r"(\d): (.+)")

Line = tuple[tuple[int, int], ...]  # seat and move


@dataclass(frozen=True)
class GuideStep:
    """One thing to be read, or a move to be made, and what the others do after it."""

    number: int
    says: str  # the message
    at: tuple[tuple[str, ...], ...]  # things to point at, one after the other, each by any name
    clear: tuple[str, ...]  # things that it speaks of besides: the words should not cover them
    begins: int  # how many moves of the guide stand before it
    own: Line  # what the learner does; nothing: the step is read, or what was composed is sent
    then: Line
    is_sent: bool

    @property
    def is_read(self) -> bool:
        """Whether the learner goes on by a button; until then the table waits."""
        return not (self.own or self.is_sent)

    def is_done(self, made: int, tried: int, read: int) -> bool:
        """By so many moves made, so many with those being composed, and so many steps read."""
        if self.is_read:
            return read > self.number
        return made >= self.begins if self.is_sent else tried >= self.begins + len(self.own)


@dataclass(frozen=True)
class Guide:
    """One chapter: a fixed deal, what was played beforehand, and its steps."""

    game: str
    name: str
    seed: int
    bots: tuple[str, ...]  # who plays at the other seats once the guide is over
    options: dict[str, str]
    before: Line
    steps: tuple[GuideStep, ...]

    @property
    def line(self) -> Line:
        """Every move of it."""
        return self.before + tuple(move for step in self.steps for move in step.own + step.then)

    def said(self, step: GuideStep) -> Message:
        """A step's words may name the others: `other-1` sits at seat 1."""
        others: Args = {f"other-{seat}": seated(seat) for seat in range(1, len(self.bots) + 1)}
        return Message(step.says, others)

    def tells(self, line: Sequence[tuple[int, int]]) -> bool:
        """Whether a match has gone as the guide has it; what comes after its end is nobody's."""
        same = all(made == told for made, told in zip(line, self.line))
        return same and len(line) >= len(self.before)

    def due(self, made: int, tried: int, read: int) -> GuideStep | None:
        """The first step that is not done yet."""
        undone = (step for step in self.steps if not step.is_done(made, tried, read))
        return next(undone, None)


def read_guide(game: Game, name: str, text: str, earlier: dict[str, Guide]) -> Guide:
    """A guide from its TOML text; a mistake is named by its line."""
    source = Source(text, ("options", "step"), "the guide")
    top = source.top
    seed, bots = top.integer("seed", 0, _LAST_SEED), tuple(top.texts("bots"))
    before = _chapter_before(top, earlier) + _line(game, top, "before")
    top.refuse_the_rest()
    steps = _steps(game, source, len(before))
    return Guide(game.name, name, seed, bots, _options(source), before, steps)


def _chapter_before(top: Entry, earlier: dict[str, Guide]) -> Line:
    """A chapter may go on where an earlier one of the same deal ends."""
    return earlier[top.word("after", list(earlier))].line if top.has("after") else ()


def _options(source: Source) -> dict[str, str]:
    return {key: entry.text(key) for entry in source.all("options") for key in entry.names()}


def _steps(game: Game, source: Source, begins: int) -> tuple[GuideStep, ...]:
    steps: list[GuideStep] = []
    for entry in source.all("step"):
        step = _step(game, entry, len(steps), begins)
        begins += len(step.own) + len(step.then)
        steps.append(step)
    if not steps or not steps[-1].is_read:
        raise BadInput("a guide ends with a [[step]] that is read: it has no move", 1)
    return tuple(steps)


def _step(game: Game, entry: Entry, number: int, begins: int) -> GuideStep:
    says = entry.text("says")
    own = moves_in(entry.text("move")) if entry.has("move") else []
    is_sent = entry.has("sent") and entry.flag("sent")
    if own and is_sent:
        raise entry.fail("a step is ended by its move, or by what was composed being sent", "sent")
    learner = tuple((LEARNER, _move(game, entry, "move", text)) for text in own)
    then = _line(game, entry, "then")
    names = tuple(tuple(thing.split(_ALTERNATIVES)) for thing in _texts(entry, "at"))
    clear = tuple(_texts(entry, "clear"))
    entry.refuse_the_rest()
    return GuideStep(number, says, names, clear, begins, learner, then, is_sent)


def _line(game: Game, entry: Entry, key: str) -> Line:
    """A list of moves, each with the seat that makes it."""
    return tuple(_of_seat(game, entry, key, text) for text in _texts(entry, key))


def _texts(entry: Entry, key: str) -> list[str]:
    return entry.texts(key) if entry.has(key) else []


def _of_seat(game: Game, entry: Entry, key: str, text: str) -> tuple[int, int]:
    found = _OF_SEAT.fullmatch(text)
    if found is None:
        raise entry.fail(f'a move of {key} is written "SEAT: MOVE", not {text!r}', key)
    return int(found[1]), _move(game, entry, key, found[2])


def _move(game: Game, entry: Entry, key: str, text: str) -> int:
    try:
        return game.parse(text)
    except Refused:
        raise entry.fail(f"{text!r} is no move of {game.name}", key) from None
