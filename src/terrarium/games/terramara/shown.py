"""A view of Terramara in words and numbers: names as in the edition, spaces as moves name them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.core.state import Frame, Pending
from terrarium.core.view import Json
from terrarium.games.terramara.characters import BONUS, LAND_OWNER, NO_CHARACTER, WAR
from terrarium.games.terramara.components import (
    CONDITION_NAMES,
    LEFT,
    LEVELS,
    NO_CARD,
    NO_CONDITION,
    NO_TILE,
    RIGHT,
    TERRAIN_NAMES,
    Parts,
)
from terrarium.games.terramara.goods import GOOD_NAMES, kinds_in
from terrarium.games.terramara.members import FIRE, MEMBER_NAMES, NO_MEMBER, STANDING_NAMES
from terrarium.games.terramara.phases import PHASES
from terrarium.games.terramara.road import OUTPOSTS, PLACE_NAMES
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    FIRST,
    FLIPPING_ROWS,
    LAND,
    LEFT_COLUMNS,
    NO_SPACE,
    RAID,
    ROWS,
    SPACE_NAMES,
    TERRITORY,
    standing_on,
    territory,
)
from terrarium.games.terramara.state import BONUS_PLACE_NAMES, CARAVANS
from terrarium.games.terramara.tasks import CardTask, EffectTask, PayTask, Task

if TYPE_CHECKING:  # a view is shown by what is here
    from terrarium.games.terramara.view import TerramaraView


def table_as_json(view: "TerramaraView") -> dict[str, Json]:
    """All that lies on the table."""
    return {
        "round": int(view.round),
        "first": int(view.first),
        "turn": int(view.turn),
        "phase": view.phase(),
        "over": view.over,
        **_decision_as_json(view),
        "rows": [_row_as_json(view, row) for row in range(1, ROWS + 1)],
        "spaces": {SPACE_NAMES[space]: _space_as_json(view, space) for space in _spaces(view)},
        "bonus": _bonus_as_json(view),
        "row": [view.rules.artefacts[card].name for card in view.row],
        "deck": _deck_as_json(view),
        "parked": list(view.parked),
        "hired": int(view.hired),
        "spare_workers": list(view.spare),
        "warriors": int(view.mercenaries),
        "neutrals": [{"strength": strength} for strength in view.neutral],
        "draft": _draft_as_json(view),
        "seats": [seat_as_json(view, seat) for seat in range(view.rules.players)],
    }


# What is decided, and what is done then.


def _decision_as_json(view: "TerramaraView") -> dict[str, Json]:
    sent: Json = None
    if view.sent_to != NO_SPACE:
        sent = {"member": MEMBER_NAMES[view.sent], "space": SPACE_NAMES[view.sent_to]}
    return {
        "about": _task_as_json(view.task),
        "waiting": [_frame_as_json(frame) for frame in reversed(view.waiting)],
        "sent": sent,
        "acted": view.acted,
        "least_work": int(view.least_work),
        "paid": bundle_as_json(view.paid),
        "crafting": int(view.crafting),
    }


def _frame_as_json(frame: Frame) -> Json:
    return {
        "phase": PHASES[frame.step],
        "seat": frame.seat,
        "about": _task_as_json(frame.pending),
    }


def _task_as_json(task: Pending | None) -> Json:
    """How far something has come that is still to be done."""
    if isinstance(task, EffectTask):
        return {"effect": task.effect.text, "times": int(task.amount)}
    if isinstance(task, PayTask):
        return _price_as_json(task)
    if isinstance(task, CardTask):
        return {"card": int(task.card) + 1, "amount": int(task.amount)}
    if isinstance(task, Task):
        return {"amount": int(task.amount), "least": int(task.least)}
    return None


def _price_as_json(task: PayTask) -> Json:
    return {
        "due": bundle_as_json(task.due),
        "any_raw": int(task.any_raw),
        "any_refined": int(task.any_refined),
        "raw_instead": int(task.raw_instead),
        "so_far": bundle_as_json(task.so_far),
        "least": GOOD_NAMES[task.least],
    }


# The board.


def _row_as_json(view: "TerramaraView", row: int) -> Json:
    """The two tiles of a row, and once it has flipped what their backs show."""
    left, right = (view.rules.tiles[view.tile_at(side, row)] for side in (LEFT, RIGHT))
    flips = row <= FLIPPING_ROWS
    return {
        "left": left.name,
        "right": right.name,
        "flipped": view.has_flipped(row),
        "outpost": CONDITION_NAMES[left.outpost] if flips else None,
        "special": CONDITION_NAMES[right.special] if right.special != NO_CONDITION else None,
    }


def _spaces(view: "TerramaraView") -> list[int]:
    """Those that are there: fronts until their row flips, crossroads from then on."""
    spaces = list(range(TERRITORY))
    for row in range(1, ROWS + 1):
        if view.has_flipped(row):
            spaces.append(CROSSROADS + row - 1)
        else:
            spaces += [int(territory(row, column)) for column in range(COLUMNS)]
    return spaces + ([LAND] if view.own_crossroad != NO_TILE else [])


def _space_as_json(view: "TerramaraView", space: int) -> Json:
    stands = standing_on(space, view.rules.players)
    found = [view.first_on[stands], view.second_on[stands]]
    shown: dict[str, Json] = {
        "members": [STANDING_NAMES[who] for who in found if who not in (NO_MEMBER, FIRE)],
    }
    if space >= CROSSROADS:
        shown["effect"] = text_of(view.crossroad_parts(space))
    elif space >= TERRITORY:
        shown.update(_territory_as_json(view, space))
    elif space in (RAID, FIRST):
        shown["closed"] = bool(view.closed >> space & 1)
    return shown


def _territory_as_json(view: "TerramaraView", space: int) -> dict[str, Json]:
    row, column = divmod(space - TERRITORY, COLUMNS)
    side, place = divmod(column, LEFT_COLUMNS)
    tile = view.rules.tiles[view.tile_at(side, row + 1)]
    return {
        "effect": text_of(tile.spaces[place]),
        "terrain": TERRAIN_NAMES[tile.terrains[place]],
        "fire": view.first_on[space] == FIRE,
    }


def text_of(parts: Parts) -> str:
    return ", ".join(part.text for part in parts)


def _bonus_as_json(view: "TerramaraView") -> Json:
    tiles = [view.rules.bonus_tiles[number] for number in view.bonus]
    return {
        place: {"tile": tile.name, "effect": text_of(tile.parts)}
        for place, tile in zip(BONUS_PLACE_NAMES, tiles, strict=True)
    }


def _deck_as_json(view: "TerramaraView") -> Json:
    """How many cards of each level it has, and once the match is over which."""
    if view.over:
        return [view.rules.artefacts[card].name for card in view.deck]
    return {f"L{level + 1}": view.deck_levels[level] for level in range(LEVELS)}


def _draft_as_json(view: "TerramaraView") -> Json:
    return {
        "characters": [view.rules.characters[number].name for number in view.open_characters],
        "starts": [view.rules.start_cards[number].name for number in view.open_starts],
    }


# The seats.


def seat_as_json(view: "TerramaraView", seat: int) -> Json:
    rules = view.rules
    start, reserved = view.start_of[seat], view.reserved[seat]
    caravans = view.caravans[seat * CARAVANS : (seat + 1) * CARAVANS]
    return {
        "goods": bundle_as_json(view.goods[seat]),
        "strength": view.strength[seat],
        "power": view.power[seat],
        "culture": view.culture[seat],
        "points": view.points[seat],
        "caravans": [PLACE_NAMES[place] for place in caravans],
        "flags": [f"r{row + 1}" for row in range(OUTPOSTS) if view.flags[seat] >> row & 1],
        "in_hand": _members(view.explorers[seat], view.chiefs[seat], view.warriors[seat]),
        "hut": _members(*view.in_hut[seat * 3 : (seat + 1) * 3]),
        "begun": bool(view.begun >> seat & 1),
        "workers": _workers(view, seat),
        "artefacts": [
            {"name": rules.artefacts[card].name, "used": bool(view.turned >> card & 1)}
            for card in view.artefacts[seat]
        ],
        "reserved": rules.artefacts[reserved].name if reserved != NO_CARD else None,
        "start": rules.start_cards[start].name if start != NO_CARD else None,
        "character": _character_as_json(view, seat),
    }


def bundle_as_json(bundle: i64) -> dict[str, Json]:
    return {good: amount for amount, good in kinds_in(bundle)}


def _members(explorers: int, chiefs: int, warriors: int) -> Json:
    return {"explorer": explorers, "chief": chiefs, "warrior": warriors}


def _workers(view: "TerramaraView", seat: int) -> Json:
    first = seat * LEVELS
    return {
        f"L{level + 1}": {"all": view.workers[first + level], "ready": view.ready[first + level]}
        for level in range(LEVELS)
    }


def _character_as_json(view: "TerramaraView", seat: int) -> Json:
    """Which, which side, and what belongs to it alone."""
    character = view.character[seat]
    if character == NO_CHARACTER:
        return None
    shown: dict[str, Json] = {
        "name": view.rules.characters[character].name,
        "adult": bool(view.adult >> seat & 1),
    }
    if character == WAR:
        shown["used"] = view.told_power
    if character == BONUS:
        tiles = view.rules.bonus_tiles
        left = [tile.name for number, tile in enumerate(tiles) if view.private >> number & 1]
        shown.update({"tiles": [*left], "used": view.tile_used})
    if character == LAND_OWNER:
        shown.update(_own_land_as_json(view))
    return shown


def _own_land_as_json(view: "TerramaraView") -> dict[str, Json]:
    tiles, crossroad, outpost = view.rules.tiles, view.own_crossroad, view.own_outpost
    return {
        "crossroad": tiles[crossroad].name if crossroad != NO_TILE else None,
        "outpost": tiles[outpost].name if outpost != NO_TILE else None,
    }
