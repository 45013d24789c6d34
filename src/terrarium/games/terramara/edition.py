"""Terramara's edition: every tile and card with its effects, by line.

What contradicts the rules is refused; what only leaves the balance of the standard set is not.
"""

from typing import Final

from terrarium.core.edition import PROVENANCES, Edition, Entry, Names, Source
from terrarium.games.terramara.characters import CHARACTER_NAMES, CHARACTERS
from terrarium.games.terramara.components import (
    ARTEFACTS,
    BONUS_IN_LEVEL,
    BONUS_TILES,
    BY_CATEGORY,
    CATEGORY_NAMES,
    CONDITION_NAMES,
    FIRST_OF_LEVEL,
    LEFT,
    LEVELS,
    NO_CONDITION,
    NOT_SAID,
    SPECIAL,
    START_CARDS,
    TERRAIN_NAMES,
    TILES,
    TILES_IN_SET,
    Artefact,
    BonusTile,
    Character,
    Parts,
    StartCard,
    Tile,
    tile_number,
)
from terrarium.games.terramara.effects.explorer import ONE_EXPLORER
from terrarium.games.terramara.effects.powers import Powers
from terrarium.games.terramara.effects.price import price
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.effects.take_back import TAKE_BACK
from terrarium.games.terramara.effects.timed import LEFTOVERS, powers_spelt
from terrarium.games.terramara.effects.workers import WORKER
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS, count, raws_in
from terrarium.games.terramara.road import CROSSROAD_COUNT, PLACE_NAMES, crossroad_place
from terrarium.games.terramara.state import MOST_CULTURE, MOST_STRENGTH

_TABLES: Final = (
    "military",
    "road",
    "river",
    "workers",
    "outposts",
    "tile",
    "bonus",
    "character",
    "start",
    "artefact",
)
_SIDES: Final = ("left", "right")
_GRADES: Final = ("easy", "medium", "hard")
_SHIELDS: Final = 4
_PARKING: Final = 8  # places at the end of the road
_LEAST_WORKERS: Final = (8, 4, 2)  # on the round track, and one of level 1 for each player
_CROSSROADS: Final = [PLACE_NAMES[crossroad_place(n)] for n in range(1, CROSSROAD_COUNT + 1)]
_SPECIALS: Final = CONDITION_NAMES[:BY_CATEGORY]


class TerramaraEdition(Edition):
    """The components as typed values; `lines` says where each of a kind stands."""

    def __init__(self, text: str) -> None:
        source = Source(text, _TABLES)
        super().__init__(source.heading("terramara"), source)
        military, road = source.single("military"), source.single("road")
        workers, outposts = source.single("workers"), source.single("outposts")
        self.shields: Final = tuple(_shields(military))
        self.road_ends: Final = tuple(road.integers("ends", _PARKING, 0, 99))
        self.worker_tiles: Final = tuple(_worker_tiles(workers))
        self.outpost_points: Final = tuple(_rising(outposts, "vp", 0))
        outposts.finish()
        # By condition: easy, medium and hard for outposts, then that of the special space.
        self.marks: Final = (
            _marks(workers, 1, 99),
            _road_marks(road),
            _marks(source.single("river"), 1, MOST_CULTURE),
            _marks(military, 1, MOST_STRENGTH),
        )
        reader = _Reader()
        self.tiles: Final = reader.read_tiles(source.entries("tile", TILES))
        self.bonus_tiles: Final = reader.read_bonus(source.entries("bonus", BONUS_TILES))
        self.characters: Final = reader.read_characters(source.entries("character", CHARACTERS))
        self.start_cards: Final = reader.read_starts(source.entries("start", START_CARDS))
        self.artefacts: Final = reader.read_artefacts(source.entries("artefact", ARTEFACTS))
        self.lines: Final = reader.lines


# The tracks.


def _shields(entry: Entry) -> list[int]:
    """The first shield is on the first space (1.13)."""
    shields = entry.integers("shields", _SHIELDS, 0, MOST_STRENGTH)
    if shields != sorted(set(shields)) or shields[0] != 0:
        raise entry.fail("shields rise from 0, such as [0, 6, 11, 16]", "shields")
    return shields


def _worker_tiles(entry: Entry) -> list[int]:
    tiles = entry.integers("tiles", LEVELS, 0, 99)
    for level, (there, needed) in enumerate(zip(tiles, _LEAST_WORKERS, strict=True), 1):
        if there < needed:
            raise entry.fail(f"there must be {needed} workers of level {level} at least", "tiles")
    return tiles


def _rising(entry: Entry, key: str, least: int) -> list[int]:
    values = entry.integers(key, len(_GRADES), least, 99)
    if values != sorted(set(values)):
        raise entry.fail(f"{key} rises from easy to hard", key)
    return values


