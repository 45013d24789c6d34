"""A guided match: how far somebody has come in the guide, what the bots do there, and its end."""

from collections.abc import Sequence

from terrarium.core.guide import LEARNER, Guide, GuideStep
from terrarium.core.reason import Reason, Refused
from terrarium.guides import find_guide
from terrarium.tables.course import Course
from terrarium.tables.database import rows
from terrarium.tables.scribe import Scribe
from terrarium.tables.wish import BOT, FREE, ME, NewTable


class Guided:
    """The guide of a table, as long as it has one; where it is follows from the log alone, and
    from the number of steps that were read."""

    def __init__(self, scribe: Scribe, course: Course) -> None:
        self._scribe = scribe
        self._table = scribe.table
        self._course = course

    @property
    def guide(self) -> Guide | None:
        """None where there is none, and as long as the match has gone another way."""
        if not (self._table.guide and self._course.going):
            return None
        guide = find_guide(self._table.game, self._table.guide)
        follows = guide is not None and guide.tells(self._course.history.line)
        return guide if follows and not self._table.seats[LEARNER].held_by_bot else None

    @property
    def begins(self) -> int:
        """How many moves had been played when somebody began to learn."""
        guide = self.guide
        return len(guide.before) if guide else 0

    def due(self, draft: Sequence[int] = ()) -> GuideStep | None:
        """The step that waits to be read or done, with so much of a turn composed."""
        guide = self.guide
        if guide is None:
            return None
        made = self._made
        return guide.due(made, made + len(draft), self._table.guide_read)

    def is_at(self, step: GuideStep, draft: Sequence[int] = ()) -> bool:
        """Whether the others have done what comes before it."""
        return self._made + len(draft) >= step.begins

    def holds(self) -> bool:
        """Whether everybody waits until a step has been read."""
        step = self.due()
        return step is not None and step.is_read and self.is_at(step)

    def reply(self) -> int | None:
        """What the guide has the seat do that is to move; None: it may do what it likes."""
        guide = self.guide
        if guide is None or self._made >= len(guide.line):
            return None
        seat, move = guide.line[self._made]
        return move if seat == self._course.actor else None

    def must_tell(self, moves: Sequence[int]) -> None:
        """Whatever else could be done waits until the guide is over, or skipped."""
        guide, step = self.guide, self.due()
        if guide is None or step is None:
            return
        told = guide.line[self._made : self._made + len(moves)]
        if step.is_read or told != tuple((LEARNER, move) for move in moves)[: len(told)]:
            raise Refused(Reason("guide-first"))

    def must_be_over(self) -> None:
        """One adviser at a time."""
        if self.due() is not None:
            raise Refused(Reason("guide-first"))

    async def read(self, number: int) -> None:
        """A step was read, by whichever page; after the last one the guide is over."""
        guide = self.guide
        if guide is not None and self._table.guide_read <= number < len(guide.steps):
            over = number + 1 == len(guide.steps)
            await self._keep("" if over else guide.name, number + 1)

    async def skip(self) -> None:
        """The match goes on without the guide."""
        await self._keep("", self._table.guide_read)

    async def _keep(self, name: str, read: int) -> None:
        def kept(_: None) -> None:
            self._table.guide, self._table.guide_read = name, read

        async with self._scribe.change() as change:
            change.only_for = LEARNER
            change.add(
                lambda connection: rows.store_guide(connection, self._table.match, name, read), kept
            )

    @property
    def _made(self) -> int:
        return len(self._course.history.line)


def guided_table(guide: Guide) -> NewTable:
    """Somebody who learns, among bots, with as much taken back as they like."""
    bots = [BOT + bot for bot in guide.bots]
    return NewTable(
        guide.game,
        (ME, *bots),
        guide.options,
        undo=FREE,
        seed=guide.seed,
        guide=guide.name,
    )
