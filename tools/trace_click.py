"""What one click touches: `python tools/trace_click.py [GAME] [--files]` (a few seconds).

A server runs here on the plain engine, with three people at a table and one of them watching its
page. The actor presses the first button; from then until the watcher has read what changed, each
call of a function of ours is counted, with its file: the table shows both by layer, and `--files`
names the files in the order in which they came into play.
"""

import argparse
import contextlib
import io
import json
import os
import re
import signal
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import httpx

import terrarium
from terrarium.cli import main as terrarium_command
from terrarium.games import GAMES

PACKAGE = str(Path(terrarium.__file__).parent) + os.sep
SEATS = ["me", "open", "open"]
WATCHER = 1
SEED = 7
CSRF = re.compile(r'name="csrf"\s+value="([^"]+)"')
BY_SCRIPT = {"Accept": "application/json"}
PATIENCE = 30.0


class Calls:
    """Counts calls of our functions, by file, while it is switched on; in every thread."""

    def __init__(self) -> None:
        self.counted = False
        self.files: Counter[str] = Counter()
        self._begun: set[FrameType] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """What waits and goes on, as coroutines and templates do, is one call."""
        ours = event == "call" and frame.f_code.co_filename.startswith(PACKAGE)
        if self.counted and ours and frame not in self._begun:
            self._begun.add(frame)
            self.files[frame.f_code.co_filename.removeprefix(PACKAGE)] += 1

    def by_layer(self) -> dict[str, tuple[int, int]]:
        layers = sorted({_layer(file) for file in self.files})
        return {layer: self._of([layer]) for layer in layers} | {"all": self._of(layers)}

    def _of(self, layers: list[str]) -> tuple[int, int]:
        found = [calls for file, calls in self.files.items() if _layer(file) in layers]
        return len(found), sum(found)


def _layer(file: str) -> str:
    """Templates are a layer of their own, wherever they lie."""
    return "templates" if file.endswith(".html") else file.partition(os.sep)[0]


class Table:
    """A person in a browser and two by their tokens, at one table."""

    def __init__(self, url: str, game: str) -> None:
        ours = {"Origin": url, "Sec-Fetch-Site": "same-origin"}
        self._person = httpx.Client(base_url=url, timeout=PATIENCE, headers=ours)
        self._others = httpx.Client(base_url=url, timeout=PATIENCE)
        self._person.post("/settings", data={"name": "Ada"})
        token = CSRF.search(self._person.get("/settings").text)
        self._token = token[1] if token else ""
        made = self._post("/api/v1/tables", {"game": game, "seats": SEATS, "seed": SEED})
        self._tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self._address = f"/matches/{made['match']}"
        self._post(f"/api/v1/tables/{made['table']}/start", {})

    def click(self, calls: Calls) -> None:
        """The person's first button; counted until another seat's page has what changed."""
        shown = self._until_the_person_chooses()
        form = {"move": shown["legal"][0], "version": shown["version"], "csrf": self._token}
        with self._news() as news:
            next(news)
            calls.counted = True
            answer = self._person.post(f"{self._address}/move", data=form, headers=BY_SCRIPT)
            assert answer.is_success, answer.text
            next(news)
            calls.counted = False

    def _until_the_person_chooses(self) -> Any:
        shown = self._shown(self._person)
        while len(shown["legal"]) < 2:
            if shown["actor"]:
                self._play(self._as(shown["actor"]))
            shown = self._shown(self._person)
        return shown

    def _play(self, headers: dict[str, str]) -> None:
        """The last move of somebody's list, unless the table makes it."""
        shown = self._shown(self._others, headers)
        body = {"version": shown["version"], "moves": shown["legal"][-1:]}
        self._others.post(f"/api/v1{self._address}/moves", headers=headers, json=body)

    def _shown(self, client: httpx.Client, headers: dict[str, str] | None = None) -> Any:
        return client.get(f"/api/v1{self._address}", headers=headers).raise_for_status().json()

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._person.post(path, json=body).raise_for_status().json()

    @contextlib.contextmanager
    def _news(self) -> Iterator[Iterator[Any]]:
        address, headers = f"{self._address}/live", self._as(WATCHER)
        with self._others.stream("GET", address, headers=headers) as stream:
            lines = stream.iter_lines()
            yield (json.loads(line[6:]) for line in lines if line.startswith("data: "))

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._tokens[seat]}"}


def traced(game: str) -> Calls:
    """A server in this thread, a client in another; the client stops it."""
    calls = Calls()
    port = _free_port()
    client = threading.Thread(target=_use, args=(f"http://127.0.0.1:{port}", game, calls))
    client.start()
    threading.setprofile(calls)
    sys.setprofile(calls)
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        database = str(Path(folder, "terrarium.db"))
        options = ["--no-browser", "--port", str(port), "--database", database]
        terrarium_command(["serve", *options])
    sys.setprofile(None)
    client.join()
    return calls


def _use(url: str, game: str, calls: Calls) -> None:
    try:
        _wait_for(url)
        Table(url, game).click(calls)
    finally:
        os.kill(os.getpid(), signal.SIGTERM)


def _wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(url)
            return
        time.sleep(0.1)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def main() -> None:
    parser = argparse.ArgumentParser(description="what one click touches")
    parser.add_argument("game", nargs="?", choices=[game.name for game in GAMES], default="terra")
    parser.add_argument("--files", action="store_true", help="name them")
    chosen = parser.parse_args()
    calls = traced(chosen.game)
    if chosen.files:
        for file, count in calls.files.items():
            print(f"{count:6}  {file}")
    for layer, (files, count) in calls.by_layer().items():
        print(f"{layer:10} {files:4} files {count:6} calls")


if __name__ == "__main__":
    main()
