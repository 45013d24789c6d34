"""Whole matches of several people over the API, each with a token of their own."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from terrarium.core.chance import commitment
from terrarium.core.record import OPEN, parse_seed, read_record
from terrarium.core.replay import verify
from tests.histories import TERRA, TERRA_EDITION
from tests.web.client import Played, Site, site


@pytest.mark.leisurely
@pytest.mark.parametrize("people", [3, 4, 5, 6])
def test_people_play_a_whole_match_by_their_tokens(tmp_path: Path, people: int) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", *["open"] * (people - 1))
            begun = (await played.get()).json()
            over = await played.play_to_the_end()
            assert (begun["seed"], begun["over"], over["over"]) == (None, False, True)
            assert begun["commitment"] == over["commitment"]
            assert over["commitment"] == commitment(played.match, parse_seed(over["seed"]))
            assert {seat["kind"] for seat in over["seats"]} == {"person"}
            await _everybody_gets_the_full_record(played, people)

    asyncio.run(play())


async def _everybody_gets_the_full_record(played: Played, people: int) -> None:
    texts = {(await played.get(seat, "/record")).text for seat in range(people)}
    texts.add((await played.get(path="/record")).text)
    (text,) = texts
    verify(TERRA, TERRA_EDITION, read_record(text), text)


def test_before_the_end_each_gets_the_record_of_what_they_know(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            await played.play_to_the_end(12)
            texts = [(await played.get(seat, "/record")).text for seat in (None, 0, 1, 2)]
            for text in texts:
                record = read_record(text)
                assert record.form == OPEN
                assert "seed" not in text.partition("\n\n")[0].replace("seed-commitment", "")
            assert len(set(texts)) == 4

    asyncio.run(play())


@pytest.mark.leisurely
def test_anybody_can_check_the_commitment_with_a_line_of_their_own(tmp_path: Path) -> None:
    """SHA-256 over "terrarium", match id and seed, a line each, as docs/api.md says."""

    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "bot:fair", "bot:fair")
            shown = (await played.get()).json()
            over = await played.play_to_the_end()
            text = f"terrarium\n{played.match}\n{over['seed']}"
            assert shown["commitment"] == sha256(text.encode()).hexdigest()

    asyncio.run(play())


def test_a_practice_table_shows_its_seed_and_plays_the_same_way_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            hands = []
            for _ in range(2):
                played = await here.table("me", "open", "open", seed=12)
                shown = await played.turn()
                assert (shown["practice"], shown["seed"]) == (True, "12")
                hands.append(shown["view"]["hand"])
            assert hands[0] == hands[1]

    asyncio.run(play())


async def _gone_too_far(here: Site, undo: str) -> tuple[Played, int, dict[str, Any]]:
    """Somebody has moved, and somebody else after them: by the rule that cannot be taken back."""
    played = await here.table("me", "open", "open", undo=undo, seed=5)
    first = await played.choice()
    await played.play_one(first)
    while (shown := await played.turn())["actor"] == first["actor"]:
        await played.play_one(shown)
    await played.play_one(shown)
    await played.settled()
    return played, first["actor"], (await played.get(first["actor"])).json()


def test_strict_takes_back_by_the_rule_and_no_further(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            played, seat, shown = await _gone_too_far(here, "strict")
            for path in ("undo", "undo/ask"):
                answer = await played.post(seat, path, version=shown["version"])
                assert answer.status_code == 422, answer.text
                assert {"id", "rule", "text"} <= set(answer.json()["error"])
            stale = await played.post(seat, "undo", version=0)
            assert (stale.status_code, stale.json()["view"]) == (409, shown["view"])
            assert (await played.get(seat)).json()["version"] == shown["version"]

    asyncio.run(play())


def test_the_rule_lets_a_seat_take_back_what_taught_it_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open", seed=5)
            while not (shown := await played.turn())["undo"]["steps"]:
                await played.play_one({**shown, "legal": shown["legal"][:1]})
            seat, version, to = shown["seat"], shown["version"], shown["undo"]["to"]
            answers = [await played.post(seat, "undo", version=version) for _ in range(2)]
            assert [answer.json() for answer in answers] == [{"version": version + 1}] * 2
            again = (await played.get(seat)).json()
            assert again["undo"]["steps"] == len(to) - 1
            over = await played.play_to_the_end()
            assert over["over"]
            await _everybody_gets_the_full_record(played, 3)

    asyncio.run(play())


def test_ask_goes_further_when_all_have_agreed_and_one_no_is_enough(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            played, seat, shown = await _gone_too_far(here, "ask")
            others = [other for other in range(3) if other != seat]
            version = shown["version"]
            assert (await played.post(others[0], "undo/answer", yes=True)).status_code == 409
            await played.post(seat, "undo/ask", version=version)
            request = (await played.get()).json()["undo_request"]
            assert (request["seat"], request["agreed"]) == (seat, [seat])
            assert request["moves"] > 1
            await played.post(others[0], "undo/answer", yes=False)
            assert (await played.get()).json()["undo_request"] is None
            await played.post(seat, "undo/ask", version=version)
            for other in others:
                await played.post(other, "undo/answer", yes=True)
            again = (await played.get(seat)).json()
            assert (again["version"], again["actor"]) == (version + 1, seat)
            await played.play_to_the_end()
            await _everybody_gets_the_full_record(played, 3)

    asyncio.run(play())


def test_free_is_for_one_person_among_bots_and_counts_as_practice(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            body = {"game": "terra", "seats": ["me", "open", "open"], "undo": "free"}
            assert (await here.client.post("/api/v1/tables", json=body)).status_code == 422
            played = await here.table("me", "bot:fair", "bot:fair", undo="free")
            shown = await played.choice()
            assert shown["practice"]
            await played.play_one(shown)
            later = await played.choice()
            answer = await played.post(0, "undo", version=later["version"], steps=1)
            assert answer.status_code == 200

    asyncio.run(play())