def _marks(entry: Entry, least: int, most: int) -> tuple[int, ...]:
    return _checked(entry, [entry.integer(key, least, most) for key in (*_GRADES, "special")])


def _road_marks(entry: Entry) -> tuple[int, ...]:
    words = [entry.word(key, _CROSSROADS) for key in (*_GRADES, "special")]
    return _checked(entry, [PLACE_NAMES.index(word) for word in words])


def _checked(entry: Entry, marks: list[int]) -> tuple[int, ...]:
    """Marks rise from easy to hard; with them the entry is read."""
    easy, medium, hard, _ = marks
    if not easy < medium < hard:
        raise entry.fail("easy, medium and hard must rise", "easy")
    entry.finish()
    return tuple(marks)


# Tiles and cards.


class _Reader:
    """Reads one after another; no two have the same name."""

    def __init__(self) -> None:
        self.lines: Final[dict[str, list[int]]] = {kind: [] for kind in _TABLES}
        self._names: Final = Names()
        self._takes_back = ""

    def read_tiles(self, entries: list[Entry]) -> list[Tile]:
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
        self.lines["tile"] = [line for _, line in ordered]
        return [tile for tile, _ in ordered]

    def _tile(self, entry: Entry, side: int, level: int) -> Tile:
        name = self._names.read(entry)
        is_special = side != LEFT and level == LEVELS
        outpost = special = NO_CONDITION
        crossroad: Parts = ()
        terrains = _terrains(entry, side, is_special)
        spaces = self._spaces(entry)
        if is_special:
            special = _SPECIALS.index(entry.word("special", _SPECIALS))
        elif level < LEVELS and side == LEFT:
            first = 0 if level == 1 else BY_CATEGORY
            known = CONDITION_NAMES[first : first + TILES_IN_SET]
            outpost = first + known.index(entry.word("outpost", known))
        elif level < LEVELS:
            crossroad = entry.parsed_text("crossroad", parts_spelt)
            self._check_space(entry, "crossroad", crossroad)
        for part in ("special",) if is_special else ("back",) if level < LEVELS else ():
            if entry.has(f"{part}_provenance"):
                entry.word(f"{part}_provenance", PROVENANCES)
        entry.finish()
        return Tile(
            name=name,
            terrains=terrains,
            spaces=spaces,
            outpost=outpost,
            crossroad=crossroad,
            special=special,
        )

    def _spaces(self, entry: Entry) -> tuple[Parts, Parts, Parts]:
        found = entry.parsed("spaces", parts_spelt)
        if len(found) != 3:
            raise entry.fail(f"a tile has 3 spaces, not {len(found)}", "spaces")
        for parts in found:
            self._check_space(entry, "spaces", parts)
        return found[0], found[1], found[2]

    def _check_space(self, entry: Entry, key: str, parts: Parts) -> None:
        """Two spaces that take explorers back would give them to each other for ever."""
        _refuse_members(entry, key, parts)
        if any(TAKE_BACK in part.text for part in parts):
            if self._takes_back:
                found = f"{self._takes_back} does already, and a round must end"
                raise entry.fail(f"only one space can take explorers back: {found}", key)
            self._takes_back = entry.text("name")

    def read_bonus(self, entries: list[Entry]) -> list[BonusTile]:
        found: list[BonusTile] = []
        for number, entry in enumerate(entries):
            name = self._named(entry)
            _expect_level(entry, number // BONUS_IN_LEVEL + 1)
            parts = entry.parsed_text("effect", parts_spelt)
            _refuse_members(entry, "effect", parts)
            entry.finish()
            found.append(BonusTile(name, parts))
        return found

    def read_characters(self, entries: list[Entry]) -> list[Character]:
        found: list[Character] = []
        for entry, expected in zip(entries, CHARACTER_NAMES, strict=True):
            name = self._named(entry)
            if name != expected:
                order = ", ".join(CHARACTER_NAMES)
                raise entry.fail(f"characters come in this order: {order}", "name")
            young, adult = _powers(entry, "young"), _powers(entry, "adult")
            _check_sides(entry, name, young, adult)
            entry.finish()
            found.append(Character(name, young, adult))
        return found

    def read_starts(self, entries: list[Entry]) -> list[StartCard]:
        found: list[StartCard] = []
        for entry in entries:
            name = self._named(entry)
            parts = entry.parsed_text("effect", parts_spelt)
            if any(part.text == ONE_EXPLORER for part in parts):
                raise entry.fail("only young Scout has one more explorer", "effect")
            entry.finish()
            found.append(StartCard(name, parts))
        return found

    def read_artefacts(self, entries: list[Entry]) -> list[Artefact]:
        return [self._artefact(entry, number) for number, entry in enumerate(entries)]

    def _artefact(self, entry: Entry, number: int) -> Artefact:
        name = self._named(entry)
        level = next(n for n in range(1, LEVELS + 1) if number < FIRST_OF_LEVEL[n])
        _expect_level(entry, level)
        category = CATEGORY_NAMES.index(entry.word("category", CATEGORY_NAMES))
        cost = _cost(entry, category)
        points = entry.integer("vp", 0, 99)
        powers = _powers(entry, "effects") if entry.has("effects") else Powers()
        _refuse_members(entry, "effects", powers.at_once + powers.each_round)
        _refuse_leftovers(entry, "effects", powers)
        worth = entry.integer("worth", 0, 99) if entry.has("worth") else NOT_SAID
        entry.finish()
        return Artefact(
            name=name,
            level=level,
            category=category,
            cost=cost,
            points=points,
            powers=powers,
            worth=worth,
        )

    def _named(self, entry: Entry) -> str:
        self.lines[entry.name].append(entry.line())
        return self._names.read(entry)


def _terrains(entry: Entry, side: int, is_special: bool) -> tuple[int, int, int]:
    """Plain and quarry at the left, forest and mountain at the right (1.2, 1.16)."""
    words = entry.texts("terrain")
    known = TERRAIN_NAMES[:2] if side == LEFT else TERRAIN_NAMES[2:SPECIAL]
    first = (TERRAIN_NAMES[SPECIAL],) if is_special else known
    fits = len(words) == 3 and words[0] in first and words[1] in known and words[2] in known
    if not fits:
        wanted = f"{' or '.join(first)}, then twice {' or '.join(known)}"
        raise entry.fail(f"the terrains of this tile are {wanted}", "terrain")
    return tuple_of_terrains(words)


def tuple_of_terrains(words: list[str]) -> tuple[int, int, int]:
    first, second, third = [TERRAIN_NAMES.index(word) for word in words]
    return first, second, third


def _refuse_same(entry: Entry, tile: Tile, others: list[Tile]) -> None:
    """Every outpost and special space exists once (1.16, 1.17)."""
    for other in others:
        if tile.outpost != NO_CONDITION and tile.outpost == other.outpost:
            raise entry.fail(f"{other.name} has this outpost already", "outpost")
        if tile.special != NO_CONDITION and tile.special == other.special:
            raise entry.fail(f"{other.name} has this special space already", "special")


def _refuse_members(entry: Entry, key: str, parts: Parts) -> None:
    """Workers come by Hire and start cards alone, the sixth explorer with Scout (M-19, 1.20)."""
    for part in parts:
        if part.text == ONE_EXPLORER:
            raise entry.fail("only young Scout has one more explorer", key)
        if part.text.endswith(WORKER):
            raise entry.fail("only start cards bring workers", key)


def _expect_level(entry: Entry, level: int) -> None:
    if entry.integer("level", 1, LEVELS) != level:
        raise entry.fail(f"they stand in order of level, and here is one of level {level}", "level")


def _powers(entry: Entry, key: str) -> Powers:
    texts = entry.texts(key)
    try:
        return powers_spelt(texts)
    except ValueError as error:
        raise entry.fail(f"{entry.name}.{key}: {error}", key) from None


_OWNER_OF: Final = dict(zip(LEFTOVERS.values(), ("bonus", "land"), strict=True))


def _check_sides(entry: Entry, name: str, young: Powers, adult: Powers) -> None:
    """Leftover tiles and land are for those who have them, while they are young (1.20)."""
    _refuse_leftovers(entry, "adult", adult)
    for trait, owner in _OWNER_OF.items():
        if bool(young.traits & trait) != (name == owner):
            wanted = "young bonus has `leftover tiles`, young land `leftover land`, nobody else"
            raise entry.fail(wanted, "young")
    explores = any(part.text == ONE_EXPLORER for part in young.at_once)
    if explores and name != "scout":
        raise entry.fail("only young Scout has one more explorer", "young")


def _refuse_leftovers(entry: Entry, key: str, powers: Powers) -> None:
    if any(powers.traits & trait for trait in _OWNER_OF):
        raise entry.fail("leftover tiles and land are for young characters", key)


def _cost(entry: Entry, category: int) -> int:
    """Refined goods; most of them are of the category's kind (1.6)."""
    found = entry.parsed_text("cost", price)
    if found.any_raw or found.any_refined or found.strength or raws_in(found.due):
        raise entry.fail("an artefact costs leather, brick, timber and metal", "cost")
    costs = [int(count(found.due, kind + RAWS)) for kind in range(RAWS)]
    if costs[category] < max(costs):
        kind, name = GOOD_NAMES[category + RAWS], CATEGORY_NAMES[category]
        raise entry.fail(f"{name} cost more {kind} than anything else", "cost")
    return int(found.due)
