"""Crafting and reserving artefacts (1.10, M-7)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.components import IN_ROW, NO_CARD
from terrarium.games.terramara.costs import ALL_RAW, cost_of, raw_instead
from terrarium.games.terramara.effects.carrying import carry_out
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.goods import GOOD_NAMES, NOTHING, RAWS, count, one
from terrarium.games.terramara.moves import CRAFT, CRAFT_RESERVED, DONE, LESS, RESERVE
from terrarium.games.terramara.payment import is_craftable
from terrarium.games.terramara.phases import CRAFTING, DRAW, LAY_DOWN, PAYING
from terrarium.games.terramara.phases import LESS as LESS_STEP
from terrarium.games.terramara.row import fill_row, take_from_row
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.rest import (
    add_uses,
    add_work,
    can_rest,
    is_rest,
    play_rest,
    rested,
    why_not_rest,
)
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.tasks import CardTask, PayTask
from terrarium.games.terramara.traits import CRAFTS_FOR_LESS
from terrarium.games.terramara.triggers import on_craft

MAY_RESERVE: Final = 4  # culture
RESERVED_FOR_LESS: Final = 12


# What can be crafted and reserved.


def available(culture: i64) -> i64:
    """How many cards from the left a seat may take by its culture (1.10)."""
    return 2 if culture == 0 else min(IN_ROW, 3 + (culture - 1) // 2)


def add_crafts(state: TerramaraState, seat: i64, by_effect: i64, moves: list[int]) -> None:
    """Every card that can be paid, with so many raw goods for refined ones by an effect."""
    if _has_nothing(state, seat):
        return
    raws, reach = raw_instead(state, seat, by_effect), _in_reach(state, seat)
    place: i64 = 0
    while place < reach:
        if is_craftable(state.goods[seat], cost_of(state, seat, state.row[place]), raws):
            moves.append(int(CRAFT + place))
        place += 1
    if state.reserved[seat] != NO_CARD and _can_craft_reserved(state, seat, raws):
        moves.append(CRAFT_RESERVED)


def craft_moves(state: TerramaraState, seat: i64, by_effect: i64) -> list[int]:
    moves: list[int] = []
    add_crafts(state, seat, by_effect, moves)
    return moves


def can_craft(state: TerramaraState, seat: i64, by_effect: i64) -> bool:
    """Whether there is any such card."""
    if _has_nothing(state, seat):
        return False
    raws, reach = raw_instead(state, seat, by_effect), _in_reach(state, seat)
    place: i64 = 0
    while place < reach:
        if is_craftable(state.goods[seat], cost_of(state, seat, state.row[place]), raws):
            return True
        place += 1
    return state.reserved[seat] != NO_CARD and _can_craft_reserved(state, seat, raws)


def _has_nothing(state: TerramaraState, seat: i64) -> bool:
    """Neither goods nor a discount, as often: then nothing can be crafted."""
    return state.goods[seat] == NOTHING and not (
        state.traits[seat] & CRAFTS_FOR_LESS or state.culture[seat] >= RESERVED_FOR_LESS
    )


def _in_reach(state: TerramaraState, seat: i64) -> i64:
    return min(len(state.row), available(state.culture[seat]))


def why_not_craft(state: TerramaraState, seat: i64, move: int, by_effect: i64 = 0) -> Reason | None:
    if move in craft_moves(state, seat, by_effect):
        return None
    if move == CRAFT_RESERVED:
        if state.reserved[seat] == NO_CARD:
            return Reason("terramara-nothing-reserved", "1.10")
        return _too_dear(state, state.reserved[seat])
    return _why_not_there(state, seat, move - CRAFT) or _too_dear(state, state.row[move - CRAFT])


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


def _too_dear(state: TerramaraState, artefact: i64) -> Reason:
    return Reason("terramara-too-dear", "1.10", {"artefact": state.rules.artefacts[artefact].name})


# What follows.


def reserve(state: TerramaraState, seat: i64, place: i64) -> None:
    """It is the seat's alone until it is crafted; the row is filled again."""
    state.reserved[seat] = take_from_row(state, place)
    events.reserved(state, seat, state.reserved[seat])
    fill_row(state)


def begin_craft(state: TerramaraState, seat: i64, move: int, by_effect: i64) -> None:
    """First it is paid, then laid down; new cards are drawn after the outermost craft."""
    is_reserved = move == CRAFT_RESERVED
    artefact: i64 = state.reserved[seat] if is_reserved else state.row[move - CRAFT]
    raws = raw_instead(state, seat, by_effect)
    state.crafting += 1
    state.push(DRAW, seat)
    state.push(LAY_DOWN, seat, CardTask(artefact))
    cost = cost_of(state, seat, artefact)
    if is_reserved and cost and state.culture[seat] >= RESERVED_FOR_LESS:
        state.push(LESS_STEP, seat, CardTask(artefact, raws))
    else:
        state.push(PAYING, seat, PayTask(cost, 0, 0, raws))


