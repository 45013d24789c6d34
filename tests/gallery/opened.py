"""What lies over a table when somebody opens it, at the fullest moment of each game."""

from terrarium.core.game import Game
from terrarium.games import GAMES
from terrarium.web.pages.games import icons_of
from tests.gallery.lines import LAST, lines
from tests.gallery.matches import Guests
from tests.gallery.scene import Scene

MENU = "[popovertarget=menu]"
RULES, ICONS = "#menu [href*='/rules/']", "#menu [href*='/icons/']"
# The one after the other is pressed, where it can be seen.
OPENED = {
    "menu": (MENU,),
    "keys": (MENU, "[data-shows-keys]"),
    "rules-over": (MENU, RULES),
    "side": (".sheet-button",),
    "recap": (".recap-button",),
}
LOOKED_AT = {  # what only one game has
    "terra": ("crisis-looked-at", "[popovertarget^=about-]"),
    "terra_futura": ("discards", "[popovertarget^=discarded-]"),
    "terramara": ("camp", ".sheet-button", "[popovertarget^=camp-]"),
}


async def opened_scenes(guests: Guests) -> list[Scene]:
    return [scene for game in GAMES for scene in await _over_a_table(guests, game)]


async def _over_a_table(guests: Guests, game: Game) -> list[Scene]:
    line = lines(game, game.most)[LAST]
    live = await guests.at(line)
    address, actor = f"/matches/{live.id}", live.course.actor
    page = (await guests.sees("", address, actor)).html
    rules = (await guests.sees("", f"/rules/{game.name}")).html
    over = [Scene(f"{game.name}-{name}", page, ways, rules) for name, ways in OPENED.items()]
    if icons_of(game):
        icons = (await guests.sees("", f"/icons/{game.name}")).html
        over.append(Scene(f"{game.name}-icons-over", page, (MENU, ICONS), icons))
    if game.name in LOOKED_AT:
        name, *ways = LOOKED_AT[game.name]
        over.append(Scene(f"{game.name}-{name}", page, tuple(ways)))
    await live.hints.ask(actor, live.course.version)
    return [*over, await guests.sees(f"{game.name}-hint", address, actor)]
