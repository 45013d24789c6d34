"""A view of Terramara in words and numbers: names as in the edition, spaces as moves name them."""

from mypy_extensions import i64

from terrarium.core.state import Frame, Pending
from terrarium.core.view import OVER, Json
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
    text_of,
)
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, kinds_in
from terrarium.games.terramara.members import FIRE, MEMBER_NAMES, NO_MEMBER, STANDING_NAMES
from terrarium.games.terramara.phases import PHASES
from terrarium.games.terramara.road import OUTPOSTS, PLACE_NAMES
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    FIRST,
    FLIPPING_ROWS,
    LAND,
    NO_SPACE,
    RAID,
    ROWS,
    SPACE_NAMES,
    TERRITORY,
    standing_on,
    territory,
)
from terrarium.games.terramara.state import BONUS_PLACE_NAMES, CARAVANS, TerramaraState
from terrarium.games.terramara.steps.action import parts_on
from terrarium.games.terramara.tasks import CardTask, EffectTask, GainTask, GiveTask, PayTask, Task
from terrarium.games.terramara.triggers import terrain_of


def table_as_json(table: TerramaraState, phase: str) -> dict[str, Json]:
    """All that lies on the table."""
    return {
        "round": int(table.round),
        "first": int(table.first),
        "turn": int(table.turn),
        "phase": phase,
        "over": phase == OVER,
        **_decision_as_json(table),
        "rows": [_row_as_json(table, row) for row in range(1, ROWS + 1)],
        "spaces": {SPACE_NAMES[space]: _space_as_json(table, space) for space in _spaces(table)},
        "bonus": _bonus_as_json(table),
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


# What is decided, and what is done then.


def _decision_as_json(table: TerramaraState) -> dict[str, Json]:
    sent: Json = None
    if table.sent_to != NO_SPACE:
        sent = {"member": MEMBER_NAMES[table.sent], "space": SPACE_NAMES[table.sent_to]}
    return {
        "about": _task_as_json(table, table.pending),
        "waiting": [_frame_as_json(table, frame) for frame in reversed(table.frames())],
        "sent": sent,
        "acted": table.acted,
        "least_work": int(table.least_work),
        "paid": bundle_as_json(table.paid),
        "crafting": int(table.crafting),
    }


def _frame_as_json(table: TerramaraState, frame: Frame) -> Json:
    return {
        "phase": PHASES[frame.step],
        "seat": frame.seat,
        "about": _task_as_json(table, frame.pending),
    }


def _task_as_json(table: TerramaraState, task: Pending | None) -> Json:
    """How far something has come that is still to be done."""
    if isinstance(task, EffectTask):
        return {"effect": task.effect.text, "times": int(task.amount)}
    if isinstance(task, PayTask):
        return _price_as_json(task)
    if isinstance(task, CardTask):
        return {"card": table.rules.artefacts[task.card].name, "amount": int(task.amount)}
    if isinstance(task, GainTask):
        kinds: list[Json] = [GOOD_NAMES[good] for good in range(GOODS) if task.kinds >> good & 1]
        return {"amount": int(task.amount), "kinds": kinds, "least": GOOD_NAMES[task.least]}
    if isinstance(task, GiveTask):
        raider, least = int(task.raider), GOOD_NAMES[task.least]
        return {"amount": int(task.amount), "raider": raider, "least": least}
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


def _row_as_json(table: TerramaraState, row: int) -> Json:
    """The two tiles of a row, and once it has flipped what their backs show."""
    left, right = (table.rules.tiles[table.tiles[side * ROWS + row - 1]] for side in (LEFT, RIGHT))
    flips = row <= FLIPPING_ROWS
    return {
        "left": left.name,
        "right": right.name,
        "flipped": table.has_flipped(row),
        "outpost": CONDITION_NAMES[left.outpost] if flips else None,
        "special": CONDITION_NAMES[right.special] if right.special != NO_CONDITION else None,
    }


def _spaces(table: TerramaraState) -> list[int]:
    """Those that are there: fronts until their row flips, crossroads from then on."""
    spaces = list(range(TERRITORY))
    for row in range(1, ROWS + 1):
        if table.has_flipped(row):
            spaces.append(CROSSROADS + row - 1)
        else:
            spaces += [int(territory(row, column)) for column in range(COLUMNS)]
    return spaces + ([LAND] if table.own_crossroad != NO_TILE else [])


def _space_as_json(table: TerramaraState, space: int) -> Json:
    stands = standing_on(space, table.rules.players)
    found = [table.first_on[stands], table.second_on[stands]]
    shown: dict[str, Json] = {
        "members": [STANDING_NAMES[who] for who in found if who not in (NO_MEMBER, FIRE)],
    }
    if space >= CROSSROADS:
        shown["effect"] = text_of(parts_on(table, space))
    elif space >= TERRITORY:
        shown.update(_territory_as_json(table, space))
    elif space in (RAID, FIRST):
        shown["closed"] = bool(table.closed >> space & 1)
    return shown


def _territory_as_json(table: TerramaraState, space: int) -> dict[str, Json]:
    return {
        "effect": text_of(parts_on(table, space)),
        "terrain": TERRAIN_NAMES[terrain_of(table, space)],
        "fire": table.first_on[space] == FIRE,
    }


def _bonus_as_json(table: TerramaraState) -> Json:
    tiles = [table.rules.bonus_tiles[number] for number in table.bonus]
    return {
        place: {"tile": tile.name, "effect": text_of(tile.parts)}
        for place, tile in zip(BONUS_PLACE_NAMES, tiles, strict=True)
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


# The seats.


def seat_as_json(table: TerramaraState, seat: int) -> Json:
    rules = table.rules
    start, reserved = table.start_of[seat], table.reserved[seat]
    caravans = table.caravans[seat * CARAVANS : (seat + 1) * CARAVANS]
    return {
        "goods": bundle_as_json(table.goods[seat]),
        "strength": table.strength[seat],
        "power": int(table.power_level(seat)),
        "culture": table.culture[seat],
        "points": table.points[seat],
        "caravans": [PLACE_NAMES[place] for place in caravans],
        "flags": [f"r{row + 1}" for row in range(OUTPOSTS) if table.flags[seat] >> row & 1],
        "in_hand": _members(table.explorers[seat], table.chiefs[seat], table.warriors[seat]),
        "hut": _members(*table.in_hut[seat * 3 : (seat + 1) * 3]),
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
        shown["used"] = table.told_power
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
