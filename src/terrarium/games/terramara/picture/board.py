"""The board as a terminal draws it: homeland, territory and its backs, and who stands where."""

from terrarium.core.picture import Cell, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import (
    CONDITION_NAMES,
    LEFT,
    LEVEL_OF_ROUND,
    RIGHT,
    TERRAIN_NAMES,
)
from terrarium.games.terramara.conditions import GRADES, SPECIAL_MARK, mark_said
from terrarium.games.terramara.effects.effect import words_of
from terrarium.games.terramara.members import FIRE
from terrarium.games.terramara.picture.drawing import (
    member_args,
    member_chip,
    members_on,
    parts_strip,
    seat_chip,
)
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    FIRST,
    FLIPPING_ROWS,
    LAND,
    RAID,
    ROWS,
    SPACE_NAMES,
    TERRITORY,
    is_special,
    name_of,
    round_of,
    standing_on,
    territory,
)
from terrarium.games.terramara.state import ROUNDS, TerramaraState
from terrarium.games.terramara.steps.action import parts_on
from terrarium.games.terramara.triggers import terrain_of


def board(table: TerramaraState, reader: int) -> list[Section]:
    """Homeland and crossroads, then territory, where columns stand under each other."""
    land = [row for row in range(1, ROWS + 1) if not table.has_flipped(row)]
    return [
        Section(
            "board",
            Message("terramara-title-board"),
            [_homeland(table, reader), _crossroads(table, reader)],
            steady=True,
        ),
        Section(
            "territory",
            Message("terramara-title-territory"),
            [_row(table, row, reader) for row in land],
            lined_up=True,
            steady=True,
        ),
    ]


def _homeland(table: TerramaraState, reader: int) -> Row:
    """With fewer players some spaces are one (1.11)."""
    players = table.rules.players
    spaces = [space for space in range(TERRITORY) if standing_on(space, players) == space]
    cells: list[Cell] = [_home(table, space, reader) for space in spaces]
    return Row(Phrase(Message("terramara-picture-homeland")), cells)


def _home(table: TerramaraState, space: int, reader: int) -> Strip:
    """Its name and what it brings."""
    closed = space in (RAID, FIRST) and table.closed >> space & 1
    name = name_of(space, table.rules.players)
    args: Args = {"closed": "yes" if closed and not members_on(table, space) else "no"}
    brings = home_brings(table, name)
    words = Message("terramara-picture-home", args, {"space": _called(name), "brings": brings})
    short = Message("terramara-picture-home-short", {**args, **brings.args})
    return _with_members(table, space, reader, words, [Phrase(words, short=short)])


def home_brings(table: TerramaraState, name: str) -> Message:
    """What a space of the homeland brings in this round, and the hut (1.11, 1.12)."""
    args: Args = {
        "home": name,
        "level": LEVEL_OF_ROUND[max(int(table.round), 1)],
        "last": "yes" if table.round == ROUNDS else "no",
    }
    return Message("terramara-home-brings", args)


def _called(space: str) -> Message:
    return Message("terramara-space", {"space": space})


def _with_members(
    table: TerramaraState, space: int, reader: int, words: Message, cells: list[Cell]
) -> Strip:
    """Something on the board and who stands there: none, one or two."""
    here = members_on(table, space)
    if not here:
        return Strip(words, cells)
    said: Args = {"people": len(here)}
    for number, member in enumerate((here[0], here[-1]), 1):
        who = member_args(member, reader)
        said |= {f"{key}{number}": value for key, value in who.items()}
    return Strip(Message("terramara-picture-on", said, {"place": words}), [*cells, *_chips(here)])


def _chips(here: list[int]) -> list[Cell]:
    """Those who stand there, in a bracket: [2+1♔]."""
    chips: list[Cell] = []
    for member in here:
        chips += [Phrase(Message("terramara-members-and" if chips else "terramara-members-open"))]
        chips.append(member_chip(member))
    return [*chips, Phrase(Message("terramara-members-close"))]


# The rows of territory.


def _row(table: TerramaraState, row: int, reader: int) -> Row:
    spaces = [int(territory(row, column)) for column in range(COLUMNS)]
    when = "now" if round_of(row) == table.round else "later"
    return Row(_row_label(row, when), [space_strip(table, space, reader) for space in spaces])


def _row_label(row: int, when: str) -> Phrase:
    """The row of this round is marked."""
    args: Args = {"row": row, "when": when}
    short = Message("terramara-picture-row-short", args)
    return Phrase(Message("terramara-picture-row", args), short=short)


def space_strip(table: TerramaraState, space: int, reader: int) -> Strip:
    """Its name, what it brings, and who stands there; or fire."""
    at: Args = {"at": SPACE_NAMES[space]}
    name = Phrase(Message("terramara-picture-space-name", at))
    if table.first_on[space] == FIRE:
        burning = Message("terramara-picture-fire", at)
        return Strip(burning, [name, Phrase(Message("terramara-face-fire"))])
    parts = parts_on(table, space)
    cells: list[Cell] = [name, *_special(table, space), *parts_strip(parts).cells]
    return _with_members(table, space, reader, _space_in_words(table, space), cells)


