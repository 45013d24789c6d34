"""What the seat to move may do, as buttons: each with the thing to point at, and what it brings."""

from collections.abc import Callable
from typing import Final

from terrarium.core.draft import Draft
from terrarium.core.notation import Decoded
from terrarium.games.terramara.components import (
    ARTEFACTS,
    BONUS_TILES,
    LEFT,
    RIGHT,
    tile_number,
)
from terrarium.games.terramara.crafting import card_of
from terrarium.games.terramara.draft.draft import composes
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.moves import END, NOTATION
from terrarium.games.terramara.page.outcome import Outcome
from terrarium.games.terramara.phases import TILES
from terrarium.games.terramara.road import EDGE_TO, PLACE_NAMES
from terrarium.games.terramara.state import MOST_CULTURE, RIVER_14, TerramaraState
from terrarium.games.terramara.view import TerramaraView

_ON_CARDS: Final = ("craft", "reserve")  # pointed at, a card says first what it costs


class PageMove:
    """A button: what it sends, the things to point at for it, and what would come of it.

    picks   the keys of what has to be pointed at, `also` of what may be besides
    told_at the keys of what says what it would bring
    hasty   it is done at once though a turn is being composed
    """

    def __init__(
        self, view: TerramaraView, decoded: Decoded, draft: Draft | None, number: int
    ) -> None:
        table, move = view.table, decoded.number
        self.move: Final = move
        self.id: Final = f"offer-{number}"
        self.kind: Final = decoded.verb
        composing = composes(view)
        shown = move != END and (composing or table.round == 0)
        self.outcome: Final = Outcome(table, view.seat, move) if shown else None
        self.hasty: Final = composing and self.outcome is not None and self.outcome.at_once
        self.at_once: Final = self.hasty or self.outcome is None or not composing
        self.value: Final = _value(draft, move, self.at_once)
        self.thing: Final = _thing(table, decoded)
        self.name: Final = self.thing.partition("-")[2]
        self.member: Final = MEMBER_NAMES[decoded["member"]] if self.kind == "send" else ""
        self.picks = self.thing
        self.also: Final = f"member-{self.member}" if self.member else ""
        self.told_at = self.thing


def moves_of(view: TerramaraView, draft: Draft | None) -> list[PageMove]:
    moves = [NOTATION.decoded(move) for move in view.legal]
    found = [PageMove(view, move, draft, number) for number, move in enumerate(moves)]
    _tell_apart(found)
    return found


def _value(draft: Draft | None, move: int, at_once: bool) -> str:
    """What was composed with one move more; that is sent, or composed on."""
    if draft is None:
        return NOTATION.spell(move)
    return draft.sent([move]) if at_once else draft.with_more(move)


def _tell_apart(moves: list[PageMove]) -> None:
    """Explorers go where one points; all else that can be done there is named besides.

    So is what is done at once: pointing alone never makes a move that lasts.
    """
    taken: set[str] = set()
    things = [move.thing for move in moves]
    for move in moves:
        if move.member:
            move.told_at = f"{move.thing} {move.also}" if move.thing in taken else move.thing
            move.picks = f"{move.thing} {move.id}" if move.hasty else move.told_at
        elif move.thing:
            alone = things.count(move.thing) == 1 and not (move.at_once or move.kind in _ON_CARDS)
            move.picks = move.thing if alone else f"{move.thing} {move.id}"
        taken.add(move.thing)


# What is pointed at.


def _thing(table: TerramaraState, move: Decoded) -> str:
    """Its key; empty where a move is about no thing."""
    if move.verb in _SPELT:
        kind, part = _SPELT[move.verb]
        return f"{kind}-{move.words()[part]}"
    found = _FOUND.get(move.verb)
    return found(table, move) if found else ""


_SPELT: Final = {  # by their names in the move
    "neutral": ("at", "territory"),
    "draft": ("character", "character"),
    "send": ("at", "space"),
    "recall": ("at", "space"),
    "work": ("worker", "level"),
    "refine": ("good", "raw"),
    "pay": ("good", "good"),
    "gain": ("good", "good"),
    "give": ("good", "good"),
    "less": ("good", "refined"),
}


def _start(table: TerramaraState, move: Decoded) -> str:
    return f"start-{table.rules.start_cards[move['start-card']].name}"


def _crossroad(table: TerramaraState, move: Decoded) -> str:
    return f"tile-{table.rules.tiles[tile_number(RIGHT, 1, move['tile'])].name}"


def _outpost(table: TerramaraState, move: Decoded) -> str:
    return f"tile-{table.rules.tiles[tile_number(LEFT, 1, move['tile'])].name}"


def _travel(table: TerramaraState, move: Decoded) -> str:
    return f"to-{PLACE_NAMES[EDGE_TO[move['edge']]]}"


def _advance(table: TerramaraState, move: Decoded) -> str:
    culture = table.culture[table.seat] + move["steps"]
    return f"culture-{min(culture, MOST_CULTURE)}" if move["steps"] else ""


def _option(table: TerramaraState, move: Decoded) -> str:
    """A tile at the end of the river; alternatives are no things."""
    if table.step != TILES:
        return ""
    return f"bonus-{table.rules.bonus_tiles[table.bonus[RIVER_14 + move['option']]].name}"


def _card(table: TerramaraState, move: Decoded) -> str:
    return f"card-{table.rules.artefacts[card_of(table, table.seat, move.number)].name}"


def _used(table: TerramaraState, move: Decoded) -> str:
    number, rules = move["used"], table.rules
    if number < ARTEFACTS:
        return f"use-{rules.artefacts[number].name}"
    if number < ARTEFACTS + BONUS_TILES:
        return f"use-{rules.bonus_tiles[number - ARTEFACTS].name}"
    return "use-character"


_FOUND: Final[dict[str, Callable[[TerramaraState, Decoded], str]]] = {  # on the table
    "start": _start,
    "crossroad": _crossroad,
    "outpost": _outpost,
    "travel": _travel,
    "advance": _advance,
    "choose": _option,
    "craft": _card,
    "reserve": _card,
    "use": _used,
}
