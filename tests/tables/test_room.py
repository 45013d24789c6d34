"""People at a table: sitting, leaving, coming back, links, undo by agreement, the clock."""

import asyncio
from pathlib import Path

import pytest

from terrarium.core.reason import BadInput, Refused
from terrarium.tables.account import STOOD_IN
from terrarium.tables.database import rows
from terrarium.tables.lobby import Lobby
from terrarium.tables.note import note_message
from terrarium.tables.table import LEFT
from terrarium.tables.wish import NewTable
from terrarium.web.pages.recap import last_own_move
from tests.tables.lobbies import (
    lobby_in,
    move,
    person,
    plays,
    refused,
    seated,
    told,
    turn_of_a_person,
    until,
    waiting,
)

THREE = NewTable("terra", ("me", "open", "open"))
ALONE = NewTable("terra", ("me", "bot:fair", "bot:fair"))


def test_only_the_host_starts_and_only_when_nobody_is_missing(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, guest) = await waiting(lobby, THREE, "Ada", "Bo")
        table = live.table
        await refused(lobby.start(table.id, host), "seats-open")
        await live.room.sit(1, guest)
        await live.room.add_bot(2, "fair", host)
        await refused(live.room.sit(2, guest), "seat-taken")
        await refused(lobby.start(table.id, guest), "not-the-host")
        await lobby.start(table.id, host)
        await lobby.start(table.id, host)
        await refused(live.room.remove(1, host), "table-is-playing")

    told(tmp_path, story)


def test_the_stream_of_who_was_sent_away_ends_before_the_next_one_sits_down(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, guest) = await waiting(lobby, THREE, "Ada", "Bo")
        await live.room.sit(1, guest)
        stream = live.watchers.subscribe(1)
        assert await anext(stream)
        await live.room.remove(1, host)
        await live.room.sit(1, await person(lobby, "Cy"))
        with pytest.raises(StopAsyncIteration):
            await anext(stream)

    told(tmp_path, story)


def test_a_chain_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        seat = await turn_of_a_person(live)
        version = live.course.version
        with pytest.raises(Refused):
            await live.play(seat, [move(live), "no such move"], version)
        with pytest.raises(Refused):
            await live.play(seat, [move(live), "hoard red 1 2 3"], version)
        stored = await lobby.store.run(lambda c: len(rows.load_match(c, live.id).entries))
        assert live.course.version == version == stored

    told(tmp_path, story)


def test_who_leaves_hands_the_seat_to_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        seat = await turn_of_a_person(live)
        version = live.course.version
        await live.room.leave(seat, people[seat])
        await until(live, version + 1)
        assert live.table.seats[seat].held_by_bot
        await live.room.take_back(seat, people[seat])
        assert not live.table.seats[seat].held_by_bot
        notes = [message.id for spoken in live.room.talk if (message := note_message(spoken))]
        assert notes[-2:] == ["table-left-to-bot", "table-took-seat-back"]

    told(tmp_path, story)


def test_what_a_bot_did_in_a_seat_is_noted_for_whoever_sits_there_alone(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        seat = await turn_of_a_person(live)
        version = live.course.version
        await live.room.hand_to_bot(seat, people[0])
        await until(live, version + 1)
        made = [
            {line.note for line in live.course.log(reader) if line.version == version + 1}
            for reader in range(len(people))
        ]
        assert [STOOD_IN in notes for notes in made] == [reader == seat for reader in range(3)]
        assert last_own_move(live.course.begun(), seat) <= version

    told(tmp_path, story)


def test_who_leaves_does_not_come_back_by_a_page_that_is_opened_at_that_moment(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        await live.room.hand_to_bot(1, people[0])
        await asyncio.gather(live.room.leave(1, people[1]), live.room.came_back(1))
        assert live.table.seats[1].held == LEFT

    told(tmp_path, story)


def test_nobody_is_said_to_have_been_sent_away_from_an_open_seat(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host,) = await waiting(lobby, THREE, "Ada")
        await live.room.remove(1, host)
        assert list(live.room.talk) == []

    told(tmp_path, story)


def test_a_restart_goes_on_where_the_match_was(tmp_path: Path) -> None:
    async def begin() -> tuple[str, str, int]:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, ALONE, "Ada")
            await turn_of_a_person(live)
            await plays(live)
            await turn_of_a_person(live)
            return live.id, live.course.history.state.position(), live.course.version

    async def go_on(match: str) -> tuple[str, str, int]:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.matches.get(match)
            await turn_of_a_person(live)
            return live.id, live.course.history.state.position(), live.course.version

    before = asyncio.run(begin())
    assert asyncio.run(go_on(before[0])) == before


def test_a_link_seats_one_device_and_a_second_device_of_the_same_person(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, (host, guest, phone) = await waiting(lobby, THREE, "Ada", "Bo", "Bo")
        link = await live.room.links.make(1, host)
        await lobby.reception.look_at_link(link)
        assert live.table.seats[1].kind == "open"
        await lobby.reception.spend_link(link, guest)
        await lobby.reception.spend_link(link, guest)
        await refused(lobby.reception.spend_link(link, phone), "link-spent")
        await refused(live.room.links.make(1, host), "not-your-seat")
        await lobby.reception.spend_link(await live.room.links.make(1, guest), phone)
        assert live.table.seats_of(phone.id) == live.table.seats_of(guest.id) == [1]
        assert live.table.seats[1].name == "Bo"

    told(tmp_path, story)


def test_a_setting_that_is_refused_leaves_the_name_as_it_was(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        ada, secret = await lobby.reception.new_person("Ada")
        with pytest.raises(BadInput, match="no setting theme"):
            await lobby.reception.change_person(ada, "Bodil", {"theme": "mauve"})
        known = await lobby.reception.caller(secret)
        assert known is not None
        assert known.person == ada

    told(tmp_path, story)


def test_names_and_talk_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        for name in ("", "  ", "x" * 41, "bot fair", "\x00\x01"):
            with pytest.raises(BadInput):
                await lobby.reception.new_person(name)
        live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        for text in ("", "\n", "x" * 501):
            with pytest.raises(BadInput):
                await live.room.say(people[0], text)
        await live.room.say(people[0], "<b>hello</b>")
        assert list(live.room.talk)[-1].text == "<b>hello</b>"
        await lobby.reception.change_person(people[1], "Bodil", {})
        assert live.table.names()[1] == "Bodil"

    told(tmp_path, story)


def test_my_tables_begin_with_those_that_wait_for_me(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        ada = await person(lobby)
        idle = await lobby.create_table(ada, THREE)
        playing = await lobby.create_table(ada, ALONE)
        await lobby.start(playing.id, ada)
        await turn_of_a_person(await lobby.matches.get(playing.match))
        await lobby.create_table(ada, THREE)
        mine = [table.id for table in await lobby.tables_of(ada)]
        assert mine[0] == playing.id
        assert idle.id in mine

    told(tmp_path, story)
