"""Terramara (Gigli, Brasini, Luperto, Tinto, 2019): a Bronze Age village, its road and river."""

from terrarium.games.terramara.game import Terramara

__all__ = ["Terramara"]
