"""The games: one folder each, the same names in all."""

from typing import Final

from terrarium.core.registry import Registry
from terrarium.games.terra import Terra
from terrarium.games.terra_futura import TerraFutura
from terrarium.games.terramara import Terramara

GAMES: Final = Registry([Terra(), TerraFutura(), Terramara()])
