"""Requests that another site has a browser send: whatever changes something refuses them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route

from terrarium.web.app import create_app
from terrarium.web.config import WebConfig
from terrarium.web.who import COOKIE
from tests.web.client import Site, site

OURS = {"Origin": "http://testserver"}
FORGED = [
    ({"Origin": "http://evil.example"}, "foreign-origin"),
    ({"Sec-Fetch-Site": "cross-site"}, "foreign-origin"),
    ({"Origin": "null"}, "form-expired"),
    ({}, "form-expired"),
    ({**OURS, "X-CSRF-Token": "wrong"}, "form-expired"),
]
NO_LIMITS = WebConfig(changes_at_once=10**6, new_at_once=10**6, talk_at_once=10**6)


@pytest.mark.parametrize(("headers", "why"), FORGED)
def test_no_address_lets_a_cookie_alone_change_anything(
    tmp_path: Path, headers: dict[str, str], why: str
) -> None:
    assert set(_answers(tmp_path, headers).values()) == {(403, why)}


@pytest.mark.parametrize("headers", [OURS, {"Authorization": "Bearer wrong"}])
def test_a_form_needs_its_pages_token_wherever_it_comes_from(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    answers = _answers(tmp_path, headers)
    pages = {answers[path] for path in answers if not path.startswith("/api/")}
    assert pages == {(403, "form-expired")}


def test_a_program_that_shows_a_token_needs_no_page(tmp_path: Path) -> None:
    answers = _answers(tmp_path, {"Authorization": "Bearer wrong", "Origin": "http://evil.example"})
    calls = {answers[path] for path in answers if path.startswith("/api/v1/matches/")}
    assert calls == {(401, "unauthorized")}


def _answers(folder: Path, headers: dict[str, str]) -> dict[str, tuple[int, str]]:
    """What each address that changes something answers to somebody's browser, and why."""

    async def send() -> dict[str, httpx.Response]:
        async with site(folder, config=NO_LIMITS) as here:
            cookie = await _cookie(here)
            sent = {"Cookie": cookie, "Accept": "application/json", **headers}
            paths = list(_changing(create_app(here.lobby).routes))
            assert len(paths) > 20
            return {path: await here.client.post(path, headers=sent) for path in paths}

    answers = asyncio.run(send())
    return {path: (it.status_code, it.json()["error"]["id"]) for path, it in answers.items()}


async def _cookie(here: Site) -> str:
    _, secret = await here.lobby.reception.new_person("Ada")
    return f"{COOKIE}={here.lobby.reception.signer.sign(secret)}"


def _changing(routes: list[BaseRoute], under: str = "") -> Iterator[str]:
    for route in routes:
        if isinstance(route, Mount):
            yield from _changing(list(route.routes), under + route.path)
        elif isinstance(route, Route) and "POST" in (route.methods or ()):
            yield under + route.path.replace("{", "some-").replace("}", "")
