"""The components, read from the text of an edition file."""

import tomllib
from dataclasses import dataclass
from typing import Any

from tests.reference.terramara.effects import Timed, parse_gain, parse_timed
from tests.reference.terramara.names import GOODS


@dataclass(frozen=True)
class Tile:
    """A territory tile; `number` is its place among the four of its side and level."""

    name: str
    side: str
    level: int
    number: int
    terrain: tuple[str, ...]
    spaces: tuple[str, ...]
    outpost: str
    crossroad: str
    special: str


@dataclass(frozen=True)
class Bonus:
    name: str
    number: int
    level: int
    effect: str


@dataclass(frozen=True)
class Character:
    name: str
    young: tuple[Timed, ...]
    adult: tuple[Timed, ...]


@dataclass(frozen=True)
class Start:
    name: str
    number: int
    effect: str


@dataclass(frozen=True)
class Artefact:
    name: str
    number: int
    level: int
    category: str
    cost: dict[str, int]
    vp: int
    effects: tuple[Timed, ...]


@dataclass(frozen=True)
class Steps:
    """Easy, medium and hard of an outpost, and the condition of the special space."""

    easy: str
    medium: str
    hard: str
    special: str


@dataclass(frozen=True)
class Edition:
    shields: tuple[int, ...]
    ends: tuple[int, ...]
    outpost_vp: tuple[int, ...]
    worker_tiles: tuple[int, ...]
    steps: dict[str, Steps]
    tiles: dict[str, Tile]
    bonus: dict[str, Bonus]
    characters: dict[str, Character]
    starts: dict[str, Start]
    artefacts: dict[str, Artefact]

    def set_of(self, side: str, level: int) -> list[Tile]:
        tiles = self.tiles.values()
        return [tile for tile in tiles if (tile.side, tile.level) == (side, level)]


def read_edition(text: str) -> Edition:
    data = tomllib.loads(text)
    return Edition(
        shields=tuple(data["military"]["shields"]),
        ends=tuple(data["road"]["ends"]),
        outpost_vp=tuple(data["outposts"]["vp"]),
        worker_tiles=tuple(data["workers"]["tiles"]),
        steps={name: _steps(data[name]) for name in ("military", "road", "river", "workers")},
        tiles=_tiles(data["tile"]),
        bonus={
            entry["name"]: Bonus(entry["name"], number, entry["level"], entry["effect"])
            for number, entry in enumerate(data["bonus"], 1)
        },
        characters={entry["name"]: _character(entry) for entry in data["character"]},
        starts={
            entry["name"]: Start(entry["name"], number, entry["effect"])
            for number, entry in enumerate(data["start"], 1)
        },
        artefacts={
            entry["name"]: _artefact(entry, number)
            for number, entry in enumerate(data["artefact"], 1)
        },
    )


def _steps(entry: dict[str, Any]) -> Steps:
    return Steps(*(str(entry[step]) for step in ("easy", "medium", "hard", "special")))


def _tiles(entries: list[dict[str, Any]]) -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    seen: list[tuple[str, int]] = []
    for entry in entries:
        group = (entry["side"], entry["level"])
        seen.append(group)
        tiles[entry["name"]] = Tile(
            name=entry["name"],
            side=entry["side"],
            level=entry["level"],
            number=seen.count(group),
            terrain=tuple(entry["terrain"]),
            spaces=tuple(entry["spaces"]),
            outpost=entry.get("outpost", ""),
            crossroad=entry.get("crossroad", ""),
            special=entry.get("special", ""),
        )
    return tiles


def _character(entry: dict[str, Any]) -> Character:
    young, adult = (tuple(map(parse_timed, entry[side])) for side in ("young", "adult"))
    return Character(entry["name"], young, adult)


def _artefact(entry: dict[str, Any], number: int) -> Artefact:
    cost = dict.fromkeys(GOODS, 0)
    for item in entry["cost"].split(" + "):
        gain = parse_gain(item)
        cost[gain.kind] += gain.amount
    return Artefact(
        name=entry["name"],
        number=number,
        level=entry["level"],
        category=entry["category"],
        cost=cost,
        vp=entry["vp"],
        effects=tuple(map(parse_timed, entry.get("effects", []))),
    )
