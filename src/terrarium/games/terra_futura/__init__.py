"""Terra Futura (Petr Vojtěch, 2021): nine cards, three by three, and where does the dirt go?"""

from terrarium.games.terra_futura.game import TerraFutura

__all__ = ["TerraFutura"]
