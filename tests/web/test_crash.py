"""Killed at any moment, a server comes back with everything that it had acknowledged."""

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.client import bearer
from tests.web.server import HTTP, Running, running

CRASHES = 6
SEATS = ["me", "open", "bot:fair", "bot:greedy"]


class Player:
    """Plays one match over HTTP, and remembers what the server has acknowledged."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.acknowledged: dict[int, str] = {}  # version → the move that made it
        self.highest = 0
        made = self._post("/tables", "", {"game": "terra", "seats": SEATS})
        self.match, self.table = made["match"], made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self._post(f"/tables/{self.table}/start", self.tokens[0], {})

    def play(self, url: str, until: threading.Event) -> None:
        self.url = url
        while not until.is_set():
            try:
                self.play_one()
            except (httpx.HTTPError, KeyError):
                return  # the server is gone

    def play_one(self) -> bool:
        """One move if it is a person's turn; False when the match is over."""
        shown = self.look(None)
        if shown["over"]:
            return False
        token = self.tokens[shown["actor"]]
        shown = self.look(token) if token else shown
        if not shown["legal"]:
            time.sleep(0.002)
            return True
        version, move = shown["version"], shown["legal"][-1]
        body = {"version": version, "moves": [move]}
        answer = self._post(f"/matches/{self.match}/moves", token, body)
        if "version" in answer and "error" not in answer:
            self.acknowledged[answer["version"]] = f"{shown['actor']} {move}"
        return True

    def play_to_the_end(self, url: str) -> None:
        self.url = url
        while self.play_one():
            pass

    def look(self, token: str | None) -> dict[str, Any]:
        headers = bearer(token) if token else {}
        address = f"{self.url}/api/v1/matches/{self.match}"
        shown: dict[str, Any] = HTTP.get(address, headers=headers).json()
        assert shown["version"] >= self.highest, "a version went down"
        self.highest = shown["version"]
        return shown

    def lines(self) -> dict[int, str]:
        """The full record of the finished match, by version."""
        address = f"{self.url}/api/v1/matches/{self.match}/record"
        text = HTTP.get(address).text
        body = text.partition("\n\n")[2]
        numbered = [line.split(". ", 1) for line in body.splitlines()]
        return {int(number): line for number, line in numbered}

    def _post(self, path: str, token: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = bearer(token) if token else {}
        answer = HTTP.post(f"{self.url}/api/v1{path}", headers=headers, json=body)
        found: dict[str, Any] = answer.json()
        return found


@pytest.mark.leisurely
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_again_and_again(
    tmp_path: Path,
) -> None:
    chance, database = random.Random(11), tmp_path / "t.db"
    with running(database) as server:
        players = [Player(server.url) for _ in range(3)]
        play_until_killed(server, players, chance.uniform(0.05, 0.5))
    for _ in range(CRASHES - 1):
        with running(database) as server:
            play_until_killed(server, players, chance.uniform(0.05, 0.5))
    with running(database) as server:
        for player in players:
            player.play_to_the_end(server.url)
            assert player.acknowledged.items() <= player.lines().items()


def play_until_killed(server: Running, players: list[Player], seconds: float) -> None:
    until = threading.Event()
    threads = [threading.Thread(target=player.play, args=(server.url, until)) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    server.kill()
    until.set()
    for thread in threads:
        thread.join()
