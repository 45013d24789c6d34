"""The style sheet of a game: a file, or a folder of parts that are sent as one."""

from functools import cache
from importlib.resources import files

from terrarium.core.game import Game


@cache
def sheet_in_parts(game: Game) -> bytes:
    """One part after the other, as they are numbered; nothing where the sheet is a file."""
    folder = files(game.home) / "page" / "look"
    parts = folder.iterdir() if folder.is_dir() else iter(())
    return b"\n".join(part.read_bytes() for part in sorted(parts, key=lambda part: part.name))
