"""Whether an effect of a position of Terra Futura can have come as far as is said."""

from typing import Final

from terrarium.core.position import PositionText
from terrarium.games.terra_futura.cards import NO_CARD, STARTING
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.pending import NO_PLACE
from terrarium.games.terra_futura.resources import (
    KINDS,
    count,
    covers,
    products_in,
    raws_in,
)
from terrarium.games.terra_futura.state import (
    COPYING,
    GAINING,
    KEEPING,
    PAYING,
    PHASES,
    POLLUTING,
    REMOVING,
    TRANSFERRING,
    TerraFuturaState,
)

_OF_AN_EFFECT: Final = ("copied", "paid", "after", "to gain", "cubes", "moved")
_CARRIED_OUT: Final = range(COPYING, REMOVING + 1)  # the phases of effects
_MAY_BE_BLOCKED: Final = (POLLUTING, KEEPING, REMOVING)  # by cubes that the effect itself laid


def check_effect(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """An effect is being carried out exactly in the phases that carry one out."""
    if (state.pending is not None) != (step in _CARRIED_OUT):
        raise lines.fail("`effect` goes with what is being carried out", "effect", "phase")
    if state.pending is None:
        for key in _OF_AN_EFFECT:
            if lines.line(key):
                raise lines.fail("nothing is being carried out", key)
        return
    pending = state.pending_effect()
    if step not in pending.effect.phases:
        raise lines.fail(f"that effect has no phase {PHASES[step]}", "effect", "phase")
    _check_source(state, step, lines)
    _check_copied(state, step, lines)
    _check_phase(state, step, lines)
    _check_paid(state, step, lines)
    _check_gained(state, step, lines)
    _check_cubes(state, step, lines)


def check_choice(step: int, legal: list[int], lines: PositionText) -> None:
    """What cannot differ is done without asking."""
    if step in _CARRIED_OUT and len(legal) < 2:
        raise lines.fail(f"nothing is to be chosen in this phase {PHASES[step]}", "phase")


def _check_source(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """The card that is activated."""
    pending = state.pending_effect()
    place = state.turn * CELLS + pending.source
    blocked = step in _MAY_BE_BLOCKED
    if state.cards[place] == NO_CARD or not (blocked or state.is_active(place)):
        raise lines.fail("no active card lies there", "effect", "phase")
    if state.line >> pending.source & 1:
        raise lines.fail("a card that is activated is in the line no more", "line")
    if step == REMOVING and state.is_active(place):
        raise lines.fail("the cube that was moved blocks the Starting card", "effect", "phase")


def _check_copied(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """The card that Assistance copies: of another, a bottom effect (4.9)."""
    pending = state.pending_effect()
    if pending.copied == NO_PLACE:
        if step in (KEEPING, REMOVING):
            raise lines.fail(f"phase {PHASES[step]} needs `copied`", "copied", "phase")
        return
    own = state.cards[state.turn * CELLS + pending.source]
    if own >= STARTING or pending.copied // CELLS == state.turn:
        raise lines.fail("only a Starting card copies, and only from others", "copied", "phase")
    if not pending.effect.is_bottom():
        raise lines.fail("only a bottom effect is copied", "copied", "phase")
    if not (state.rules.copy_inactive or state.is_active(pending.copied)):
        raise lines.fail("only active cards are copied at this table", "copied", "phase")


def _check_phase(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """Price, rewards and cubes come one after the other."""
    pending = state.pending_effect()
    unpaid = bool(pending.due or pending.due_any or pending.due_product)
    if unpaid != (step == PAYING) and step not in (COPYING, TRANSFERRING, REMOVING):
        raise lines.fail("the price is not paid" if unpaid else "the price is paid", "phase")
    if bool(pending.gain_any or pending.gain_product) != (step == GAINING):
        raise lines.fail("`to gain` goes with phase gain", "to gain", "phase")
    if bool(pending.cubes) != (step in (POLLUTING, TRANSFERRING)):
        raise lines.fail("`cubes` goes with phases pollute and transfer", "cubes", "phase")
    if pending.moved and step not in (TRANSFERRING, REMOVING):
        raise lines.fail("`moved` goes with phases transfer and remove", "moved")
    if step == REMOVING and pending.moved != 1:
        raise lines.fail("a copier has moved one cube", "moved", "phase")


def _check_paid(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """What was paid last is of the last kind that was paid, from an own active card (4.3)."""
    pending = state.pending_effect()
    if step != PAYING:
        return
    kinds = [kind for kind in range(KINDS) if count(pending.paid, kind)]
    kind, cell = divmod(int(pending.least), CELLS)
    active = bool(kinds) and state.is_active(state.turn * CELLS + cell)
    if (kinds or pending.least) and not (active and kind == kinds[-1]):
        raise lines.fail("`after` is the payment that was made last", "after", "paid")


def _check_gained(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """What was gained already lies on the card that is activated (4.3)."""
    pending = state.pending_effect()
    if step not in (GAINING, POLLUTING, KEEPING):
        return
    effect, stock = pending.effect, state.stock[state.turn * CELLS + pending.source]
    chosen_any = effect.any_reward - pending.gain_any
    chosen_product = effect.product_reward - pending.gain_product
    if chosen_any < 0 or chosen_product < 0:
        raise lines.fail("the effect brings less than is to be gained", "to gain")
    laid = covers(stock, effect.reward)
    raws = raws_in(stock) - raws_in(effect.reward)
    products = products_in(stock) - products_in(effect.reward)
    if not laid or raws < chosen_any or products < chosen_product:
        raise lines.fail("what the effect brought does not lie on its card", "effect")
    some = bool(chosen_any or chosen_product)
    if step == GAINING and (pending.least or some) and not (some and count(stock, pending.least)):
        raise lines.fail("`after` is the reward that was chosen last", "after", "to gain")


def _check_cubes(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """As many are left as were not laid or moved yet (4.5, 4.7)."""
    pending = state.pending_effect()
    if step == POLLUTING:
        laid = pending.effect.cubes - pending.cubes
        if laid < 0:
            raise lines.fail("the effect brings fewer cubes", "cubes", "phase")
        _check_last_cube(state, bool(laid), lines)
    elif step == TRANSFERRING:
        if pending.cubes != _cubes_at_first(state) - pending.moved:
            raise lines.fail("`cubes` and `moved` do not make up this transfer", "cubes", "phase")
        if pending.least and not pending.moved:
            raise lines.fail("no cube was moved yet", "after")


def _check_last_cube(state: TerraFuturaState, some: bool, lines: PositionText) -> None:
    pending = state.pending_effect()
    lies_there = state.cubes_on(state.turn * CELLS + pending.least) > 0
    if (pending.least or some) and not (some and lies_there):
        raise lines.fail("`after` is where the last cube was laid", "after", "cubes")


def _cubes_at_first(state: TerraFuturaState) -> int:
    """A copier moves one; else as many as the card had room for."""
    pending = state.pending_effect()
    if pending.copied != NO_PLACE:
        return 1
    room = int(state.spare[state.turn * CELLS + pending.source] + pending.moved) + 1
    return min(int(pending.effect.most), room)
