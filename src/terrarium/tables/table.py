"""A table as it stands: what is played there, who sits where, what was said."""

from dataclasses import dataclass, field, replace
from typing import Final

from terrarium.core.game import Game
from terrarium.core.reason import Reason, Refused
from terrarium.games import GAMES
from terrarium.tables.person import Person
from terrarium.tables.seat import Seat, shown_names
from terrarium.tables.wish import BOT, FREE, ME

WAITING, PLAYING, OVER, ENDED = "waiting", "playing", "over", "ended"
PERSON, BOT_SEAT, OPEN_SEAT = "person", "bot", "open"
OWN, LATE, LEFT, HANDED = "", "late", "left", "handed"  # who holds a person's seat, and why


class NotThere(Exception):
    """No table, match or link of that name."""


@dataclass
class SeatInfo:
    """Who sits at one seat of one match."""

    seat: int
    kind: str  # PERSON, BOT_SEAT, OPEN_SEAT
    name: str  # a person's name, or a bot's character
    person: str | None = None
    ready: bool = False
    held: str = OWN  # why a bot plays for the person
    late: int = 0  # decisions in a row that the clock took
    present: bool = False
    keys: set[str] = field(default_factory=set)  # people whose devices may act here too

    @property
    def held_by_bot(self) -> bool:
        return self.held != OWN

    def belongs_to(self, person: str) -> bool:
        return self.kind == PERSON and (self.person == person or person in self.keys)

    def as_seat(self) -> Seat:
        """As it stands in a record."""
        return Seat(self.name, bot=self.kind == BOT_SEAT)


@dataclass
class Table:
    """Where people sit; it plays one match after another."""

    id: str
    game: str
    host: str | None
    options: dict[str, str]
    edition: str
    private: bool
    pace: str
    clock: int | None
    undo: str
    hints: bool
    guide: str  # the chapter by which somebody learns here; empty: none
    guide_read: int  # how many of its steps they have read
    seed: int | None  # chosen: a practice table, and everybody may see it
    phase: str
    match: str
    made_at: float
    seats: list[SeatInfo]

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def practice(self) -> bool:
        """Its results count for nothing but themselves."""
        return self.seed is not None or self.undo == FREE

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN_SEAT for seat in self.seats)

    def must_be(self, phase: str) -> None:
        if self.phase != phase:
            raise Refused(Reason(f"table-is-{self.phase}"))

    def seat(self, number: int) -> SeatInfo:
        if not 0 <= number < len(self.seats):
            raise Refused(Reason("no-such-seat"))
        return self.seats[number]

    def own_seat(self, number: int, person: str) -> SeatInfo:
        seat = self.seat(number)
        if not seat.belongs_to(person):
            raise Refused(Reason("not-your-seat"))
        return seat

    def in_record(self) -> list[Seat]:
        """Its seats as they stand in a record."""
        return [seat.as_seat() for seat in self.seats]

    def names(self) -> list[str]:
        return shown_names(self.in_record())

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.belongs_to(person)]

    def was_left_by(self, person: str) -> bool:
        """Whether a bot plays on for a person who has left the match."""
        return any(seat.held == LEFT for seat in self.seats if seat.belongs_to(person))

    def is_alone(self, person: str) -> bool:
        """Whether everybody else here is a bot."""
        others = [seat for seat in self.seats if not seat.belongs_to(person)]
        return len(others) < self.players and all(seat.kind == BOT_SEAT for seat in others)

    def with_match(self, match: str, seats: list[SeatInfo]) -> "Table":
        """The same table, waiting for another match; a guide was for one only."""
        return replace(self, match=match, seats=seats, phase=WAITING, guide="", guide_read=0)

    def the_game(self) -> Game:
        return GAMES.find(self.game)


@dataclass(frozen=True)
class Spoken:
    """Something said at a table: by a person, or a note of the table itself (an id and args)."""

    id: int
    person: str | None  # who said it, or whom a note is about
    name: str
    text: str
    note: str
    made_at: float
    version: int | None = None  # where a note stands in the log of its match


LONGEST_MESSAGE: Final = 500


def playing_people(seats: list[SeatInfo]) -> list[int]:
    """The seats of people who play themselves."""
    return [seat.seat for seat in seats if seat.kind == PERSON and not seat.held_by_bot]


def first_seat(number: int, wish: str, person: Person | None) -> SeatInfo:
    """A seat of a new table, as wished: "me", "open" or "bot:NAME"."""
    if wish.startswith(BOT):
        return SeatInfo(number, BOT_SEAT, wish.removeprefix(BOT), ready=True)
    if wish == ME and person is not None:
        return seat_for(number, person)
    return emptied_seat(number)


def sat_down(seats: list[SeatInfo], number: int, person: Person) -> list[SeatInfo]:
    """The seats that change when a person sits down: the new one, and what they give up for it."""
    left = [_given_up(seat, person.id) for seat in seats if seat.belongs_to(person.id)]
    return [*left, seat_for(number, person)]


def seat_for(number: int, person: Person) -> SeatInfo:
    return SeatInfo(number, PERSON, person.name, person.id, ready=True)


def seats_again(seats: list[SeatInfo], by: str) -> list[SeatInfo]:
    """The seats in a rematch; whoever left or was forgotten has made room, but not who asks."""
    again: list[SeatInfo] = []
    for seat in seats:
        gone = seat.person is None or (seat.held == LEFT and not seat.belongs_to(by))
        twice = any(seat.person == other.person for other in again)
        left = seat.kind == PERSON and (gone or twice)
        again.append(emptied_seat(seat.seat) if left else _again(seat))
    return again


def forgotten_seat(seat: SeatInfo, phase: str, name: str) -> SeatInfo:
    """The seat of somebody who wished to be forgotten: open again, or played on by a bot."""
    if phase == WAITING:
        return emptied_seat(seat.seat)
    held = LEFT if phase == PLAYING else seat.held
    return replace(seat, name=name, person=None, held=held, keys=set())


def _given_up(seat: SeatInfo, person: str) -> SeatInfo:
    """One's own seat is open again; for somebody else's one is a device no more."""
    if seat.person == person:
        return emptied_seat(seat.seat)
    return replace(seat, keys=seat.keys - {person})


def _again(seat: SeatInfo) -> SeatInfo:
    ready = seat.kind == BOT_SEAT
    return replace(seat, ready=ready, held=OWN, late=0, present=False, keys=set(seat.keys))


def emptied_seat(number: int) -> SeatInfo:
    return SeatInfo(number, OPEN_SEAT, "")
