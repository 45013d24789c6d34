"""The typefaces that a page asks for at once: the house's, and those of the game it is about."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from terrarium.core.game import Game


@cache
def house_faces() -> tuple[str, ...]:
    """Their paths; the names hold a digest, so they are found rather than known."""
    names = _names("terrarium.web", "static/fonts/house*.woff2")
    return tuple(f"/static/fonts/{name}" for name in names)


@cache
def game_faces(game: Game) -> tuple[str, ...]:
    return tuple(f"/games/{game.name}/{name}" for name in _names(game.home, "page/*.woff2"))


def _names(package: str, wanted: str) -> list[str]:
    return sorted(path.name for path in Path(str(files(package))).glob(wanted))
