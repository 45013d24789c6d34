"""Terra (Bruno Faidutti, 2003): everybody saves the world together and wants to win alone."""

from terrarium.games.terra.game import Terra

__all__ = ["Terra"]
