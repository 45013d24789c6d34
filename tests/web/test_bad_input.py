"""Whatever is sent, the answer is clear, has an id and a sentence, and no table is harmed."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.web.config import WebConfig
from terrarium.web.who import COOKIE
from tests.web.client import UNHURRIED, Played, Site, bearer, is_clear, site
from tests.web.live_server import real_site

TEN_MEGABYTES = 10 * 1024 * 1024
MARKUP = "<script>alert(1)</script><b>&amp;\"'</b>"
OURS = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}


def _at_a_table(tmp_path: Path, story: Callable[[Site, Played], Awaitable[None]]) -> None:
    """Tell the story at a table, and see that the match is untouched and goes on."""

    async def run() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            record = (await played.get(path="/record")).text
            await story(here, played)
            assert (await played.get(path="/record")).text == record
            assert (await played.play_one(shown)).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize("path", ["moves", "undo", "undo/ask"])
@pytest.mark.parametrize(
    "version", ["-1", "1e309", "-1e309", "1.5", "NaN", "Infinity", "null", '"1"', "[]", "9" * 5000]
)
def test_a_version_that_is_none(tmp_path: Path, path: str, version: str) -> None:
    async def story(here: Site, played: Played) -> None:
        raw = f'{{"version": {version}, "moves": ["end"], "steps": 1}}'
        address = f"/api/v1/matches/{played.match}/{path}"
        for token in played.tokens:
            answer = await here.client.post(address, headers=bearer(token), content=raw)
            is_clear(answer, 400, 422)

    _at_a_table(tmp_path, story)


@pytest.mark.parametrize(
    "raw",
    [
        b"{",
        b"\xff\xfe\x00",
        b'{"version": "\xc3\x28"}',
        b"[]",
        b"null",
        b"7",
        b"[" * 50_000,
        b"\x00",
    ],
)
def test_what_is_not_json(tmp_path: Path, raw: bytes) -> None:
    async def story(here: Site, played: Played) -> None:
        for path in ("moves", "undo", "undo/ask", "undo/answer", "messages"):
            address = f"/api/v1/matches/{played.match}/{path}"
            answer = await here.client.post(address, headers=bearer(played.tokens[0]), content=raw)
            is_clear(answer, 400)

    _at_a_table(tmp_path, story)


def test_ids_that_there_are_not(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        token = bearer(played.tokens[0])
        for unknown in ("none", "%00", "%ED%A0%80", "..%2F..", "x" * 3000, "' OR 1=1 --", "²"):
            for path in (f"matches/{unknown}", f"matches/{unknown}/record", f"tables/{unknown}"):
                is_clear(await here.client.get(f"/api/v1/{path}", headers=token), 404)
            for path in (f"matches/{unknown}/moves", f"tables/{unknown}/start"):
                answer = await here.client.post(f"/api/v1/{path}", headers=token, json={})
                is_clear(answer, 404)

    _at_a_table(tmp_path, story)


def test_wrong_tokens(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        address = f"/api/v1/matches/{played.match}"
        good = played.tokens[0] or ""
        for wrong in (
            "",
            "Bearer",
            "Bearer x",
            f"Bearer {good}x",
            f"Basic {good}",
            good,
            "Bearer \xe9",
        ):
            headers = {b"Authorization": wrong.encode("latin-1")}
            is_clear(await here.client.get(address, headers=headers), 401)
            is_clear(await here.client.post(f"{address}/moves", headers=headers), 401)
            answer = await here.client.post(f"/api/v1/tables/{played.id}/end", headers=headers)
            is_clear(answer, 401)

    _at_a_table(tmp_path, story)


def test_a_token_of_another_table_opens_nothing_here(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        other = (await here.table("me", "open", "open")).tokens[0]
        table, match = f"/api/v1/tables/{played.id}", f"/api/v1/matches/{played.match}"
        for action in ("start", "end", "leave", "hand", "remove", "rematch"):
            answer = await here.client.post(
                f"{table}/{action}", headers=bearer(other), json={"seat": 0}
            )
            is_clear(answer, 401)
        body = {"version": 0, "moves": ["end"], "text": "hello", "yes": True}
        for action in ("moves", "undo", "pass", "messages", "undo/ask", "undo/answer"):
            answer = await here.client.post(f"{match}/{action}", headers=bearer(other), json=body)
            is_clear(answer, 403)
        assert (await here.client.get(match, headers=bearer(other))).json()["legal"] is None

    _at_a_table(tmp_path, story)


def test_moves_out_of_turn_stale_or_illegal(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        shown = await played.turn()
        seat, version = shown["actor"], shown["version"]
        other = (seat + 1) % 3
        is_clear(await played.post(other, "moves", version=version, moves=["end"]), 403)
        for wrong in (version + 1, version + 1000, 2**53):
            answer = await played.post(seat, "moves", version=wrong, moves=["hoard red 1 2 3"])
            is_clear(answer, 409)
            assert answer.json()["version"] == version
            assert answer.json()["view"] == shown["view"]
        for move in ("", "no such move", "x" * 200, "\x00", "hoard red 1 2 3 4 5 6", MARKUP):
            is_clear(await played.post(seat, "moves", version=version, moves=[move]), 422)

    _at_a_table(tmp_path, story)


def test_an_illegal_move_is_refused_with_the_rule_behind_it(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        shown = await played.turn()
        rules = set()
        for move in (
            "pass",
            "end",
            "help africa-green with green 1",
            "play green 1",
            "discard red 1",
        ):
            if move not in shown["legal"]:
                body = {"version": shown["version"], "moves": [move]}
                answer = await played.post(shown["actor"], "moves", **body)
                is_clear(answer, 422)
                rules.add(answer.json()["error"]["rule"])
        assert any(rules)

    _at_a_table(tmp_path, story)


def test_names_with_markup_are_names_and_those_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        table = {"game": "terra", "seats": ["me", "open", "open"]}
        made = await here.client.post("/api/v1/tables", json={**table, "name": "<b>Ada</b>"})
        shown = (await here.client.get(f"/api/v1/tables/{made.json()['table']}")).json()
        assert shown["seats"][0]["name"] == "<b>Ada</b>"
        page = await here.client.get(f"/tables/{made.json()['table']}")
        assert "<b>Ada" not in page.text
        for name in ("", " ", "x" * 41, "bot fair", "\u200b", "\ud800", 7, ["x"]):
            raw = json.dumps({**table, "name": name})
            is_clear(await here.client.post("/api/v1/tables", content=raw), 422)

    _at_a_table(tmp_path, story)


def test_talk_with_markup_is_talk_and_too_much_of_it_is_refused(tmp_path: Path) -> None:
    async def story(here: Site, played: Played) -> None:
        assert (await played.post(0, "messages", text=MARKUP)).status_code == 201
        page = (await here.client.get(f"/matches/{played.match}")).text
        assert "alert(1)" in page
        assert "<script>alert(1)" not in page
        for text in ("", " \n ", "\u202e", "x" * 501, "x" * 20_000, "\ud800"):
            is_clear(await played.post(0, "messages", text=text), 422)
        is_clear(await played.post(0, "messages", text="x" * TEN_MEGABYTES), 413)
        is_clear(await played.post(None, "messages", text="hello"), 401)
        spoken = (await played.get(path="/messages")).json()["messages"]
        assert [line["text"] for line in spoken if line["name"]] == [MARKUP]
        for before in ("-1", "1e309", "x", "9" * 5000, ""):
            is_clear(await played.get(path=f"/messages?before={before}"), 422)

    _at_a_table(tmp_path, story)


def test_who_talks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    async def talk() -> None:
        async with site(tmp_path, config=WebConfig(talk_at_once=5, talk_a_second=0.01)) as here:
            played = await here.table("me", "open", "open")
            answers = [await played.post(0, "messages", text="hello") for _ in range(6)]
            assert [answer.status_code for answer in answers] == [201] * 5 + [429]
            assert int(answers[-1].headers["Retry-After"]) >= 1
            shown = await played.turn()
            assert (await played.play_one(shown)).status_code == 200

    asyncio.run(talk())


@pytest.mark.parametrize(
    "form",
    [
        b"",
        b"=&=&=",
        b"move=%FF%FE&version=0",
        b"\xff\xfe",
        b"version=-1&move=end",
        b"version=1e309&move=end",
        b"version=" + b"9" * 5000 + b"&move=end",
        b"version=0&steps=0&move=&seat=99&text=&answer=maybe",
        b"a=1&" * 1000,
        b"move=" + b"x" * 60_000 + b"&version=0",
    ],
)
def test_forms_that_cannot_be_read(tmp_path: Path, form: bytes) -> None:
    async def story(here: Site, played: Played) -> None:
        cookie = {"Cookie": f"{COOKIE}={here.lobby.reception.signer.sign(str(played.tokens[0]))}"}
        csrf = _csrf((await here.client.get(f"/matches/{played.match}", headers=cookie)).text)
        sent = form + b"&csrf=" + csrf.encode()
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        for action in ("move", "undo", "ask", "agree", "chat", "hand", "nothing"):
            address = f"/matches/{played.match}/{action}"
            answer = await here.client.post(
                address, headers={**cookie, **kind, **OURS}, content=sent
            )
            is_clear(answer, 400, 403, 409, 422)

    _at_a_table(tmp_path, story)


def test_a_form_of_ten_megabytes_is_not_even_read(tmp_path: Path) -> None:
    async def send() -> None:
        async with real_site(tmp_path, config=UNHURRIED) as here:
            for path in ("/settings", "/new", "/quick", "/api/v1/tables"):
                form = b"name=" + b"x" * TEN_MEGABYTES
                accept = {"Accept": "application/json"}
                answer = await here.client.post(path, content=form, headers=accept)
                is_clear(answer, 413)
            assert (await here.client.get("/healthz")).json()["status"] == "ok"

    asyncio.run(send())


def _csrf(page: str) -> str:
    return page.partition('name="csrf" value="')[2].partition('"')[0]
