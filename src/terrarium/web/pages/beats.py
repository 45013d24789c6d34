"""Beats as a page tells them: what mattered since a version, from what one reader was told."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import groupby

from markupsafe import Markup

from terrarium.core.beat import Beat
from terrarium.core.history import TOOK_BACK
from terrarium.core.points import Points, printed
from terrarium.core.reason import Message
from terrarium.tables.account import ASKED, LogLine
from terrarium.tables.course import Course
from terrarium.tables.folding import folded
from terrarium.tables.hub import NOTHING_SEEN
from terrarium.web.pages.games import game_page
from terrarium.web.pages.render import drawer
from terrarium.web.pages.speech import Speech

_After = tuple[LogLine | None, LogLine]
MOST = 12  # after a long absence only the last ones are told


def told_since(course: Course, speech: Speech, since: int) -> dict[str, object]:
    """The beats after a version, and whether moves were taken back; nothing to who just came."""
    told = [] if since == NOTHING_SEEN else course.told(speech.reader, since - 1)
    lines = [line for line in told if line.version > since]
    before = next((line for line in reversed(told) if line.version <= since), None)
    reached = course.history.reached
    beats = _Beats(speech, reached).all(folded(speech.game, lines), before)[-MOST:]
    undone = any(line.message.id == TOOK_BACK for line in lines)
    return {"beats": beats, "undone": undone} if beats or undone else {}


def told_at(course: Course, speech: Speech, version: int) -> dict[str, object]:
    """All that was told at a version, as its log says it."""
    lines = [line for line in course.told(speech.reader, version - 1) if line.version == version]
    return _Beats(speech).said([line.message for line in folded(speech.game, lines)])


class _Beats:
    """Draws beats for one reader of a match that has reached these versions."""

    def __init__(self, speech: Speech, reached: Sequence[int] = ()) -> None:
        self._speech = speech
        self._reached = reached
        self._game = game_page(speech.game)
        self._draw = drawer(speech)

    def all(self, lines: list[LogLine], before: LogLine | None) -> list[dict[str, object]]:
        """Version by version, each line after that which was told before it."""
        pairs = zip([before, *lines], lines, strict=False)
        told = zip(self._moments(lines), pairs, strict=True)
        versions = groupby(told, key=lambda each: each[0])
        found = [self._at(version, [pair for _, pair in each]) for version, each in versions]
        return [beat for beats in found for beat in beats]

    def _moments(self, lines: list[LogLine]) -> list[int]:
        """The version at which each is told. What the reader did in a row they have composed, and
        seen all of it before: it is told at the last of it."""
        found: list[int] = []
        then: LogLine | None = None
        for line in reversed(lines):
            is_of_a_row = self._was_done_by_reader(line) and self._was_done_by_reader(then)
            found.append(found[-1] if is_of_a_row else line.version)
            then = line
        return found[::-1]

    def _was_done_by_reader(self, line: LogLine | None) -> bool:
        return line is not None and line.of == self._speech.reader and not line.note

    def _at(self, version: int, told: list[_After]) -> list[dict[str, object]]:
        made = [self._made(*pair) for pair in told if self._was_made_for_reader(pair[1])]
        messages = [line.message for _, line in told]
        mattered = self._game.beats_of(messages, self._speech.reader)
        return [*made, *[self._drawn(version, beat) for beat in mattered]]

    def _was_made_for_reader(self, line: LogLine) -> bool:
        """The table took a decision of theirs, and not because they had asked for that."""
        return line.of == self._speech.reader and line.note not in ("", ASKED)

    def _made(self, before: LogLine | None, line: LogLine) -> dict[str, object]:
        """What was done for the reader, with what the game tells together with it, and why. It is
        seen as it stood before: what came of it is told after it."""
        game = self._speech.game
        both = before and game.told_together(before.message, line.message)
        said = self.said([both or line.message, Message(line.note)])
        return {"version": line.version, "seen": self._before(line.version), **said, "points": []}

    def _before(self, version: int) -> int:
        """The version on the line that stands: moves may have been taken back in between."""
        return self._reached[max(bisect_left(self._reached, version) - 1, 0)]

    def _drawn(self, version: int, beat: Beat) -> dict[str, object]:
        points = [[seat, _signed(sum)] for seat, sum in _summed(beat.points).items()]
        grave = {"grave": True} if beat.grave else {}
        said = self.said(list(beat.said), beat.at)
        return {"version": version, **said, "points": points, **grave}

    def said(self, told: list[Message], at: tuple[str, ...] = ()) -> dict[str, object]:
        """Sentences one after another, and the things that they are about."""
        keys = at or [key for message in told for key in self._game.at_of(message)]
        words = Markup(" ").join(self._draw(message) for message in told)
        return {"html": words, "at": list(dict.fromkeys(keys))}


def _summed(points: tuple[tuple[int, Points], ...]) -> dict[int, Points]:
    """For each seat all that it scores in one beat."""
    sums: dict[int, Points] = {}
    for seat, amount in points:
        sums[seat] = sums.get(seat, 0) + amount
    return sums


def _signed(points: Points) -> str:
    return printed(points) if points < 0 else f"+{printed(points)}"
