"""All that lies on the table."""

from terrarium.core.view import OVER, Json
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.shown.agenda import decision_as_json
from terrarium.games.terramara.shown.board import board_as_json
from terrarium.games.terramara.shown.seats import seat_as_json
from terrarium.games.terramara.state import TerramaraState


def table_as_json(table: TerramaraState, phase: str) -> dict[str, Json]:
    """All that lies on the table."""
    return {
        "round": int(table.round),
        "first": int(table.first),
        "turn": int(table.turn),
        "phase": phase,
        "over": phase == OVER,
        **decision_as_json(table),
        **board_as_json(table),
        "row": [table.rules.artefacts[card].name for card in table.row],
        "deck": _deck_as_json(table, phase == OVER),
        "parked": list(table.parked),
        "hired": int(table.hired),
        "spare_workers": list(table.spare),
        "warriors": int(table.mercenaries),
        "neutrals": [{"strength": strength} for strength in table.neutral],
        "draft": _draft_as_json(table),
        "seats": [seat_as_json(table, seat) for seat in range(table.rules.players)],
    }


def _deck_as_json(table: TerramaraState, over: bool) -> Json:
    """How many cards of each level it has, and once the match is over which."""
    if over:
        return [table.rules.artefacts[card].name for card in table.deck]
    levels = [int(table.rules.artefacts[card].level) for card in table.deck]
    return {f"L{level}": levels.count(level) for level in range(1, LEVELS + 1)}


def _draft_as_json(table: TerramaraState) -> Json:
    return {
        "characters": [table.rules.characters[number].name for number in table.open_characters],
        "starts": [table.rules.start_cards[number].name for number in table.open_starts],
    }
