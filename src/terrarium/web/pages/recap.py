"""Since one's last turn: what each of the others did, in things rather than words."""

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, replace

from terrarium.core.picture import Chip
from terrarium.core.reason import Message
from terrarium.tables.account import WENT_NO_FURTHER, LogLine
from terrarium.tables.folding import folded
from terrarium.tables.match import Match
from terrarium.web.pages.speech import Speech

ChipsOf = Callable[[Message], list[Chip]]
_NOTHING = Chip("nothing")  # was done, so there is nothing to be shown again


@dataclass(frozen=True)
class Sentence:
    """What was told at a version."""

    version: int
    words: str


@dataclass(frozen=True)
class Deeds:
    """What one player did: chips, the same in sentences, and the versions that show it again.

    `before`: how it stood before the first of them; `told`: at which version all of a chip was.
    """

    seat: int
    chips: list[Chip]
    words: list[Sentence]
    before: int
    versions: list[int]
    told: dict[tuple[str, str], int]


class Recap:
    """Tells one reader what was told since the last move that they made themselves."""

    def __init__(self, match: Match, speech: Speech, chips_of: ChipsOf) -> None:
        self._match = match
        self._speech = speech
        self._chips_of = chips_of

    def deeds(self) -> list[Deeds]:
        """Of the others from the next one on; at last what the reader got or the table did."""
        reader, players = self._speech.reader, self._match.history.setup.players
        told = self._since_own_move()
        seats = [(reader + step) % players for step in range(1, players + 1)]
        found = [self._deeds(seat, [line for of, line in told if of == seat]) for seat in seats]
        return [deeds for deeds in found if deeds.chips]

    def _deeds(self, seat: int, lines: list[LogLine]) -> Deeds:
        found = [(line.version, self._chips(line.message)) for line in lines]
        chips = [chip for _, of_line in found for chip in of_line]
        words = [said for line in folded(self._match.game, lines) for said in self._said(line)]
        shown = sorted({version for version, of_line in found if of_line and of_line != [_NOTHING]})
        told = {_key(chip): version for version, of_line in found for chip in of_line}
        return Deeds(seat, added_up(chips), words, self._before(shown), shown, told)

    def _chips(self, message: Message) -> list[Chip]:
        return [_NOTHING] if message.id == WENT_NO_FURTHER else self._chips_of(message)

    def _before(self, versions: list[int]) -> int:
        """The version on the line that stands: moves may have been taken back in between."""
        reached = self._match.history.reached
        first = versions[0] if versions else 0
        return reached[max(bisect_left(reached, first) - 1, 0)]

    def _said(self, line: LogLine) -> list[Sentence]:
        note = [self._speech.text(line.note)] if line.note else []
        return [Sentence(line.version, words) for words in (self._speech.say(line.message), *note)]

    def _since_own_move(self) -> list[tuple[int, LogLine]]:
        """Each line with whose it is; of one's own move only what it brought to others."""
        reader = self._speech.reader
        own = last_own_move(self._match, reader)
        told = [(self._whose(line), line) for line in self._match.account.after(reader, own - 1)]
        return [(seat, line) for seat, line in told if line.version > own or seat != reader]

    def _whose(self, line: LogLine) -> int:
        """Whoever it is told of; what is told of nobody came of somebody's move."""
        return self._match.account.mover_at(line.version) if line.of is None else line.of


def last_own_move(match: Match, seat: int) -> int:
    """The version of the last move that a seat made and not the table for it, or the first one."""
    line, reached = match.history.line, match.history.reached
    for moves in range(len(line), 0, -1):
        if line[moves - 1][0] == seat and reached[moves] not in match.account.notes:
            return reached[moves]
    return reached[0]


def added_up(chips: list[Chip]) -> list[Chip]:
    """All of a thing is one chip, where the first of it was; what came and went is none."""
    found: dict[tuple[str, str], Chip] = {}
    for chip in chips:
        key = _key(chip)
        before = found[key].amount if key in found else 0
        found[key] = replace(chip, amount=before + chip.amount)
    return [chip for chip in found.values() if chip.amount]


def _key(chip: Chip) -> tuple[str, str]:
    return chip.what, chip.of
