"""The homeland, six rows of territory, and the hut: where members are sent, and who is there."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.components import (
    LEFT,
    LEVEL_OF_ROUND,
    NO_TILE,
    RIGHT,
)
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.members import FIRE
from terrarium.games.terramara.page.faces import Brings, CrossroadFace, OutpostFace, SpaceFace
from terrarium.games.terramara.page.sight import Sight, laid_out
from terrarium.games.terramara.page.standing import Standing, in_hut, standing_there
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    DEVELOP,
    FIRST,
    FIRST_SPECIAL_ROW,
    HIRE,
    HUT,
    LAND,
    LEFT_COLUMNS,
    NO_SPACE,
    RAID,
    ROWS,
    SPACE_NAMES,
    TERRITORY,
    TRAVEL,
    column_of,
    round_of,
    row_of,
    standing_on,
    territory,
)
from terrarium.games.terramara.state import ROUNDS, TerramaraState
from terrarium.games.terramara.steps.action import parts_on

_AT_HOME: Final = {
    DEVELOP: parts_spelt("1 strength, 1 culture"),
    TRAVEL: parts_spelt("2 movement"),
    RAID: parts_spelt("raid"),
    FIRST: parts_spelt("1 movement"),
}
_IN_WORDS: Final = {
    RAID: Message("terramara-page-board-raid"),
    FIRST: Message("terramara-page-board-first"),
}
_FIRST_IN_ROUND_5: Final = parts_spelt("2 movement or 2 strength or 2 culture")


class Way:
    """What can be done on a space: one thing, or on merged spaces two."""

    def __init__(self, space: int, face: Brings) -> None:
        self.name: Final = SPACE_NAMES[space]
        self.key: Final = f"at-{self.name}"
        self.face: Final = face


class Space:
    """A space with those who stand there."""

    def __init__(self, table: TerramaraState, space: int, ways: list[Way]) -> None:
        self.name: Final = SPACE_NAMES[space]
        self.ways: Final = ways
        self.members: Final = standing_there(table, space)
        self.fire: Final = table.first_on[space] == FIRE
        self.closed: Final = bool(table.closed >> space & 1) and space in (RAID, FIRST)
        self.single: Final = _is_single(table, space)
        self.sent: Final = standing_on(table.sent_to, table.rules.players) == space


class TerritorySpace(Space):
    """One of the three of a tile: large, small, small."""

    def __init__(self, table: TerramaraState, space: int) -> None:
        side, place = divmod(int(column_of(space)), LEFT_COLUMNS)
        tile = table.tiles[side * ROWS + row_of(space) - 1]
        face = SpaceFace(table.rules, tile, place)
        super().__init__(table, space, [Way(space, face)])
        self.face: Final = face
        self.large: Final = place == 0


class LandRow:
    """Two tiles; the row is present, later, or under snow (1.2, M-4)."""

    def __init__(self, table: TerramaraState, row: int) -> None:
        self._table: Final = table
        self.row: Final = row
        self.round: Final = int(round_of(row))
        self.flips: Final = row < FIRST_SPECIAL_ROW
        self.snow: Final = table.has_flipped(row)
        self.when: Final = "flipped" if self.snow else _when(self.round, int(table.round))
        members = _members(table, self._spaces())
        self.sight: Final[Sight] = (*laid_out(table), row, self.when, self.flags(), members)

    def tiles(self) -> tuple[list[TerritorySpace], list[TerritorySpace]]:
        spaces = [TerritorySpace(self._table, space) for space in self._spaces()]
        return spaces[:LEFT_COLUMNS], spaces[LEFT_COLUMNS:]

    def crossroad(self) -> Space:
        return _crossroad(self._table, self._spaces()[0])

    def outpost(self) -> OutpostFace:
        return OutpostFace(self._table.rules, self._table.tiles[LEFT * ROWS + self.row - 1])

    def flags(self) -> tuple[int, ...]:
        """The seats that have one on its outpost."""
        flags = enumerate(self._table.flags)
        return tuple([seat for seat, rows in flags if rows >> (self.row - 1) & 1])

    def _spaces(self) -> list[int]:
        """Six of the front; of the back the crossroad."""
        if self.snow:
            return [CROSSROADS + self.row - 1]
        return [int(territory(self.row, column)) for column in range(COLUMNS)]


class Homeland:
    """Above the rows: the spaces that are always there, the huts, and Land's own crossroad."""

    def __init__(self, table: TerramaraState) -> None:
        self._table: Final = table
        self._there: Final = [space for space in range(TERRITORY) if _is_there(table, space)]
        members = _members(table, [*self._there, LAND])
        now = (int(table.round), int(table.closed), tuple(table.in_hut))
        self.sight: Final[Sight] = (*laid_out(table), *now, members)

    def tiles(self) -> tuple[list[Space], list[Space]]:
        """The left one and the right one."""
        left = [space for space in self._there if space < RAID]
        right = [space for space in self._there if space >= RAID]
        return self._homes(left), self._homes(right)

    def _homes(self, spaces: list[int]) -> list[Space]:
        return [_home(self._table, space) for space in spaces]

    def huts(self) -> list[list[Standing]]:
        """By seats: who is in which."""
        return [in_hut(self._table, seat) for seat in range(self._table.rules.players)]

    def owner(self) -> int:
        """Whose the own crossroad is: that of the character Land."""
        return self._table.character.index(LAND_OWNER)

    def own_crossroad(self) -> Space | None:
        owned = self._table.own_crossroad != NO_TILE
        return _crossroad(self._table, LAND) if owned else None


