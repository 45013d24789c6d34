"""The planner: in each decision it makes the move that is worth most to it by its own sums."""

from typing import Final

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.bots.terra_futura.market import Market
from terrarium.bots.terra_futura.motive import args_of, motive_of
from terrarium.bots.terra_futura.outlook import Outlook
from terrarium.bots.terra_futura.worth import Worth
from terrarium.core.chance import Stream
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


class Planner(Bot):
    """Sensible and quick: gains first, then whatever exchange pays, cubes where they hurt least."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return _decide(_futura(view))

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        futura, move = _futura(view), self.choose(view, budget, chance)
        decoded = NOTATION.decoded(move)
        return Advice(move, motive_of(futura, decoded), args_of(futura, decoded))


def _futura(view: View) -> TerraFuturaView:
    if not isinstance(view, TerraFuturaView):
        raise TypeError("Terra Futura's bots need a view of Terra Futura")
    return view


def _decide(view: TerraFuturaView) -> int:
    worth = Worth(view)
    if view.step == TAKING:
        return _take(view, Outlook(worth))
    if view.step == PLACING:
        outlook = Outlook(worth)
        cells = [NOTATION.decoded(move)["cell"] for move in view.legal]
        return _best([int(outlook.of_line(view.taken, cell)) for cell in cells], view.legal)
    legal = [NOTATION.decoded(move) for move in view.legal]
    return _best([int(_value(view, worth, move)) for move in legal], view.legal)


def _best(values: list[int], legal: list[int]) -> int:
    """The first of the moves that are worth most."""
    return legal[values.index(max(values))]


def _take(view: TerraFuturaView, outlook: Outlook) -> int:
    """The best card in sight, or what chance would bring if that is more."""
    market = Market(view, outlook)
    return _best([market.of_move(move) for move in view.legal], view.legal)


def _value(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    verb = move.verb
    if verb == "activate":
        return _activate(view, worth, move)
    if verb == "copy":
        return _copy(view, worth, move)
    if verb == "pay":
        return _pay(view, worth, move["kind"])
    if verb == "gain":
        return _gain(view, worth, move["kind"])
    if verb == "pollute":
        return -int(worth.cost_of_cube(move["cell"]))
    if verb == "keep":
        return worth.kinds[move["kind"]]
    if verb in ("transfer", "remove"):
        return int(worth.gain_of_lifting(move["cell"]))
    if verb == "done":
        return -1 if view.step == REMOVING else 0
    return _end(view, worth, move)


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


def _pay(view: TerraFuturaView, worth: Worth, kind: int) -> int:
    """What the own cards and sets need least."""
    return -int(worth.kinds[kind]) * 4 - _needed(view, worth, kind)


def _gain(view: TerraFuturaView, worth: Worth, kind: int) -> int:
    """What makes a set, else what the own exchanges and sets ask for most."""
    purse = view.purse[view.seat] + int(one(kind))
    enabled = sum(
        int(worth.of_effect(effect))
        for cell in worth.cells
        if view.line >> cell & 1
        for effect in view.rules.effects_of[view.cards[worth.base + cell]]
        if effect.price and effect.is_payable(purse)
    )
    value = int(worth.of_sets(purse)) + worth.kinds[kind]
    return 8 * (value + enabled) + _needed(view, worth, kind)


def _needed(view: TerraFuturaView, worth: Worth, kind: int) -> int:
    """How much the own exchanges and sets ask for a kind."""
    needed = int(worth.sets_wanted(kind))
    for cell in worth.cells:
        place = int(worth.base) + cell
        if view.spare[place] != BLOCKED:
            for effect in view.rules.effects_of[view.cards[place]]:
                if effect.cost & (one(kind) * 0xFF):
                    needed += 1
    return needed


def _end(view: TerraFuturaView, worth: Worth, move: Decoded) -> int:
    """The pattern whose cards would bring most, the set that scores most; to end is nothing."""
    if move.verb == "end":
        return 0
    number = move["scoring-card"]
    if move.verb == "set":
        card = view.rules.scoring[number]
        return int(set_points(view.purse[view.seat], card)) * 100 + card.points
    mask = pattern_mask(view.rules.scoring[number].pattern, worth.cells)
    return sum(
        max(0, *(_now(worth, effect) for effect in view.rules.effects_of[view.cards[place]]))
        for place in (int(worth.base) + cell for cell in worth.cells if mask >> cell & 1)
        if view.spare[place] != BLOCKED
    )


def _now(worth: Worth, effect: Effect) -> int:
    if effect.price and not worth.can(effect):
        return 0
    return int(worth.of_effect(effect))
