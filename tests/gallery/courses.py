"""A whole match on the page of one seat, moment by moment."""

import asyncio
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.gallery.kept import KEPT
from tests.gallery.lines import Line
from tests.gallery.matches import guests_in
from tests.gallery.scene import Scene

_SEAT = 0


def course_of(name: str, moments: Iterable[Line]) -> list[Scene]:
    """These moments of one match as its first seat sees them; made once, for all who look."""
    return KEPT.scenes(f"course-{name}", lambda: _shown(list(moments)))


def _shown(moments: list[Line]) -> list[Scene]:
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(1) as apart:
        # in a thread of its own, for a browser's loop may be running in this one
        return apart.submit(asyncio.run, _all(Path(place), moments)).result()


async def _all(place: Path, moments: list[Line]) -> list[Scene]:
    """One match goes on from each moment to the next."""
    async with guests_in(place) as guests:
        live, scenes, made = await guests.at(moments[0]), list[Scene](), len(moments[0].moves)
        for number, line in enumerate(moments):
            for move in line.moves[made:]:
                await live.play(live.course.actor, [line.game.spell(move)], live.course.version)
            made = len(line.moves)
            scenes.append(await guests.sees(f"moment-{number}", f"/matches/{live.id}", _SEAT))
        return scenes
