"""Terra's positions as text: written in full, and read with whatever is left out dealt at random.

players: 4
turn: 0
phase: help            draw | impending | help | discard | over
scores: 0 3 5 0
open: africa-green with green 4 by 1, green 2; europe-red
helped: africa-green
impending: asia-blue by 0 blue 3, 1 -
hand 0: green 4, red 2
hoard 1: red 2 2 2; green 2 blue 3 red 4
pile: 12 cards         or the cards from the top, of which the last may be `N cards`
discard: green 1, africa-red
hidden discard 2: red 1
"""

from terrarium.core.position import NONE, first_lines, phase_of
from terrarium.core.state import NOBODY
from terrarium.games.terra.cards import (
    KINDS,
    NO_CRISIS,
    cards_in,
    crises_in,
    spell_card,
    spell_crisis,
)
from terrarium.games.terra.sets import spell_set
from terrarium.games.terra.state import PASSED, PHASES, TerraState, laid_by, laid_card


def write_position(state: TerraState) -> str:
    """Everything that lies on the table, hidden or not."""
    lines = first_lines(state)
    lines += [f"turn: {state.turn}", f"phase: {phase_of(state, PHASES)}"]
    lines.append("scores: " + " ".join(map(str, state.scores)))
    if state.full_blown:
        lines.append(
            "open: " + "; ".join(_spell_open(state, c) for c in crises_in(state.full_blown))
        )
    if state.helped:
        lines.append("helped: " + ", ".join(spell_crisis(c) for c in crises_in(state.helped)))
    if state.impending != NO_CRISIS:
        lines.append("impending: " + _spell_impending(state))
    for seat, hand in enumerate(state.hands):
        lines.append(f"hand {seat}: {_spell_cards(cards_in(hand))}")
    for seat, hoard in enumerate(state.hoards):
        if hoard:
            lines.append(f"hoard {seat}: " + "; ".join(spell_set(number) for number in hoard))
    lines.append("pile: " + _spell_cards(list(state.pile[state.drawn :])))
    discarded = [KINDS + crisis for crisis in crises_in(state.solved)] + cards_in(state.discard)
    lines.append("discard: " + _spell_cards(discarded))
    for seat, hidden in enumerate(state.hidden):
        if hidden:
            lines.append(f"hidden discard {seat}: {_spell_cards(cards_in(hidden))}")
    return "\n".join(lines) + "\n"


def _spell_open(state: TerraState, crisis: int) -> str:
    cards = [_spell_laid(laid) for laid in state.laid[crisis]]
    return spell_crisis(crisis) + (" with " + ", ".join(cards) if cards else "")


def _spell_laid(laid: int) -> str:
    seat = laid_by(laid)
    return spell_card(laid_card(laid)) + (f" by {seat}" if seat != NOBODY else "")


def _spell_impending(state: TerraState) -> str:
    answers = [
        f"{(state.turn + place) % state.players} {NONE if card == PASSED else spell_card(card)}"
        for place, card in enumerate(state.played)
    ]
    return spell_crisis(state.impending) + (" by " + ", ".join(answers) if answers else "")


def _spell_cards(cards: list[int]) -> str:
    if not cards:
        return NONE
    return ", ".join(spell_card(c) if c < KINDS else spell_crisis(c - KINDS) for c in cards)
