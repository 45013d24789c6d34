"""A story of people at a table, told to the real one and to its model."""

import asyncio

from terrarium.tables.live import LiveMatch
from terrarium.tables.person import Caller
from terrarium.web.who import own_seat, seat_of
from tests.tables.seat_model import RESERVED, SEATS
from tests.tables.side_by_side import SideBySide, refused

Step = tuple[str, int, int]
"""What is done, and two numbers by which it is chosen who does it, and where."""


class Story(SideBySide):
    """Each step is done to both; who may not do it is refused by both."""

    async def told(self, steps: list[Step]) -> None:
        await self._open()
        try:
            await self._begin()
            for step, first, second in steps:
                await getattr(self, step)(first, second)
                await self._agrees()
            await self._others_see_what_all_see()
        finally:
            await self._close()

    async def sit(self, first: int, second: int) -> None:
        who, seat = self._rather_standing(first), self._seat("open", second)
        allowed = self.model.sit(who, seat)
        live = await self._live()
        await self._done("sit", allowed, live.room.sit(seat, self.people[who]))

    async def move_elsewhere(self, first: int, second: int) -> None:
        who, seat = self._rather_sitting(first), self._seat("open", second)
        live, allowed = await self._live(), self.model.sit(who, seat)
        await self._done("move", allowed, live.room.sit(seat, self.people[who]))

    async def leave(self, first: int, second: int) -> None:
        who = self._rather_sitting(first)
        seat = self.model.seat(who)
        live, allowed = await self._live(), self.model.leave(who)
        await self._done("leave", allowed, live.room.leave(max(seat, 0), self.people[who]))

    async def remove(self, first: int, second: int) -> None:
        who, seat = self._rather_the_host(first), self._seat("person", second)
        live, allowed = await self._live(), self.model.remove(who, seat)
        await self._done("remove", allowed, live.room.remove(seat, self.people[who]))

    async def bot(self, first: int, second: int) -> None:
        who, seat = self._rather_the_host(first), self._seat("open", second)
        live, allowed = await self._live(), self.model.bot(who, seat)
        await self._done("bot", allowed, live.room.add_bot(seat, "random", self.people[who]))

    async def start_with_bots(self, first: int, second: int) -> None:
        """Whoever hosts puts bots on all open seats and begins."""
        for number, place in enumerate(self.model.places):
            if place.kind == "open":
                await self.bot(4 * first, 4 * number)
        await self.start(4 * first, second)

    async def link(self, first: int, second: int) -> None:
        who = self._rather_sitting(first)
        mine = self.model.seat(who)
        seat = mine if mine >= 0 and second % 4 < 3 else self._seat("open", second // 4)
        live, allowed = await self._live(), self.model.link(who, seat)
        secret = live.room.links.make(seat, self.people[who])
        made = await self._done("link", allowed, secret)
        self.secrets += [made] if isinstance(made, str) else []

    async def spend(self, first: int, second: int) -> None:
        if self.secrets:
            who, link = self._rather_standing(first), self._some_link(second)
            allowed = self.model.spend(who, link)
            spent = self.lobby.reception.spend_link(self.secrets[link], self.people[who])
            await self._done("spend", allowed, spent)

    async def spend_together(self, first: int, second: int) -> None:
        """All who come and go try at once; whoever gets it was the first."""
        if not self.secrets:
            return
        link, before = self._some_link(second), [self.model.seat(who) for who in self.cast]
        trying = [
            refused(self.lobby.reception.spend_link(self.secrets[link], self.people[who]))
            for who in self.cast
        ]
        got = [not no for no, _ in await asyncio.gather(*trying)]
        ticket = self.model.links.get(link)
        won = [
            who
            for who, seat, has in zip(self.cast, before, got)
            if has and ticket is not None and not self._is_there(who, ticket.match, ticket.seat)
        ]
        assert len(won) <= 1
        self.hits["spend together"] += len(won)
        for who in [*won, *(who for who in self.cast if who not in won)]:
            assert self.model.spend(who, link) == got[self.cast.index(who)]

    async def forget(self, first: int, second: int) -> None:
        number = first % len(self.cast)
        who = self.cast.pop(number)
        self.hits["forget at a seat"] += self.model.seat(who) >= 0
        self.model.forget(who)
        await self.lobby.reception.forget(self.people[who], "Somebody")
        await self._newcomer()

    async def hand(self, first: int, second: int) -> None:
        who, seat = self._rather_the_host(first), self._seat("person", second)
        live, allowed = await self._live(), self.model.hand(who, seat)
        await self._done("hand", allowed, live.room.hand_to_bot(seat, self.people[who]))

    async def back(self, first: int, second: int) -> None:
        who = self._rather_sitting(first)
        seat = self.model.seat(who)
        live, allowed = await self._live(), self.model.back(who)
        await self._done("back", allowed, live.room.take_back(max(seat, 0), self.people[who]))

    async def take_over(self, first: int, second: int) -> None:
        who, before = self._rather_sitting(first), self.model.host
        live, allowed = await self._live(), self.model.take_over(who)
        await self._done("take over", allowed, live.room.host.take_over(self.people[who]))
        self.hits["another host"] += before is not None and before != self.model.host

    async def start(self, first: int, second: int) -> None:
        who, before = self._rather_the_host(first), self.model.phase
        allowed = self.model.start(who)
        await self._done("start", allowed, self.lobby.start(self.table, self.people[who]))
        self.hits["begun"] += before != self.model.phase

    async def act(self, first: int, second: int) -> None:
        """Whoever asks gets to play exactly where the table thinks it is their turn."""
        live = await self._live()
        if live.course.going:
            actor = live.course.actor
            sits = [who for who in self.cast if self.model.seat(who) == actor]
            who = self._rather(sits, first, self.cast)
            seat = seat_of(Caller(self.people[who]), live)
            move = live.course.history.game.spell(live.course.view(actor).legal[0])
            mine = self.model.seat(who) == actor and self.model.back(who)
            await self._done("act", mine, live.play(seat, [move], live.course.version))

    async def end(self, first: int, second: int) -> None:
        """Rather a match than a table that waits."""
        if self.model.phase == "playing" or second % 8 == 0:
            who = self._rather_the_host(first)
            live, allowed = await self._live(), self.model.end(who)
            await self._done("end", allowed, live.room.host.end(self.people[who]))

    async def rematch(self, first: int, second: int) -> None:
        who, before = self._rather_sitting(first), self.model.now
        allowed = self.model.rematch(who)
        found = await self._done(
            "rematch", allowed, self.lobby.rematch(self.table, self.people[who])
        )
        if self.model.now > before:
            assert isinstance(found, str)
            self.matches.append(found)
            self.hits["begun at once"] += self.model.phase == "playing"

    async def token(self, first: int, second: int) -> None:
        """The program with the token sits down at its own seat, tries another, or leaves."""
        live, caller = await self._live(), await self.lobby.reception.caller(self.program)
        if caller is not None and self.model.seat(self.model.guest) >= 0:
            allowed = self.model.leave(self.model.guest)
            await self._done("token leaves", allowed, live.room.leave(RESERVED, caller.person))
        elif caller is not None:
            seat = RESERVED if first % 4 < 3 else second % SEATS
            allowed = seat == RESERVED and self.model.sit(self.model.guest, RESERVED)
            await self._done("token", allowed, _by_token(live, caller, seat))

    async def restart(self, first: int, second: int) -> None:
        self.hits["restart"] += 1
        await self._close()
        await self._open()


async def _by_token(live: LiveMatch, caller: Caller, seat: int) -> None:
    await live.room.sit(own_seat(caller, seat), caller.person)
