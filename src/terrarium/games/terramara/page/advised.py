"""How a move is named as advice: with the thing that it is about, by its name."""

from collections.abc import Callable
from typing import Final

from terrarium.core.needed import needed
from terrarium.core.notation import Decoded
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import (
    ARTEFACTS,
    CONDITION_NAMES,
    LEFT,
    RIGHT,
    tile_number,
)
from terrarium.games.terramara.crafting import card_of
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.effects.effect import words_of
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.page.named import move_in_words, name_of
from terrarium.games.terramara.phases import TILES
from terrarium.games.terramara.state import RIVER_14, TerramaraState
from terrarium.games.terramara.tasks import EffectTask
from terrarium.games.terramara.view import TerramaraView


def advice_in_words(view: TerramaraView, move: int) -> Message:
    """A button need not say it, where it stands on the thing."""
    decoded = NOTATION.decoded(move)
    advised = _ADVISED.get(name_of(decoded))
    return advised(view.table, decoded) if advised else move_in_words(move)


def _card(table: TerramaraState, move: Decoded) -> Message:
    card = table.rules.artefacts[card_of(table, table.seat, move.number)].name
    return Message(f"terramara-page-own-{move.verb}", {"artefact": card})


def _used_card(table: TerramaraState, move: Decoded) -> Message:
    used = table.rules.artefacts[move["used"]].name
    return Message("terramara-page-own-used-card", {"artefact": used})


def _used_tile(table: TerramaraState, move: Decoded) -> Message:
    return _tile(table, move["used"] - ARTEFACTS)


def _tile(table: TerramaraState, tile: int) -> Message:
    bonus = table.rules.bonus_tiles[tile].name
    return Message("terramara-page-own-used-own-tile", {"bonus": bonus})


def _option(table: TerramaraState, move: Decoded) -> Message:
    """An alternative, or a tile at the end of the river."""
    if table.step == TILES:
        return _tile(table, table.bonus[RIVER_14 + move["option"]])
    options = needed(Alternatives, needed(EffectTask, table.pending).effect).options
    return Message("terramara-page-own-chose", {"effect": options[move["option"]]})


def _often(table: TerramaraState, move: Decoded) -> Message:
    task = needed(EffectTask, table.pending)
    args: Args = {"times": int(str(move.words()["often"])), "effect": task.effect}
    return Message("terramara-page-own-exchanged", args)


def _start(table: TerramaraState, move: Decoded) -> Message:
    card = table.rules.start_cards[move["start-card"]].name
    return Message("terramara-page-own-start", {"start-card": card})


def _crossroad(table: TerramaraState, move: Decoded) -> Message:
    tile = table.rules.tiles[tile_number(RIGHT, 1, move["tile"])]
    return Message("terramara-page-own-crossroad", {}, {"effect": words_of(tile.crossroad)})


def _outpost(table: TerramaraState, move: Decoded) -> Message:
    tile = table.rules.tiles[tile_number(LEFT, 1, move["tile"])]
    return Message("terramara-page-own-outpost", {"condition": CONDITION_NAMES[tile.outpost]})


_ADVISED: Final[dict[str, Callable[[TerramaraState, Decoded], Message]]] = {
    "craft": _card,
    "craft-reserved": _card,
    "reserve": _card,
    "use-card": _used_card,
    "use-tile": _used_tile,
    "choose": _option,
    "times": _often,
    "start": _start,
    "crossroad": _crossroad,
    "outpost": _outpost,
}
