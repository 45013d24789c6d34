"""An edition's text with something changed, and what is said of it then."""

import pytest

from terrarium.core.game import Game
from terrarium.core.reason import BadInput


def edited(text: str, old: str, new: str, which: int = 1) -> str:
    """With the n-th occurrence of something replaced."""
    parts = text.split(old)
    assert len(parts) > which, f"{old!r} is not {which} times in the edition"
    return old.join(parts[:which]) + new + old.join(parts[which:])


def refused(game: Game, text: str) -> BadInput:
    with pytest.raises(BadInput) as refusal:
        game.read_edition(text)
    return refusal.value


def line_of(text: str, wanted: str, which: int = 1) -> int:
    found = [number for number, line in enumerate(text.split("\n"), 1) if line == wanted]
    return found[which - 1]
