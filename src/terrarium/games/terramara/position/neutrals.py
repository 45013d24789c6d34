"""Fire and neutral explorers in a position of Terramara, with two and three players (M-9)."""

from itertools import permutations
from typing import Final

from terrarium.games.terramara.members import (
    FIRE,
    NEUTRAL,
    NEUTRAL_EXPLORERS,
    NO_MEMBER,
)
from terrarium.games.terramara.phases import NEUTRALS
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.spaces import (
    COLUMNS,
    FIRE_COLUMNS,
    FLIPPING_ROWS,
    ROWS,
    SPACE_NAMES,
    TERRITORY_NAMES,
    column_of,
    is_special,
    row_of,
    territory,
)
from terrarium.games.terramara.tasks import Task

_SPACES: Final = {name: SPACE_NAMES.index(name) for name in TERRITORY_NAMES}
# One card a row: they are shuffled anew for the last two.
_SHUFFLED: Final = (range(1, FLIPPING_ROWS + 1), range(FLIPPING_ROWS + 1, ROWS + 1))


def read_fire(box: PositionBox) -> None:
    """One on each row that has not flipped; where it is not said, wherever nobody stands."""
    spaces = [box.lines.thing("fire", name, _SPACES, "a space") for name in box.lines.items("fire")]
    if not box.lines.has("fire") and box.rules.neutrals:
        spaces = [space for rows in _SHUFFLED for space in _free_to_burn(box, rows)]
    for space in spaces:
        if box.state.first_on[space] != NO_MEMBER or column_of(space) not in FIRE_COLUMNS:
            raise box.lines.fail(f"no fire can burn on {SPACE_NAMES[space]}", "fire")
        box.state.first_on[space] = FIRE
    _check_fire(box, spaces)


def _burning_rows(box: PositionBox, rows: range) -> list[int]:
    return [row for row in rows if not box.state.has_flipped(row)]


def _free_to_burn(box: PositionBox, rows: range) -> list[int]:
    """Each row has another number (1.21b)."""
    burning = _burning_rows(box, rows)
    for columns in permutations(FIRE_COLUMNS, len(burning)):
        spaces = [int(territory(row, col)) for row, col in zip(burning, columns, strict=True)]
        if all(box.state.first_on[space] == NO_MEMBER for space in spaces):
            return spaces
    raise box.lines.fail("nothing is free for the fire", *_on(burning))


def _check_fire(box: PositionBox, spaces: list[int]) -> None:
    for rows in _SHUFFLED:
        burning = [space for space in spaces if row_of(space) in rows]
        wanted = _burning_rows(box, rows) if box.rules.neutrals else []
        columns = {int(column_of(space)) for space in burning}
        if sorted(int(row_of(space)) for space in burning) != wanted or len(columns) != len(wanted):
            names = ", ".join(map(str, wanted)) or "none"
            wrong = f"one fire burns in each of these rows, each in another column: {names}"
            raise box.lines.fail(wrong, "fire", "round")


def place_neutrals(box: PositionBox) -> None:
    """One in each row; those who are not said stand on the first free space (M-9)."""
    placed = _placed(box)
    for number in range(placed):
        neutral, row = number // NEUTRAL_EXPLORERS, number % NEUTRAL_EXPLORERS + 1
        if not box.state.has_flipped(row) and not _standing(box, NEUTRAL + neutral, row):
            _place(box, NEUTRAL + neutral, row)
    for neutral in range(2):
        for row in range(1, ROWS + 1):
            reached = neutral * NEUTRAL_EXPLORERS + row <= placed
            found = len(_standing(box, NEUTRAL + neutral, row))
            if found != (reached and not box.state.has_flipped(row)):
                wrong = f"neutral {neutral} cannot have {found} explorers in row {row}"
                raise box.lines.fail(wrong, *_on([row]))


def _placed(box: PositionBox) -> int:
    """How many neutral explorers were placed by now, flipped rows included."""
    state = box.state
    if state.step == NEUTRALS and isinstance(state.pending, Task):
        return int(state.pending.amount)
    return box.rules.neutrals * NEUTRAL_EXPLORERS


def _place(box: PositionBox, member: int, row: int) -> None:
    for space in _row(row):
        if box.state.first_on[space] == NO_MEMBER and not is_special(space):
            box.state.first_on[space] = member
            return
    raise box.lines.fail(f"nothing is free for a neutral explorer in row {row}", *_on([row]))


def _standing(box: PositionBox, member: int, row: int) -> list[int]:
    return [space for space in _row(row) if box.state.first_on[space] == member]


def _row(row: int) -> list[int]:
    return [int(territory(row, column)) for column in range(COLUMNS)]


def _on(rows: list[int]) -> list[str]:
    """The keys of all spaces of these rows."""
    return [f"on {SPACE_NAMES[space]}" for row in rows for space in _row(row)]
