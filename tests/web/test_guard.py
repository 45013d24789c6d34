"""Other sites, too much and too often; headers and logs."""

import asyncio
import io
import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from terrarium.web.config import WebConfig
from terrarium.web.headers import POLICY
from terrarium.web.logs import JsonLines, route_form
from terrarium.web.who import COOKIE
from tests.tables.lobbies import QUICK
from tests.web.client import Site, site

TABLE = {"game": "terra", "seats": ["me", "open", "open"]}
OURS = {"Origin": "http://testserver"}


def test_a_cookie_alone_changes_nothing_from_another_site(tmp_path: Path) -> None:
    async def send() -> None:
        async with site(tmp_path) as here:
            _, token = await here.lobby.reception.new_person("Ada")
            for headers, status in (
                (OURS, 201),
                ({"Origin": "http://evil.example"}, 403),
                ({"Sec-Fetch-Site": "cross-site"}, 403),
                ({"Origin": "null"}, 403),
                ({}, 403),
                ({**OURS, "X-CSRF-Token": "wrong"}, 403),
            ):
                cookie = {"Cookie": f"{COOKIE}={here.lobby.reception.signer.sign(token)}"}
                answer = await here.client.post(
                    "/api/v1/tables", json=TABLE, headers={**cookie, **headers}
                )
                assert answer.status_code == status, (headers, answer.text)

    asyncio.run(send())


def test_too_often_is_said_with_how_long_to_wait(tmp_path: Path) -> None:
    async def send() -> httpx.Response:
        slow = WebConfig(new_at_once=3, new_a_second=0.01)
        async with site(tmp_path, config=slow) as here:
            for _ in range(3):
                await here.client.post("/api/v1/tables", json=TABLE)
            return await here.client.post("/api/v1/tables", json=TABLE)

    answer = asyncio.run(send())
    assert answer.status_code == 429
    assert 0 < int(answer.headers["Retry-After"]) <= 100


@pytest.mark.parametrize(
    "path",
    [
        "/quick",
        "/learn",
        "/new",
        "/settings",
        "/sit/some-link",
        "/tables/one/sit",
        "/matches/one/device",
        "/matches/one/rematch",
        "/api/v1/tables/one/rematch",
    ],
)
def test_new_people_tables_matches_and_links_have_a_rate_of_their_own(
    tmp_path: Path, path: str
) -> None:
    async def send() -> list[int]:
        slow = WebConfig(new_at_once=3, new_a_second=0.01)
        async with site(tmp_path, config=slow) as here:
            return [(await here.client.post(path, headers=OURS)).status_code for _ in range(4)]

    *before, last = asyncio.run(send())
    assert 429 not in before
    assert last == 429


@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        ("text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"),
        ("application/json", "application/json"),
    ],
)
def test_people_are_refused_with_a_page_and_scripts_with_json(
    tmp_path: Path, accept: str, kind: str
) -> None:
    async def send() -> list[httpx.Response]:
        limits = WebConfig(new_at_once=1, new_a_second=0.01)
        async with site(tmp_path, config=limits) as here:
            headers = {"Accept": accept, **OURS}
            large = await here.client.post("/forget", content="x" * 70_000, headers=headers)
            await here.client.post("/quick", headers=headers)
            often = await here.client.post("/quick", headers=headers)
            foreign = {**headers, "Origin": "http://evil.example"}
            forged = await here.client.post("/forget", headers=foreign)
            wrong = await here.client.post("/rules/terra", headers=headers)
            return [large, often, forged, wrong]

    answers = asyncio.run(send())
    assert [answer.status_code for answer in answers] == [413, 429, 403, 405]
    assert {answer.headers["Content-Type"] for answer in answers} == {kind}
    assert "Retry-After" in answers[1].headers


def test_a_cookie_that_we_did_not_sign_is_a_strangers(tmp_path: Path) -> None:
    async def send() -> list[bool]:
        async with site(tmp_path) as here:
            _, token = await here.lobby.reception.new_person("Ada")
            signed = here.lobby.reception.signer.sign(token)
            forged = signed[:-1] + ("0" if signed[-1] != "0" else "1")
            return [await _knows_ada(here, cookie) for cookie in (signed, forged, token)]

    assert asyncio.run(send()) == [True, False, False]


