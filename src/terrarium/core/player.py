"""Players as messages name them: whoever sits at a seat, or a neutral one, who sits at none."""

from typing import Final

from mypy_extensions import mypyc_attr

# Messages and their players are acyclic: the collector passes them by. A match has thousands of
# them, and replays were an eighth slower when it looked at each.


@mypyc_attr(acyclic=True)
class Player:
    """Somebody who takes part; two are the same who are of one kind and have one number."""

    def __init__(self, number: int) -> None:
        if number < 0:
            raise ValueError(f"nobody has the number {number}")
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Player) and type(self) is type(other) and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash((type(self), self.number))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.number})"


@mypyc_attr(acyclic=True)
class Seated(Player):
    """The player at a seat, who is called by the name of whoever sits there."""


@mypyc_attr(acyclic=True)
class Neutral(Player):
    """A player of the game itself, who is called as the game's `term` says."""


_AT_A_TABLE: Final = [Seated(seat) for seat in range(10)]


def seated(seat: int) -> Seated:
    """The player at a seat: one for all messages, of which a match has a thousand."""
    return _AT_A_TABLE[seat] if 0 <= seat < len(_AT_A_TABLE) else Seated(seat)


def is_seated_at(value: object, seat: int) -> bool:
    """Whether that is the player at this seat; a SPECTATOR is nobody's."""
    return isinstance(value, Seated) and value.number == seat


def seat_or_none(number: int) -> int | None:
    """As programs read it: nobody's seat, and a spectator's, is none."""
    return number if number >= 0 else None
