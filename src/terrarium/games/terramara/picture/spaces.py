"""The spaces to which members can be sent, with what it costs and when they come back."""

from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.picture import Cell, Choice, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.effects.effect import words_of
from terrarium.games.terramara.members import NO_MEMBER
from terrarium.games.terramara.picture.board import home_brings
from terrarium.games.terramara.picture.drawing import member_args
from terrarium.games.terramara.picture.raid import raid_price
from terrarium.games.terramara.spaces import (
    HUT,
    RAID,
    ROUND_OF_SPACE,
    SPACE_NAMES,
    TERRITORY,
    standing_on,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.action import parts_on
from terrarium.games.terramara.steps.send import price_of
from terrarium.games.terramara.traits import KEEPS_STRENGTH

_ALONE: Final[Args] = {"joins": "no", "kind": "", "who": ""}


def ahead(table: TerramaraState, space: int) -> int:
    """The round after which a member comes back from a later row; 0 from anywhere else (1.8.4)."""
    return ROUND_OF_SPACE[space] if ROUND_OF_SPACE[space] > table.round else 0


def sent(table: TerramaraState, move: Decoded) -> Choice:
    """With what joining costs, and when the member comes back."""
    space = move["space"]
    met = int(table.first_on[standing_on(space, table.players)])
    price = _strength_paid(table, move, met)
    args: Args = {"price": price, "ahead": ahead(table, space)}
    args |= {"joins": "yes", **member_args(met, table.seat)} if _is_joined(space, met) else _ALONE
    words = Message("terramara-offer-sent", args, {"brings": _brings(table, space)})
    cost: list[Cell] = [Phrase(Message("terramara-offer-price"))] if price else []
    return Choice(move.number, [_name(space), *cost], words)


def _strength_paid(table: TerramaraState, move: Decoded, met: int) -> int:
    if move["space"] == RAID:
        return raid_price(table, table.seat)
    price = price_of(table, table.seat, move["member"], move["space"], met)
    return 0 if table.traits[table.seat] & KEEPS_STRENGTH else int(price)


def _is_joined(space: int, met: int) -> bool:
    return space != HUT and met != NO_MEMBER


def recalled(table: TerramaraState, move: Decoded) -> Choice:
    return _space(table, move, move["space"])


def neutral(table: TerramaraState, move: Decoded) -> Choice:
    return _space(table, move, TERRITORY + move["territory"])


def _space(table: TerramaraState, move: Decoded, space: int) -> Choice:
    """By its name; what it brings stands on the board, and is said where that is not seen."""
    return Choice(move.number, [_name(space)], _brings(table, space))


def _name(space: int) -> Phrase:
    return Phrase(Message("terramara-offer-space", {"space": SPACE_NAMES[space]}))


def _brings(table: TerramaraState, space: int) -> Message:
    if space < TERRITORY or space == HUT:
        return home_brings(table, SPACE_NAMES[space])
    return words_of(parts_on(table, space))
