"""The description is true: schemathesis sends the API all it can think of, and nothing breaks."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.core import NotSet

from terrarium.web.api import Api
from terrarium.web.body import LARGEST_NUMBER
from terrarium.web.openapi import description
from terrarium.web.schemas import schemas
from tests.web.client import site
from tests.web.server import HTTP, running

# What depends on more than the form of a request: on the game, on other fields, on letters.
RULES = re.compile(
    "unknown bot|unknown edition|undo without limits|a person has one seat|a name needs"
    "|an empty message"
)
MISREAD = ("bad-field", "bad-json")


def test_every_address_of_the_api_is_described(tmp_path: Path) -> None:
    paths = description()["paths"]
    assert isinstance(paths, dict)
    routes = {f"/api/v1{getattr(route, 'path', '')}" for route in Api.routes(Api.__new__(Api))}
    assert routes == {path for path in paths if path.startswith("/api/")}


@pytest.mark.leisurely
def test_the_api_keeps_to_its_description_whatever_is_sent(tmp_path: Path) -> None:
    tool = shutil.which(
        "schemathesis", path=f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}"
    )
    assert tool is not None, "schemathesis is not installed"
    with running(tmp_path / "t.db", "--rate", "10000") as server:
        seats = ["me", "open", "bot:fair"]
        made = HTTP.post(
            f"{server.url}/api/v1/tables", json={"game": "terra", "seats": seats}
        ).json()
        token = made["seats"][0]["token"]
        HTTP.post(
            f"{server.url}/api/v1/tables/{made['table']}/start",
            headers={"Authorization": f"Bearer {token}"},
        )
        names = (
            f'[parameters]\n"path.table" = "{made["table"]}"\n"path.match" = "{made["match"]}"\n'
        )
        (tmp_path / "schemathesis.toml").write_text(names)
        ended = subprocess.run(
            _command(tool, server.url, token), capture_output=True, text=True, cwd=tmp_path
        )
        assert ended.returncode == 0, ended.stdout[-6000:]
        assert server.process.poll() is None


@pytest.mark.parametrize("number", ["0", "7.0", str(LARGEST_NUMBER)])
def test_every_number_that_the_description_allows_is_understood(
    tmp_path: Path, number: str
) -> None:
    async def ask() -> tuple[int, str]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            before = await played.get(0, f"/messages?before={number}")
            moved = await played.post(0, "moves", version=json.loads(number), moves=["pass"])
            return before.status_code, moved.text

    before, moved = asyncio.run(ask())
    assert before == 200
    assert "bad-field" not in moved


def test_every_field_that_is_sent_is_described(tmp_path: Path) -> None:
    async def ask() -> dict[str, dict[str, Any]]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            games = (await here.client.get("/api/v1/games")).json()["games"]
            table = (await here.client.get(f"/api/v1/tables/{played.id}")).json()
            said = (await played.get(path="/messages")).json()["messages"]
            match = (await played.get(0)).json()
            return {"Game": games[0], "Table": table, "Spoken": said[0], "Match": match}

    described: Any = schemas()
    for name, sent in asyncio.run(ask()).items():
        assert set(sent) == set(described[name]["properties"]), name


@pytest.mark.leisurely
def test_whatever_the_description_allows_is_understood(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--rate", "10000") as server:
        body = {"game": "terra", "seats": ["me", "open", "bot:fair"]}
        made = HTTP.post(f"{server.url}/api/v1/tables", json=body).json()
        by = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        described = schemathesis.openapi.from_dict(description())
        for path in (path for path in described if not path.endswith("stream")):
            for operation in described[path].values():
                _send_all_that_is_allowed(operation, server.url + path.format_map(made), by)


def _send_all_that_is_allowed(operation: Any, address: str, by: dict[str, str]) -> None:
    @settings(
        max_examples=8,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
    def send(case: Any) -> None:
        body = None if isinstance(case.body, NotSet) else case.body
        answer = HTTP.request(case.method, address, params=case.query, json=body, headers=by)
        assert answer.status_code != 400, answer.text
        if answer.status_code == 422:
            error = answer.json()["error"]
            assert error["id"] not in MISREAD, (error, body)
            assert error["id"] != "bad-input" or RULES.match(error["text"]), (error, body)

    send()


def _command(tool: str, url: str, token: str) -> list[str]:
    """Streams never end by themselves, so they are left out."""
    return [
        tool,
        "run",
        f"{url}/openapi.json",
        "--url",
        url,
        "--header",
        f"Authorization: Bearer {token}",
        "--exclude-path-regex",
        "stream$",
        "--exclude-checks",
        "ignored_auth,positive_data_acceptance",
        "--phases",
        "examples,coverage,fuzzing",
        "--max-examples",
        "25",
        "--request-timeout",
        "5",
    ]
