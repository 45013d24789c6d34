"""Hints: what a bot would do with what a seat knows, for whoever asks, until something happens.

Who is composing a turn is advised how to go on with it.
"""

from dataclasses import dataclass

from terrarium.bots.bot import AT_ONCE, Advice
from terrarium.bots.registry import find_bot, usual
from terrarium.core.chance import named_stream
from terrarium.core.draft import Draft
from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.course import Course
from terrarium.tables.match import Match
from terrarium.tables.note import about
from terrarium.tables.scribe import Scribe
from terrarium.tables.table import PERSON, Table


@dataclass(frozen=True)
class Hint:
    """Which move a bot would make, and why, at one version, after what is composed."""

    advice: Advice
    version: int
    draft: str


class Hints:
    """The last one of each seat; none is stored: who asks again is told the same."""

    def __init__(self, scribe: Scribe, course: Course) -> None:
        self._given: dict[int, Hint] = {}
        self._scribe = scribe
        self._table = scribe.table
        self._course = course

    def of(self, seat: int, draft: Draft | None = None) -> Hint | None:
        """What the seat was told about the decision that it has to make now."""
        hint, now = self._given.get(seat), (self._course.version, _text(draft))
        return hint if hint is not None and (hint.version, hint.draft) == now else None

    async def ask(self, seat: int, version: int, draft: Draft | None = None) -> None:
        """For one's own decision; others at the table are told that somebody asked."""
        async with self._scribe.change() as change:
            self._may_ask(seat, version)
            if self.of(seat, draft) is not None:
                return
            hint = thought_of(self._course.playing(), seat, draft)
            change.add(lambda _: None, lambda _: self._given.update({seat: hint}))
            self._tell(change, seat)

    def _tell(self, change: Change, seat: int) -> None:
        """The others, once for a decision, however often somebody asks about it."""
        asked = about(self._table.seats[seat], "table-hint")
        told = (
            spoken.version == change.version and spoken.note == asked.write()
            for spoken in self._course.noted
        )
        if _people(self._table) > 1 and not any(told):
            change.note(asked)
        else:
            change.only_for = seat

    def _may_ask(self, seat: int, version: int) -> None:
        if not self._table.hints:
            raise Refused(Reason("no-hints"))
        match = self._course.playing()
        if version != match.version:
            raise Refused(Reason("stale", "", {"version": version}))
        if seat != match.actor:
            raise Refused(match.history.state.why_not(seat, 0) or Reason("no-hints"))


def _people(table: Table) -> int:
    return sum(seat.kind == PERSON for seat in table.seats)


def thought_of(match: Match, seat: int, draft: Draft | None = None) -> Hint:
    """By the bot that one would play against unasked, from the seat's own view."""
    view = draft.state.view(seat) if draft else match.view(seat)
    if view.actor != seat:
        raise Refused(Reason("turn-is-whole"))
    bot, text = usual(match.game.name)[0], _text(draft)
    chance = named_stream(f"hint {match.id} {match.version} {text}".rstrip())
    advice = find_bot(match.game.name, bot).advise(view, AT_ONCE, chance)
    return Hint(advice, match.version, text)


def _text(draft: Draft | None) -> str:
    return draft.whole() if draft else ""
