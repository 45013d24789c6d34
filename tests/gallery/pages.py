"""The pages that are not a table: the house's, and those of a game before it begins."""

from terrarium.bots.registry import usual
from terrarium.core.game import Game
from terrarium.tables.wish import NewTable
from terrarium.web.pages.games import icons_of
from tests.gallery.matches import Guests
from tests.gallery.scene import Scene

_HOUSE_PAGES = {"home": "/", "settings": "/settings", "not-found": "/no-such-page"}


async def house_scenes(guests: Guests) -> list[Scene]:
    """For a stranger, and for somebody who has tables."""
    scenes = [
        await guests.sees(f"{name}-stranger", path, None) for name, path in _HOUSE_PAGES.items()
    ]
    for game in ("terra", "terra_futura"):
        await guests.room(NewTable(game, ("me", "open", "open"), private=False))
    return [
        *scenes,
        await guests.sees("home", "/"),
        await guests.sees("home-of-another", "/", 1),
        await guests.sees("settings", "/settings"),
    ]


async def room_scenes(guests: Guests, game: Game, players: int) -> list[Scene]:
    """The rules, the icons, the form for a table, the waiting room, and links to a seat."""
    wish = NewTable(game.name, ("me", "open", *_others(game, players - 2)))
    live = await guests.room(wish)
    room = f"/tables/{live.table.id}"
    scenes = [
        await guests.sees("rules", f"/rules/{game.name}"),
        await guests.sees("new", f"/new?game={game.name}&players={players}"),
        await guests.sees("room-host", room),
        await guests.sees("room-guest", room, 1),
        await guests.sees("room-stranger", room, None),
    ]
    if icons_of(game):
        scenes.append(await guests.sees("icons", f"/icons/{game.name}"))
    await guests.sits(live, 1)
    await live.room.say(guests.people[1], "Hello everybody, shall we begin?")
    token = await live.room.links.make(0, guests.people[0])
    return [
        *scenes,
        await guests.sees("room-full", room),
        await guests.sees("room-guest-seated", room, 1),
        await guests.sees("sit", f"/sit/{token}", None),
        await guests.sees("sit-gone", "/sit/no-such-link", None),
    ]


def _others(game: Game, seats: int) -> list[str]:
    bots = usual(game.name)
    return [f"bot:{bots[number % len(bots)]}" for number in range(seats)]
