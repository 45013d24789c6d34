"""Whether half-open connections keep anybody out: `python benchmarks/half_open.py` (half a minute).

A server that may have 1,024 files open gets 1,100 connections (`--crowd`) that begin to ask and
never end; new visitors ask meanwhile, and some streams are open. It prints how soon visitors were
answered, how many streams were cut, and how long the server's log became. Status 1 when anybody
waited more than a second, a stream was cut, or the log has more than ten lines.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.web.server import Running, running

FILES = 1024
WITHIN = 1.0
MOST_LINES = 10
STREAMS = 50
VISITORS = 20
HALF = b"GET / HTTP/1.1\r\nHost: here\r\n"


async def open_with(stack: AsyncExitStack, url: str, sent: bytes) -> asyncio.StreamReader:
    address = httpx.URL(url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    stack.callback(writer.close)
    writer.write(sent)
    return reader


async def visit(url: str) -> float:
    """How long somebody new waits for an answer; for ever is a minute."""
    begun = time.perf_counter()
    try:
        async with httpx.AsyncClient(timeout=60) as fresh:
            (await fresh.get(f"{url}/healthz")).raise_for_status()
    except httpx.HTTPError:
        return 60.0
    return time.perf_counter() - begun


async def flooded(server: Running, crowd: int) -> tuple[list[float], int]:
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=server.url) as client:
        body = {"game": "terra", "seats": ["me", "open", "open"]}
        match = (await client.post("/api/v1/tables", json=body)).json()["match"]
        stream = f"GET /api/v1/matches/{match}/stream HTTP/1.1\r\nHost: here\r\n\r\n".encode()
        streams = [await open_with(stack, server.url, stream) for _ in range(STREAMS)]
        for reader in streams:
            await reader.readuntil(b"retry")
        for _ in range(crowd):
            await open_with(stack, server.url, HALF)
        waits = []
        for _ in range(VISITORS):
            waits.append(await visit(server.url))
            if waits[-1] >= 60:
                break
            await asyncio.sleep(0.5)
        return waits, sum(reader.at_eof() for reader in streams)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crowd", type=int, default=1100)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("w+b") as log:
        with running(Path(folder) / "half.db", files=FILES, log=log) as server:
            waits, cut = asyncio.run(flooded(server, wanted.crowd))
        log.seek(0)
        lines = log.read().splitlines()
    print(f"{wanted.crowd} half-open connections, {FILES} files, {STREAMS} streams")
    print(f"visitors waited {1000 * statistics.median(waits):.0f} ms, at most {max(waits):.2f} s")
    print(f"streams that were cut: {cut}")
    print(f"the log: {len(lines)} lines, {sum(map(len, lines)) / 1024:.1f} KB")
    return 0 if max(waits) <= WITHIN and not cut and len(lines) <= MOST_LINES else 1


if __name__ == "__main__":
    sys.exit(main())
