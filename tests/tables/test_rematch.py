"""Another match at the same table: who is expected there, and who is not."""

from pathlib import Path

from terrarium.tables.lobby import Lobby
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import program, refused, seated, told, waiting

THREE = NewTable("terra", ("me", "open", "open"))


def test_a_rematch_has_the_same_people_and_a_seed_of_its_own(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        await refused(lobby.rematch(live.table.id, people[0]), "table-is-playing")
        await live.room.host.end(people[0])
        one = await lobby.rematch(live.table.id, people[1])
        two = await lobby.rematch(live.table.id, people[2])
        assert one == two != live.id
        again = await lobby.matches.of_table(live.table.id)
        assert [seat.name for seat in again.table.seats] == ["Ada", "Bo", "Cy"]
        await lobby.start(live.table.id, people[0])
        assert again.course.history.seed != live.course.history.seed

    told(tmp_path, story)


def test_the_seat_of_somebody_forgotten_is_open_in_a_rematch(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        await live.room.host.end(host)
        await lobby.reception.forget(bo, "Somebody")
        await lobby.rematch(live.table.id, host)
        again = await lobby.matches.of_table(live.table.id)
        assert [seat.kind for seat in again.table.seats] == ["person", "open", "person"]

    told(tmp_path, story)


def test_who_had_left_is_not_expected_in_a_rematch(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host,) = await waiting(lobby, NewTable("terra", ("me", "open", "bot:random")), "Ada")
        token = await program(lobby, live.table, 1)
        await lobby.start(live.table.id, host)
        guest = await lobby.reception.caller(token)
        assert guest is not None
        await live.room.leave(1, guest.person)
        await live.room.host.end(host)
        await lobby.rematch(live.table.id, host)
        await refused(lobby.start(live.table.id, host), "seats-open")

    told(tmp_path, story)
