"""What a territory is worth to its player, roughly: by this drafts propose what to choose."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import KINDS, count, total
from terrarium.games.terra_futura.scoring import seat_points
from terrarium.games.terra_futura.state import BLOCKED, TerraFuturaState

Change = Callable[[TerraFuturaState, Decoded], None]

_POINT: Final = 20
_CARD: Final = 30  # an active card may be used again
_START: Final = 30
_STILL_TO_USE: Final = 50  # this very turn


def appraisal(state: TerraFuturaState, seat: i64) -> int:
    """Points come first; then cards that work, and resources that lie safely and have a use."""
    points = seat_points(state, seat, state.scoring[seat])["total"]
    cards = sum(_card_worth(state, seat, cell) for cell in state.places[seat])
    return _POINT * points + cards + _uses(state, seat)


def take_best(trial: TerraFuturaState, moves: list[int], change: Change) -> int:
    """The move after which the territory is worth most; it is made."""
    found, most = moves[0], None
    for move in moves:
        other = trial.copy()
        change(other, NOTATION.decoded(move))
        value = appraisal(other, other.turn)
        if most is None or value > most:
            found, most = move, value
    change(trial, NOTATION.decoded(found))
    return found


def _card_worth(state: TerraFuturaState, seat: i64, cell: i64) -> int:
    """A card with a free space is safe, and so is what lies on it."""
    place: i64 = seat * CELLS + cell
    if state.spare[place] == BLOCKED:
        return 0
    safe = int(total(state.stock[place])) if state.spare[place] > 0 else 0
    due = _STILL_TO_USE if seat == state.turn and state.line >> cell & 1 else 0
    return _CARD + due + safe + (_START if cell == START else 0)


def _uses(state: TerraFuturaState, seat: i64) -> int:
    """Each resource that a set or an exchange of one's own asks for by name."""
    purse: i64 = state.purse[seat]
    wanted = [state.rules.scoring[number].needs for number in state.scoring[seat]]
    for cell in state.places[seat]:
        card = state.cards[seat * CELLS + cell]
        wanted += [effect.cost for effect in state.rules.effects_of[card]]
    return sum(_met(purse, needs) for needs in wanted)


def _met(purse: i64, needs: i64) -> int:
    return sum(int(min(count(purse, kind), count(needs, kind))) for kind in range(KINDS))
