"""The typefaces that a page asks for at once: the house's, and those of the game it is about."""

from functools import cache
from pathlib import Path

_ROOT = Path(__file__).parent.parent.parent


@cache
def house_faces() -> tuple[str, ...]:
    """Their paths; the names hold a digest, so they are found rather than known."""
    folder = _ROOT / "web" / "static" / "fonts"
    return tuple(f"/static/fonts/{name}" for name in _names(folder, "house*.woff2"))


@cache
def game_faces(game: str) -> tuple[str, ...]:
    return tuple(f"/games/{game}/{name}" for name in _names(_page(game), "*.woff2"))


def _page(game: str) -> Path:
    return _ROOT / "games" / game / "page"


def _names(folder: Path, wanted: str) -> list[str]:
    return sorted(path.name for path in folder.glob(wanted))
