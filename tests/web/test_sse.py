"""The stream over real HTTP: headers, ids, going on after a cut, signs of life, who may listen."""

import asyncio
from dataclasses import replace
from pathlib import Path

from tests.tables.lobbies import PATIENCE, QUICK
from tests.web.client import Played, bearer
from tests.web.live_server import real_site, stream


def test_nothing_on_the_way_may_keep_or_hold_back_the_stream(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            async with stream(played, 0, Accept_Encoding="gzip") as heard:
                headers = heard.response.headers
                assert heard.response.status_code == 200
                assert headers["content-type"].startswith("text/event-stream")
                assert headers["cache-control"] == "no-store"
                assert headers["x-accel-buffering"] == "no"
                assert "content-encoding" not in headers
                assert "content-length" not in headers

    asyncio.run(listen())


def test_the_id_of_every_event_is_its_version(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            async with stream(played) as heard:
                for _ in range(5):
                    version = await _moved(played)
                    events = await heard.until(version)
                    assert all(id == shown["version"] for id, shown in events)

    asyncio.run(listen())


def test_after_a_cut_the_reader_is_told_what_it_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            async with stream(played, 1) as heard:
                seen = (await heard.until(await _moved(played)))[-1][0]
            for _ in range(4):
                newest = await _moved(played)
            async with stream(played, 1, Last_Event_ID=str(seen)) as heard:
                id, shown = await heard.event()
            async with stream(played, 1) as heard:
                _, whole = await heard.event()
            assert id == shown["version"] == newest
            assert shown["log"] == [line for line in whole["log"] if line["version"] > seen]
            assert len(whole["log"]) > len(shown["log"]) > 0

    asyncio.run(listen())


def test_a_last_event_that_cannot_be_is_as_good_as_none(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            newest = await _moved(played)
            async with stream(played) as heard:
                _, whole = await heard.event()
            for wrong in ("-1", "1e309", "x" * 5000, "9" * 400, "1.5", "one"):
                async with stream(played, Last_Event_ID=wrong) as heard:
                    assert (await heard.event())[1]["log"] == whole["log"]
            async with stream(played, Last_Event_ID="999999") as heard:
                id, shown = await heard.event()
                assert (id, shown["log"]) == (newest, [])

    asyncio.run(listen())


def test_a_quiet_stream_says_that_it_is_alive(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path, replace(QUICK, quiet=0.1)) as here:
            played = await here.table("me", "open", "open")
            async with stream(played) as heard:
                for _ in range(3):
                    await heard.quiet()

    asyncio.run(listen())


def test_a_sign_of_life_comes_every_15_seconds() -> None:
    assert QUICK.quiet == 15.0


def test_a_seat_hears_its_own_hand_a_stranger_none_and_a_wrong_token_nothing(
    tmp_path: Path,
) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            async with stream(played, 2) as heard:
                _, shown = await heard.event()
                assert (shown["seat"], shown["view"]["seat"]) == (2, 2)
                assert shown["legal"] is not None
            async with stream(played) as heard:
                _, shown = await heard.event()
                assert (shown["seat"], shown["legal"], shown["view"]["hand"]) == (None, None, None)
            for wrong in ("Bearer nobody", "Basic eDp5", "Bearer", "Bearer " + "x" * 999):
                async with stream(played, Authorization=wrong) as heard:
                    answer = heard.response
                    assert answer.status_code == 401
                    await answer.aread()
                    assert answer.json()["error"]["id"] == "unauthorized"

    asyncio.run(listen())


def test_the_stream_of_a_seat_ends_when_somebody_else_gets_it(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            body = {"game": "terra", "seats": ["me", "open", "open"]}
            made = (await here.client.post("/api/v1/tables", json=body)).json()
            tokens = [seat["token"] for seat in made["seats"]]
            played = Played(here, made["table"], made["match"], tokens)
            table = f"/api/v1/tables/{played.id}"
            await here.client.post(f"{table}/sit", headers=bearer(tokens[1]))
            async with stream(played, 1) as heard:
                assert (await heard.event())[1]["seat"] == 1
                gone = {"seat": 1}
                await here.client.post(f"{table}/remove", headers=bearer(tokens[0]), json=gone)
                assert await heard.ended()
            async with stream(played, 1) as heard:
                assert heard.response.status_code == 401

    asyncio.run(listen())


def test_a_pass_asked_for_in_advance_wakes_nobody_else(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path, replace(QUICK, quiet=0.3)) as here:
            played = await here.table("me", "open", "open", seed=5)
            while (shown := await played.turn())["advance"] is None:
                await played.play_one(shown)
            seat = (shown["actor"] + 1) % 3
            async with stream(played, shown["actor"]) as other, stream(played, seat) as own:
                await own.quiet()
                await other.quiet()
                assert (await played.post(seat, "pass")).status_code == 200
                assert (await own.event())[1]["advance"] == "asked"
                for _ in range(3):
                    assert await other.block() == {"": "still here"}

    asyncio.run(listen())


def test_a_reader_that_goes_away_is_noticed(tmp_path: Path) -> None:
    async def listen() -> None:
        async with real_site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            live = await here.lobby.matches.get(played.match)
            async with stream(played, 1) as heard:
                await heard.event()
                assert (await played.get()).json()["seats"][1]["present"]
            async with asyncio.timeout(PATIENCE):
                while (await played.get()).json()["seats"][1]["present"]:
                    await asyncio.sleep(0.05)
            assert not live.hub.watchers

    asyncio.run(listen())


async def _moved(played: Played) -> int:
    """The version after somebody's move, and after what the table does then."""
    await played.play_one(await played.turn())
    return await played.settled()
