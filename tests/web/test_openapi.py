"""The description is true: schemathesis sends the API all it can think of, and nothing breaks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.web.server import HTTP, running


def test_every_address_of_the_api_is_described(tmp_path: Path) -> None:
    from terrarium.web.api import Api
    from terrarium.web.openapi import description

    paths = description()["paths"]
    assert isinstance(paths, dict)
    routes = {f"/api/v1{getattr(route, 'path', '')}" for route in Api.routes(Api.__new__(Api))}
    assert routes == {path for path in paths if path.startswith("/api/")}


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
