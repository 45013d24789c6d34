"""What is at stake for a seat in its decision, in two or three short sentences."""

from collections.abc import Iterable
from typing import Final

from terrarium.core.bits import bit
from terrarium.core.reason import Args, Message
from terrarium.games.terra.cards import (
    COLOURS,
    VALUES,
    crises_in,
    crisis_colour,
    one,
    spell_card,
    spell_crisis,
    value_of,
)
from terrarium.games.terra.loss import Limit
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.picture.offers import may_still_hoard
from terrarium.games.terra.picture.things import full_blown
from terrarium.games.terra.sets import SET_POINTS, set_is_held, sets_in, spell_set
from terrarium.games.terra.state import DISCARDING, IMPENDING, PASSED
from terrarium.games.terra.view import SEALED, TerraView

_YES: Final = {True: "yes", False: "no"}
_TOO_LATE: Final = "terra-stakes-too-late"
_WORLD: Final = "terra-stakes-world"
_LOST: Final = "terra-stakes-lost"


def stakes_of(view: TerraView) -> list[Message]:
    if view.over or view.seat != view.actor:
        return []
    if view.step == IMPENDING:
        return _if_averted_and_if_not(view)
    return _of_a_discard(view) if view.step == DISCARDING else _of_helping(view)


# The impending crisis (2).


class _Answer:
    """What the seat can bring to the impending crisis, and what is missing."""

    def __init__(self, view: TerraView) -> None:
        self.cards: Final = sorted(
            move["card"] for move in map(NOTATION.decoded, view.legal) if move.verb == "play"
        )
        self.best: Final = int(value_of(self.cards[-1])) if self.cards else 0
        self.missing: Final = view.rules.threats[view.impending] - int(view.total_played())
        self.after: Final = _still_to_answer(view)
        self.last: Final = len(view.played) + 1 == view.rules.players

    def enough(self) -> int | None:
        """The least card that averts the crisis by itself."""
        return next((card for card in self.cards if value_of(card) >= self.missing), None)


def _still_to_answer(view: TerraView) -> list[int]:
    """Who comes after the seat and holds anything."""
    players = view.rules.players
    places = range(len(view.played) + 1, players)
    seats = [(int(view.turn) + place) % players for place in places]
    return [seat for seat in seats if view.hand_sizes[seat]]


def _if_averted_and_if_not(view: TerraView) -> list[Message]:
    answer = _Answer(view)
    if SEALED in view.played:
        return [*_reward(view, answer), _otherwise(view)]
    if answer.missing <= 0:
        return [Message("terra-stakes-averted"), *_reward(view, answer, sure=True)]
    told = _is_it_enough(answer)
    if told.id == _TOO_LATE:
        return [told, _otherwise(view, sure=True)]
    reward, otherwise = _reward(view, answer), _otherwise(view)
    return [told, *reward, otherwise] if otherwise.id == _LOST else [told, otherwise, *reward]


def _is_it_enough(answer: _Answer) -> Message:
    args: Args = {"missing": answer.missing, "best": answer.best, "after": len(answer.after)}
    enough = answer.enough()
    if enough is not None:
        return Message("terra-stakes-enough", {**args, "card": spell_card(enough)})
    if answer.best + VALUES * len(answer.after) < answer.missing:
        return Message(_TOO_LATE, {**args, "last": _YES[answer.last]})
    return Message("terra-stakes-missing", args)


def _reward(view: TerraView, answer: _Answer, sure: bool = False) -> list[Message]:
    """The first card and each highest score, if the threat is reached (2a)."""
    rules = view.rules
    points: Args = {"first": rules.first_points, "highest": rules.highest_points}
    if not answer.cards:
        return []
    if all(card == PASSED for card in view.played):
        return [Message("terra-stakes-first", points)]
    if SEALED in view.played:
        return [Message("terra-stakes-highest-sealed", points)]
    so_far = max(view.played)
    yours = _compared(answer.best, int(value_of(so_far)))
    args: Args = {**points, "card": spell_card(so_far), "yours": yours, "sure": _YES[sure]}
    return [Message("terra-stakes-highest", args)]


def _compared(best: int, so_far: int) -> str:
    if best == so_far:
        return "equal"
    return "over" if best > so_far else "under"


