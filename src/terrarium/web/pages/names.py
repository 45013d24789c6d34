"""How people and bots are named on a page, in full and in the marks of their seats."""

from dataclasses import dataclass

from terrarium.tables.seat import short_names
from terrarium.tables.table import BOT_SEAT, OPEN_SEAT, PERSON, SeatInfo

_FREE = "?"


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat, as templates show it."""

    name: str
    initial: str
    bot: bool
    away: bool


def sitters(seats: list[SeatInfo]) -> list[Sitter]:
    names = short_names([seat.as_seat() for seat in seats])
    return [
        Sitter(name, mark, seat.kind == BOT_SEAT, _is_away(seat))
        for seat, name, mark in zip(seats, names, _marks_of(seats, names))
    ]


def _is_away(seat: SeatInfo) -> bool:
    return seat.kind == PERSON and (seat.held_by_bot or not seat.present)


def _marks_of(seats: list[SeatInfo], names: list[str]) -> list[str]:
    """A letter for each seat, or two where one would not tell them apart; a free one has none."""
    taken = [name for name, seat in zip(names, seats) if seat.kind != OPEN_SEAT]
    found = iter(marks(taken))
    return [_FREE if seat.kind == OPEN_SEAT else next(found) for seat in seats]


def marks(names: list[str]) -> list[str]:
    """No two are the same: Guest 1 and Guardian are Ge and Ga."""
    letters = [_letter(name) for name in names]
    found: list[str] = []
    for seat, letter in enumerate(letters):
        rivals = [n for n, other in enumerate(letters) if other == letter and n != seat]
        found.append(_mark(names[seat], [names[n] for n in rivals], found, seat))
    return found


def _mark(name: str, rivals: list[str], found: list[str], seat: int) -> str:
    """The letter and the next one that the others do not have there; at last the seat's number."""
    letter = _letter(name)
    if not rivals:
        return letter
    tails = [rival.strip()[1:] for rival in rivals]
    tail = list(enumerate(name.strip()[1:]))
    own = [sign for at, sign in tail if all(sign != other[at : at + 1] for other in tails)]
    signs = [sign for sign in (*own, *(sign for _, sign in tail)) if sign.isalnum()]
    fresh = [letter + sign for sign in signs if letter + sign not in found]
    return fresh[0] if fresh else f"{letter}{seat + 1}"


def _letter(name: str) -> str:
    return (name.strip() or _FREE)[0].upper()
