"""What cards and goals are worth to the seat that looks, with what it has now."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.picture import Means
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.effects.amounts import LISTED, in_words
from terrarium.games.terra_futura.effects.assistance import ASSISTANCE
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.effects.exchange import EXCHANGE
from terrarium.games.terra_futura.effects.gain import GAIN
from terrarium.games.terra_futura.page.explained import means_of_sum
from terrarium.games.terra_futura.page.littering import Littering, places_of
from terrarium.games.terra_futura.picture.copyable import copied_from, places_of_others
from terrarium.games.terra_futura.picture.goals import GoalFace, goals_of
from terrarium.games.terra_futura.resources import MONEY, PRODUCTS, count, kinds_in
from terrarium.games.terra_futura.rules import Rules
from terrarium.games.terra_futura.scoring import resource_points
from terrarium.games.terra_futura.view import TerraFuturaView

_RAWS: Final = range(PRODUCTS)
_PRODUCTS: Final = range(PRODUCTS, MONEY)
_COUNTED: Final = (GAIN, EXCHANGE)
_Bringing = tuple[bool, int, int]  # whether its cubes have room, points, and fewer cubes rather


def means_of_own(view: TerraFuturaView) -> Means:
    """The cards that one has or could take, and one's Scoring cards."""
    mine = {view.cards[place]: 0 for place in places_of(view)}
    others = {card: 1 for card in (*view.rows, int(view.taken)) if card >= 0}
    now = {card: _now(view, card, new) for card, new in {**others, **mine}.items()}
    goals = {f"goal-{goal.number}": [_goal(goal)] for goal in goals_of(view, view.seat)}
    worth = {f"now-{view.rules.names[card]}": [said] for card, said in now.items() if said}
    return {**worth, **goals, "sum-own": [means_of_sum(view, view.seat)]}


def _now(view: TerraFuturaView, card: int, new: int) -> Message | None:
    """What its best effect would bring if it were used once now; a new card has room itself."""
    effects = [effect for effect in _does(view, card) if effect.kind in _COUNTED]
    more = new * view.rules.spaces[card]
    purse, room = view.purse[view.seat], view.room[view.seat] + new + more
    possible = [effect for effect in effects if effect.is_possible(purse, room, 0)]
    if not possible:
        return Message("terra_futura-page-means-now-unable") if effects else None
    littering = Littering(view, more)
    return _said(max(_brings(view.rules, effect, purse, littering) for effect in possible))


def _brings(rules: Rules, effect: Effect, purse: i64, littering: Littering) -> _Bringing:
    """What blocks no card comes first."""
    cubes = int(effect.cubes)
    points = _points_by(rules, effect, purse) - littering.costs(cubes)
    return not littering.is_too_much(cubes), points, -cubes


def _said(brought: _Bringing) -> Message:
    fits, points, cubes = brought
    args: Args = {"points": points, "cubes": -cubes, "fits": "yes" if fits else "no"}
    return Message("terra_futura-page-means-now", args)


def _does(view: TerraFuturaView, card: int) -> list[Effect]:
    """Its effects, and those that its Assistance could copy (4.9)."""
    own = list(view.rules.effects_of[card])
    if all(effect.kind != ASSISTANCE for effect in own):
        return own
    places = places_of_others(view, view.seat)
    return own + [effect for place in places for effect in copied_from(view, place)]


def _points_by(rules: Rules, effect: Effect, purse: i64) -> int:
    """The resources that it brings less those that it takes; what may be chosen, chosen well."""
    return _gained(rules, effect) - _paid(rules, effect, purse)


def _gained(rules: Rules, effect: Effect) -> int:
    raws = effect.any_reward * _best(rules, _RAWS)
    products = effect.product_reward * _best(rules, _PRODUCTS)
    return int(resource_points(rules, effect.reward) + raws + products)


def _paid(rules: Rules, effect: Effect, purse: i64) -> int:
    left = purse - effect.cost
    raws = _cheapest(rules, left, _RAWS, effect.any_cost)
    products = _cheapest(rules, left, _PRODUCTS, effect.product_cost)
    return int(resource_points(rules, effect.cost)) + raws + products


def _best(rules: Rules, kinds: range) -> int:
    return max(rules.values[kind] for kind in kinds)


def _cheapest(rules: Rules, purse: i64, kinds: range, wanted: i64) -> int:
    """What so many resources of these kinds are worth at least."""
    there = [rules.values[kind] for kind in kinds for _ in range(count(purse, kind))]
    return sum(sorted(there)[:wanted])


def _goal(goal: GoalFace) -> Message:
    """What its set counts now, and what it lacks to count once more."""
    args = {"points": goal.points, "times": goal.times, "earned": goal.earned}
    lacking = in_words(kinds_in(goal.lacking), LISTED)
    return Message("terra_futura-page-means-goal", {**args}, {"lacking": lacking})