def _otherwise(view: TerraView, sure: bool = False) -> Message:
    """The cards are lost, and perhaps the world, or this brings it near to that (2b)."""
    args: Args = {"sure": _YES[sure]}
    crisis = bit(view.impending)
    then = view.full_blown | crisis
    if view.rules.limits.are_met(then):
        return Message(_WORLD, args)
    near = view.rules.limits.nearest(then, view.solved, crisis)
    return Message(_LOST, args) if near is None else _with_limit("lost", near, args)


def _with_limit(what: str, limit: Limit, args: Args) -> Message:
    return Message(f"terra-stakes-{what}-{limit.kind}", {**args, limit.kind: limit.name})


# Helping and hoarding (3).


def _of_helping(view: TerraView) -> list[Message]:
    return [*_of_the_world(view), *_of_solving(view), *_of_hoarding(view)]


class _Help:
    """A card that could be laid on a full-blown crisis."""

    def __init__(self, view: TerraView, crisis: int, card: int) -> None:
        self.crisis: Final = crisis
        self.card: Final = card
        self.left: Final = full_blown(view, crisis).missing - int(value_of(card))
        self.hand: Final = int(view.hand - one(card))

    def keeps(self) -> int:
        """What the best set counts that the rest of the hand makes."""
        return max((SET_POINTS[number] for number in sets_in(self.hand)), default=0)


def _helps(view: TerraView) -> list[_Help]:
    moves = [NOTATION.decoded(move) for move in view.legal]
    return [_Help(view, move["crisis"], move["card"]) for move in moves if move.verb == "help"]


def _nearest(helps: list[_Help]) -> _Help:
    """To solving a crisis; of several cards that do, the one that leaves most to hoard."""
    return min(helps, key=lambda help: (max(help.left, 0), -help.keeps(), help.card))


def _of_solving(view: TerraView) -> list[Message]:
    """Who lays the card that reaches the threat scores (3a)."""
    helps = _helps(view)
    if not helps:
        return []
    best = _nearest(helps)
    args: Args = {
        "card": spell_card(best.card),
        "crisis": spell_crisis(best.crisis),
        "points": view.rules.solving_points,
        "left": best.left,
        "others": len({help.crisis for help in helps if help.left <= 0}) - 1,
    }
    return [Message("terra-stakes-solves" if best.left <= 0 else "terra-stakes-nearest", args)]


def _of_hoarding(view: TerraView) -> list[Message]:
    """Who has helped may hoard one set (3b)."""
    if view.helped:
        sets = _by_points(sets_in(view.hand))
        return [Message("terra-stakes-hoard-now", _set(sets[-1]))] if sets else []
    helps = _helps(view)
    return _after(helps) if helps else []


def _after(helps: list[_Help]) -> list[Message]:
    """The best set that a card leaves, if possible the one just named."""
    sets = {number for help in helps for number in sets_in(help.hand)}
    if not sets:
        return []
    left = _nearest(helps).hand
    best = max(sets, key=lambda number: (SET_POINTS[number], set_is_held(left, number), number))
    when = "then" if set_is_held(left, best) else "instead"
    return [Message(f"terra-stakes-hoard-{when}", _set(best))]


def _by_points(sets: Iterable[int]) -> list[int]:
    return sorted(sets, key=lambda number: (SET_POINTS[number], number))


def _of_the_world(view: TerraView) -> list[Message]:
    """The turn that emptied the pile is the last one (R11)."""
    if not view.pile:
        return [Message("terra-stakes-last-turn")]
    near = view.rules.limits.nearest(view.full_blown, view.solved)
    return [] if near is None else [_with_limit("near", near, {})]


# The end of the turn.


def _of_a_discard(view: TerraView) -> list[Message]:
    """What the cards in hand could still be good for."""
    sets = _by_points(sets_in(view.hand)) if may_still_hoard(view) else []
    best = [Message("terra-stakes-set", _set(sets[-1]))] if sets else []
    return [_full_blown_now(view), *best]


def _set(number: int) -> Args:
    return {"set": spell_set(number), "points": SET_POINTS[number]}


def _full_blown_now(view: TerraView) -> Message:
    if not view.full_blown:
        return Message("terra-stakes-calm")
    colours = [COLOURS[crisis_colour(crisis)] for crisis in crises_in(view.full_blown)]
    return Message("terra-stakes-needs", {colour: colours.count(colour) for colour in COLOURS})
