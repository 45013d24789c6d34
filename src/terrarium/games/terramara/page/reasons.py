"""Why nothing can be done with a thing in sight: closed spaces, cards, ways, workers."""

from terrarium.core.reason import Reason, WhyNot
from terrarium.games.terramara.components import NO_CARD
from terrarium.games.terramara.members import EXPLORER
from terrarium.games.terramara.moves import (
    CRAFT,
    CRAFT_RESERVED,
    NEUTRAL,
    RECALL,
    RESERVE,
    SEND,
    TRAVEL,
    USE_CARD,
    USE_CHARACTER,
    WORK,
)
from terrarium.games.terramara.phases import AFTER, CRAFTING, MOVING, NEUTRALS, RECALLING, SENDING
from terrarium.games.terramara.road import EDGE_FROM, EDGE_TO, PLACE_NAMES
from terrarium.games.terramara.spaces import SPACE_NAMES, SPACES, TERRITORY_NAMES
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.view import TerramaraView

Asked = dict[str, int]  # for each thing the likeliest move with it


def reasons_of(view: TerramaraView, why_not: WhyNot, able: set[str]) -> dict[str, Reason]:
    """Of each thing that some decision is about, unless something can be done with it."""
    if view.over or view.seat != view.actor:
        return {}
    asked = _asked(view.table, view.seat)
    found = {thing: why_not(move) for thing, move in asked.items() if thing not in able}
    return {thing: reason for thing, reason in found.items() if reason is not None}


def _asked(table: TerramaraState, seat: int) -> Asked:
    if table.step == NEUTRALS:
        return {f"at-{name}": NEUTRAL + n for n, name in enumerate(TERRITORY_NAMES)}
    found = _uses(table, seat)
    if table.step == SENDING:
        found |= _sends(table, seat)
    elif table.step == RECALLING:
        found |= {f"at-{SPACE_NAMES[space]}": RECALL + space for space in range(SPACES)}
    elif table.step == MOVING:
        found |= _ways(table, seat)
    elif table.step in (AFTER, CRAFTING):
        found |= _cards(table, seat)
    return found


def _sends(table: TerramaraState, seat: int) -> Asked:
    """By the first kind of member in hand."""
    hands = (table.explorers[seat], table.chiefs[seat], table.warriors[seat])
    kind = next((kind for kind, hand in enumerate(hands) if hand), EXPLORER)
    return {f"at-{SPACE_NAMES[space]}": SEND + kind * SPACES + space for space in range(SPACES)}


def _ways(table: TerramaraState, seat: int) -> Asked:
    """The way from where a caravan is, if there is one; else any way."""
    stands = table.caravans_of(seat)
    near = [edge for edge in range(len(EDGE_TO)) if EDGE_FROM[edge] in stands]
    edges = [*range(len(EDGE_TO)), *near]
    return {f"to-{PLACE_NAMES[EDGE_TO[edge]]}": TRAVEL + edge for edge in edges}


def _cards(table: TerramaraState, seat: int) -> Asked:
    verb = CRAFT if table.step == CRAFTING or not table.acted else RESERVE
    row = {
        f"card-{table.rules.artefacts[card].name}": verb + place
        for place, card in enumerate(table.row)
    }
    reserved = table.reserved[seat]
    if reserved != NO_CARD:
        row[f"card-{table.rules.artefacts[reserved].name}"] = CRAFT_RESERVED
    return row


def _uses(table: TerramaraState, seat: int) -> Asked:
    """One's own cards with something to use, the character, and workers."""
    artefacts = table.rules.artefacts
    cards = [card for card in table.artefacts[seat] if artefacts[card].powers.each_round]
    found: Asked = {f"use-{artefacts[card].name}": USE_CARD + card for card in cards}
    found["use-character"] = USE_CHARACTER
    return found | {f"worker-{level}": WORK + level - 1 for level in (1, 2, 3)}
