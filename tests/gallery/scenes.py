"""Every page in every state, as the server answers it: what is drawn, and what is measured."""

import asyncio
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from unittest.mock import patch

from terrarium.core.game import Game
from terrarium.games import GAMES
from tests.gallery.guides import guide_scenes
from tests.gallery.kept import KEPT
from tests.gallery.lines import kinds, lines, sizes
from tests.gallery.matches import Guests, guests_in
from tests.gallery.opened import opened_scenes
from tests.gallery.pages import house_scenes, room_scenes
from tests.gallery.scene import Scene
from tests.gallery.tables import decision_scenes, table_scenes

HOUSE = "house"
OPENED = "opened"
APART = {HOUSE: house_scenes, OPENED: opened_scenes}  # rooms of no single game
About = tuple[Game, int] | None


@dataclass(frozen=True)
class Gallery:
    """What belongs together is shown together: the house, and each game for few and for many."""

    rooms: dict[str, list[Scene]]

    def scenes(self) -> list[Scene]:
        return [scene for scenes in self.rooms.values() for scene in scenes]


def room_of(game: str, players: int) -> str:
    return f"{game}-{players}"


def rooms() -> dict[str, About]:
    """Every room that is measured, with the game and the number of players that it is about."""
    return _chosen((HOUSE, *(game.name for game in GAMES)))


def _chosen(names: Iterable[str]) -> dict[str, About]:
    return dict(room for name in names for room in _named(name))


def _named(name: str) -> list[tuple[str, About]]:
    """The house, a game with the fewest and the most players, or a room: `terra-4`."""
    if name in APART:
        return [(name, None)]
    of, _, players = name.partition("-")
    game = GAMES.find(of)
    numbers = [int(players)] if players else sizes(game)
    return [(room_of(of, number), (game, number)) for number in numbers]


def gallery(wanted: Sequence[str] = ()) -> Gallery:
    """All of it, or only the house, some games or some rooms."""
    chosen = _chosen(wanted or (*APART, *(game.name for game in GAMES)))
    always = patch("secrets.token_bytes", Random(1).randbytes)  # the same addresses each time
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(1) as apart, always:
        # in a thread of its own, for a browser's loop may be running in this one
        return apart.submit(asyncio.run, _all(Path(place), chosen)).result()


@cache
def scenes_of(room: str) -> list[Scene]:
    """The scenes of one room; made once, for all who look at them."""
    return KEPT.scenes(room, lambda: gallery([room]).rooms[room])


def scene_in(room: str, name: str) -> Scene:
    return next(scene for scene in scenes_of(room) if scene.name == name)


async def _all(place: Path, chosen: dict[str, About]) -> Gallery:
    made = dict[str, list[Scene]]()
    async with guests_in(place) as guests:
        for name, about in chosen.items():
            made[name] = await (_room(guests, *about) if about else APART[name](guests))
    return Gallery(made)


async def _room(guests: Guests, game: Game, players: int) -> list[Scene]:
    """A game's own pages, every kind of decision, and what happens around them."""
    found = lines(game, players)
    scenes = await room_scenes(guests, game, players)
    asked = kinds(game, players)
    for kind in (*asked, *(kind for kind in found if kind not in asked)):
        scenes += await decision_scenes(guests, found[kind])
    learnt = await guide_scenes(guests, game) if players == game.least else []
    return scenes + learnt + await table_scenes(guests, found)
