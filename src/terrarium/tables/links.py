"""Links to the seats of one match: made by whoever sits there or hosts, followed once."""

from terrarium.core.reason import Reason, Refused
from terrarium.tables.database.links import Link, add_link, find_link, spend
from terrarium.tables.database.store import Store
from terrarium.tables.host import Host
from terrarium.tables.person import Person
from terrarium.tables.scribe import Scribe
from terrarium.tables.seats import Seats
from terrarium.tables.table import OPEN_SEAT, WAITING, NotThere


class Links:
    """An open seat's link invites whoever finds it; a person's lets in one more device."""

    def __init__(self, scribe: Scribe, seats: Seats, host: Host) -> None:
        self._scribe = scribe
        self._table = scribe.table
        self._seats = seats
        self._host = host

    async def make(self, number: int, by: Person) -> str:
        """A secret address of a seat: of one's own, or of an open one for the host."""
        async with self._scribe.lock:
            seat = self._table.seat(number)
            invites = seat.kind == OPEN_SEAT and self._host.may_host(by)
            if not (seat.belongs_to(by.id) or invites):
                raise Refused(Reason("not-your-seat"))
            owner, now = seat.person or by.id, self._scribe.settings.now()
            return await self._scribe.store.run(
                lambda connection: add_link(connection, self._table.match, number, owner, now)
            )

    def must_lead_here(self, link: Link) -> None:
        """An invitation lasts until somebody sits there; what lets a device in, an hour."""
        lets_in = link.spent_by is None and self._table.seat(link.seat).kind != OPEN_SEAT
        settings = self._scribe.settings
        if lets_in and link.made_at + settings.link_lasts <= settings.now():
            raise Refused(Reason("link-too-old"))

    async def follow(self, secret: str, person: Person) -> None:
        """Sit down where a link leads, or act for that seat from one more device, once only."""
        async with self._scribe.change() as change:
            link = await link_of(self._scribe.store, secret)
            seat = self._table.seat(link.seat)
            if seat.belongs_to(person.id):
                return
            self.must_lead_here(link)
            if link.spent_by is not None:
                raise Refused(Reason("link-spent"))
            change.add(lambda connection: spend(connection, link, person.id))
            if seat.kind == OPEN_SEAT:
                self._table.must_be(WAITING)
                self._seats.sit_down(change, seat.seat, person)
            else:
                self._seats.add_device(change, seat, person)


async def link_of(store: Store, secret: str) -> Link:
    link = await store.read(lambda connection: find_link(connection, secret))
    if link is None:
        raise NotThere("link")
    return link
