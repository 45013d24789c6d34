"""Guided matches: the first step of each chapter, and the first at which something is done."""

from terrarium.core.game import Game
from terrarium.core.guide import Guide
from terrarium.guides import guides_of
from tests.gallery.matches import Guests
from tests.gallery.scene import Scene


async def guide_scenes(guests: Guests, game: Game) -> list[Scene]:
    return [
        scene
        for guide in guides_of(game).values()
        for scene in await _chapter_scenes(guests, guide)
    ]


async def _chapter_scenes(guests: Guests, guide: Guide) -> list[Scene]:
    live = await guests.here.lobby.learn(guests.people[0], guide)
    address, name = f"/matches/{live.id}", f"guide-{guide.name}"
    first = await guests.sees(f"{name}-read", address)
    while (step := live.guided.due()) is not None and step.is_read and not step.then:
        await live.guided.read(step.number)
    return [first, await guests.sees(f"{name}-do", address)]