class Land:
    """All spaces of the board."""

    def __init__(self, table: TerramaraState) -> None:
        self.homeland: Final = Homeland(table)
        self.rows: Final = [LandRow(table, row) for row in range(1, ROWS + 1)]


def _members(table: TerramaraState, spaces: list[int]) -> Sight:
    """Who stands on some spaces, and to which of them somebody was sent in this turn."""
    standing = [(table.first_on[space], table.second_on[space]) for space in spaces]
    sent = int(standing_on(table.sent_to, table.rules.players))
    return (*standing, sent if sent in spaces else NO_SPACE)


def _crossroad(table: TerramaraState, space: int) -> Space:
    on_board = table.tiles[RIGHT * ROWS + space - CROSSROADS] if space < LAND else NO_TILE
    tile = int(table.own_crossroad) if space == LAND else on_board
    return Space(table, space, [Way(space, CrossroadFace(table.rules, tile))])


def _when(row_round: int, present: int) -> str:
    return "now" if row_round == present else "later"


# The homeland.


def _is_there(table: TerramaraState, space: int) -> bool:
    """With fewer players some spaces are one (1.11)."""
    return standing_on(space, table.rules.players) == space


def _home(table: TerramaraState, space: int) -> Space:
    ways = [space, space + 1] if not _is_there(table, space + 1) else [space]
    return Space(table, space, [Way(way, _brings(table, way)) for way in ways])


def _brings(table: TerramaraState, space: int) -> Brings:
    """By the round: which worker is hired, and what First is for (1.11)."""
    if space == HIRE:
        return Brings(parts_spelt(f"1 L{LEVEL_OF_ROUND[max(table.round, 1)]} worker"))
    if space == FIRST and table.round == ROUNDS:
        return Brings(_FIRST_IN_ROUND_5)
    return Brings(_AT_HOME[space], _IN_WORDS.get(space))


def brought_by(table: TerramaraState, space: int) -> list[Brings]:
    """What it brings to whoever goes there next: of each way, and of a closed space nothing."""
    if space < TERRITORY:
        home = _home(table, space)
        return [] if home.closed else [way.face for way in home.ways]
    return [Brings(parts_on(table, space))] if space < HUT else []


def _is_single(table: TerramaraState, space: int) -> bool:
    """Raid, First, and with two players the crossroads of the board (M-16)."""
    return space in (RAID, FIRST) or (table.rules.players == 2 and CROSSROADS <= space < LAND)
