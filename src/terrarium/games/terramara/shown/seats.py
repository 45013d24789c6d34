"""The seats: what each has, and its character."""

from mypy_extensions import i64

from terrarium.core.view import Json
from terrarium.games.terramara.characters import BONUS, LAND_OWNER, NO_CHARACTER, WAR
from terrarium.games.terramara.components import LEVELS, NO_CARD, NO_TILE
from terrarium.games.terramara.goods import kinds_in
from terrarium.games.terramara.road import OUTPOSTS, PLACE_NAMES
from terrarium.games.terramara.state import TerramaraState


def seat_as_json(table: TerramaraState, seat: int) -> Json:
    rules = table.rules
    start, reserved = table.start_of[seat], table.reserved[seat]
    return {
        "goods": bundle_as_json(table.goods[seat]),
        "strength": table.strength[seat],
        "power": int(table.power_level(seat)),
        "culture": table.culture[seat],
        "points": table.points[seat],
        "caravans": [PLACE_NAMES[place] for place in table.caravans_of(seat)],
        "flags": [f"r{row + 1}" for row in range(OUTPOSTS) if table.flags[seat] >> row & 1],
        "in_hand": _members(table.explorers[seat], table.chiefs[seat], table.warriors[seat]),
        "hut": _members(*table.hut_of(seat)),
        "begun": bool(table.begun >> seat & 1),
        "workers": _workers(table, seat),
        "artefacts": [
            {"name": rules.artefacts[card].name, "used": bool(table.turned >> card & 1)}
            for card in table.artefacts[seat]
        ],
        "reserved": rules.artefacts[reserved].name if reserved != NO_CARD else None,
        "start": rules.start_cards[start].name if start != NO_CARD else None,
        "character": _character_as_json(table, seat),
    }


def bundle_as_json(bundle: i64) -> dict[str, Json]:
    return {good: amount for amount, good in kinds_in(bundle)}


def _members(explorers: int, chiefs: int, warriors: int) -> Json:
    return {"explorer": explorers, "chief": chiefs, "warrior": warriors}


def _workers(table: TerramaraState, seat: int) -> Json:
    first = seat * LEVELS
    return {
        f"L{level + 1}": {"all": table.workers[first + level], "ready": table.ready[first + level]}
        for level in range(LEVELS)
    }


def _character_as_json(table: TerramaraState, seat: int) -> Json:
    """Which, which side, and what belongs to it alone."""
    character = table.character[seat]
    if character == NO_CHARACTER:
        return None
    shown: dict[str, Json] = {
        "name": table.rules.characters[character].name,
        "adult": bool(table.adult >> seat & 1),
    }
    if character == WAR:
        shown["used"] = table.character_used
    if character == BONUS:
        tiles = table.rules.bonus_tiles
        left = [tile.name for number, tile in enumerate(tiles) if table.private >> number & 1]
        shown.update({"tiles": [*left], "used": table.tile_used})
    if character == LAND_OWNER:
        shown.update(_own_land_as_json(table))
    return shown


def _own_land_as_json(table: TerramaraState) -> dict[str, Json]:
    tiles, crossroad, outpost = table.rules.tiles, table.own_crossroad, table.own_outpost
    return {
        "crossroad": tiles[crossroad].name if crossroad != NO_TILE else None,
        "outpost": tiles[outpost].name if outpost != NO_TILE else None,
    }
