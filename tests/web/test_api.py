"""The API: a whole match, and an answer to everything that is wrong."""

import asyncio
from pathlib import Path

import pytest

from terrarium.core.record import read_record
from terrarium.core.replay import verify
from terrarium.core.view import Json
from tests.histories import TERRA, TERRA_EDITION
from tests.web.client import Site, bearer, site

THREE = ("me", "open", "bot:fair")


def test_people_and_bots_play_a_whole_match_and_its_record_verifies(tmp_path: Path) -> None:
    async def play() -> str:
        async with site(tmp_path) as here:
            played = await here.table(*THREE)
            shown = await played.play_to_the_end()
            assert shown["over"]
            assert shown["seed"]
            return (await played.get(path="/record")).text

    text = asyncio.run(play())
    verify(TERRA, TERRA_EDITION, read_record(text), text)


def test_a_seat_sees_its_own_hand_and_a_stranger_none(tmp_path: Path) -> None:
    async def look() -> None:
        async with site(tmp_path) as here:
            played = await here.table(*THREE)
            shown = await played.turn()
            stranger = (await played.get()).json()
            assert shown["view"]["hand"]
            assert shown["legal"]
            assert stranger["view"]["hand"] is None
            assert stranger["legal"] is None
            assert stranger["seed"] is None
            assert stranger["commitment"] == shown["commitment"]

    asyncio.run(look())


def test_the_same_move_twice_is_one_move_and_a_stale_one_is_refused_with_the_view(
    tmp_path: Path,
) -> None:
    async def repeat() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            first = await played.play_one(shown)
            again = await played.play_one(shown)
            assert (first.status_code, again.status_code) == (200, 200)
            assert first.json() == again.json()
            seat = shown["actor"]
            stale = await played.post(
                seat, "moves", version=shown["version"], moves=["hoard red 1"]
            )
            assert stale.status_code in (409, 422)
            other = await played.post(
                (seat + 1) % 3, "moves", version=shown["version"], moves=["end"]
            )
            assert other.status_code == 409
            assert other.json()["version"] >= first.json()["version"]
            assert other.json()["view"]["seat"] == (seat + 1) % 3

    asyncio.run(repeat())


def test_ten_requests_at_once_make_one_move(tmp_path: Path) -> None:
    async def click() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            answers = await asyncio.gather(*(played.play_one(shown) for _ in range(10)))
            assert {answer.status_code for answer in answers} == {200}
            assert {answer.json()["version"] for answer in answers} == {shown["version"] + 1}
            record = (await played.get(path="/record")).text
            assert record.count(f"\n{shown['version'] + 1}. ") == 1

    asyncio.run(click())


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"version": -1, "moves": ["end"]}, 422),
        ({"version": 1e300, "moves": ["end"]}, 422),
        ({"version": True, "moves": ["end"]}, 422),
        ({"version": "0", "moves": ["end"]}, 422),
        ({"version": 10**17, "moves": ["end"]}, 422),
        ({"version": 99, "moves": ["end"]}, 409),
        ({"version": 0}, 422),
        ({"version": 0, "moves": []}, 422),
        ({"version": 0, "moves": ["end"] * 101}, 422),
        ({"version": 0, "moves": [7]}, 422),
        ({"version": 0, "moves": ["\ud800"]}, 422),
        ({"version": 0, "moves": ["x" * 201]}, 422),
    ],
)
def test_wrong_moves_get_a_clear_answer(tmp_path: Path, body: dict[str, Json], status: int) -> None:
    async def send() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            seat = shown["actor"]
            if body.get("version") == 0:
                body["version"] = shown["version"]
            answer = await played.post(seat, "moves", **body)
            assert answer.status_code == status, answer.text
            assert {"id", "text"} <= set(answer.json()["error"])

    asyncio.run(send())


def test_who_may_not_is_told_so(tmp_path: Path) -> None:
    async def try_it() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            seat = shown["actor"]
            move: dict[str, Json] = {"version": shown["version"], "moves": ["end"]}
            assert (await played.post(None, "moves", **move)).status_code == 401
            assert (await played.post((seat + 1) % 3, "moves", **move)).status_code == 403
            unknown = await here.client.post(
                f"/api/v1/matches/{played.match}/moves", headers=bearer("nobody"), json=move
            )
            assert unknown.status_code == 401
            other = await here.table("me", "open", "open")
            other.match = played.match
            assert (await other.post(0, "moves", **move)).status_code == 403
            assert (await here.client.get("/api/v1/matches/none")).status_code == 404
            assert (await here.client.get("/api/v1/nothing")).json()["error"]["id"] == "not-found"
            assert (await here.client.put("/api/v1/tables")).status_code == 405

    asyncio.run(try_it())


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b'"text"', 400),
        (b"[" * 30_000, 400),
        (b'{"game": ' + b"1" * 5000 + b"}", 400),
        (b'{"game": "chess", "seats": ["me"]}', 422),
        (b'{"game": "terra", "seats": ["me"]}', 422),
        (b'{"game": "terra", "seats": ["me", "me", "devil"]}', 422),
        (b'{"game": "terra", "seats": ["me", "me", "bot:nobody"]}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "players": 4}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "options": {"luck": 1}}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "options": {"teams": 1}}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "seed": -4}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "seed": 1e309}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "undo": "free"}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "pace": "slow", "clock": 1}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "name": "\\ud800"}', 422),
        (b'{"game": "terra", "seats": ["me", "open", "open"], "name": "bot x"}', 422),
        (b'{"name": "' + b"x" * 10_000_000 + b'"}', 413),
    ],
)
def test_wrong_tables_get_a_clear_answer(tmp_path: Path, raw: bytes, status: int) -> None:
    async def send() -> None:
        async with site(tmp_path) as here:
            answer = await here.client.post("/api/v1/tables", content=raw)
            assert answer.status_code == status, answer.text
            assert {"id", "text"} <= set(answer.json()["error"])

    asyncio.run(send())


def test_a_chosen_seed_is_shown_and_makes_a_practice_table(tmp_path: Path) -> None:
    async def look() -> None:
        async with site(tmp_path) as here:
            played = await here.table(*THREE, seed=7)
            shown = (await played.get()).json()
            assert (shown["practice"], shown["seed"]) == (True, "7")

    asyncio.run(look())


async def _undo(here: Site) -> list[int]:
    played = await here.table("me", "bot:fair", "bot:fair", undo="free", seed=3)
    first = await played.turn()
    await played.play_one(first)
    await played.turn()
    answers = []
    for _ in range(2):
        shown = await played.turn()
        answer = await played.post(0, "undo", version=shown["version"])
        answers.append(answer.status_code)
    await played.play_to_the_end()
    text = (await played.get(path="/record")).text
    assert "agreed undo to" in text
    verify(TERRA, TERRA_EDITION, read_record(text), text)
    return answers


def test_where_undo_is_free_one_person_goes_back_over_the_bots_and_the_record_verifies(
    tmp_path: Path,
) -> None:
    async def play() -> list[int]:
        async with site(tmp_path) as here:
            return await _undo(here)

    assert asyncio.run(play()) == [200, 422]
