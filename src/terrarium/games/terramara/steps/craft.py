"""Crafting and reserving artefacts (1.10, M-7)."""

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.components import NO_CARD
from terrarium.games.terramara.costs import ALL_RAW, cost_of, raw_instead
from terrarium.games.terramara.crafting import (
    RESERVED_FOR_LESS,
    add_crafts,
    can_craft,
    card_of,
    payable_without,
    why_not_craft,
)
from terrarium.games.terramara.effects.carrying import carry_out
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS, count, one
from terrarium.games.terramara.moves import CRAFT, CRAFT_RESERVED, DONE, LESS, RESERVE
from terrarium.games.terramara.phases import DRAW, LAY_DOWN, PAYING
from terrarium.games.terramara.phases import LESS as LESS_STEP
from terrarium.games.terramara.row import fill_row, take_from_row
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.rest import add_uses, add_work, can_rest
from terrarium.games.terramara.steps.resting import RestingPoint
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.tasks import CardTask, PayTask
from terrarium.games.terramara.triggers import on_craft


def reserve(state: TerramaraState, seat: i64, place: i64) -> None:
    """It is the seat's alone until it is crafted; the row is filled again."""
    state.reserved[seat] = take_from_row(state, place)
    events.reserved(state, seat, state.reserved[seat])
    fill_row(state)


def begin_craft(state: TerramaraState, seat: i64, move: int, by_effect: i64) -> None:
    """First it is paid, then laid down; new cards are drawn after the outermost craft."""
    artefact: i64 = card_of(state, seat, move)
    raws = raw_instead(state, seat, by_effect)
    events.crafted(state, seat, artefact)
    state.crafting += 1
    state.push(DRAW, seat)
    state.push(LAY_DOWN, seat, CardTask(artefact))
    cost = cost_of(state, seat, artefact)
    if move == CRAFT_RESERVED and cost and state.culture[seat] >= RESERVED_FOR_LESS:
        state.push(LESS_STEP, seat, CardTask(artefact, raws))
    else:
        state.push(PAYING, seat, PayTask(cost, 0, 0, raws))


class Crafting(RestingPoint):
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

    def why_not_this(self, state: TerramaraState, move: int) -> Reason | None:
        if CRAFT <= move < RESERVE:
            return why_not_craft(state, state.seat, move, ALL_RAW)
        return Reason("terramara-asked-craft", "M-7")

    def do_this(self, state: TerramaraState, move: int) -> None:
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
        kinds = payable_without(state, state.seat, task.card, task.amount)
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
        task, good = _card(state), move - LESS + RAWS
        events.saved(state, state.seat, good)
        cost = cost_of(state, state.seat, task.card) - one(good)
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


def _card(state: TerramaraState) -> CardTask:
    task = state.pending
    assert isinstance(task, CardTask)
    return task
