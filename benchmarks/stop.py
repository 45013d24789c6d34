"""How a server stops while everybody wants something: `python benchmarks/stop.py` (about a minute).

Again and again tables are played by many requests at once, with streams that are read and streams
that are not, requests that never end, and new visitors; then the server is asked to stop. It prints
how long that took and how requests were answered. Status 1 when it took more than 5 s, when
anything was answered that the API does not describe, or when an acknowledged move was lost.
"""

import argparse
import asyncio
import collections
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.web.server import Running, running

STOPS_WITHIN = 5.0
EXPECTED = (200, 201, 409, 422, 429, 503)
CUT_OFF = "cut off"
STRANGE = "strange"


class Crowd:
    """Everybody at one server: what they were answered, and what they were promised."""

    def __init__(self, url: str) -> None:
        limits = httpx.Limits(max_connections=None)
        self._client = httpx.AsyncClient(base_url=url, timeout=30, limits=limits)
        self._address = httpx.URL(url)
        self.answers: collections.Counter[str] = collections.Counter()
        self.promised: dict[str, int] = {}
        self.strange: list[str] = []
        self.tables: list[dict[str, Any]] = []

    async def sit_down(self, number: int) -> None:
        for _ in range(number):
            body = {"game": "terra", "seats": ["me", "bot:fair", "bot:fair"]}
            made = (await self._client.post("/api/v1/tables", json=body)).json()
            made["by"] = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            await self._client.post(f"/api/v1/tables/{made['table']}/start", headers=made["by"])
            self.tables.append(made)

    async def want_everything(self, chance: random.Random) -> None:
        half = b"POST /quick HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\ngame"
        stream = b"GET /api/v1/matches/%s/stream HTTP/1.1\r\nHost: x\r\n\r\n"
        streams = [stream % table["match"].encode() for table in self.tables]
        await asyncio.gather(
            *(self._play(table) for table in self.tables for _ in range(2)),
            *(self._look(chance) for _ in range(20)),
            *(self._read(one) for one in streams * 3),
            *(self._never_end(half) for _ in range(20)),
            *(self._never_end(one) for one in streams),
        )

    async def _play(self, table: dict[str, Any]) -> None:
        address = f"/api/v1/matches/{table['match']}"
        while shown := await self._ask("GET", address, table["by"]):
            if not shown.get("legal"):
                continue
            body = {"version": shown["version"], "moves": [shown["legal"][-1]]}
            done = await self._ask("POST", f"{address}/moves", table["by"], body)
            if done and "version" in done and "error" not in done:
                known = self.promised.get(table["match"], 0)
                self.promised[table["match"]] = max(known, done["version"])

    async def _look(self, chance: random.Random) -> None:
        """Newcomers, each with a connection of their own, at whatever table."""
        while True:
            path = f"/matches/{chance.choice(self.tables)['match']}"
            try:
                async with httpx.AsyncClient(base_url=self._address, timeout=30) as fresh:
                    self._note(await fresh.get(path), "text/html")
            except httpx.HTTPError:
                return

    async def _ask(
        self, method: str, path: str, headers: dict[str, str], body: Any = None
    ) -> dict[str, Any] | None:
        try:
            answer = await self._client.request(method, path, headers=headers, json=body)
        except httpx.HTTPError:
            self.answers[CUT_OFF] += 1
            return None
        return answer.json() if self._note(answer, "application/json") else None

    def _note(self, answer: httpx.Response, kind: str) -> bool:
        good = answer.headers["content-type"].startswith(kind) and answer.status_code in EXPECTED
        self.answers[str(answer.status_code) if good else STRANGE] += 1
        if not good:
            self.strange.append(f"{answer.status_code} {answer.text[:80]!r}")
        return good

    async def _read(self, request: bytes) -> None:
        reader, writer = await self._opened(request)
        try:
            while await reader.read(1 << 16):
                pass
        except ConnectionError:
            pass
        finally:
            writer.close()

    async def _never_end(self, request: bytes) -> None:
        reader, writer = await self._opened(request)
        try:
            await reader.readuntil(b"never")
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    async def _opened(self, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        address = self._address
        reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(request)
        return reader, writer


async def stopped_under_load(
    server: Running, tables: int, chance: random.Random
) -> tuple[float, Crowd]:
    crowd = Crowd(server.url)
    await crowd.sit_down(tables)
    busy = asyncio.create_task(crowd.want_everything(chance))
    await asyncio.sleep(chance.uniform(0.3, 2.0))
    begun = time.monotonic()
    server.process.terminate()
    await asyncio.to_thread(server.process.wait, 60)
    took = time.monotonic() - begun
    busy.cancel()
    await asyncio.gather(busy, return_exceptions=True)
    return took, crowd


def lost(database: Path, crowd: Crowd) -> int:
    """How many matches lack a move that was acknowledged."""
    with running(database) as server:
        found = {
            match: httpx.get(f"{server.url}/api/v1/matches/{match}").json()["version"]
            for match in crowd.promised
        }
    return sum(found[match] < version for match, version in crowd.promised.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=6)
    parser.add_argument("--tables", type=int, default=40)
    wanted = parser.parse_args()
    chance = random.Random(1)
    times, answers, gone = [], collections.Counter[str](), 0
    for number in range(wanted.times):
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "stop.db"
            with running(database, "--rate", "10000", "--log", "error") as server:
                took, crowd = asyncio.run(stopped_under_load(server, wanted.tables, chance))
            gone += lost(database, crowd)
            times.append(took)
            answers += crowd.answers
            print(f"{number + 1}: {took:.2f} s", *crowd.strange[:3], flush=True)
    print(f"stops    median {statistics.median(times):.2f} s, longest {max(times):.2f} s")
    print("answers ", ", ".join(f"{kind}: {many}" for kind, many in sorted(answers.items())))
    print(f"matches that lack an acknowledged move: {gone}")
    return 0 if max(times) <= STOPS_WITHIN and not answers[STRANGE] and not gone else 1


if __name__ == "__main__":
    sys.exit(main())
