"""What streams that nobody reads cost in memory: `python benchmarks/unread.py`.

A server that has seen two matches; then, three times, 400 streams of a match that nobody reads
while 60 moves are made, and what is left 8 s after they are gone. `--read`: the same with streams
that are read. Status 1 when they leave more than 16 MB behind, or the third time 2 MB more than the
first. Takes about a minute.
"""

import argparse
import asyncio
import sys

import httpx
from load import memory
from serving import served
from watchers import Table, new_table, watch

STREAMS = 400
MOVES = 60
ROUNDS = 3
UNTIL_TIDY = 8.0
LEFT_BEHIND, MORE_EACH_TIME = 16.0, 2.0  # megabytes


async def play(table: Table) -> None:
    for _ in range(MOVES):
        shown, by = await table.turn()
        if not shown["over"]:
            await table.move(shown, by)
            await asyncio.sleep(0.03)


async def match(client: httpx.AsyncClient, url: str, server: int, number: int, read: bool) -> float:
    """A match that so many watch, and the memory when it has been played."""
    table = await new_table(client, "terra")
    watching = await watch(url, f"/matches/{table.match}/live", number)
    for transport in watching:
        if not read:
            transport.pause_reading()
    await play(table)
    held = memory(server)
    for transport in watching:
        transport.abort()
    return held


async def measure(url: str, server: int, read: bool) -> bool:
    left: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        for _ in range(2):
            await match(client, url, server, 3, True)
        before = memory(server)
        print(f"{before:.1f} MB before")
        for _ in range(ROUNDS):
            held = await match(client, url, server, STREAMS, read)
            await asyncio.sleep(UNTIL_TIDY)
            left.append(memory(server) - before)
            print(f"{held - before:+.1f} MB with {STREAMS} streams, {left[-1]:+.1f} MB after")
    return max(left) < LEFT_BEHIND and left[-1] - left[0] < MORE_EACH_TIME


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", action="store_true")
    wanted = parser.parse_args()
    with served() as server:
        return 0 if asyncio.run(measure(server.url, server.pid, wanted.read)) else 1


if __name__ == "__main__":
    sys.exit(main())
