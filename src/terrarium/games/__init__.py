"""The games: one folder each, the same names in all."""

from typing import Final

from terrarium.core.registry import Registry
from terrarium.games.terra import Terra
from terrarium.games.terra_futura import TerraFutura

GAMES: Final = Registry([Terra(), TerraFutura()])

# Those that people can play: the others wait for their pictures.
AT_TABLES: Final = Registry(game for game in GAMES if game.has_picture())
