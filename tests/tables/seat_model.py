"""Who owns what at a table, told once more and as plainly as can be; the real one is like it."""

from dataclasses import dataclass, field

from terrarium.core.state import SPECTATOR

SEATS = 3
RESERVED = 2  # the seat for which a program has a token


@dataclass
class Place:
    """A seat: open, a bot's, or a person's with the devices that act for them."""

    kind: str = "open"
    owner: int | None = None
    devices: set[int] = field(default_factory=set)
    held: str = ""

    def of(self, person: int) -> bool:
        return self.kind == "person" and (self.owner == person or person in self.devices)


@dataclass
class Ticket:
    """A link: of an owner to a seat of a match."""

    match: int
    seat: int
    owner: int
    spent: int | None = None


class Model:
    """One table; people are numbers, and so are its matches. What is refused changes nothing."""

    def __init__(self, host: int, guest: int) -> None:
        self.host: int | None = host
        self.guest = guest
        self.token = True  # whether the guest is expected at the reserved seat
        self.phase = "waiting"
        self.matches = [[Place("person", host), Place(), Place()]]
        self.links: dict[int, Ticket] = {}
        self.made = 0

    @property
    def now(self) -> int:
        return len(self.matches) - 1

    @property
    def places(self) -> list[Place]:
        return self.matches[-1]

    # Who may do what.

    def seat(self, person: int, match: int | None = None) -> int:
        """The person's seat in a match, by themselves or as somebody's device, or SPECTATOR."""
        places = self.places if match is None else self.matches[match]
        return next((number for number, place in enumerate(places) if place.of(person)), SPECTATOR)

    def may_host(self, person: int) -> bool:
        seat = self.seat(person)
        if self.host is not None:
            return person == self.host or (seat >= 0 and self.places[seat].owner == self.host)
        return seat >= 0 or all(place.kind != "person" for place in self.places)

    # Before the start.

    def sit(self, person: int, seat: int) -> bool:
        place = self.places[seat]
        if self.phase != "waiting" or (place.kind != "open" and not place.of(person)):
            return False
        if not place.of(person):
            self._take(person, seat)
        return True

    def remove(self, by: int, seat: int) -> bool:
        if self.phase != "waiting" or not self.may_host(by):
            return False
        if self.places[seat].kind == "person":
            self._vacate(seat)
        self.places[seat] = Place()
        self.token = self.token and seat != RESERVED
        return True

    def bot(self, by: int, seat: int) -> bool:
        person = self.places[seat].kind == "person"
        if self.phase != "waiting" or not self.may_host(by) or person:
            return False
        self._end_links(seat)
        self.places[seat] = Place("bot")
        self.token = self.token and seat != RESERVED
        return True

    def link(self, by: int, seat: int) -> bool:
        place = self.places[seat]
        if not (place.of(by) or (place.kind == "open" and self.may_host(by))):
            return False
        owner = by if place.owner is None else place.owner
        self.links[self.made] = Ticket(self.now, seat, owner)
        self.made += 1
        return True

    def spend(self, person: int, link: int) -> bool:
        ticket = self.links.get(link)
        if ticket is None:
            return False
        place = self.matches[ticket.match][ticket.seat]
        if place.of(person):
            return True
        if ticket.spent is not None:
            return False
        if place.kind == "open":
            return self._sit_by(person, ticket)
        if self.seat(person, ticket.match) >= 0:
            return False
        place.devices.add(person)
        ticket.spent = person
        return True

    def start(self, by: int) -> bool:
        if not self.may_host(by) or self.phase in ("ended", "over"):
            return False
        if self.phase == "playing":
            return True
        kept = self.token and self.places[RESERVED].kind == "open"
        missing = {number for number, place in enumerate(self.places) if place.kind == "open"}
        if missing - ({RESERVED} if kept else set()):
            return False
        if kept:
            self._take(self.guest, RESERVED)
        self.phase = "playing"
        return True

    # While it goes on, and after.

    def leave(self, person: int) -> bool:
        seat = self.seat(person)
        if seat < 0:
            return False
        if self.phase == "waiting":
            self._vacate(seat)
        elif self.phase == "playing":
            self._leave_to_bot(seat)
        return True

    def hand(self, by: int, seat: int) -> bool:
        place = self.places[seat]
        if self.phase != "playing" or not self.may_host(by) or place.kind != "person":
            return False
        place.held = place.held or "handed"
        return True

    def back(self, person: int) -> bool:
        seat = self.seat(person)
        if seat >= 0:
            self.places[seat].held = ""
        return seat >= 0

    def take_over(self, person: int) -> bool:
        seat = self.seat(person)
        if seat >= 0 and not self.may_host(person) and self.phase in ("waiting", "playing"):
            self.host = self.places[seat].owner
        return seat >= 0 and self.may_host(person)

    def end(self, by: int) -> bool:
        if self.may_host(by) and self.phase in ("waiting", "playing"):
            self.phase = "ended"
        return self.may_host(by)

    def rematch(self, by: int) -> bool:
        if not (self.may_host(by) or self.seat(by) >= 0) or self.phase == "playing":
            return False
        if self.phase != "waiting":
            self._again(by)
        return True

    def forget(self, person: int) -> None:
        """Nothing is theirs any more, and nothing acts for them."""
        if self.seat(person) >= 0 and self.places[self.seat(person)].owner == person:
            self.leave(person)
        for places in self.matches:
            for place in places:
                self._forget_at(place, person)
        self.links = {
            number: ticket
            for number, ticket in self.links.items()
            if person not in (ticket.owner, ticket.spent)
        }
        self.host = None if self.host == person else self.host

    # What they have in common.

    def _take(self, person: int, seat: int) -> None:
        for number, place in enumerate(self.places):
            place.devices.discard(person)
            if place.owner == person:
                self._vacate(number)
        self._end_links(seat, person)
        self.places[seat] = Place("person", person)

    def _sit_by(self, person: int, ticket: Ticket) -> bool:
        if self.phase != "waiting" or ticket.match != self.now:
            return False
        ticket.spent = person
        self._take(person, ticket.seat)
        return True

    def _vacate(self, seat: int) -> None:
        self._end_links(seat)
        if self.places[seat].owner == self.guest:
            self.token = False
        self.places[seat] = Place()

    def _leave_to_bot(self, seat: int) -> None:
        self._end_links(seat)
        self.places[seat].devices.clear()
        self.places[seat].held = "left"

    def _end_links(self, seat: int, unless_spent_by: int | None = None) -> None:
        for number, ticket in list(self.links.items()):
            here = (ticket.match, ticket.seat) == (self.now, seat)
            if here and (ticket.spent is None or ticket.spent != unless_spent_by):
                del self.links[number]

    def _forget_at(self, place: Place, person: int) -> None:
        place.devices.discard(person)
        if place.owner == person:
            place.owner = None
            place.devices.clear()

    def _again(self, by: int) -> None:
        places = [self._place_again(place, by) for place in self.places]
        if self.places[RESERVED].owner == self.guest and places[RESERVED].owner is None:
            self.token = False
        self.matches.append(places)
        others = [place for place in places if not place.of(by)]
        alone = len(others) < SEATS and all(place.kind == "bot" for place in others)
        self.phase = "playing" if alone and self.may_host(by) else "waiting"

    def _place_again(self, place: Place, by: int) -> Place:
        gone = place.owner is None or (place.held == "left" and not place.of(by))
        if place.kind == "person" and gone:
            return Place()
        return Place(place.kind, place.owner, set(place.devices))
