"""How soon a server that was killed answers again, and how soon one stops: a minute or less.

`python benchmarks/restart.py` plays at some tables, kills the server at any moment, starts it again
on the same database, and times it until it has printed its address and answers; then it opens some
streams and asks the server to stop. Status 1 when the slowest start took more than 3 s, or the
slowest stop more than 5 s.
"""

import argparse
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.web.server import Running, running
from tests.web.test_crash import Player, play_until_killed

STARTS_WITHIN = 3.0
STOPS_WITHIN = 5.0


def restarted(database: Path, players: list[Player], seconds: float) -> float:
    """How long a server took that was started after a crash; it is killed after a while, too."""
    begun = time.monotonic()
    with running(database) as server:
        httpx.get(f"{server.url}/healthz", timeout=20)
        took = time.monotonic() - begun
        play_until_killed(server, players, seconds)
    return took


def stopped(database: Path, players: list[Player]) -> float:
    """How long a server takes to stop while somebody watches each table."""
    with running(database) as server:
        threads = [_watching(server, player.match) for player in players]
        begun = time.monotonic()
        server.stop()
        took = time.monotonic() - begun
    for thread in threads:
        thread.join()
    return took


def _watching(server: Running, match: str) -> threading.Thread:
    opened = threading.Event()

    def listen() -> None:
        address = f"{server.url}/api/v1/matches/{match}/stream"
        with httpx.stream("GET", address, timeout=60) as stream:
            for _ in stream.iter_lines():
                opened.set()

    thread = threading.Thread(target=listen)
    thread.start()
    opened.wait(20)
    return thread


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="so many crashes")
    parser.add_argument("--tables", type=int, default=10, help="at which matches go on")
    wanted = parser.parse_args()
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "restart.db"
        with running(database) as server:
            players = [Player(server.url) for _ in range(wanted.tables)]
        starts = [
            restarted(database, players, chance.uniform(0.05, 0.5)) for _ in range(wanted.times)
        ]
        stops = [stopped(database, players) for _ in range(3)]
    for what, took in (("answers again", starts), ("stops", stops)):
        print(f"{what:13}  median {statistics.median(took):.2f} s, longest {max(took):.2f} s")
    return 0 if max(starts) <= STARTS_WITHIN and max(stops) <= STOPS_WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
