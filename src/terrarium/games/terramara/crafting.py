"""Which artefacts can be crafted and reserved, and why not the others (1.10, M-7)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.components import IN_ROW, NO_CARD
from terrarium.games.terramara.costs import cost_of, raw_instead
from terrarium.games.terramara.goods import GOODS, NOTHING, RAWS, beyond, count, one, spell_bundle
from terrarium.games.terramara.moves import CRAFT, CRAFT_RESERVED, RESERVE
from terrarium.games.terramara.payment import is_craftable
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.traits import CRAFTS_FOR_LESS

MAY_RESERVE: Final = 4  # culture
RESERVED_FOR_LESS: Final = 12


def available(culture: i64) -> i64:
    """How many cards from the left: two at first, with 1 culture three, then one for every two."""
    return 2 if culture == 0 else min(IN_ROW, 3 + (culture - 1) // 2)


def card_of(state: TerramaraState, seat: i64, move: i64) -> int:
    """The card that a move crafts or reserves: in the row, or the one that is reserved."""
    if move == CRAFT_RESERVED:
        return state.reserved[seat]
    return state.row[move - (CRAFT if move < RESERVE else RESERVE)]


def add_crafts(state: TerramaraState, seat: i64, by_effect: i64, moves: list[int]) -> None:
    """Every card that can be paid, with so many raw goods for refined ones by an effect."""
    places = craftable(state, seat, by_effect)
    move = CRAFT
    while places:
        if places & 1:
            moves.append(move)
        places >>= 1
        move += 1


def can_craft(state: TerramaraState, seat: i64, by_effect: i64) -> bool:
    """Whether there is any such card."""
    return craftable(state, seat, by_effect) != 0


def craftable(state: TerramaraState, seat: i64, by_effect: i64) -> i64:
    """A bit for each place of the row whose card can be paid, and after them for the reserved."""
    places: i64 = 0
    if _has_nothing(state, seat):
        return places
    goods, raws = state.goods[seat], raw_instead(state, seat, by_effect)
    for place in range(_in_reach(state, seat)):
        if is_craftable(goods, cost_of(state, seat, state.row[place]), raws):
            places |= bit(place)
    if state.reserved[seat] != NO_CARD and _can_craft_reserved(state, seat, raws):
        places |= bit(IN_ROW)
    return places


def _has_nothing(state: TerramaraState, seat: i64) -> bool:
    """Neither goods nor a discount, as often: then nothing can be crafted."""
    return state.goods[seat] == NOTHING and not (
        state.traits[seat] & CRAFTS_FOR_LESS or state.culture[seat] >= RESERVED_FOR_LESS
    )


def _in_reach(state: TerramaraState, seat: i64) -> i64:
    return min(len(state.row), available(state.culture[seat]))


def _can_craft_reserved(state: TerramaraState, seat: i64, raws: i64) -> bool:
    """From culture 12 on also if one good less makes it payable (1.18)."""
    card = state.reserved[seat]
    if is_craftable(state.goods[seat], cost_of(state, seat, card), raws):
        return True
    if state.culture[seat] < RESERVED_FOR_LESS:
        return False
    return len(payable_without(state, seat, card, raws)) > 0


def payable_without(state: TerramaraState, seat: i64, card: i64, raws: i64) -> list[int]:
    """The goods, one of which is saved so that the rest can be paid."""
    cost = cost_of(state, seat, card)
    return [
        good
        for good in range(RAWS, GOODS)
        if count(cost, good) and is_craftable(state.goods[seat], cost - one(good), raws)
    ]


def why_not_craft(state: TerramaraState, seat: i64, move: int, by_effect: i64 = 0) -> Reason | None:
    if craftable(state, seat, by_effect) >> (move - CRAFT) & 1:
        return None
    if move == CRAFT_RESERVED:
        if state.reserved[seat] == NO_CARD:
            return Reason("terramara-nothing-reserved", "1.10")
        return _too_dear(state, seat, state.reserved[seat])
    place = move - CRAFT
    return _why_not_there(state, seat, place) or _too_dear(state, seat, state.row[place])


def add_reserves(state: TerramaraState, seat: i64, moves: list[int]) -> None:
    """Any available card."""
    if can_reserve(state, seat):
        for place in range(_in_reach(state, seat)):
            moves.append(int(RESERVE + place))


def can_reserve(state: TerramaraState, seat: i64) -> bool:
    """From culture 4 on, while none is reserved."""
    is_free = state.culture[seat] >= MAY_RESERVE and state.reserved[seat] == NO_CARD
    return is_free and len(state.row) > 0


def why_not_reserve(state: TerramaraState, seat: i64, move: int) -> Reason | None:
    if state.culture[seat] < MAY_RESERVE:
        return Reason("terramara-cannot-reserve", "1.10", {"culture": MAY_RESERVE})
    if state.reserved[seat] != NO_CARD:
        card = state.rules.artefacts[state.reserved[seat]].name
        return Reason("terramara-reserved-already", "1.10", {"artefact": card})
    return _why_not_there(state, seat, move - RESERVE)


def _why_not_there(state: TerramaraState, seat: i64, place: int) -> Reason | None:
    if place >= len(state.row):
        return Reason("terramara-no-card-there", "M-21", {"place": place + 1})
    most = available(state.culture[seat])
    if place >= most:
        return Reason("terramara-not-available", "1.10", {"place": place + 1, "most": most})
    return None


def _too_dear(state: TerramaraState, seat: i64, artefact: i64) -> Reason:
    """With what it costs the seat, and what it has not refined of that."""
    cost = cost_of(state, seat, artefact)
    args: Args = {
        "artefact": state.rules.artefacts[artefact].name,
        "bundle": spell_bundle(cost),
        "missing": spell_bundle(beyond(cost, state.goods[seat])),
    }
    return Reason("terramara-too-dear", "1.10", args)
