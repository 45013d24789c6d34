"""How a server bears many tables: `python benchmarks/load.py` (about 80 s, on this machine only).

200 tables with quick bots, 1,000 streams, 50 moves a second for 60 s. It prints how long after a
move was taken in its update was read by its watcher, what was lost, and the memory a table and a
stream take; status 1 when 95 % did not come within 100 ms or anything was lost.
"""

import argparse
import asyncio
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from serving import choose_python, served

SEATS = ["me", "bot:fair", "bot:greedy", "bot:guardian"]
WITHIN = 0.100
SHARE = 0.95


@dataclass
class Watched:
    """One stream, and what it has brought."""

    match: str
    token: str | None
    version: int = -1
    delays: list[float] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)
    whole: list[tuple[int, str]] = field(default_factory=list)

    def take(self, shown: dict[str, Any], now: float) -> None:
        if self.version >= 0 and shown["version"] > self.version:
            self.delays.append(now - shown["moved_at"])
        self.version = shown["version"]
        self.lines += [(line["version"], line["text"]) for line in shown["log"]]


@dataclass
class Played:
    """One table, with the person who plays there."""

    match: str
    token: str
    version: int = 0
    legal: list[str] = field(default_factory=list)


class Load:
    """A server under load."""

    def __init__(self, url: str, wanted: argparse.Namespace) -> None:
        self.url = url
        self.wanted = wanted
        self.client = httpx.AsyncClient(base_url=url, timeout=20)
        self.tables: list[Played] = []
        self.watched: list[Watched] = []
        self.readers: list[asyncio.Task[None]] = []

    async def make_tables(self) -> None:
        for _ in range(self.wanted.tables):
            body = {"game": "terra", "seats": SEATS}
            made = (await self.client.post("/api/v1/tables", json=body)).json()
            token = made["seats"][0]["token"]
            await self._post(f"/api/v1/tables/{made['table']}/start", token, {})
            self.tables.append(Played(made["match"], token))

    async def open_streams(self) -> None:
        """The person at each table and spectators in turn."""
        for number in range(self.wanted.streams):
            played = self.tables[number % len(self.tables)]
            watched = Watched(played.match, played.token if number % 2 else None)
            self.watched.append(watched)
            self.readers.append(asyncio.create_task(self._read(watched)))
            if number % 50 == 49:
                await asyncio.sleep(0.05)
        while any(watched.version < 0 for watched in self.watched):
            await asyncio.sleep(0.05)

    async def play(self) -> int:
        """People move at such a pace that people and bots together make the wanted moves."""
        before, begun = await self._versions(), time.monotonic()
        turn = made = 0
        while (passed := time.monotonic() - begun) < self.wanted.seconds:
            if made < passed * self.wanted.rate:
                turn += 1
                await self._move(self.tables[turn % len(self.tables)])
                made = self._seen() - before
            else:
                await asyncio.sleep(0.005)
        await asyncio.sleep(1.0)
        return await self._versions() - before

    async def check(self) -> int:
        """How many streams lack something that a fresh look at the whole log has."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        return sum([await self._lacks(watched) for watched in self.watched])

    async def _lacks(self, watched: Watched) -> bool:
        fresh = Watched(watched.match, watched.token)
        await self._read(fresh, once=True)
        return fresh.lines != watched.lines or fresh.version != watched.version

    async def _move(self, played: Played) -> None:
        address = f"/api/v1/matches/{played.match}"
        headers = {"Authorization": f"Bearer {played.token}"}
        shown = (await self.client.get(address, headers=headers)).json()
        if shown["legal"]:
            body = {"version": shown["version"], "moves": [shown["legal"][-1]]}
            await self._post(f"{address}/moves", played.token, body)

    def _seen(self) -> int:
        return sum(watched.version for watched in self.watched[: len(self.tables)])

    async def _versions(self) -> int:
        while True:
            before = self._seen()
            await asyncio.sleep(0.5)
            if self._seen() == before:
                return before

    async def _post(self, path: str, token: str, body: dict[str, Any]) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        (await self.client.post(path, headers=headers, json=body)).raise_for_status()

    async def _read(self, watched: Watched, once: bool = False) -> None:
        """A stream as plainly as can be, so that the reader is not what is measured."""
        address = urlsplit(self.url)
        reader, writer = await asyncio.open_connection(
            address.hostname, address.port, limit=1 << 22
        )
        token = f"Authorization: Bearer {watched.token}\r\n" if watched.token else ""
        path = f"/api/v1/matches/{watched.match}/stream"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\n{token}\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    watched.take(json.loads(line[6:]), time.time())
                    if once:
                        return
        finally:
            writer.close()


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def measure(url: str, server: int, wanted: argparse.Namespace) -> bool:
    load = Load(url, wanted)
    empty = memory(server)
    await load.make_tables()
    full = memory(server)
    await load.open_streams()
    watched = memory(server)
    moves = await load.play()
    lost = await load.check()
    delays = sorted(delay for one in load.watched for delay in one.delays)
    good = sum(delay <= WITHIN for delay in delays) / len(delays)
    engine = (await load.client.get("/healthz")).json()["engine"]
    counted = f"{wanted.tables} tables, {wanted.streams} streams, {wanted.seconds:.0f} s"
    print(f"{counted}, {engine} engine")
    print(f"moves          {moves} ({moves / wanted.seconds:.1f} a second)")
    print(f"updates read   {len(delays)}")
    for share in (50, 95, 99):
        delay = delays[min(len(delays) - 1, len(delays) * share // 100)]
        print(f"delay {share} %     {1000 * delay:.1f} ms after the move was taken in")
    print(f"within {1000 * WITHIN:.0f} ms  {100 * good:.2f} %")
    print(f"streams that lack something: {lost}")
    print(f"memory         {empty:.0f} MB empty, {watched:.0f} MB with all")
    print(f"a table        {1024 * (full - empty) / wanted.tables:.0f} KB")
    print(f"a stream       {1024 * (watched - full) / wanted.streams:.0f} KB")
    return good >= SHARE and not lost and moves >= 0.9 * wanted.rate * wanted.seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=50, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    choose_python(parser)
    wanted = parser.parse_args()
    with served("--bot-pause", "0", python=wanted.python) as server:
        return 0 if asyncio.run(measure(server.url, server.pid, wanted)) else 1


if __name__ == "__main__":
    sys.exit(main())
