"""Every page in every state, as the server answers it: what is drawn, and what is measured."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from terrarium.games import GAMES
from tests.gallery.lines import kinds, lines, sizes
from tests.gallery.matches import Guests, guests_in
from tests.gallery.pages import house_scenes, room_scenes
from tests.gallery.scene import Scene
from tests.gallery.tables import decision_scenes, table_scenes

HOUSE = "house"


@dataclass(frozen=True)
class Gallery:
    """What belongs together is shown together: the house, and each game for few and for many."""

    rooms: dict[str, list[Scene]]

    def of(self, wanted: list[str]) -> "Gallery":
        """Only some games' rooms, or the house."""
        chosen = {
            name: scenes
            for name, scenes in self.rooms.items()
            if not wanted or name.rpartition("-")[0] in wanted or name in wanted
        }
        return Gallery(chosen)

    def scenes(self) -> list[Scene]:
        return [scene for scenes in self.rooms.values() for scene in scenes]


def room_of(game: str, players: int) -> str:
    return f"{game}-{players}"


def gallery() -> Gallery:
    with tempfile.TemporaryDirectory() as place:
        return asyncio.run(_all(Path(place)))


async def _all(place: Path) -> Gallery:
    async with guests_in(place) as guests:
        rooms = {HOUSE: await house_scenes(guests)}
        for game in GAMES:
            for players in sizes(game):
                rooms[room_of(game.name, players)] = await _room(guests, game.name, players)
    return Gallery(rooms)


async def _room(guests: Guests, name: str, players: int) -> list[Scene]:
    """A game's own pages, every kind of decision, and what happens around them."""
    game = GAMES.find(name)
    found = lines(game, players)
    scenes = await room_scenes(guests, game, players)
    for kind in (*kinds(game), *(kind for kind in found if kind not in kinds(game))):
        scenes += await decision_scenes(guests, found[kind])
    return scenes + await table_scenes(guests, found)
