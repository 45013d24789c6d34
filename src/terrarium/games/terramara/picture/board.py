"""The board as a terminal draws it: homeland, six rows of territory, and who stands where."""

from terrarium.core.picture import Cell, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import (
    BY_CATEGORY,
    BY_ROAD,
    CONDITION_NAMES,
    LEFT,
    RIGHT,
    TERRAIN_NAMES,
)
from terrarium.games.terramara.conditions import OF_A_CATEGORY, SPECIAL_MARK
from terrarium.games.terramara.members import FIRE
from terrarium.games.terramara.picture.drawing import (
    member_args,
    member_chip,
    members_on,
    parts_strip,
    seat_chip,
    words_of,
)
from terrarium.games.terramara.road import PLACE_NAMES
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    FIRST,
    RAID,
    ROWS,
    SPACE_NAMES,
    TERRITORY,
    is_special,
    round_of,
    standing_on,
    territory,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.action import parts_on
from terrarium.games.terramara.triggers import terrain_of


def board(table: TerramaraState) -> Section:
    rows = [_homeland(table), *(_row(table, row) for row in range(1, ROWS + 1))]
    return Section("board", Message("terramara-title-board"), rows)


def _homeland(table: TerramaraState) -> Row:
    """With fewer players some spaces are one (1.11)."""
    players = table.rules.players
    spaces = [space for space in range(TERRITORY) if standing_on(space, players) == space]
    cells: list[Cell] = [_home(table, space) for space in spaces]
    return Row(Phrase(Message("terramara-picture-homeland")), cells)


def _home(table: TerramaraState, space: int) -> Strip:
    closed = space in (RAID, FIRST) and table.closed >> space & 1
    shared = {1: "develop-travel", 3: "raid-first"}
    merged = standing_on(space + 1, table.rules.players) == space
    args: Args = {
        "space": shared[space] if merged else SPACE_NAMES[space],
        "closed": "yes" if closed and not members_on(table, space) else "no",
    }
    name = Phrase(Message("terramara-picture-home", args))
    return _with_members(table, space, Message("terramara-picture-home-space", args), [name])


def _with_members(table: TerramaraState, space: int, words: Message, cells: list[Cell]) -> Strip:
    """Something on the board and who stands there: none, one or two."""
    here = members_on(table, space)
    said: Args = {**words.args, "people": len(here)}
    for number in range(2):
        who = member_args(here[number]) if number < len(here) else {"kind": "", "who": ""}
        said.update({f"{key}{number + 1}": value for key, value in who.items()})
    chips: list[Cell] = []
    for member in here:
        chips += [Phrase(Message("terramara-between")), member_chip(member)]
    return Strip(Message(words.id, said, words.parts), [*cells, *chips])


# The rows of territory.


def _row(table: TerramaraState, row: int) -> Row:
    if table.has_flipped(row):
        cells: list[Cell] = [crossroad(table, CROSSROADS + row - 1), _outpost(table, row)]
        return Row(_row_label(row, "flipped"), cells)
    spaces = [int(territory(row, column)) for column in range(COLUMNS)]
    when = "now" if round_of(row) == table.round else "later"
    return Row(_row_label(row, when), [space_strip(table, space) for space in spaces])


def _row_label(row: int, when: str) -> Phrase:
    args: Args = {"row": row, "when": when}
    short = Message("terramara-picture-row-short", args)
    return Phrase(Message("terramara-picture-row", args), short=short)


def space_strip(table: TerramaraState, space: int) -> Strip:
    """Its name, what it brings, and who stands there; or fire."""
    name = _name(space)
    if table.first_on[space] == FIRE:
        burning = Message("terramara-picture-fire", {"space": SPACE_NAMES[space]})
        return Strip(burning, [name, Phrase(Message("terramara-face-fire"))])
    parts = parts_on(table, space)
    cells: list[Cell] = [name, *parts_strip(parts).cells]
    args: Args = {
        "space": SPACE_NAMES[space],
        "terrain": TERRAIN_NAMES[terrain_of(table, space)],
    }
    if is_special(space):
        args |= _special(table, space)
        cells.insert(1, Phrase(Message("terramara-picture-needs", args)))
    what = "special" if is_special(space) else "space"
    words = Message(f"terramara-picture-{what}", args, {"effects": words_of(parts)})
    return _with_members(table, space, words, cells)


def _name(space: int) -> Phrase:
    return Phrase(Message("terramara-picture-space-name", {"at": SPACE_NAMES[space]}))


def _special(table: TerramaraState, space: int) -> Args:
    """What one must have reached to go there (1.16)."""
    row = (space - TERRITORY) // COLUMNS
    asked = table.rules.tiles[table.tiles[RIGHT * ROWS + row]].special
    name, mark = CONDITION_NAMES[asked], _marks(table, asked)[SPECIAL_MARK]
    return {"condition": name, "asked": name, "mark": mark}


def crossroad(table: TerramaraState, space: int) -> Strip:
    parts = parts_on(table, space)
    args: Args = {"space": SPACE_NAMES[space]}
    cells: list[Cell] = [_name(space), *parts_strip(parts).cells]
    words = Message("terramara-picture-crossroad", args, {"effects": words_of(parts)})
    return _with_members(table, space, words, cells)


def _outpost(table: TerramaraState, row: int) -> Strip:
    """What it asks for, and whose flags are there (1.17)."""
    flags = [seat for seat in range(table.rules.players) if table.flags[seat] >> (row - 1) & 1]
    asked = outpost_args(table, int(table.tiles[LEFT * ROWS + row - 1]))
    short: Args = {**asked, "at": f"r{row}"}
    cells: list[Cell] = [Phrase(Message("terramara-picture-outpost-short", short))]
    for seat in flags:
        flag = seat_chip(seat, {}, "terramara-picture-flag")
        cells += [Phrase(Message("terramara-between")), flag]
    said: Args = {**asked, "place": f"r{row}", "flags": len(flags)}
    return Strip(Message("terramara-picture-outpost", said), cells)


def outpost_args(table: TerramaraState, tile: int) -> Args:
    asked = table.rules.tiles[tile].outpost
    easy, medium, hard = _marks(table, asked)[:SPECIAL_MARK]
    return {"condition": CONDITION_NAMES[asked], "easy": easy, "medium": medium, "hard": hard}


def _marks(table: TerramaraState, condition: int) -> list[str]:
    """For three grades, and for a special space."""
    if condition >= BY_CATEGORY:
        return [str(mark) for mark in OF_A_CATEGORY]
    marks = table.rules.marks[condition]
    return [PLACE_NAMES[mark] if condition == BY_ROAD else str(mark) for mark in marks]
