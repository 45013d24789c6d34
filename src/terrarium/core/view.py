"""What a seat may know, as plain data."""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.notation import Notation
from terrarium.core.player import seat_or_none

OVER: Final = "over"  # the phase when nothing is asked any more
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Everything one seat may know at one moment; each game adds what lies on its table."""

    def __init__(self, seat: int, actor: int, legal: list[int]) -> None:
        self.seat = seat
        self.actor = actor
        self.legal = legal  # empty for everybody but the actor

    def as_json(self) -> dict[str, Json]:
        """The view in words and numbers, for pages, programs and tests."""
        raise NotImplementedError

    def framed(self, notation: Notation, players: int, table: dict[str, Json]) -> dict[str, Json]:
        """What lies on the table, after whose eyes see it and before what they may choose."""
        view: dict[str, Json] = {
            "game": notation.game,
            "seat": seat_or_none(self.seat),
            "players": players,
            "actor": seat_or_none(self.actor),
            **table,
        }
        if self.legal:
            view["legal"] = [notation.spell(move) for move in self.legal]
        return view
