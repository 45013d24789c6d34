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
            live = await lobby.live(table.match)
            await live.sit(1, guest)
            await live.add_bot(2, "fair", host)
            await refused(live.sit(2, guest), "seat-taken")
            await refused(lobby.start(table.id, guest), "not-the-host")
            await lobby.start(table.id, host)
            await lobby.start(table.id, host)
            await refused(live.remove(1, host), "table-is-playing")

    asyncio.run(story())


def test_the_stream_of_who_was_sent_away_ends_before_the_next_one_sits_down(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host, guest = await person(lobby), await person(lobby, "Bo")
            live = await lobby.live((await lobby.create_table(host, THREE)).match)
            await live.sit(1, guest)
            stream = live.subscribe(1)
            assert await anext(stream)
            await live.remove(1, host)
            await live.sit(1, await person(lobby, "Cy"))
            with pytest.raises(StopAsyncIteration):
                await anext(stream)

    asyncio.run(story())


def test_a_chain_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            seat = await turn_of_a_person(live)
            version = live.version
            with pytest.raises(Refused):
                await live.play(seat, [move(live), "no such move"], version)
            with pytest.raises(Refused):
                await live.play(seat, [move(live), "hoard red 1 2 3"], version)
            stored = await lobby.store.run(lambda c: len(rows.load_match(c, live.id).entries))
            assert live.version == version == stored

    asyncio.run(story())


def test_the_same_undo_twice_is_one_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            wish = NewTable("terra", ("me", "bot:fair", "bot:fair"), undo="free")
            live, _ = await seated(lobby, wish, "Ada")
            await live.play(await turn_of_a_person(live), [move(live)], live.version)
            await turn_of_a_person(live)
            version, steps = live.version, live.undo_steps(0)
            answers = await asyncio.gather(live.undo(0, version), live.undo(0, version))
            assert set(answers) == {version + 1}
            assert live.undo_steps(0) == steps - 1

    asyncio.run(story())


def test_who_leaves_hands_the_seat_to_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            seat = await turn_of_a_person(live)
            version = live.version
            await live.leave(seat, people[seat])
            await until(live, version + 1)
            assert live.seats[seat].held_by_bot
            await live.take_back(seat, people[seat])
            assert not live.seats[seat].held_by_bot
            notes = [message.id for spoken in live.talk if (message := note_message(spoken))]
            assert notes[-2:] == ["table-left-to-bot", "table-took-seat-back"]

    asyncio.run(story())


def test_who_leaves_does_not_come_back_by_a_page_that_is_opened_at_that_moment(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            await live.hand_to_bot(1, people[0])
            await asyncio.gather(live.leave(1, people[1]), live.came_back(1))
            assert live.seats[1].held == LEFT

    asyncio.run(story())


def test_nobody_is_said_to_have_been_sent_away_from_an_open_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host = await person(lobby)
            live = await lobby.live((await lobby.create_table(host, THREE)).match)
            await live.remove(1, host)
            assert list(live.talk) == []

    asyncio.run(story())


def test_the_clock_takes_one_decision_and_after_two_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            live.table.clock = 0
            live.stirred.set()
            async with asyncio.timeout(PATIENCE):
                while not all(seat.held_by_bot for seat in live.seats):
                    await asyncio.sleep(0.01)
            live.table.clock = 3600
            assert any(line.note == TOO_LATE for line in live.log(0))
            await live.came_back(1)
            assert (live.seats[1].held_by_bot, live.seats[1].late) == (False, 0)

    asyncio.run(story())


def test_a_seat_that_the_clock_gave_to_a_bot_is_still_the_bots_after_a_restart(
    tmp_path: Path,
) -> None:
    async def time_runs_out() -> str:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            while not any(seat.held_by_bot for seat in live.seats):
                seat = await turn_of_a_person(live)
                legal = live.view(seat).legal
                await live.take_decision(live.version, seat, legal[0], TOO_LATE)
            return live.id

    async def restart(match: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.live(match)
            (seat,) = [seat for seat in live.seats if seat.held_by_bot]
            assert seat.late == 2
            notes = [note for spoken in live.talk if (note := note_message(spoken))]
            assert (notes[-1].id, notes[-1].args["name"]) == ("table-kept-by-bot", seat.name)
            await live.came_back(seat.seat)
            assert not live.seats[seat.seat].held_by_bot

    asyncio.run(restart(asyncio.run(time_runs_out())))


def test_a_restart_goes_on_where_the_match_was(tmp_path: Path) -> None:
    async def begin() -> tuple[str, str, int]:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, ALONE, "Ada")
            seat = await turn_of_a_person(live)
            await live.play(seat, [move(live)], live.version)
            await turn_of_a_person(live)
            return live.id, live.history.state.position(), live.version

    async def go_on(match: str) -> tuple[str, str, int]:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.live(match)
            await turn_of_a_person(live)
            return live.id, live.history.state.position(), live.version

    before = asyncio.run(begin())
    assert asyncio.run(go_on(before[0])) == before


def test_a_link_seats_one_device_and_a_second_device_of_the_same_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            host, guest, phone = [await person(lobby, name) for name in ("Ada", "Bo", "Bo")]
            table = await lobby.create_table(host, THREE)
            live = await lobby.live(table.match)
            link = await lobby.seat_link(live, 1, host)
            await lobby.look_at_link(link)
            assert live.seats[1].kind == "open"
            await lobby.spend_link(link, guest)
            await lobby.spend_link(link, guest)
            await refused(lobby.spend_link(link, phone), "link-spent")
            await refused(lobby.seat_link(live, 1, host), "not-your-seat")
            await lobby.spend_link(await lobby.seat_link(live, 1, guest), phone)
            assert live.table.seats_of(phone.id) == live.table.seats_of(guest.id) == [1]
            assert live.seats[1].name == "Bo"

    asyncio.run(story())


def test_further_back_than_the_rule_only_when_all_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            wish = NewTable("terra", ("me", "open", "open"), undo="ask")
            live, _ = await seated(lobby, wish, "Ada", "Bo", "Cy")
            first = await turn_of_a_person(live)
            before = live.history.state.position()
            await live.play(first, [move(live, -1)], live.version)
            made = 1
            while (second := await turn_of_a_person(live)) == first:
                await live.play(first, [move(live, -1)], live.version)
                made += 1
            await live.play(second, [move(live, -1)], live.version)
            await settled(live)
            await live.ask_undo(first, live.version, made)
            others = [seat for seat in range(3) if seat != first]
            await live.answer_undo(others[0], True)
            assert live.request is not None
            await live.answer_undo(others[1], True)
            assert "agreed undo to" in live.record()
            assert (live.actor, live.history.state.position()) == (first, before)

    asyncio.run(story())


def test_strict_tables_do_not_even_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            seat = await turn_of_a_person(live)
            await refused(live.ask_undo(seat, live.version), "undo-goes-too-far")

    asyncio.run(story())


def test_a_rematch_has_the_same_people_and_a_seed_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            await refused(lobby.rematch(live.table.id, people[0]), "table-is-playing")
            await live.end(people[0])
            one = await lobby.rematch(live.table.id, people[1])
            two = await lobby.rematch(live.table.id, people[2])
            assert one == two != live.id
            again = await lobby.room(live.table.id)
            assert [seat.name for seat in again.seats] == ["Ada", "Bo", "Cy"]
            await lobby.start(live.table.id, people[0])
            assert again.history.seed != live.history.seed

    asyncio.run(story())


def test_a_setting_that_is_refused_leaves_the_name_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            ada, secret = await lobby.new_person("Ada")
            with pytest.raises(BadInput, match="no setting theme"):
                await lobby.change_person(ada, "Bodil", {"theme": "mauve"})
            known = await lobby.caller(secret)
            assert known is not None
            assert known.person == ada

    asyncio.run(story())


def test_names_and_talk_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            for name in ("", "  ", "x" * 41, "bot fair", "\x00\x01"):
                with pytest.raises(BadInput):
                    await lobby.new_person(name)
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            for text in ("", "\n", "x" * 501):
                with pytest.raises(BadInput):
                    await live.say(people[0], text)
            await live.say(people[0], "<b>hello</b>")
            assert live.messages()[-1].text == "<b>hello</b>"
            await lobby.change_person(people[1], "Bodil", {})
            assert live.table.names()[1] == "Bodil"

    asyncio.run(story())


def test_my_tables_begin_with_those_that_wait_for_me(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        ada = await person(lobby)
        waiting = await lobby.create_table(ada, THREE)
        playing = await lobby.create_table(ada, ALONE)
        await lobby.start(playing.id, ada)
        await turn_of_a_person(await lobby.live(playing.match))
        await lobby.create_table(ada, THREE)
        mine = [table.id for table in await lobby.tables_of(ada)]
        assert mine[0] == playing.id
        assert waiting.id in mine

    async def run() -> None:
        async with lobby_in(tmp_path) as lobby:
            await story(lobby)

    asyncio.run(run())