def test_a_new_key_leaves_everybody_who_they_are_and_signs_anew(tmp_path: Path) -> None:
    async def begin() -> str:
        async with site(tmp_path) as here:
            return here.lobby.reception.signer.sign(
                (await here.lobby.reception.new_person("Ada"))[1]
            )

    async def go_on(cookie: str) -> str:
        async with site(tmp_path, replace(QUICK, new_key=True)) as here:
            answer = await here.client.get("/settings", headers={"Cookie": f"{COOKIE}={cookie}"})
            assert "Ada" in answer.text
            return answer.cookies[COOKIE]

    async def later(cookie: str) -> httpx.Response:
        async with site(tmp_path) as here:
            return await here.client.get("/settings", headers={"Cookie": f"{COOKIE}={cookie}"})

    first = asyncio.run(begin())
    second = asyncio.run(go_on(first))
    assert second != first
    answer = asyncio.run(later(second))
    assert "Ada" in answer.text
    assert COOKIE not in answer.cookies


async def _knows_ada(here: Site, cookie: str) -> bool:
    answer = await here.client.get("/settings", headers={"Cookie": f"{COOKIE}={cookie}"})
    return "Ada" in answer.text


def test_every_answer_has_the_safe_headers(tmp_path: Path) -> None:
    async def get() -> None:
        async with site(tmp_path) as here:
            for path in ("/healthz", "/nothing", "/api/v1/nothing", "/openapi.json"):
                answer = await here.client.get(path)
                assert answer.headers["Content-Security-Policy"] == POLICY
                assert answer.headers["X-Content-Type-Options"] == "nosniff"

    assert "unsafe" not in POLICY
    asyncio.run(get())


@pytest.mark.parametrize("path", ["/rules/terra", "/rules/terramara", "/icons/terramara"])
def test_what_is_read_may_lie_over_our_own_tables(tmp_path: Path, path: str) -> None:
    headers = asyncio.run(_headers(tmp_path, path))
    assert headers["X-Frame-Options"] == "SAMEORIGIN"
    assert headers["Content-Security-Policy"] == POLICY.replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    )


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/rules/chess", "/healthz"])
def test_nobody_frames_anything_else(tmp_path: Path, path: str) -> None:
    headers = asyncio.run(_headers(tmp_path, path))
    assert headers["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


async def _headers(folder: Path, path: str) -> Mapping[str, str]:
    async with site(folder) as here:
        return (await here.client.get(path)).headers


def test_logs_have_matches_and_versions_but_no_tokens_moves_or_names(tmp_path: Path) -> None:
    sink = io.StringIO()
    handler = logging.StreamHandler(sink)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("terrarium")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)

    async def play() -> tuple[str, list[str]]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open", name="Ada Lovelace")
            shown = await played.choice()
            await played.play_one(shown)
            await here.client.get(f"/sit/{played.tokens[0]}")
            secrets = [token for token in played.tokens if token] + ["Lovelace", *shown["legal"]]
            return played.match, secrets

    try:
        match, secrets = asyncio.run(play())
    finally:
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert {line.get("match") for line in lines if line["event"] == "entry"} == {match}
    for secret in secrets:
        assert secret not in sink.getvalue().replace('"end"', "")


def test_an_address_is_logged_without_its_values() -> None:
    assert route_form("/sit/abc", {"token": "abc"}) == "/sit/{token}"


def test_a_fault_of_ours_has_an_id_and_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(match_id: str) -> None:
        raise ZeroDivisionError("secret")

    async def run() -> httpx.Response:
        async with site(tmp_path) as here:
            monkeypatch.setattr(here.lobby.matches, "get", broken)
            return await here.client.get("/api/v1/matches/x")

    answer = asyncio.run(run())
    assert answer.status_code == 500
    assert len(answer.json()["error_id"]) == 8
    assert "secret" not in answer.text
