"""The territory tiles of an edition: fronts, backs and special spaces."""

from typing import Final

from terrarium.core.edition import PROVENANCES, Entry, Names
from terrarium.games.terramara.box.members import refuse_members
from terrarium.games.terramara.components import (
    BY_CATEGORY,
    CONDITION_NAMES,
    LEFT,
    LEVELS,
    NO_CONDITION,
    RIGHT,
    SPECIAL,
    TERRAIN_NAMES,
    TILES_IN_SET,
    Parts,
    Tile,
    tile_number,
)
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.effects.take_back import TAKE_BACK

_SIDES: Final = ("left", "right")
_SPECIALS: Final = CONDITION_NAMES[:BY_CATEGORY]


class TileReader:
    """Reads one after another; `lines` says where they stand, by number."""

    def __init__(self, names: Names) -> None:
        self.lines: list[int] = []
        self._names: Final = names
        self._takes_back = ""

    def read(self, entries: list[Entry]) -> list[Tile]:
        """By number: four of each side and level, as they come."""
        sets: dict[int, list[tuple[Tile, int]]] = {}
        for entry in entries:
            side = _SIDES.index(entry.word("side", _SIDES))
            level = entry.integer("level", 1, LEVELS)
            found = sets.setdefault(tile_number(side, level, 0), [])
            if len(found) == TILES_IN_SET:
                wanted = f"there are {TILES_IN_SET} tiles of each side and level"
                raise entry.fail(f"{wanted}, and this is one more", "level")
            tile = self._tile(entry, side, level)
            _refuse_same(entry, tile, [other for other, _ in found])
            found.append((tile, entry.line()))
        ordered = [pair for number in sorted(sets) for pair in sets[number]]
        self.lines = [line for _, line in ordered]
        return [tile for tile, _ in ordered]

    def _tile(self, entry: Entry, side: int, level: int) -> Tile:
        """On the back an outpost or a crossroad space; the last right ones have a special space."""
        has_back = level < LEVELS
        is_special = side == RIGHT and not has_back
        tile = Tile(
            name=self._names.read(entry),
            terrains=_terrains(entry, side, is_special),
            spaces=self._spaces(entry),
            outpost=_outpost(entry, level) if has_back and side == LEFT else NO_CONDITION,
            crossroad=self._crossroad(entry) if has_back and side == RIGHT else (),
            special=_special(entry) if is_special else NO_CONDITION,
        )
        _read_provenance(entry, "back" if has_back else "special")
        entry.finish()
        return tile

    def _crossroad(self, entry: Entry) -> Parts:
        parts = entry.parsed_text("crossroad", parts_spelt)
        self._check_space(entry, "crossroad", parts)
        return parts

    def _spaces(self, entry: Entry) -> tuple[Parts, Parts, Parts]:
        found = entry.parsed("spaces", parts_spelt)
        if len(found) != 3:
            raise entry.fail(f"a tile has 3 spaces, not {len(found)}", "spaces")
        for parts in found:
            self._check_space(entry, "spaces", parts)
        return found[0], found[1], found[2]

    def _check_space(self, entry: Entry, key: str, parts: Parts) -> None:
        """Two spaces that take explorers back would give them to each other for ever."""
        refuse_members(entry, key, parts)
        if any(TAKE_BACK in part.text for part in parts):
            if self._takes_back:
                found = f"{self._takes_back} does already, and a round must end"
                raise entry.fail(f"only one space can take explorers back: {found}", key)
            self._takes_back = entry.text("name")


def _outpost(entry: Entry, level: int) -> int:
    """Level 1 asks for tracks, level 2 for artefacts of a category (1.17)."""
    first = 0 if level == 1 else BY_CATEGORY
    known = CONDITION_NAMES[first : first + TILES_IN_SET]
    return first + known.index(entry.word("outpost", known))


def _special(entry: Entry) -> int:
    return _SPECIALS.index(entry.word("special", _SPECIALS))


def _read_provenance(entry: Entry, part: str) -> None:
    """Of a part that is from elsewhere than the front."""
    if entry.has(f"{part}_provenance"):
        entry.word(f"{part}_provenance", PROVENANCES)


def _terrains(entry: Entry, side: int, is_special: bool) -> tuple[int, int, int]:
    """Plain and quarry at the left, forest and mountain at the right (1.2, 1.16)."""
    words = entry.texts("terrain")
    known = TERRAIN_NAMES[:2] if side == LEFT else TERRAIN_NAMES[2:SPECIAL]
    first = (TERRAIN_NAMES[SPECIAL],) if is_special else known
    fits = len(words) == 3 and words[0] in first and words[1] in known and words[2] in known
    if not fits:
        wanted = f"{' or '.join(first)}, then twice {' or '.join(known)}"
        raise entry.fail(f"the terrains of this tile are {wanted}", "terrain")
    large, second, third = [TERRAIN_NAMES.index(word) for word in words]
    return large, second, third


def _refuse_same(entry: Entry, tile: Tile, others: list[Tile]) -> None:
    """Every outpost and special space exists once (1.16, 1.17)."""
    for other in others:
        if tile.outpost != NO_CONDITION and tile.outpost == other.outpost:
            raise entry.fail(f"{other.name} has this outpost already", "outpost")
        if tile.special != NO_CONDITION and tile.special == other.special:
            raise entry.fail(f"{other.name} has this special space already", "special")
