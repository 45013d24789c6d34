"""People at a table: sitting, leaving, coming back, links, undo by agreement, the clock."""

import asyncio
from pathlib import Path

import pytest

from terrarium.core.reason import BadInput, Refused
from terrarium.tables.database import rows
from terrarium.tables.driver import TOO_LATE
from terrarium.tables.lobby import Lobby
from terrarium.tables.note import note_message
from terrarium.tables.table import LEFT
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import (
    PATIENCE,
    lobby_in,
    move,
    person,
    plays,
    refused,
    seated,
    settled,
    turn_of_a_person,
    until,
)

THREE = NewTable("terra", ("me", "open", "open"))
ALONE = NewTable("terra", ("me", "bot:fair", "bot:fair"))


def test_only_the_host_starts_and_only_when_nobody_is_missing(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host, guest = await person(lobby), await person(lobby, "Bo")
            table = await lobby.create_table(host, THREE)
            await refused(lobby.start(table.id, host), "seats-open")
            live = await lobby.matches.get(table.match)
            await live.room.sit(1, guest)
            await live.room.add_bot(2, "fair", host)
            await refused(live.room.sit(2, guest), "seat-taken")
            await refused(lobby.start(table.id, guest), "not-the-host")
            await lobby.start(table.id, host)
            await lobby.start(table.id, host)
            await refused(live.room.remove(1, host), "table-is-playing")

    asyncio.run(story())


def test_the_stream_of_who_was_sent_away_ends_before_the_next_one_sits_down(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host, guest = await person(lobby), await person(lobby, "Bo")
            live = await lobby.matches.get((await lobby.create_table(host, THREE)).match)
            await live.room.sit(1, guest)
            stream = live.watchers.subscribe(1)
            assert await anext(stream)
            await live.room.remove(1, host)
            await live.room.sit(1, await person(lobby, "Cy"))
            with pytest.raises(StopAsyncIteration):
                await anext(stream)

    asyncio.run(story())


def test_a_chain_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            seat = await turn_of_a_person(live)
            version = live.course.version
            with pytest.raises(Refused):
                await live.play(seat, [move(live), "no such move"], version)
            with pytest.raises(Refused):
                await live.play(seat, [move(live), "hoard red 1 2 3"], version)
            stored = await lobby.store.run(lambda c: len(rows.load_match(c, live.id).entries))
            assert live.course.version == version == stored

    asyncio.run(story())


def test_the_same_undo_twice_is_one_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            wish = NewTable("terra", ("me", "bot:fair", "bot:fair"), undo="free")
            live, _ = await seated(lobby, wish, "Ada")
            await turn_of_a_person(live)
            await plays(live)
            await turn_of_a_person(live)
            version, steps = live.course.version, len(live.takebacks.targets(0))
            answers = await asyncio.gather(
                live.takebacks.undo(0, version), live.takebacks.undo(0, version)
            )
            assert set(answers) == {version + 1}
            assert len(live.takebacks.targets(0)) == steps - 1

    asyncio.run(story())


def test_who_leaves_hands_the_seat_to_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
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

    asyncio.run(story())


def test_who_leaves_does_not_come_back_by_a_page_that_is_opened_at_that_moment(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            await live.room.hand_to_bot(1, people[0])
            await asyncio.gather(live.room.leave(1, people[1]), live.room.came_back(1))
            assert live.table.seats[1].held == LEFT

    asyncio.run(story())


def test_nobody_is_said_to_have_been_sent_away_from_an_open_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host = await person(lobby)
            live = await lobby.matches.get((await lobby.create_table(host, THREE)).match)
            await live.room.remove(1, host)
            assert list(live.room.talk) == []

    asyncio.run(story())


def test_the_clock_takes_one_decision_and_after_two_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            live.table.clock = 0
            live.scribe.stirred.set()
            async with asyncio.timeout(PATIENCE):
                while not all(seat.held_by_bot for seat in live.table.seats):
                    await asyncio.sleep(0.01)
            live.table.clock = 3600
            assert any(line.note == TOO_LATE for line in live.course.log(0))
            await live.room.came_back(1)
            assert (live.table.seats[1].held_by_bot, live.table.seats[1].late) == (False, 0)

    asyncio.run(story())


def test_a_seat_that_the_clock_gave_to_a_bot_is_still_the_bots_after_a_restart(
    tmp_path: Path,
) -> None:
    async def time_runs_out() -> str:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            while not any(seat.held_by_bot for seat in live.table.seats):
                seat = await turn_of_a_person(live)
                legal = live.course.view(seat).legal
                await live.take_decision(live.course.version, seat, legal[0], TOO_LATE)
            return live.id

    async def restart(match: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.matches.get(match)
            (seat,) = [seat for seat in live.table.seats if seat.held_by_bot]
            assert seat.late == 2
            notes = [note for spoken in live.room.talk if (note := note_message(spoken))]
            assert (notes[-1].id, notes[-1].args["name"]) == ("table-kept-by-bot", seat.name)
            await live.room.came_back(seat.seat)
            assert not live.table.seats[seat.seat].held_by_bot

    asyncio.run(restart(asyncio.run(time_runs_out())))


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
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host, guest, phone = [await person(lobby, name) for name in ("Ada", "Bo", "Bo")]
            table = await lobby.create_table(host, THREE)
            live = await lobby.matches.get(table.match)
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

    asyncio.run(story())


def test_further_back_than_the_rule_only_when_all_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            wish = NewTable("terra", ("me", "open", "open"), undo="ask")
            live, _ = await seated(lobby, wish, "Ada", "Bo", "Cy")
            first = await turn_of_a_person(live)
            before = live.course.history.state.position()
            await plays(live, -1)
            made = 1
            while await turn_of_a_person(live) == first:
                await plays(live, -1)
                made += 1
            await plays(live, -1)
            await settled(live)
            await live.takebacks.ask(first, live.course.version, made)
            others = [seat for seat in range(3) if seat != first]
            await live.takebacks.answer(others[0], True)
            assert live.takebacks.request is not None
            await live.takebacks.answer(others[1], True)
            assert "agreed undo to" in live.course.record()
            assert (live.course.actor, live.course.history.state.position()) == (first, before)

    asyncio.run(story())


def test_strict_tables_do_not_even_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            seat = await turn_of_a_person(live)
            await refused(live.takebacks.ask(seat, live.course.version), "undo-goes-too-far")

    asyncio.run(story())


def test_a_rematch_has_the_same_people_and_a_seed_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
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

    asyncio.run(story())


def test_a_setting_that_is_refused_leaves_the_name_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            ada, secret = await lobby.reception.new_person("Ada")
            with pytest.raises(BadInput, match="no setting theme"):
                await lobby.reception.change_person(ada, "Bodil", {"theme": "mauve"})
            known = await lobby.reception.caller(secret)
            assert known is not None
            assert known.person == ada

    asyncio.run(story())


def test_names_and_talk_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
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

    asyncio.run(story())


def test_my_tables_begin_with_those_that_wait_for_me(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        ada = await person(lobby)
        waiting = await lobby.create_table(ada, THREE)
        playing = await lobby.create_table(ada, ALONE)
        await lobby.start(playing.id, ada)
        await turn_of_a_person(await lobby.matches.get(playing.match))
        await lobby.create_table(ada, THREE)
        mine = [table.id for table in await lobby.tables_of(ada)]
        assert mine[0] == playing.id
        assert waiting.id in mine

    async def run() -> None:
        async with lobby_in(tmp_path) as lobby:
            await story(lobby)

    asyncio.run(run())
