"""The gallery's tables look like tables: whoever sits there is there."""

import asyncio
from pathlib import Path

from terrarium.games import GAMES
from tests.gallery.lines import lines
from tests.gallery.matches import guests_in


def present(place: Path, away: int | None = None) -> list[bool]:
    """Who is there, at a table in the middle of a match."""

    async def look() -> list[bool]:
        async with guests_in(place) as guests:
            live = await guests.at(lines(GAMES.find("terra"), 3)["help"], away)
            return [seat.present for seat in live.table.seats]

    return asyncio.run(look())


def test_whoever_sits_at_a_table_of_the_gallery_is_there(tmp_path: Path) -> None:
    assert present(tmp_path) == [True, True, True]


def test_one_may_be_away(tmp_path: Path) -> None:
    assert present(tmp_path, away=2) == [True, True, False]
