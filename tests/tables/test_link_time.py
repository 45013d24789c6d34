"""A link for another device works within the hour; an invitation until somebody sits there."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from terrarium.core.reason import Refused
from terrarium.tables.lobby import Lobby
from terrarium.tables.wish import NewTable
from tests.tables.breaking import Fuse
from tests.tables.lobbies import QUICK, Hands, lobby_in, person, refused, timed, waiting

HOUR = 3600
TWO = NewTable("terra_futura", ("me", "open"))


def test_a_link_for_another_device_works_within_the_hour_and_not_after(tmp_path: Path) -> None:
    async def story(lobby: Lobby, hands: Hands) -> None:
        live, (ada,) = await waiting(lobby, TWO, "Ada")
        phone, tablet = [await person(lobby, name) for name in ("Phone", "Tablet")]
        early, late = [await live.room.links.make(0, ada) for _ in range(2)]
        hands.now += HOUR - 1
        await lobby.reception.spend_link(early, phone)
        hands.now += 1
        await refused(lobby.reception.look_at_link(late), "link-too-old")
        await refused(lobby.reception.spend_link(late, tablet), "link-too-old")
        assert live.table.seats[0].keys == {phone.id}

    timed(tmp_path, story)


def test_a_restart_gives_a_link_no_more_time(tmp_path: Path) -> None:
    hands = Hands()
    settings = replace(QUICK, now=hands)

    async def made() -> str:
        async with lobby_in(tmp_path, settings) as lobby:
            live, (ada,) = await waiting(lobby, TWO, "Ada")
            return await live.room.links.make(0, ada)

    async def used(link: str) -> None:
        async with lobby_in(tmp_path, settings) as lobby:
            await lobby.reception.spend_link(link, await person(lobby, "Phone"))

    early, late = asyncio.run(made()), asyncio.run(made())
    hands.now += HOUR - 1
    asyncio.run(used(early))
    hands.now += 1
    with pytest.raises(Refused) as no:
        asyncio.run(used(late))
    assert no.value.reason.id == "link-too-old"


def test_the_device_that_came_by_a_link_stays_when_its_hour_is_over(tmp_path: Path) -> None:
    async def story(lobby: Lobby, hands: Hands) -> None:
        live, (ada,) = await waiting(lobby, TWO, "Ada")
        phone = await person(lobby, "Phone")
        link = await live.room.links.make(0, ada)
        await lobby.reception.spend_link(link, phone)
        hands.now += 2 * HOUR
        assert await lobby.reception.spend_link(link, phone) is live
        assert live.table.seats[0].keys == {phone.id}

    timed(tmp_path, story)


def test_an_invitation_to_an_open_seat_waits_as_long_as_the_seat_does(tmp_path: Path) -> None:
    async def story(lobby: Lobby, hands: Hands) -> None:
        live, (ada,) = await waiting(lobby, TWO, "Ada")
        bo = await person(lobby, "Bo")
        link = await live.room.links.make(1, ada)
        hands.now += 100 * HOUR
        await lobby.reception.spend_link(link, bo)
        assert live.table.seats_of(bo.id) == [1]

    timed(tmp_path, story)


def test_a_link_that_could_not_be_spent_for_want_of_space_is_still_good_within_its_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby, hands: Hands) -> None:
        live, (ada,) = await waiting(lobby, TWO, "Ada")
        phone, link = await person(lobby, "Phone"), await live.room.links.make(0, ada)
        Fuse(lobby.store, monkeypatch).break_at(1)
        with pytest.raises(Exception, match="no space"):
            await lobby.reception.spend_link(link, phone)
        hands.now += HOUR - 1
        await lobby.reception.spend_link(link, phone)
        assert live.table.seats[0].keys == {phone.id}

    timed(tmp_path, story)
