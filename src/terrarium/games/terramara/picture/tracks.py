"""Military track, road and river as a terminal draws them: who is where, and which tiles lie."""

from typing import Final

from terrarium.core.picture import Cell, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.effects.effect import words_of
from terrarium.games.terramara.members import NEUTRAL_NAMES
from terrarium.games.terramara.picture.board import outposts
from terrarium.games.terramara.picture.drawing import parts_strip, seat_chip
from terrarium.games.terramara.road import PLACE_NAMES
from terrarium.games.terramara.state import (
    BONUS_PLACE_NAMES,
    BONUS_PLACES,
    RIVER_6,
    RIVER_10,
    RIVER_14,
    RIVER_END,
    TerramaraState,
)

_SHORT: Final = {RIVER_6: "≈6", RIVER_10: "≈10", RIVER_14: "≈14", RIVER_END: "≈14"}


def tracks(table: TerramaraState, raid: list[Row]) -> Section:
    """What a raid would bring stands under strength, which it depends on."""
    rows = [_strength(table), *raid, _river(table), _road(table), _tiles(table), outposts(table)]
    return Section("tracks", Message("terramara-title-tracks"), rows, steady=True)


def _label(track: str) -> Phrase:
    return Phrase(Message("terramara-picture-track", {"track": track}))


def _strength(table: TerramaraState) -> Row:
    """The strongest first, with their power levels (1.13)."""
    seats = sorted(range(table.rules.players), key=lambda seat: -table.strength[seat])
    cells: list[Cell] = []
    for seat in seats:
        args: Args = {"strength": table.strength[seat], "level": int(table.power_level(seat))}
        cells.append(seat_chip(seat, args, "terramara-picture-strength"))
    for number, strength in enumerate(table.neutral):
        args = {"who": NEUTRAL_NAMES[number], "strength": strength}
        short = Message("terramara-picture-neutral-short", args)
        cells.append(Phrase(Message("terramara-picture-neutral", args), short=short))
    return Row(_label("strength"), cells)


def _road(table: TerramaraState) -> Row:
    """Where the caravans are."""
    cells: list[Cell] = []
    for seat in range(table.rules.players):
        behind, ahead = table.caravans_of(seat)
        args: Args = {
            "behind": PLACE_NAMES[behind],
            "ahead": PLACE_NAMES[ahead],
            "together": "yes" if behind == ahead else "no",
        }
        cells.append(seat_chip(seat, args, "terramara-picture-caravans"))
    return Row(_label("road"), cells)


def _river(table: TerramaraState) -> Row:
    """How far the canoes are."""
    cells: list[Cell] = []
    for seat in range(table.rules.players):
        args: Args = {"culture": table.culture[seat]}
        cells.append(seat_chip(seat, args, "terramara-picture-culture"))
    return Row(_label("river"), cells)


def _tiles(table: TerramaraState) -> Row:
    """All bonus tiles, those at the river first."""
    return Row(_label("tiles"), [tile_strip(table, place) for place in range(BONUS_PLACES)])


def tile_strip(table: TerramaraState, place: int) -> Strip:
    """A bonus tile where it lies: l1 r→★4."""
    tile = table.rules.bonus_tiles[table.bonus[place]]
    args: Args = {
        "at": BONUS_PLACE_NAMES[place],
        "short": _SHORT.get(place, BONUS_PLACE_NAMES[place]),
        "bonus": tile.name,
    }
    name = Phrase(Message("terramara-picture-stop-name", args))
    words = Message("terramara-picture-stop", args, {"effects": words_of(tile.parts)})
    return Strip(words, [name, *parts_strip(tile.parts).cells])
