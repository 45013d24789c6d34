"""What the command line asks of the terminal."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from terrarium.editions import STANDARD


@dataclass
class PlayRequest:
    """A match to be played here; what is left out is chosen sensibly."""

    game: str
    players: int | None = None
    people: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    edition: str = STANDARD
    seed: int | None = None
    plain: bool = False
    new: bool = False
    resume: Path | None = None
    stdin: TextIO = field(default_factory=lambda: sys.stdin)
    stdout: TextIO = field(default_factory=lambda: sys.stdout)

    def describes_a_match(self) -> bool:
        """Whether anything is said that only a new match can follow."""
        return bool(
            self.new
            or self.players is not None
            or self.people
            or self.bots
            or self.options
            or self.seed is not None
            or self.edition != STANDARD
        )
