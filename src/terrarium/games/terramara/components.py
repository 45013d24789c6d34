"""What lies in the box, as an edition describes it: tiles, characters, start cards, artefacts."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:  # effects change states, and states hold components
    from terrarium.games.terramara.effects.effect import Effect
    from terrarium.games.terramara.effects.powers import Powers

LEVELS: Final = 3
TILES: Final = 24
TILES_IN_SET: Final = 4  # of each side and level
ROWS_OF_LEVEL: Final = 2
BONUS_TILES: Final = 18
BONUS_IN_LEVEL: Final = 6
START_CARDS: Final = 12
LEVEL_OF_ROUND: Final = (0, 1, 1, 2, 2, 3)  # of the worker tiles on its space (1.11)
ON_ROUND_SPACE: Final = 2  # worker tiles
ON_ROUND_SPACES: Final = (4, 4, 2)  # of each level, in all rounds
ARTEFACTS: Final = 52
ARTEFACTS_OF_LEVEL: Final = (16, 16, 20)
FIRST_OF_LEVEL: Final = (0, 16, 32, 52)
IN_ROW: Final = 8
NO_CARD: Final = -1
NO_TILE: Final = -1
NOT_SAID: Final = -1

# Sides of the board, and terrains.
LEFT: Final = 0
RIGHT: Final = 1
PLAIN: Final = 0
QUARRY: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
SPECIAL: Final = 4
TERRAIN_NAMES: Final = ("plain", "quarry", "forest", "mountain", "special")

# Categories of artefacts by their main good: leather, brick, timber, metal.
CATEGORY_NAMES: Final = ("clothing", "pottery", "tools", "weapons")

# What an outpost asks for: the first four are on L1 tiles, a category on L2 tiles. Special spaces
# have conditions of the first four kinds.
BY_WORKERS: Final = 0
BY_ROAD: Final = 1
BY_RIVER: Final = 2
BY_STRENGTH: Final = 3
BY_CATEGORY: Final = 4  # + category
CONDITION_NAMES: Final = ("workers", "road", "river", "military", *CATEGORY_NAMES)
NO_CONDITION: Final = -1

Parts = tuple["Effect", ...]  # resolved one after another


class Tile:
    """A territory tile: three spaces, and what its back or its special space shows.

    Its number is (side × 3 + level − 1) × 4 + its place in the set.
    """

    def __init__(
        self,
        *,
        name: str,
        terrains: tuple[int, int, int],
        spaces: tuple[Parts, Parts, Parts],
        outpost: int = NO_CONDITION,
        crossroad: Parts = (),
        special: int = NO_CONDITION,
    ) -> None:
        self.name: Final = name
        self.terrains: Final = terrains
        self.spaces: Final = spaces
        self.outpost: Final = outpost
        self.crossroad: Final = crossroad
        self.special: Final = special


class BonusTile:
    """Six of each level, in order."""

    def __init__(self, name: str, parts: Parts) -> None:
        self.name: Final = name
        self.parts: Final = parts


class Character:
    """A card with a young and an adult side."""

    def __init__(self, name: str, young: "Powers", adult: "Powers") -> None:
        self.name: Final = name
        self.young: Final = young
        self.adult: Final = adult


class StartCard:
    """What one begins with after the draft."""

    def __init__(self, name: str, parts: Parts) -> None:
        self.name: Final = name
        self.parts: Final = parts


class Artefact:
    """A card to be crafted; its cost is a bundle of refined goods."""

    def __init__(
        self,
        *,
        name: str,
        level: int,
        category: int,
        cost: i64,
        points: int,
        powers: "Powers",
        worth: int = NOT_SAID,
    ) -> None:
        self.name: Final = name
        self.level: Final[i64] = level
        self.category: Final[i64] = category
        self.cost: Final[i64] = cost
        self.points: Final = points
        self.powers: Final = powers
        self.worth: Final = worth  # what its effects are taken for, in points, if that is said


def tile_number(side: int, level: int, place: int) -> int:
    """Levels count from 1, places in the set from 0."""
    return (side * LEVELS + level - 1) * TILES_IN_SET + place


def text_of(parts: Parts) -> str:
    """As an edition writes them: `1 stone, refine 1`."""
    return ", ".join([part.text for part in parts])
