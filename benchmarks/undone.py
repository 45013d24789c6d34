"""What moves that were taken back cost: as much as if they had never been made.

`python benchmarks/undone.py` takes a move back 2,000 times in a match and measures a page, the
first event of a program's stream, an undo and the reading of the match after a restart, before and
after. Status 1 when page or event grew by more than a tenth, or when reading takes over a second.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from terrarium.tables.hub import Update
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.pages.match_page import MatchPage
from terrarium.web.stream import render_json
from tests.tables.lobbies import lobby_in, move, seated, settled, turn_of_a_person

ROUNDS = 30
MOST_GROWTH = 1.1
READ_WITHIN = 1.0


async def measure(folder: Path, times: int, moves: int) -> int:
    async with lobby_in(folder) as lobby:
        live, _ = await seated(lobby, NewTable("terra", ("me", "open", "open"), seed=7), *"ABC")
        seat = await _far_on(live, moves)
        before = _costs("before", live, seat)
        begun = time.perf_counter()
        await _take_back(live, seat, times)
        took = time.perf_counter() - begun
        print(f"{times} moves and their undos: {1000 * took / times:.1f} ms each, stored")
        after = _costs("after", live, seat)
        match = live.id
    async with lobby_in(folder) as lobby:
        begun = time.perf_counter()
        await lobby.matches.get(match)
        read = time.perf_counter() - begun
    print(f"read again after a restart in {read:.2f} s")
    grown = any(new > MOST_GROWTH * old for old, new in zip(before, after, strict=True))
    return int(grown or read > READ_WITHIN)


async def _far_on(live: LiveMatch, moves: int) -> int:
    """A person's turn after so many moves, at a decision that can be taken back."""
    while True:
        seat = await turn_of_a_person(live)
        await live.play(seat, [move(live)], live.course.version)
        if len(live.course.history.line) > moves and live.undo_steps(seat) == 1:
            await live.takebacks.undo(seat, live.course.version)
            return seat
        await settled(live)


async def _take_back(live: LiveMatch, seat: int, times: int) -> None:
    for _ in range(times):
        await live.play(seat, [move(live)], live.course.version)
        await live.takebacks.undo(seat, live.course.version)


def _costs(when: str, live: LiveMatch, seat: int) -> tuple[int, int]:
    event, page = _event(live, seat), _page(live, seat)
    event_ms, page_ms = _ms(lambda: _event(live, seat)), _ms(lambda: _page(live, seat))
    print(f"{when}: first event {event:,} bytes in {event_ms:.2f} ms, page {page:,}", end=" ")
    print(f"letters in {page_ms:.2f} ms")
    return event, page


def _event(live: LiveMatch, seat: int) -> int:
    return len(render_json(live, seat, Update(live.course.version, -1, 0, True, True)))


def _page(live: LiveMatch, seat: int) -> int:
    return sum(len(part) for part in MatchPage(live, "").of_seat(seat, True, "").values())


def _ms(work: Callable[[], object]) -> float:
    """The best of some rounds: the others were disturbed."""
    taken = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        taken.append(1000 * (time.perf_counter() - begun))
    return min(taken)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder), options.times, options.moves))


if __name__ == "__main__":
    sys.exit(main())
