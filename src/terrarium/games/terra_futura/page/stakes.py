"""What is at stake for a seat in its decision, in two or three short sentences."""

from collections.abc import Callable
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.points import printed
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import NO_CARD, ON_PATTERN
from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.goals import GoalFace, goals_of
from terrarium.games.terra_futura.picture.ledger import change_by
from terrarium.games.terra_futura.picture.offers import offers_of
from terrarium.games.terra_futura.picture.standing import points_of_seat
from terrarium.games.terra_futura.resources import KIND_NAMES, spell_bundle, total
from terrarium.games.terra_futura.state import BLOCKED, PHASES
from terrarium.games.terra_futura.view import TerraFuturaView

Stakes = list[Message]


def stakes_of(view: TerraFuturaView) -> Stakes:
    if view.over or view.seat != view.actor:
        return []
    return _OF_PHASE[PHASES[view.step]](view)


def _of_taking(view: TerraFuturaView) -> Stakes:
    return [_cards_to_come(view), _usable_at_once(view), *_nearest_set(view)]


def _of_placing(view: TerraFuturaView) -> Stakes:
    """The new card's row and column are activated (3.4)."""
    longest = max(len(offer.line) for offer in offers_of(view)) + 1
    line = Message("terra_futura-stakes-line", {"cards": longest})
    return [line, _cards_to_come(view), *_nearest_set(view)]


def _of_activating(view: TerraFuturaView) -> Stakes:
    return [_points(view), _room(view), *_nearest_set(view)]


def _of_copying(view: TerraFuturaView) -> Stakes:
    return [Message("terra_futura-stakes-copy"), _room(view), *_nearest_set(view)]


def _of_resources(view: TerraFuturaView) -> Stakes:
    return [*_best_and_worst(view), *_nearest_set(view)]


def _of_cubes(view: TerraFuturaView) -> Stakes:
    return [*_best_and_worst(view), _room(view)]


def _of_the_pattern(view: TerraFuturaView) -> Stakes:
    """Of which pattern not all cards are active; any set may follow (5.3)."""
    active = [(goal, _active_cards(view, goal)) for goal in _goals(view)]
    fewer = [
        Message("terra_futura-stakes-pattern", {"card": goal.name, "cards": cards})
        for goal, cards in active
        if cards != ON_PATTERN
    ]
    return [*fewer, Message("terra_futura-stakes-any-set")]


def _of_the_set(view: TerraFuturaView) -> Stakes:
    """It scores as often as it is there (5.4)."""
    before = points_of_seat(view, view.seat)
    rest = before["total"] - before["set"]
    return [
        Message(
            "terra_futura-stakes-ends",
            {"card": goal.name, "points": goal.earned, "total": rest + goal.earned},
        )
        for goal in _goals(view)
    ]


_OF_PHASE: Final[dict[str, Callable[[TerraFuturaView], Stakes]]] = {
    "take": _of_taking,
    "place": _of_placing,
    "activate": _of_activating,
    "copy": _of_copying,
    "pay": _of_resources,
    "gain": _of_resources,
    "pollute": _of_cubes,
    "transfer": _of_cubes,
    "keep": _of_resources,
    "remove": _of_cubes,
    "pattern": _of_the_pattern,
    "set": _of_the_set,
}


def _cards_to_come(view: TerraFuturaView) -> Message:
    """Nine cards with the Starting card are a whole territory (3)."""
    left = IN_WINDOW - len(view.places[view.seat]) - 1
    return Message("terra_futura-stakes-cards", {"left": left})


def _usable_at_once(view: TerraFuturaView) -> Message:
    cards = [card for card in view.rows if card != NO_CARD and _is_usable(view, card)]
    return Message("terra_futura-stakes-at-once", {"cards": len(cards)})


def _is_usable(view: TerraFuturaView, card: int) -> bool:
    """Whether a card of the display could be activated when it is placed, with what is there."""
    room = view.room[view.seat] + view.rules.spaces[card] + 1
    purse, cubes = view.purse[view.seat], points_of_seat(view, view.seat)["cubes"]
    effects = view.rules.effects_of[card]
    return any(effect.is_possible(purse, room, cubes) for effect in effects)


def _points(view: TerraFuturaView) -> Message:
    points = points_of_seat(view, view.seat)
    args: Args = {"points": points["total"], "pollution": -points["pollution"]}
    return Message("terra_futura-stakes-points", args)


def _room(view: TerraFuturaView) -> Message:
    """The cube after the last free space blocks a card with all that lies on it (4.5)."""
    spare = [view.spare[view.seat * CELLS + cell] for cell in view.places[view.seat]]
    free = sum(spaces for spaces in spare if spaces != BLOCKED)
    return Message("terra_futura-stakes-room", {"free": free})


def _goals(view: TerraFuturaView) -> list[GoalFace]:
    return sorted(goals_of(view, view.seat), key=lambda goal: goal.number)


def _nearest_set(view: TerraFuturaView) -> Stakes:
    """Only one set counts: of those that would count more than now, the one that lacks least."""
    best = points_of_seat(view, view.seat)["set"]
    better = [goal for goal in _goals(view) if goal.earned + goal.points > best]
    if not better:
        return []  # an edition of one's own may have sets that count nothing
    near = min(better, key=lambda goal: (total(goal.lacking), -goal.points))
    args: Args = {"card": near.name, "set": spell_bundle(near.lacking), "points": near.points}
    return [Message("terra_futura-stakes-set", {**args, "times": near.times})]


def _active_cards(view: TerraFuturaView, goal: GoalFace) -> int:
    """How many cards of a pattern are active."""
    places = [view.seat * CELLS + cell for cell in goal.activates]
    return sum(view.spare[place] != BLOCKED for place in places)


def _best_and_worst(view: TerraFuturaView) -> Stakes:
    """What the choices would do to one's points at once."""
    changes = sorted((-change_by(view, NOTATION.decoded(move)), move) for move in view.legal)
    best, worst = changes[0], changes[-1]
    if best[0] == worst[0]:
        return [Message("terra_futura-stakes-same", {"change": _signed(-best[0])})]
    return [_change(view, "best", *best), _change(view, "worst", *worst)]


def _change(view: TerraFuturaView, which: str, loss: int, move: int) -> Message:
    named = _named(view, NOTATION.decoded(move))
    what = next(iter(named), "none")
    return Message(f"terra_futura-stakes-{which}-{what}", {**named, "change": _signed(-loss)})


def _named(view: TerraFuturaView, move: Decoded) -> Args:
    """The resource that is chosen, or the card; nothing where one stops."""
    kind, cell = move.get("kind"), move.get("cell")
    if kind is not None:
        return {"kind": KIND_NAMES[kind]}
    return {} if cell is None else {"card": view.rules.names[view.cards[view.seat * CELLS + cell]]}


def _signed(points: int) -> str:
    if points == 0:
        return "±0"
    return f"+{points}" if points > 0 else printed(points)
