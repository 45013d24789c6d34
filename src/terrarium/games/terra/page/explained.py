"""What the things of the table mean and are worth now: a few sentences each, from a view alone."""

from typing import Final

from terrarium.core.picture import Means
from terrarium.core.player import seated
from terrarium.core.reason import Arg, Message
from terrarium.games.terra.cards import NO_CRISIS, cards_in, crises_in
from terrarium.games.terra.picture.impending import Answer, Impending
from terrarium.games.terra.picture.offers import broken_without, may_still_hoard
from terrarium.games.terra.picture.things import CardFace, CrisisFace, full_blown
from terrarium.games.terra.sets import SET_POINTS, SETS, sets_in
from terrarium.games.terra.view import TerraView

_PERCENT: Final = 100


def means_of_board(view: TerraView) -> Means:
    """What everybody may be told."""
    open_ones = [full_blown(view, crisis) for crisis in crises_in(view.full_blown)]
    return {
        "hand": [_says("hand", limit=int(view.rules.hand_limit))],
        "track": [_says("track", **_points(view))],
        "pile": [_pile(view)],
        **{f"crisis-{crisis.name}": [_crisis(view, crisis)] for crisis in open_ones},
        **_impending(view),
    }


def means_of_hand(view: TerraView) -> Means:
    """What each card of the seat that looks would add, and to what."""
    cards = dict.fromkeys(cards_in(view.hand))
    return {f"card-{CardFace(card).key}": _card(view, card) for card in cards}


def _says(what: str, **args: Arg) -> Message:
    return Message(f"terra-page-means-{what}", args)


def _points(view: TerraView) -> dict[str, int]:
    rules = view.rules
    solving, highest = int(rules.solving_points), int(rules.highest_points)
    return {"first": int(rules.first_points), "highest": highest, "solving": solving}


def _pile(view: TerraView) -> Message:
    """How near the end is, and how likely the next card is a crisis."""
    pile, crises = int(view.pile), int(view.crises_in_pile())
    chance = (_PERCENT * crises + pile // 2) // max(pile, 1)
    over = "yes" if view.over else "no"
    return _says("pile", pile=pile, crises=crises, chance=chance, over=over)


def _crisis(view: TerraView, crisis: CrisisFace) -> Message:
    return _says("crisis", missing=crisis.missing, points=int(view.rules.solving_points))


# The impending crisis.


def _impending(view: TerraView) -> Means:
    if view.impending == NO_CRISIS:
        return {}
    found = Impending(view)
    sealed = "yes" if found.sealed else "no"
    words = _says("impending", missing=found.crisis.missing, sealed=sealed, **_points(view))
    cards = [answer.card for answer in found.answers if answer.card]
    answers = {f"answer-{a.seat}": [_answer(view, a, cards)] for a in found.answers}
    return {"impending": [words], **answers}


def _answer(view: TerraView, answer: Answer, cards: list[CardFace]) -> Message:
    """What somebody has done about it, and what that would score if it is averted."""
    points = _scores(view, answer.card, cards) if answer.card else 0
    return _says("answer", seat=seated(answer.seat), kind=answer.kind, points=points)


def _scores(view: TerraView, card: CardFace, cards: list[CardFace]) -> int:
    """For the first card, and for the highest so far (2a)."""
    first = view.rules.first_points if card is cards[0] else 0
    best = card.value == max(other.value for other in cards)
    return int(first + (view.rules.highest_points if best else 0))


# One's hand.


def _card(view: TerraView, number: int) -> list[Message]:
    card = CardFace(number)
    adds = _says("card", colour=card.colour, value=card.value)
    return [adds, *(_now(view, card) or [_says("card-idle")]), *_set_with(view, number)]


def _now(view: TerraView, card: CardFace) -> list[Message]:
    """How far it would bring the impending crisis, or that which is nearest to being solved."""
    crises = [full_blown(view, crisis) for crisis in crises_in(view.full_blown)]
    alike = [crisis for crisis in crises if crisis.colour == card.colour]
    nearest = sorted(alike, key=lambda crisis: crisis.missing)[:1]
    return _on_impending(view, card) or [_on(card, crisis, view) for crisis in nearest]


def _on_impending(view: TerraView, card: CardFace) -> list[Message]:
    """While the seat has not answered yet; what others have sealed may be anything."""
    found = Impending(view) if view.impending != NO_CRISIS else None
    if found is None or found.crisis.colour != card.colour or _has_answered(found, view.seat):
        return []
    if found.sealed:
        return [_says("card-sealed", threat=found.crisis.threat)]
    return [_says("card-impending", **_sum(card, found.crisis))]


def _has_answered(found: Impending, seat: int) -> bool:
    return any(answer.seat == seat and answer.is_given() for answer in found.answers)


def _on(card: CardFace, crisis: CrisisFace, view: TerraView) -> Message:
    points = int(view.rules.solving_points)
    return _says("card-help", crisis=crisis.name, points=points, **_sum(card, crisis))


def _sum(card: CardFace, crisis: CrisisFace) -> dict[str, str | int]:
    total = crisis.total + card.value
    enough = "yes" if total >= crisis.threat else "no"
    return {"total": total, "threat": crisis.threat, "enough": enough}


def _set_with(view: TerraView, card: int) -> list[Message]:
    """The best set in hand that it belongs to; or that it would break the best of all."""
    if not may_still_hoard(view):
        return []
    broken = broken_without(view, card)
    points = [SET_POINTS[number] for number in sets_in(view.hand) if card in SETS[number]]
    best = [_says("card-set", points=max(points))] if points else []
    return [_says("card-breaks", points=broken)] if broken else best