class Crafting(TerramaraStep):
    """By an effect: one artefact more, with raw goods for refined ones; a resting point."""

    def begin(self, state: TerramaraState) -> bool:
        if can_craft(state, state.seat, ALL_RAW):
            return True
        return can_rest(state, state.seat)

    def legal(self, state: TerramaraState) -> list[int]:
        moves: list[int] = []
        add_work(state, state.seat, moves)
        add_crafts(state, state.seat, ALL_RAW, moves)
        add_uses(state, state.seat, moves)
        moves.append(DONE)
        return moves

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move == DONE:
            return None
        if is_rest(move):
            return why_not_rest(state, state.seat, move, True)
        if CRAFT <= move < RESERVE:
            return why_not_craft(state, state.seat, move, ALL_RAW)
        return Reason("terramara-asked-craft", "M-7")

    def play(self, state: TerramaraState, move: int) -> None:
        if is_rest(move):
            state.push(CRAFTING, state.seat)
            play_rest(state, state.seat, move)
            return
        rested(state)
        if move != DONE:
            begin_craft(state, state.seat, move, ALL_RAW)


class Less(TerramaraStep):
    """From culture 12 on a reserved card costs one good less, of one's choice (1.18)."""

    def begin(self, state: TerramaraState) -> bool:
        found = self.legal(state)
        if len(found) == 1:
            self.play(state, found[0])
        return len(found) > 1

    def legal(self, state: TerramaraState) -> list[int]:
        task = _card(state)
        kinds = _payable_without(state, state.seat, task.card, task.amount)
        return [LESS + good - RAWS for good in kinds]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if not LESS <= move < CRAFT:
            return Reason("terramara-asked-less", "1.18")
        if move in self.legal(state):
            return None
        good = move - LESS + RAWS
        args: Args = {"good": GOOD_NAMES[good]}
        if count(cost_of(state, state.seat, _card(state).card), good):
            return Reason("terramara-less-too-dear", "1.18", args)
        return Reason("terramara-not-in-cost", "M-7", args)

    def play(self, state: TerramaraState, move: int) -> None:
        task = _card(state)
        cost = cost_of(state, state.seat, task.card) - one(move - LESS + RAWS)
        state.push(PAYING, state.seat, PayTask(cost, 0, 0, task.amount))


class LayDown(TerramaraStep):
    """The card is laid open, others answer, and then its own effects come (M-7)."""

    def begin(self, state: TerramaraState) -> bool:
        seat, card = state.seat, _card(state).card
        powers = state.rules.artefacts[card].powers
        if state.reserved[seat] == card:
            state.reserved[seat] = NO_CARD
        else:
            take_from_row(state, state.row.index(card))
        events.crafted(state, seat, card)
        carry_out(state, seat, powers.at_once)
        on_craft(state, seat, card)
        _keep(state, seat, card)
        state.traits[seat] |= powers.traits
        return False


class Draw(TerramaraStep):
    """New cards come when the outermost craft is finished with all its effects (1.23b)."""

    def begin(self, state: TerramaraState) -> bool:
        state.crafting -= 1
        if state.crafting == 0:
            fill_row(state)
        return False


def _keep(state: TerramaraState, seat: i64, card: i64) -> None:
    crafted = list(state.artefacts)
    crafted[seat] = (*crafted[seat], int(card))
    state.artefacts = tuple(crafted)


def _can_craft_reserved(state: TerramaraState, seat: i64, raws: i64) -> bool:
    card = state.reserved[seat]
    if is_craftable(state.goods[seat], cost_of(state, seat, card), raws):
        return True
    if state.culture[seat] < RESERVED_FOR_LESS:
        return False
    return len(_payable_without(state, seat, card, raws)) > 0


def _payable_without(state: TerramaraState, seat: i64, card: i64, raws: i64) -> list[int]:
    """The goods, one of which is saved so that the rest can be paid."""
    cost = cost_of(state, seat, card)
    return [
        good
        for good in range(RAWS, 2 * RAWS)
        if count(cost, good) and is_craftable(state.goods[seat], cost - one(good), raws)
    ]


def _card(state: TerramaraState) -> CardTask:
    task = state.pending
    assert isinstance(task, CardTask)
    return task
