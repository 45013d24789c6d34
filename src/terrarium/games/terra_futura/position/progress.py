"""Whether an effect of a position of Terra Futura can have come as far as is said."""

from typing import Final

from terrarium.core.position import PositionText
from terrarium.core.reason import BadInput
from terrarium.games.terra_futura.cards import NO_CARD, STARTING
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects import ASSISTANCE, EXCHANGE, GAIN, TRANSFER
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
    NO_EFFECT,
    NO_PLACE,
    PAYING,
    PHASES,
    POLLUTING,
    REMOVING,
    TRANSFERRING,
    TerraFuturaState,
)

_OF_AN_EFFECT: Final = ("copied", "paid", "after", "to gain", "cubes", "moved")
_KINDS_OF: Final = {  # what may be carried out in a phase
    COPYING: (ASSISTANCE,),
    PAYING: (EXCHANGE,),
    GAINING: (GAIN, EXCHANGE),
    POLLUTING: (EXCHANGE,),
    TRANSFERRING: (TRANSFER,),
    KEEPING: (EXCHANGE,),
    REMOVING: (TRANSFER,),
}
_MAY_BE_BLOCKED: Final = (POLLUTING, KEEPING, REMOVING)  # by cubes that the effect itself laid


def check_effect(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """An effect is being carried out exactly in the phases that carry one out."""
    line = lines.where("effect", "phase")
    if (state.effect != NO_EFFECT) != (step in _KINDS_OF):
        raise BadInput("`effect` goes with what is being carried out", line)
    if state.effect == NO_EFFECT:
        for key in _OF_AN_EFFECT:
            if lines.line(key):
                raise BadInput("nothing is being carried out", lines.where(key))
        return
    if state.current_effect().kind not in _KINDS_OF[step]:
        raise BadInput(f"that effect has no phase {PHASES[step]}", line)
    _check_source(state, step, lines)
    _check_copied(state, step, lines)
    _check_phase(state, step, lines)
    _check_paid(state, step, lines)
    _check_gained(state, step, lines)
    _check_cubes(state, step, lines)


def check_choice(step: int, legal: list[int], lines: PositionText) -> None:
    """What cannot differ is done without asking."""
    if step in _KINDS_OF and len(legal) < 2:
        raise BadInput(
            f"nothing is to be chosen in this phase {PHASES[step]}", lines.where("phase")
        )


def _check_source(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """The card that is activated."""
    line = lines.where("effect", "phase")
    place = state.turn * CELLS + state.source
    blocked = step in _MAY_BE_BLOCKED
    if state.cards[place] == NO_CARD or not (blocked or state.is_active(place)):
        raise BadInput("no active card lies there", line)
    if state.line >> state.source & 1:
        raise BadInput("a card that is activated is in the line no more", lines.where("line"))
    if step == REMOVING and state.is_active(place):
        raise BadInput("the cube that was moved blocks the Starting card", line)


def _check_copied(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """The card that Assistance copies: of another, a bottom effect (4.9)."""
    line = lines.where("copied", "phase")
    if state.copied == NO_PLACE:
        if step in (KEEPING, REMOVING):
            raise BadInput(f"phase {PHASES[step]} needs `copied`", line)
        return
    own = state.cards[state.turn * CELLS + state.source]
    if own >= STARTING or state.copied // CELLS == state.turn:
        raise BadInput("only a Starting card copies, and only from others", line)
    if not state.current_effect().is_bottom():
        raise BadInput("only a bottom effect is copied", line)
    if not (state.rules.copy_inactive or state.is_active(state.copied)):
        raise BadInput("only active cards are copied at this table", line)


def _check_phase(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """Price, rewards and cubes come one after the other."""
    line = lines.where("phase")
    unpaid = bool(state.due or state.due_any or state.due_product)
    if unpaid != (step == PAYING) and step not in (COPYING, TRANSFERRING, REMOVING):
        raise BadInput("the price is not paid" if unpaid else "the price is paid", line)
    if bool(state.gain_any or state.gain_product) != (step == GAINING):
        raise BadInput("`to gain` goes with phase gain", lines.where("to gain", "phase"))
    if bool(state.cubes) != (step in (POLLUTING, TRANSFERRING)):
        raise BadInput(
            "`cubes` goes with phases pollute and transfer", lines.where("cubes", "phase")
        )
    if state.moved and step not in (TRANSFERRING, REMOVING):
        raise BadInput("`moved` goes with phases transfer and remove", lines.where("moved"))
    if step == REMOVING and state.moved != 1:
        raise BadInput("a copier has moved one cube", lines.where("moved", "phase"))


def _check_paid(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """What was paid last is of the last kind that was paid, from an own active card (4.3)."""
    if step != PAYING:
        return
    kinds = [kind for kind in range(KINDS) if count(state.paid, kind)]
    kind, cell = divmod(int(state.least), CELLS)
    active = bool(kinds) and state.is_active(state.turn * CELLS + cell)
    if (kinds or state.least) and not (active and kind == kinds[-1]):
        line = lines.where("after", "paid")
        raise BadInput("`after` is the payment that was made last", line)


def _check_gained(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """What was gained already lies on the card that is activated (4.3)."""
    if step not in (GAINING, POLLUTING, KEEPING):
        return
    effect, stock = state.current_effect(), state.stock[state.turn * CELLS + state.source]
    chosen_any = effect.any_reward - state.gain_any
    chosen_product = effect.product_reward - state.gain_product
    if chosen_any < 0 or chosen_product < 0:
        raise BadInput("the effect brings less than is to be gained", lines.where("to gain"))
    laid = covers(stock, effect.reward)
    raws = raws_in(stock) - raws_in(effect.reward)
    products = products_in(stock) - products_in(effect.reward)
    if not laid or raws < chosen_any or products < chosen_product:
        raise BadInput("what the effect brought does not lie on its card", lines.where("effect"))
    some = bool(chosen_any or chosen_product)
    if step == GAINING and (state.least or some) and not (some and count(stock, state.least)):
        wrong = "`after` is the reward that was chosen last"
        raise BadInput(wrong, lines.where("after", "to gain"))


def _check_cubes(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """As many are left as were not laid or moved yet (4.5, 4.7)."""
    line = lines.where("cubes", "phase")
    if step == POLLUTING:
        laid = state.current_effect().cubes - state.cubes
        if laid < 0:
            raise BadInput("the effect brings fewer cubes", line)
        _check_last_cube(state, bool(laid), lines)
    elif step == TRANSFERRING:
        if state.cubes != _cubes_at_first(state) - state.moved:
            raise BadInput("`cubes` and `moved` do not make up this transfer", line)
        if state.least and not state.moved:
            raise BadInput("no cube was moved yet", lines.where("after"))


def _check_last_cube(state: TerraFuturaState, some: bool, lines: PositionText) -> None:
    lies_there = state.cubes_on(state.turn * CELLS + state.least) > 0
    if (state.least or some) and not (some and lies_there):
        wrong = "`after` is where the last cube was laid"
        raise BadInput(wrong, lines.where("after", "cubes"))


def _cubes_at_first(state: TerraFuturaState) -> int:
    """A copier moves one; else as many as the card had room for."""
    if state.copied != NO_PLACE:
        return 1
    room = int(state.spare[state.turn * CELLS + state.source] + state.moved) + 1
    return min(int(state.current_effect().most), room)
