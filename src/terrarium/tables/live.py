"""A match that is being played: its log in the database, its state in memory as a cache of that."""

import asyncio

from terrarium.core.reason import Reason, Refused
from terrarium.tables.course import Course
from terrarium.tables.database import asked, people, rows
from terrarium.tables.database.store import Store
from terrarium.tables.entries import enter_moves
from terrarium.tables.guided import Guided
from terrarium.tables.hints import Hints
from terrarium.tables.host import Host
from terrarium.tables.moment import Moments
from terrarium.tables.person import AT_ONCE, Person
from terrarium.tables.room import Room
from terrarium.tables.scribe import Scribe
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import OVER, OWN, PLAYING, Spoken, Table
from terrarium.tables.takebacks import Takebacks
from terrarium.tables.talk import Talk, without
from terrarium.tables.watchers import Watchers


class LiveMatch:
    """It has a room, a course, take-backs, hints, a guide and watchers; what is played, it knows
    itself."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, spoken: list[Spoken]
    ) -> None:
        talk = Talk(spoken)
        self.table = table
        self.settings = settings
        self.course = Course(table)
        self.scribe = Scribe(store, settings, table, self.course, talk)
        self.hub = self.scribe.hub
        host = Host(self.scribe)
        self.watchers = Watchers(
            self.hub, table, host, lambda: (self.course.version, talk.count), settings.quiet
        )
        self.room = Room(self.scribe, self.watchers, host, talk)
        self.takebacks = Takebacks(self.scribe, self.course)
        self.hints = Hints(self.scribe, self.course)
        self.guided = Guided(self.scribe, self.course)
        self.moments = Moments(settings.bot_pause)
        self.next_match = ""  # after a rematch
        self.used_at = 0.0  # when somebody last asked for it
        self.driver: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.table.match

    async def begin(self, by: Person | None) -> None:
        """Open seats for which tokens were given out count as taken."""
        async with self.scribe.change() as change:
            self.room.host.must_host(by)
            if self.table.phase != PLAYING:
                reserved = await self.scribe.store.read(
                    lambda connection: people.reserved(connection, self.table.id)
                )
                self.room.begin(change, reserved)
                change.add(
                    lambda connection: rows.load_match(connection, self.id), self.course.fold
                )

    async def finish(self) -> None:
        """A match that was over before its end was noted, as older versions could leave it."""
        async with self.scribe.change() as change:
            if self.course.over and self.table.phase == PLAYING:
                change.phase(OVER)

    def followed_by(self, match: str) -> None:
        """There is a rematch."""
        self.next_match = match

    # What a seat may do.

    async def play(self, seat: int, moves: list[str], version: int) -> int:
        """Make moves from a version: all or none. The same request twice gets the same answer."""
        async with self.scribe.change() as change:
            match = self.course.playing()
            self._must_decide(seat, version)
            numbers = match.numbers(moves)
            if version != match.version:
                return match.answer_again(seat, numbers, version)
            match.history.check_all(seat, numbers)
            self.room.seats.owner_back(change, self.table.seats[seat])
            enter_moves(change, self.course, seat, numbers)
            return version + len(numbers)

    async def pass_for_me(self, seat: int) -> None:
        """Have the move made that may be asked for in advance; anyone may ask, able or not."""
        async with self.scribe.change() as change:
            match = self.course.playing()
            occasion = match.occasion()
            change.only_for = seat
            change.add(
                lambda connection: asked.store_advance(connection, self.id, seat, occasion),
                lambda _: match.ask_in_advance(seat),
            )

    # What is done for a seat, unless something has happened since somebody began to think for it.

    async def make(self, version: int, seat: int, move: int, note: str, held: str) -> None:
        """A move that the table or a bot makes."""
        async with self.scribe.change() as change:
            if self._is_still(version, seat, held):
                enter_moves(change, self.course, seat, [move], note)

    async def take_decision(self, version: int, seat: int, move: int, note: str) -> None:
        """The clock took a decision of a seat."""
        async with self.scribe.change() as change:
            if self._is_still(version, seat, OWN):
                enter_moves(change, self.course, seat, [move], note)
                self.room.seats.late_again(change, self.table.seats[seat])

    # People; what they wish is stored already.

    def paced_by(self, person: Person) -> None:
        """Who plays alone among bots and wants all at once does not wait for their moments; as long
        as a table waits, others may still come."""
        if self.table.phase == PLAYING and self.table.is_alone(person.id):
            self.moments.hurried = person.settings.pace == AT_ONCE

    def renamed(self, person: str, name: str) -> None:
        self.room.renamed(person, name)
        self.course.rename()
        self.hub.tell()

    def forgotten(self, person: str, name: str) -> None:
        self.room.forgotten(person, name)
        self.course.noted = without(self.course.noted, person, name)
        self.course.rename()
        self.hub.tell()

    def idle_since(self, moment: float) -> bool:
        """Whether nobody watches and nothing is to be done but by a person who has time."""
        course = self.course
        has_time = course.deadline() is None and course.waits_for_a_person()
        waits = not course.going or has_time or self.guided.holds()
        return waits and not self.hub.watchers and max(course.last_at, self.used_at) < moment

    def _must_decide(self, seat: int, version: int) -> None:
        """Over, or somebody else's decision, comes before anything about the moves."""
        match = self.course.begun()
        if version == match.version and seat != match.actor:
            reason = match.history.state.why_not(seat, 0)
            raise Refused(reason or Reason("stale", "", {"version": version}))

    def _is_still(self, version: int, seat: int, held: str) -> bool:
        going = version == self.course.version and self.course.going
        return going and self.table.seats[seat].held == held
