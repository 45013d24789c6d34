"""What a match begins from, but for its seed and the names of its people."""

from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.option import Options


class Setup:
    """The number of players, the edition and the options; never changed."""

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        self.players: Final = players
        self.edition: Final = edition
        self.options: Final = options