def _space_in_words(table: TerramaraState, space: int) -> Message:
    brings = {"effects": words_of(parts_on(table, space))}
    at: Args = {"at": SPACE_NAMES[space]}
    if is_special(space):
        asked, mark = _asked(table, space)
        return Message("terramara-picture-special", {**at, "asked": asked, "mark": mark}, brings)
    terrain = TERRAIN_NAMES[terrain_of(table, space)]
    return Message("terramara-picture-space", {**at, "terrain": terrain}, brings)


def _special(table: TerramaraState, space: int) -> list[Cell]:
    """What one must have reached to go there (1.16)."""
    if not is_special(space):
        return []
    asked, mark = _asked(table, space)
    return [Phrase(Message("terramara-picture-needs", {"asked": asked, "mark": mark}))]


def _asked(table: TerramaraState, space: int) -> tuple[str, int]:
    row = (space - TERRITORY) // COLUMNS
    asked = table.rules.tiles[table.tiles[RIGHT * ROWS + row]].special
    return CONDITION_NAMES[asked], int(mark_said(table.rules, asked, SPECIAL_MARK))


# The backs of the rows.


def _crossroads(table: TerramaraState, reader: int) -> Row:
    """All four, those that are still face down with the round in which they open (1.15)."""
    spaces = range(CROSSROADS, CROSSROADS + FLIPPING_ROWS)
    cells: list[Cell] = [crossroad(table, space, reader) for space in spaces]
    return Row(Phrase(Message("terramara-picture-crossroads")), cells)


def crossroad(table: TerramaraState, space: int, reader: int) -> Strip:
    parts = parts_on(table, space)
    name = Phrase(Message("terramara-picture-space-name", {"at": SPACE_NAMES[space]}))
    said = {"space": _called(SPACE_NAMES[space]), "effects": words_of(parts)}
    opens = _opens(table, space - CROSSROADS + 1 if space < LAND else 0)
    words = Message("terramara-picture-crossroad", opens, said)
    cells: list[Cell] = [name, *parts_strip(parts).cells, *_opening(opens)]
    return _with_members(table, space, reader, words, cells)


def _opens(table: TerramaraState, row: int) -> Args:
    """The round with which the back of a row opens; none for what is open."""
    return {"opens": 0 if row == 0 or table.has_flipped(row) else row + 1}


def _opening(opens: Args) -> list[Cell]:
    return [Phrase(Message("terramara-picture-opens", opens))] if opens["opens"] else []


def outposts(table: TerramaraState) -> Row:
    """All four, with flags, or with the round in which they open."""
    rows = range(1, FLIPPING_ROWS + 1)
    cells: list[Cell] = [_outpost(table, row) for row in rows]
    return Row(Phrase(Message("terramara-picture-outposts")), cells)


def _outpost(table: TerramaraState, row: int) -> Strip:
    """What it asks for, and whose flags are there (1.17)."""
    flags = [seat for seat in range(table.rules.players) if table.flags[seat] >> (row - 1) & 1]
    asked = _outpost_args(table, int(table.tiles[LEFT * ROWS + row - 1]))
    short: Args = {**asked, "at": f"r{row}"}
    opens = _opens(table, row)
    cells: list[Cell] = [Phrase(Message("terramara-picture-outpost-short", short))]
    cells += _opening(opens)
    for seat in flags:
        flag = seat_chip(seat, {}, "terramara-picture-flag")
        cells += [Phrase(Message("terramara-between")), flag]
    said: Args = {**opens, "at": f"r{row}", "flags": len(flags)}
    words = {"words": Message("terramara-outpost-scores", asked)}
    return Strip(Message("terramara-picture-outpost", said, words), cells)


def own_outpost(table: TerramaraState, tile: int) -> Phrase:
    """One that stands alone, by what it scores."""
    args = _outpost_args(table, tile)
    words = {"words": Message("terramara-outpost-scores", args)}
    short = Message("terramara-picture-own-outpost-short", args)
    return Phrase(Message("terramara-picture-own-outpost", {}, words), short=short)


def _outpost_args(table: TerramaraState, tile: int) -> Args:
    """What it asks for in three grades, and the points of each (1.17)."""
    number = table.rules.tiles[tile].outpost
    asked = CONDITION_NAMES[number]
    easy, medium, hard = (int(mark_said(table.rules, number, grade)) for grade in range(GRADES))
    low, middle, high = table.rules.outpost_points
    marks: Args = {"easy": easy, "medium": medium, "hard": hard}
    return {**marks, "low": low, "middle": middle, "high": high, "asked": asked, "condition": asked}
