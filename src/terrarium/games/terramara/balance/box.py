"""What is weighed: an edition's components, each with its place in the file."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from terrarium.games.terramara.balance.worth import UNITS, worth
from terrarium.games.terramara.components import (
    LEFT,
    LEVELS,
    NOT_SAID,
    RIGHT,
    SPECIAL,
    TILES_IN_SET,
    Artefact,
    Parts,
    Tile,
    tile_number,
)
from terrarium.games.terramara.edition import TerramaraEdition
from terrarium.games.terramara.effects.effect import Effect
from terrarium.games.terramara.effects.powers import Line
from terrarium.games.terramara.goods import GOODS, RAWS, count

Warned = tuple[int, str]  # a line of the file, and what is unlike our own sets there

SIDES: Final = ("left", "right")
ALL_LEVELS: Final = range(1, LEVELS + 1)
PURE: Final = "points alone"


class Weighed:
    """A component, which is warned of by its line."""

    def __init__(self, name: str, level: int, line: int) -> None:
        self.name: Final = name
        self.level: Final = level
        self.line: Final = line

    def warning(self, text: str) -> Warned:
        return self.line, f"{self.name}: {text}"


def counted(
    told: str, wanted: int, having: Sequence[Weighed], others: Sequence[Weighed]
) -> Iterator[Warned]:
    """How many there should be, said at the last of them, or of the others if there is none."""
    if len(having) != wanted:
        yield (having or others)[-1].warning(f"{told}: {wanted}, not {len(having)}")


class Offer(Weighed):
    """A crossroad space or a start card: its things by word, and what they are worth."""

    def __init__(self, name: str, level: int, line: int, parts: Parts) -> None:
        super().__init__(name, level, line)
        self.things: Final = things(parts)
        self.points: Final = sum(_most_points(part) for part in parts)
        self.worth: Final = worth(parts, UNITS[level - 1])


class Space:
    """A space on the front of a tile."""

    def __init__(self, tile: Tile, place: int, level: int) -> None:
        self.is_large: Final = place == 0
        self.terrain: Final = tile.terrains[place]
        self.things: Final = things(tile.spaces[place])
        self.worth: Final = worth(tile.spaces[place], UNITS[level - 1])


class Front(Weighed):
    """The front of a tile, without its special space, which is printed and not ours to weigh."""

    def __init__(self, tile: Tile, level: int, line: int) -> None:
        super().__init__(tile.name, level, line)
        places = [n for n, terrain in enumerate(tile.terrains) if terrain != SPECIAL]
        self.spaces: Final = [Space(tile, place, level) for place in places]


class TileSet:
    """The four tiles of one side and level."""

    def __init__(self, side: int, level: int, fronts: list[Front]) -> None:
        self.side: Final = side
        self.level: Final = level
        self.fronts: Final = fronts
        self.spaces: Final = [space for front in fronts for space in front.spaces]

    def warning(self, text: str) -> Warned:
        """What concerns all four is said at the line of the first."""
        tiles = f"the tiles of level {self.level} on the {SIDES[self.side]}"
        return self.fronts[0].line, f"{tiles} should have {text}"


class Card(Weighed):
    """An artefact: the kinds of its cost beside the main one, and its effects with their timing."""

    def __init__(self, artefact: Artefact, line: int) -> None:
        super().__init__(artefact.name, int(artefact.level), line)
        amounts = [int(count(artefact.cost, good)) for good in range(RAWS, GOODS)]
        self.category: Final = int(artefact.category)
        self.shape: Final = tuple(sorted((n for n in amounts if n), reverse=True))
        self.others: Final = [k for k, n in enumerate(amounts) if n and k != self.category]
        self.points: Final = artefact.points
        self.powers: Final = artefact.powers
        self.declared: Final = None if artefact.worth == NOT_SAID else float(artefact.worth)

    @property
    def timing(self) -> str:
        """Of its first effect, by which it is counted; none for a card that is points alone."""
        return timing(self.powers.lines[0]) if self.powers.lines else PURE


def timing(line: Line) -> str:
    return line.icons[0][1]


class Box:
    """All of an edition that is ours to weigh."""

    def __init__(self, edition: TerramaraEdition) -> None:
        lines = edition.lines
        self._tiles: Final = list(zip(edition.tiles, lines["tile"], strict=True))
        self.sets: Final = [
            self._set(side, level) for level in ALL_LEVELS for side in (LEFT, RIGHT)
        ]
        self.crossroads: Final = [
            Offer(tile.name, level, line, tile.crossroad)
            for level in ALL_LEVELS
            for tile, line in self._of(RIGHT, level)
            if tile.crossroad
        ]
        self.starts: Final = [
            Offer(card.name, 1, line, card.parts)
            for card, line in zip(edition.start_cards, lines["start"], strict=True)
        ]
        self.cards: Final = [
            Card(card, line)
            for card, line in zip(edition.artefacts, lines["artefact"], strict=True)
        ]

    def _set(self, side: int, level: int) -> TileSet:
        fronts = [Front(tile, level, line) for tile, line in self._of(side, level)]
        return TileSet(side, level, fronts)

    def _of(self, side: int, level: int) -> list[tuple[Tile, int]]:
        first = tile_number(side, level, 0)
        return self._tiles[first : first + TILES_IN_SET]


def things(parts: Parts) -> Counter[str]:
    """How much an effect brings of each thing; an exchange, an alternative is one thing."""
    found: Counter[str] = Counter()
    for part in parts:
        icons = part.icons()
        words = [word for _, word in icons]
        single = next((word for word in ("arrow", "or", "power") if word in words), "")
        found.update({single: 1} if single else {word: max(n, 1) for n, word in icons})
    return found


def _most_points(part: Effect) -> int:
    """The points that a part can bring at best."""
    icons = part.icons()
    times = max((number for number, word in icons if word == "arrow"), default=1)
    return times * max((number for number, word in icons if word == "vp"), default=0)
