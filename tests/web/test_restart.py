"""What seats had asked for, and who plays for whom, is the same after the server was killed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.client import bearer
from tests.web.server import HTTP, running

Json = dict[str, Any]
pytestmark = pytest.mark.leisurely


class Table:
    """A table of people, asked over HTTP; the server may change under it."""

    def __init__(self, url: str, **wishes: object) -> None:
        self.url = url
        body = {"game": "terra", "seats": ["me", "open", "open"], **wishes}
        made = HTTP.post(f"{url}/api/v1/tables", json=body).json()
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.match = f"/api/v1/matches/{made['match']}"
        self.table = f"/api/v1/tables/{made['table']}"
        self.post(0, f"{self.table}/start")

    def get(self, seat: int) -> Json:
        shown: Json = HTTP.get(self.url + self.match, headers=bearer(self.tokens[seat])).json()
        return shown

    def post(self, by: int, path: str, **body: object) -> Json:
        address = self.url + path
        answer = HTTP.post(address, headers=bearer(self.tokens[by]), json=body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def move(self, shown: Json, number: int = 0) -> None:
        move = shown["legal"][number]
        self.post(shown["actor"], f"{self.match}/moves", version=shown["version"], moves=[move])

    def turn(self) -> Json:
        """As whoever is to move sees it; meanwhile the table may have moved by itself."""
        shown = self.get(0)
        while shown["actor"] != shown["seat"]:
            shown = self.get(shown["actor"])
        return shown

    def play_until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(shown := self.turn()):
            self.move(shown, -1)
        return shown

    def sentences(self) -> list[str]:
        spoken = HTTP.get(f"{self.url}{self.match}/messages").json()["messages"]
        return [line["text"] for line in spoken]


def _killed_and_back(tmp_path: Path, before: Callable[[str], Table]) -> tuple[Table, list[Json]]:
    """What every seat saw just before the server was killed; the table is asked of the next one."""
    with running(tmp_path / "t.db") as server:
        table = before(server.url)
        seen = [table.get(seat) for seat in range(3)]
        server.kill()
    return table, seen


def test_who_had_asked_to_pass_passes_after_a_restart_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    def ask(url: str) -> Table:
        table = Table(url, seed=5)
        shown = table.play_until(lambda shown: shown["advance"] == "possible")
        table.post((shown["actor"] + 1) % 3, f"{table.match}/pass")
        return table

    table, seen = _killed_and_back(tmp_path, ask)
    asked = next(shown["seat"] for shown in seen if shown["advance"] == "asked")
    with running(tmp_path / "t.db") as server:
        table.url = server.url
        assert [table.get(seat)["advance"] for seat in range(3)] == [
            shown["advance"] for shown in seen
        ]
        before = table.turn()
        table.move(before)
        assert _first_note(table, asked) == "(As you had asked in advance.)"


def test_a_request_to_go_back_still_waits_for_the_same_answers(tmp_path: Path) -> None:
    def ask(url: str) -> Table:
        table = Table(url, undo="ask", seed=5)
        first = table.play_until(_has_a_choice)["actor"]
        table.move(table.turn())
        shown = table.play_until(lambda shown: shown["actor"] != first and _has_a_choice(shown))
        table.move(shown)
        version = table.play_until(_has_a_choice)["version"]
        table.post(first, f"{table.match}/undo/ask", version=version)
        table.post((first + 1) % 3, f"{table.match}/undo/answer", yes=True)
        return table

    table, seen = _killed_and_back(tmp_path, ask)
    request = seen[0]["undo_request"]
    assert len(request["agreed"]) == 2
    with running(tmp_path / "t.db") as server:
        table.url = server.url
        assert table.get(0)["undo_request"] == request
        last = ({0, 1, 2} - set(request["agreed"])).pop()
        table.post(last, f"{table.match}/undo/answer", yes=True)
        shown = table.get(request["seat"])
        assert (shown["actor"], shown["undo_request"]) == (request["seat"], None)
        assert shown["version"] == seen[0]["version"] + 1


def test_whoever_plays_for_somebody_goes_on_doing_so_and_all_are_told(tmp_path: Path) -> None:
    def hand_over(url: str) -> Table:
        table = Table(url)
        table.post(1, f"{table.table}/leave")
        table.post(0, f"{table.table}/hand", seat=2)
        return table

    table, seen = _killed_and_back(tmp_path, hand_over)
    for shown in seen:
        assert [seat["held_by_bot"] for seat in shown["seats"]] == [False, True, True]
    with running(tmp_path / "t.db") as server:
        table.url = server.url
        assert [seat["held_by_bot"] for seat in table.get(0)["seats"]] == [False, True, True]
        table.post(1, f"{table.table}/back")
        assert [seat["held_by_bot"] for seat in table.get(2)["seats"]] == [False, False, True]
        server.kill()
    with running(tmp_path / "t.db") as server:
        table.url = server.url
        assert [seat["held_by_bot"] for seat in table.get(2)["seats"]] == [False, False, True]
        assert table.sentences()[-3:] == [
            "Guest 1 has left; a bot plays on in that seat.",
            "Guest 2 is away; a bot plays on in that seat.",
            "Guest 1 is back.",
        ]


def _has_a_choice(shown: Json) -> bool:
    """Nothing happens by itself."""
    return len(shown["legal"]) > 1


def _first_note(table: Table, seat: int) -> str:
    """Why the table first made a move for the seat, as its stream tells it."""
    headers = bearer(table.tokens[seat])
    with HTTP.stream("GET", f"{table.url}{table.match}/stream", headers=headers) as stream:
        for line in stream.iter_lines():
            log = json.loads(line[6:])["log"] if line.startswith("data: ") else []
            for note in (told["note"] for told in log if told["note"]):
                return str(note)
    return ""
