"""The planner: in each decision it makes the move that is worth most to it by its own sums."""

from collections.abc import Callable
from typing import Final

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.bots.terra_futura.market import Market
from terrarium.bots.terra_futura.motive import motive_of
from terrarium.bots.terra_futura.outlook import Outlook
from terrarium.bots.terra_futura.worth import Worth
from terrarium.core.chance import Stream
from terrarium.core.needed import needed
from terrarium.core.notation import Decoded
from terrarium.core.view import View
from terrarium.games.terra_futura.cells import CELLS, pattern_mask
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import one
from terrarium.games.terra_futura.scoring import set_points
from terrarium.games.terra_futura.state import (
    BLOCKED,
    PLACING,
    REMOVING,
    TAKING,
)
from terrarium.games.terra_futura.view import TerraFuturaView

_FIRST: Final = 10_000  # a plain gain: it costs nothing and may pay for what follows
_MORE_THAN_ANYBODY_HAS: Final = 100_000
_WORSE_THAN_NOTHING: Final = -1


class Planner(Bot):
    """Sensible and quick: gains first, then whatever exchange pays, cubes where they hurt least."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return _decide(needed(TerraFuturaView, view))

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        futura, move = needed(TerraFuturaView, view), self.choose(view, budget, chance)
        id, args = motive_of(futura, NOTATION.decoded(move))
        return Advice(move, id, args)


def _decide(view: TerraFuturaView) -> int:
    worth = Worth(view)
    if view.step == TAKING:
        return _take(view, Outlook(worth))
    if view.step == PLACING:
        outlook = Outlook(worth)
        cells = [NOTATION.decoded(move)["cell"] for move in view.legal]
        return _best([int(outlook.of_line(view.taken, cell)) for cell in cells], view.legal)
    legal = [NOTATION.decoded(move) for move in view.legal]
    return _best([_VALUES[move.verb](view, worth, move) for move in legal], view.legal)


def _best(values: list[int], legal: list[int]) -> int:
    """The first of the moves that are worth most."""
    return legal[values.index(max(values))]


def _take(view: TerraFuturaView, outlook: Outlook) -> int:
    """The best card in sight, or what chance would bring if that is more."""
    market = Market(view, outlook)
    return _best([market.of_move(move) for move in view.legal], view.legal)


# What a move is worth, by its verb.


def _activate(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """Plain gains first, then what brings most."""
    place = int(worth.base) + move["cell"]
    effects = view.rules.effects_of[view.cards[place]]
    effect = effects[move["effect"]]
    is_plain = len(effects) == 1 and effect.yields and not effect.price
    return _FIRST if is_plain else int(worth.of_effect(effect))


def _copy(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """The best effect; of equals that of the player who has least, for the owner gets a gift."""
    card = view.cards[move["seat"] * CELLS + move["cell"]]
    value = int(worth.of_effect(view.rules.effects_of[card][move["effect"]]))
    return value * _MORE_THAN_ANYBODY_HAS - int(worth.points_in(view.purse[move["seat"]]))


def _pay(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """What the own cards and sets need least."""
    kind = move["kind"]
    return -int(worth.kinds[kind]) * 4 - int(worth.asked_for(kind))


def _gain(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """What makes a set, else what the own exchanges and sets ask for most."""
    kind = move["kind"]
    purse = view.purse[view.seat] + int(one(kind))
    enabled = sum(
        int(worth.of_effect(effect))
        for cell in worth.cells
        if view.line >> cell & 1
        for effect in view.rules.effects_of[view.cards[worth.base + cell]]
        if effect.price and effect.is_payable(purse)
    )
    value = int(worth.of_sets(purse)) + worth.kinds[kind]
    return 8 * (value + enabled) + int(worth.asked_for(kind))


def _pollute(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    return -int(worth.cost_of_cube(move["cell"]))


def _lift(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    return int(worth.gain_of_lifting(move["cell"]))


def _keep(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    return worth.kinds[move["kind"]]


def _stop(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """Nothing; but any cube that may be removed is better gone."""
    return _WORSE_THAN_NOTHING if view.step == REMOVING else 0


def _pattern(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """That whose cards would bring most."""
    mask = pattern_mask(view.rules.scoring[move["scoring-card"]].pattern, worth.cells)
    return sum(
        max(0, *(_now(worth, effect) for effect in view.rules.effects_of[view.cards[place]]))
        for place in (int(worth.base) + cell for cell in worth.cells if mask >> cell & 1)
        if view.spare[place] != BLOCKED
    )


def _set(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """That which scores most."""
    card = view.rules.scoring[move["scoring-card"]]
    return int(set_points(view.purse[view.seat], card)) * 100 + card.points


_VALUES: Final[dict[str, Callable[[TerraFuturaView, Worth, Decoded], int]]] = {
    "activate": _activate,
    "copy": _copy,
    "pay": _pay,
    "gain": _gain,
    "pollute": _pollute,
    "transfer": _lift,
    "remove": _lift,
    "keep": _keep,
    "done": _stop,
    "end": _stop,
    "pattern": _pattern,
    "set": _set,
}


def _now(worth: Worth, effect: Effect) -> int:
    if effect.price and not worth.can(effect):
        return 0
    return int(worth.of_effect(effect))
