"""Links, devices and tokens: they belong to a person at a seat, and end with that."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.core.state import SPECTATOR
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Person
from terrarium.tables.table import NotThere
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import (
    move,
    person,
    program,
    refused,
    seated,
    told,
    turn_of_a_person,
    waiting,
)

THREE = NewTable("terra", ("me", "open", "open"))
FOUR = NewTable("terra", ("me", "open", "open", "bot:random"))

Parting = Callable[[Lobby, LiveMatch, Person, Person], Awaitable[None]]


async def _leaves(lobby: Lobby, live: LiveMatch, host: Person, bo: Person) -> None:
    await live.room.leave(1, bo)


async def _is_removed(lobby: Lobby, live: LiveMatch, host: Person, bo: Person) -> None:
    await live.room.remove(1, host)


async def _moves(lobby: Lobby, live: LiveMatch, host: Person, bo: Person) -> None:
    await live.room.sit(2, bo)


async def _is_forgotten(lobby: Lobby, live: LiveMatch, host: Person, bo: Person) -> None:
    await lobby.reception.forget(bo, "Somebody")


PARTINGS = [_leaves, _is_removed, _moves, _is_forgotten]


@pytest.mark.parametrize("parts", PARTINGS)
def test_a_link_leads_nowhere_once_its_owner_sits_there_no_more(
    tmp_path: Path, parts: Parting
) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo, phone, cy) = await waiting(lobby, FOUR, "Ada", "Bo", "Phone", "Cy")
        await live.room.sit(1, bo)
        link = await live.room.links.make(1, bo)
        await parts(lobby, live, host, bo)
        await live.room.sit(1, cy)
        await _leads_nowhere(lobby, link, phone)

    told(tmp_path, story)


@pytest.mark.parametrize("parts", PARTINGS)
def test_a_device_shows_a_seat_no_longer_than_its_owner_sits_there_also_after_a_restart(
    tmp_path: Path, parts: Parting
) -> None:
    ids: list[str] = []

    async def before(lobby: Lobby) -> None:
        live, (host, bo, phone, cy) = await waiting(lobby, FOUR, "Ada", "Bo", "Phone", "Cy")
        await live.room.sit(1, bo)
        await lobby.reception.spend_link(await live.room.links.make(1, bo), phone)
        await parts(lobby, live, host, bo)
        await live.room.sit(1, cy)
        assert live.table.seats_of(phone.id) == []
        ids.extend([live.id, phone.id])

    async def after(lobby: Lobby) -> None:
        live = await lobby.matches.get(ids[0])
        assert live.table.seats_of(ids[1]) == []

    told(tmp_path, before)
    told(tmp_path, after)


def test_a_device_is_let_in_again_when_its_owner_has_left_and_sits_down_again(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo, phone) = await waiting(lobby, THREE, "Ada", "Bo", "Phone")
        for _ in range(2):
            await live.room.sit(1, bo)
            await lobby.reception.spend_link(await live.room.links.make(1, bo), phone)
            assert live.table.seats_of(phone.id) == [1]
            await live.room.leave(1, bo)

    told(tmp_path, story)


def test_of_many_who_spend_a_link_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo, *others) = await waiting(lobby, THREE, "Ada", "Bo", *"abcdef")
        await live.room.sit(1, bo)
        for link in (await live.room.links.make(1, bo), await live.room.links.make(2, host)):
            spending = [lobby.reception.spend_link(link, other) for other in others]
            ends = await asyncio.gather(*spending, return_exceptions=True)
            assert sum(not isinstance(end, Exception) for end in ends) == 1
            others = [other for other in others if not live.table.seats_of(other.id)]

    told(tmp_path, story)


def test_an_invitation_to_an_open_seat_shows_nobody_who_has_sat_down_there_since(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo, phone) = await waiting(lobby, THREE, "Ada", "Bo", "Phone")
        link = await live.room.links.make(1, host)
        await live.room.sit(1, bo)
        await _leads_nowhere(lobby, link, phone)

    told(tmp_path, story)


def test_an_invitation_of_a_host_who_wished_to_be_forgotten_leads_nowhere(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo) = await waiting(lobby, THREE, "Ada", "Bo")
        link = await live.room.links.make(1, host)
        await lobby.reception.forget(host, "Somebody")
        await _leads_nowhere(lobby, link, bo)

    told(tmp_path, story)


def test_who_was_sent_away_cannot_come_back_by_the_link_they_came_by(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo) = await waiting(lobby, THREE, "Ada", "Bo")
        link = await live.room.links.make(1, host)
        await lobby.reception.spend_link(link, bo)
        await live.room.remove(1, host)
        await _leads_nowhere(lobby, link, bo)

    told(tmp_path, story)


def test_a_person_who_sits_at_the_table_is_nobodys_device_there(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, bo, phone) = await waiting(lobby, THREE, "Ada", "Bo", "Phone")
        await live.room.sit(1, bo)
        link = await live.room.links.make(1, bo)
        await refused(lobby.reception.spend_link(link, host), "one-seat-a-table")
        await lobby.reception.spend_link(link, phone)
        assert (live.table.seats_of(host.id), live.table.seats_of(phone.id)) == ([0], [1])

    told(tmp_path, story)


def test_a_device_that_sits_down_itself_leaves_its_owner_where_they_are(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo, phone) = await waiting(lobby, THREE, "Ada", "Bo", "Phone")
        await live.room.sit(1, bo)
        await lobby.reception.spend_link(await live.room.links.make(1, bo), phone)
        await live.room.sit(2, phone)
        assert (live.table.seats_of(bo.id), live.table.seats_of(phone.id)) == ([1], [2])

    told(tmp_path, story)


def test_the_stream_of_a_device_ends_with_its_right_though_the_owner_sits_there_again(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo, phone) = await waiting(lobby, THREE, "Ada", "Bo", "Phone")
        await live.room.sit(1, bo)
        await lobby.reception.spend_link(await live.room.links.make(1, bo), phone)
        stream = live.watchers.subscribe(1, person=phone.id)
        assert await anext(stream)
        await live.room.leave(1, bo)
        await live.room.sit(1, bo)
        with pytest.raises(StopAsyncIteration):
            await anext(stream)

    told(tmp_path, story)


def test_who_leaves_a_match_under_way_takes_their_devices_and_links_along(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        phone = await person(lobby, "Phone")
        await lobby.reception.spend_link(await live.room.links.make(1, bo), phone)
        link = await live.room.links.make(1, bo)
        await live.room.leave(1, bo)
        with pytest.raises(NotThere):
            await lobby.reception.look_at_link(link)
        assert (live.table.seats_of(phone.id), live.table.seats_of(bo.id)) == ([], [1])

    told(tmp_path, story)


def test_nothing_shows_the_hand_of_somebody_forgotten_while_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        phone = await person(lobby, "Phone")
        await lobby.reception.spend_link(await live.room.links.make(1, bo), phone)
        await lobby.reception.forget(bo, "Somebody")
        assert (live.table.seats_of(phone.id), live.table.seats[1].held_by_bot) == ([], True)

    told(tmp_path, story)


def test_a_start_that_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host,) = await waiting(lobby, FOUR, "Ada")
        await program(lobby, live.table, 1)
        before = [seat.kind for seat in live.table.seats]
        await refused(lobby.start(live.table.id, host), "seats-open")
        assert [seat.kind for seat in live.table.seats] == before

    told(tmp_path, story)


def test_nobody_is_expected_at_a_seat_they_have_left(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host,) = await waiting(lobby, NewTable("terra", ("me", "open", "bot:random")), "Ada")
        token = await program(lobby, live.table, 1)
        guest = await lobby.reception.caller(token)
        assert guest is not None
        await live.room.sit(1, guest.person)
        await live.room.leave(1, guest.person)
        await refused(lobby.start(live.table.id, host), "seats-open")
        assert await lobby.reception.caller(token) is None

    told(tmp_path, story)


def test_somebody_forgotten_a_moment_ago_cannot_sit_down(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo) = await waiting(lobby, THREE, "Ada", "Bo")
        await lobby.reception.forget(bo, "Somebody")
        await refused(live.room.sit(1, bo), "not-known")

    told(tmp_path, story)


def test_no_move_of_somebody_forgotten_takes_the_seat_from_the_bot_that_plays_on(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        seat = await turn_of_a_person(live)
        assert live.driver is not None
        live.driver.cancel()
        chosen = move(live)
        await lobby.reception.forget(people[seat], "Somebody")
        await refused(live.play(seat, [chosen], live.course.version), "not-your-seat")
        assert live.table.seats[seat].held_by_bot

    told(tmp_path, story)


def test_who_looks_on_and_sits_down_is_here(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (_, bo) = await waiting(lobby, THREE, "Ada", "Bo")
        stream = live.watchers.subscribe(SPECTATOR, person=bo.id)
        assert await anext(stream)
        await live.room.sit(1, bo)
        assert live.table.seats[1].present

    told(tmp_path, story)


async def _leads_nowhere(lobby: Lobby, link: str, who: Person) -> None:
    with pytest.raises(NotThere):
        await lobby.reception.spend_link(link, who)
