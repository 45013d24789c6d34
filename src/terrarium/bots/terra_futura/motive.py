"""Why the planner would make a move, in words: what its sums rested on."""

from collections.abc import Callable
from typing import Final

from terrarium.bots.terra_futura.appeal import Motive, appeal_of
from terrarium.bots.terra_futura.market import Market
from terrarium.bots.terra_futura.outlook import Outlook
from terrarium.bots.terra_futura.worth import Worth
from terrarium.core.notation import Decoded
from terrarium.core.reason import Args
from terrarium.games.terra_futura.cells import CELLS, row_and_column
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import KIND_NAMES, count, one
from terrarium.games.terra_futura.scoring import resource_points, set_points
from terrarium.games.terra_futura.state import BLOCKED, IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView


def motive_of(view: TerraFuturaView, move: Decoded) -> Motive:
    return _MOTIVES[move.verb](view, Worth(view), move)


def _end(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    return "bot-plans-end" if len(view.legal) > 1 else "bot-plans-end-nothing", {}


def _done(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    return "bot-plans-done", {}


# A card.


def _discard(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    """What it would take then, and why."""
    market = Market(view, Outlook(worth))
    place = market.best_left(move["level"])
    better, unseen = market.chances(move["level"], market.value_at(place))
    appeal, args = appeal_of(worth, view.rows[place])
    id = appeal.replace("bot-plans-take", "bot-plans-discard")
    return id, {**args, "better": better, "unseen": unseen}


def _take(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    if move["place"]:
        return appeal_of(worth, view.rows[move["level"] * IN_ROW + move["place"] - 1])
    market = Market(view, Outlook(worth))
    better, unseen = market.chances(move["level"], market.best_value())
    if not better:
        return "bot-plans-unseen-as-good", {}
    return "bot-plans-unseen", {"better": better, "unseen": unseen}


def _place(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    """The cards that are activated together with it."""
    line = row_and_column(move["cell"])
    places = [int(worth.base) + cell for cell in worth.cells if line >> cell & 1]
    cards = [view.cards[place] for place in places if view.spare[place] != BLOCKED]
    if not cards:
        return "bot-plans-place", {}
    return "bot-plans-place-with", {"with": ", ".join(view.rules.names[card] for card in cards)}


# An effect.


def _activate(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    card = view.cards[worth.base + move["cell"]]
    effect = view.rules.effects_of[card][move["effect"]]
    args: Args = {"card": view.rules.names[card]}
    if not effect.yields:
        return f"bot-plans-activate-{effect.kind}", args
    if not effect.price:
        return "bot-plans-activate-gain", args
    if effect.takes.is_named() and effect.reward:
        return _exchange(view, worth, effect, args)
    return "bot-plans-activate", args


def _exchange(view: TerraFuturaView, worth: Worth, effect: Effect, args: Args) -> Motive:
    """What is known of it beforehand: a set, or points and the room for its cubes."""
    before = view.purse[view.seat]
    after = before - effect.cost + effect.reward
    if worth.of_sets(after) > worth.of_sets(before):
        return "bot-plans-activate-set", {**args, "other": worth.best_set(after).name}
    more = int(resource_points(view.rules, after) - resource_points(view.rules, before))
    if more <= 0:
        return "bot-plans-activate", args
    id = "bot-plans-activate-dirty" if effect.cubes else "bot-plans-activate-points"
    return id, {**args, "points": more, "room": _free(worth)}


def _free(worth: Worth) -> int:
    """The own pollution spaces that are left."""
    return sum(max(worth.view.spare[worth.base + cell], 0) for cell in worth.cells)


def _copy(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    card = view.cards[move["seat"] * CELLS + move["cell"]]
    return "bot-plans-copy", {"card": view.rules.names[card]}


def _pay(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    wanted = worth.asked_for(move["kind"])
    id = "bot-plans-pay" if wanted else "bot-plans-pay-idle"
    return id, {"kind": KIND_NAMES[move["kind"]]}


def _gain(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    """A set that is complete with it, a card that can be used with it, or who else asks for it."""
    kind, before = move["kind"], view.purse[view.seat]
    after = before + one(kind)
    if worth.of_sets(after) > worth.of_sets(before):
        return "bot-plans-gain-set", {"other": worth.best_set(after).name}
    for card in (view.cards[worth.base + cell] for cell in worth.cells if view.line >> cell & 1):
        for effect in view.rules.effects_of[card]:
            if effect.price and effect.is_payable(after) and not effect.is_payable(before):
                return "bot-plans-gain-pays", {"card": view.rules.names[card], "effect": effect}
    return _asked(view, worth, kind)


def _asked(view: TerraFuturaView, worth: Worth, kind: int) -> Motive:
    named: Args = {"kind": KIND_NAMES[kind]}
    for card in worth.active():
        if any(count(effect.cost, kind) for effect in view.rules.effects_of[card]):
            return "bot-plans-gain-for", {**named, "card": view.rules.names[card]}
    for number in view.scoring[view.seat]:
        if count(view.rules.scoring[number].needs, kind):
            return "bot-plans-gain-goal", {**named, "other": view.rules.scoring[number].name}
    return "bot-plans-gain", named


def _keep(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    return "bot-plans-keep", {}


# Pollution.


def _pollute(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    """Room that has cost its point already, room that is clean, or a card that is given up."""
    place = worth.base + move["cell"]
    args: Args = {"card": view.rules.names[view.cards[place]]}
    if view.spare[place] == 0:
        return f"bot-plans-pollute-{'worthless' if _free(worth) else 'full'}", args
    again = view.cubes_on(place) > 0
    return "bot-plans-pollute-again" if again else "bot-plans-pollute", args


def _lift(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    """A card that works again, or one that is clean."""
    place = worth.base + move["cell"]
    args: Args = {"card": view.rules.names[view.cards[place]]}
    if view.spare[place] == BLOCKED:
        return "bot-plans-lift-frees", args
    return "bot-plans-lift-cleans" if view.cubes_on(place) == 1 else "bot-plans-lift", args


# The end.


def _pattern(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    return "bot-plans-pattern", {}


def _set(view: TerraFuturaView, worth: Worth, move: Decoded) -> Motive:
    card = view.rules.scoring[move["scoring-card"]]
    return "bot-plans-set", {"points": int(set_points(view.purse[view.seat], card))}


_MOTIVES: Final[dict[str, Callable[[TerraFuturaView, Worth, Decoded], Motive]]] = {
    "discard": _discard,
    "take": _take,
    "place": _place,
    "activate": _activate,
    "end": _end,
    "copy": _copy,
    "pay": _pay,
    "gain": _gain,
    "keep": _keep,
    "pollute": _pollute,
    "transfer": _lift,
    "remove": _lift,
    "done": _done,
    "pattern": _pattern,
    "set": _set,
}
