"""The host of a table: who takes over when they have vanished, and who may not."""

import asyncio
from pathlib import Path

from terrarium.core.state import SPECTATOR
from terrarium.tables.lobby import Lobby
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import Hands, person, refused, seated, timed, waiting

THREE = NewTable("terra", ("me", "open", "open"))
A_MINUTE = 60.0


def test_after_a_minute_away_somebody_who_sits_there_takes_over_and_the_log_says_so(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, (ada, bo, cy) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        clock.now += A_MINUTE
        assert live.room.host.may_take_over(bo)
        await live.room.host.take_over(bo)
        assert (
            live.room.host.may_host(bo),
            live.room.host.may_host(ada),
            live.room.host.may_host(cy),
        ) == (True, False, False)
        (note,) = [
            line.message for line in live.course.log() if line.message.id == "table-new-host"
        ]
        assert note.args["name"] == "Bo"
        await live.room.hand_to_bot(0, bo)

    timed(tmp_path, story)


def test_who_took_over_is_the_host_also_after_a_restart(tmp_path: Path) -> None:
    found: list[tuple[str, str]] = []

    async def before(lobby: Lobby, clock: Hands) -> None:
        live, (_, bo) = await waiting(lobby, THREE, "Ada", "Bo")
        await live.room.sit(1, bo)
        clock.now += A_MINUTE
        await live.room.host.take_over(bo)
        found.append((live.id, bo.id))

    async def after(lobby: Lobby, clock: Hands) -> None:
        ((match, bo),) = found
        assert (await lobby.matches.get(match)).table.host == bo

    timed(tmp_path, before)
    timed(tmp_path, after)


def test_nobody_takes_over_from_a_host_who_watches_or_was_here_a_moment_ago(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, (ada, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        stream = live.watchers.subscribe(0, person=ada.id)
        assert await anext(stream)
        clock.now += A_MINUTE
        await refused(live.room.host.take_over(bo), "host-not-away")
        await stream.aclose()
        await refused(live.room.host.take_over(bo), "host-not-away")
        clock.now += A_MINUTE
        live.room.host.seen(ada.id)
        await refused(live.room.host.take_over(bo), "host-not-away")
        assert not live.room.host.may_take_over(bo)

    timed(tmp_path, story)


def test_a_host_who_only_watches_is_not_away(tmp_path: Path) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        wish = NewTable("terra", ("open", "open", "open"))
        live, (ada, bo) = await waiting(lobby, wish, "Ada", "Bo")
        await live.room.sit(1, bo)
        stream = live.watchers.subscribe(SPECTATOR, person=ada.id)
        assert await anext(stream)
        clock.now += A_MINUTE
        await refused(live.room.host.take_over(bo), "host-not-away")

    timed(tmp_path, story)


def test_only_somebody_who_sits_there_takes_over(tmp_path: Path) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        stranger = await person(lobby, "Eve")
        clock.now += A_MINUTE
        await refused(live.room.host.take_over(stranger), "not-your-seat")

    timed(tmp_path, story)


def test_of_two_who_take_over_at_once_one_is_the_host(tmp_path: Path) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, (_, bo, cy) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        clock.now += A_MINUTE
        ends = await asyncio.gather(
            live.room.host.take_over(bo), live.room.host.take_over(cy), return_exceptions=True
        )
        assert sum(isinstance(end, Exception) for end in ends) == 1
        assert live.room.host.may_host(bo) != live.room.host.may_host(cy)

    timed(tmp_path, story)


def test_a_device_of_the_host_hosts_as_long_as_it_is_one(tmp_path: Path) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, (ada, _, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        phone = await person(lobby, "Phone")
        await lobby.reception.spend_link(await live.room.links.make(0, ada), phone)
        assert live.room.host.may_host(phone)
        await live.room.leave(0, ada)
        assert (live.room.host.may_host(phone), live.room.host.may_host(ada)) == (False, True)

    timed(tmp_path, story)


def test_against_bots_alone_a_rematch_simply_begins(tmp_path: Path) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, (ada,) = await seated(
            lobby, NewTable("terra", ("bot:random", "me", "bot:random")), "Ada"
        )
        await live.room.leave(1, ada)
        await live.room.host.end(ada)
        await lobby.rematch(live.table.id, ada, live.id)
        again = await lobby.matches.of_table(live.table.id)
        assert (again.id != live.id, again.course.going) == (True, True)
        assert await lobby.rematch(live.table.id, ada, live.id) == again.id

    timed(tmp_path, story)


def test_among_people_a_rematch_waits_for_them(tmp_path: Path) -> None:
    async def story(lobby: Lobby, clock: Hands) -> None:
        live, (ada, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        await live.room.host.end(ada)
        await lobby.rematch(live.table.id, bo)
        assert (await lobby.matches.of_table(live.table.id)).table.phase == "waiting"

    timed(tmp_path, story)
