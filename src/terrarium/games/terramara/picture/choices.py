"""Each kind of choice as a terminal shows it: spaces, cards, steps, goods, effects."""

from collections.abc import Callable
from itertools import chain
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.picture import Cell, Choice, Phrase, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.bonus import tile_place
from terrarium.games.terramara.components import (
    ARTEFACTS,
    BONUS_TILES,
    LEFT,
    RIGHT,
    tile_number,
)
from terrarium.games.terramara.crafting import card_of
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.effects.effect import words_of
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS
from terrarium.games.terramara.picture.board import own_outpost
from terrarium.games.terramara.picture.drawing import (
    artefact_strip,
    both_sides,
    character_strip,
    crafted_strip,
    named,
    parts_after,
    parts_strip,
    token,
)
from terrarium.games.terramara.picture.spaces import neutral, recalled, sent
from terrarium.games.terramara.picture.tracks import tile_strip
from terrarium.games.terramara.road import (
    EDGE_TO,
    END_OF_ROAD,
    PLACE_NAMES,
    is_crossroad_place,
    is_outpost,
    segment_of,
)
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import (
    MOST_CULTURE,
    RIVER_14,
    TerramaraState,
)
from terrarium.games.terramara.steps.culture import CULTURE_OF_TILE
from terrarium.games.terramara.tasks import EffectTask


def _plain(move: Decoded, words: Message) -> Choice:
    """A word or a number says it all."""
    return Choice(move.number, [Phrase(words)], words)


# The draft.


def _character(table: TerramaraState, move: Decoded) -> Choice:
    strip = both_sides(table.rules, move["character"])
    return Choice(move.number, [strip], strip.words)


def _start_card(table: TerramaraState, move: Decoded) -> Choice:
    card = table.rules.start_cards[move["start-card"]]
    strip = parts_after("start-card", card.name, card.parts)
    return Choice(move.number, [strip], strip.words, named("start-card", card.name))


def _crossroad(table: TerramaraState, move: Decoded) -> Choice:
    tile = table.rules.tiles[tile_number(RIGHT, 1, move["tile"])]
    strip = parts_after("tile", tile.name, tile.crossroad)
    return Choice(move.number, [strip], strip.words, named("tile", tile.name))


def _outpost(table: TerramaraState, move: Decoded) -> Choice:
    number = tile_number(LEFT, 1, move["tile"])
    outpost = own_outpost(table, number)
    name = named("tile", table.rules.tiles[number].name)
    return Choice(move.number, [outpost], outpost.words, name)


# Tracks.


def _travel(table: TerramaraState, move: Decoded) -> Choice:
    """The step, and what lies where it leads."""
    place = EDGE_TO[move["edge"]]
    step = Phrase(Message("terramara-offer-edge", move.words()))
    reached = _reached(table, place)
    cells: list[Cell] = [step, reached] if reached else [step]
    there = Message("terramara-offer-to", {"place": PLACE_NAMES[place]})
    return Choice(move.number, cells, reached.words if reached else there)


def _reached(table: TerramaraState, place: int) -> Cell | None:
    if is_outpost(place):
        tile = table.tiles[LEFT * ROWS + segment_of(place) - 1]
        return own_outpost(table, tile)
    if place == END_OF_ROAD or is_crossroad_place(place):
        return None
    return _tile(table, int(tile_place(place)))


def _tile(table: TerramaraState, place: int) -> Strip:
    """What a bonus tile brings, without its place."""
    strip = tile_strip(table, place)
    return Strip(strip.words, strip.cells[1:])


def _advance(table: TerramaraState, move: Decoded) -> Choice:
    """How far, and the bonus tiles on the way."""
    now = table.culture[table.seat]
    then = min(now + move["steps"], MOST_CULTURE)
    args: Args = {"steps": move["steps"], "culture": then}
    words = Message("terramara-offer-steps", args)
    passed = [place for place, at in CULTURE_OF_TILE.items() if now < at <= then]
    if not passed:
        return _plain(move, words)
    cells: list[Cell] = [_tile(table, place) for place in passed]
    parts = [table.rules.bonus_tiles[table.bonus[place]].parts for place in passed]
    brings = {"steps": words, "effects": words_of(tuple(chain.from_iterable(parts)))}
    return Choice(
        move.number, [Phrase(words), *cells], Message("terramara-offer-passing", {}, brings)
    )


# Numbers and alternatives.


def _often(table: TerramaraState, move: Decoded) -> Choice:
    return _plain(move, Message("terramara-offer-often", {"times": move["often"] + 1}))


def _alternative(table: TerramaraState, move: Decoded) -> Choice:
    """One of the effects, or one of the two tiles at the end of the river."""
    task, option = table.pending, move["option"]
    if isinstance(task, EffectTask) and isinstance(task.effect, Alternatives):
        strip = parts_strip((task.effect.options[option],))
        return Choice(move.number, [strip], strip.words)
    strip = tile_strip(table, RIVER_14 + option)
    return Choice(move.number, [strip], strip.words)


def _worker(table: TerramaraState, move: Decoded) -> Choice:
    return _plain(move, Message("terramara-offer-worker", {"level": move["level"] + 1}))


# Goods.


def _good(table: TerramaraState, move: Decoded) -> Choice:
    return Choice(move.number, [token(GOOD_NAMES[move["good"]])])


def _raw(table: TerramaraState, move: Decoded) -> Choice:
    """With what it becomes: o→M."""
    raw, refined = GOOD_NAMES[move["raw"]], GOOD_NAMES[RAWS + move["raw"]]
    words = Message("terramara-offer-refined", {"good": refined})
    arrow = Phrase(Message("terramara-arrow"))
    return Choice(move.number, [Strip(words, [token(raw), arrow, token(refined)])], words)


def _refined(table: TerramaraState, move: Decoded) -> Choice:
    return Choice(move.number, [token(GOOD_NAMES[RAWS + move["refined"]])])


# Artefacts and what can be used.


def _artefact(table: TerramaraState, move: Decoded) -> Choice:
    card = card_of(table, table.seat, move.number)
    strip = artefact_strip(table, card, table.seat)
    name = named("artefact", table.rules.artefacts[card].name)
    return Choice(move.number, [strip], strip.words, name)


def _used(table: TerramaraState, move: Decoded) -> Choice:
    """A card, a tile of young Bonus, or the character."""
    number, rules = move["used"], table.rules
    if number < ARTEFACTS:
        strip, name = crafted_strip(rules, number), rules.artefacts[number].name
        return Choice(move.number, [strip], strip.words, named("artefact", name))
    if number < ARTEFACTS + BONUS_TILES:
        tile = rules.bonus_tiles[number - ARTEFACTS]
        strip = parts_after("bonus", tile.name, tile.parts)
        return Choice(move.number, [strip], strip.words, named("bonus", tile.name))
    strip = character_strip(rules, table.character[table.seat], adult=True)
    return Choice(move.number, [strip], strip.words)


DRAWN: Final[dict[str, Callable[[TerramaraState, Decoded], Choice]]] = {
    "neutral": neutral,
    "draft": _character,
    "start": _start_card,
    "crossroad": _crossroad,
    "outpost": _outpost,
    "send": sent,
    "recall": recalled,
    "travel": _travel,
    "advance": _advance,
    "times": _often,
    "choose": _alternative,
    "work": _worker,
    "refine": _raw,
    "pay": _good,
    "gain": _good,
    "give": _good,
    "less": _refined,
    "craft": _artefact,
    "reserve": _artefact,
    "use": _used,
}
