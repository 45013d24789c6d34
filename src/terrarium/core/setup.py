"""What a match begins from, but for its seed and the names of its people."""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.edition import Edition
from terrarium.core.option import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The number of players, the edition and the options; never changed.

    A game makes them its rules: the edition's numbers, with the table's options over them.
    """

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        self.players: Final = players
        self.edition: Final = edition
        self.options: Final = options
