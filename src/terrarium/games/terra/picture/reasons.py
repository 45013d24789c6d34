"""Why nothing can be done with a thing: a card in hand, a crisis, a set."""

from terrarium.core.player import seated
from terrarium.core.reason import Reason, WhyNot
from terrarium.games.terra.cards import (
    COLOURS,
    NO_CRISIS,
    VALUES,
    card_of,
    crises_in,
    crisis_colour,
    holds,
    spell_crisis,
)
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.sets import sets_in
from terrarium.games.terra.state import DISCARDING, HELPING, IMPENDING
from terrarium.games.terra.view import TerraView


def why_not_card(view: TerraView, card: int, why_not: WhyNot) -> Reason | None:
    """None where some move plays this card; else the reason that helps most."""
    if view.seat != view.actor or view.step == IMPENDING:
        return why_not(NOTATION.encoded("play", card))
    if view.step == DISCARDING:
        return why_not(NOTATION.encoded("discard", card))
    colour = card // VALUES
    crises = [c for c in crises_in(view.full_blown) if crisis_colour(c) == colour]
    reasons = [why_not(NOTATION.encoded("help", crisis, card)) for crisis in crises]
    if not reasons:
        return Reason("terra-no-crisis-for", "3a", {"colour": COLOURS[colour]})
    return None if None in reasons else reasons[0]


def why_not_crises(view: TerraView, why_not: WhyNot) -> dict[str, Reason | None]:
    """For each crisis on the table: None where it can be helped, else why not."""
    reasons = {
        spell_crisis(c): _why_not_crisis(view, c, why_not) for c in crises_in(view.full_blown)
    }
    if view.impending != NO_CRISIS:
        playable = NOTATION.among(view.legal, "play")
        reasons[spell_crisis(int(view.impending))] = None if playable else _no_card(view)
    return reasons


def _why_not_crisis(view: TerraView, crisis: int, why_not: WhyNot) -> Reason | None:
    if any(NOTATION.decoded(move).get("crisis") == crisis for move in view.legal):
        return None
    colour = int(crisis_colour(crisis))
    cards = [card_of(colour, value) for value in range(1, VALUES + 1)]
    held = [card for card in cards if holds(view.hand, card)]
    if held or view.seat != view.actor or view.step != HELPING or view.helped >> crisis & 1:
        return why_not(NOTATION.encoded("help", crisis, held[0] if held else cards[0]))
    return Reason("terra-no-card-for", "3a", {"colour": COLOURS[colour]})


def _no_card(view: TerraView) -> Reason:
    if view.seat != view.actor:
        return Reason("not-your-decision", "", {"seat": seated(view.actor)})
    colour = COLOURS[crisis_colour(view.impending)]
    return Reason("terra-no-card-for", "2", {"colour": colour})


def why_not_hoard(view: TerraView, why_not: WhyNot) -> Reason | None:
    """Why the first set in hand cannot be hoarded in one's own decision, if there is one."""
    sets = sets_in(view.hand)
    is_mine = view.seat == view.actor
    return why_not(NOTATION.encoded("hoard", sets[0])) if sets and is_mine else None
