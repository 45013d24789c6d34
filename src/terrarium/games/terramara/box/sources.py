"""Every effect knows what it is printed on, so that points are told with what brought them."""

from terrarium.games.terramara.box.members import all_parts
from terrarium.games.terramara.components import (
    Artefact,
    BonusTile,
    Character,
    Parts,
    StartCard,
    Tile,
)
from terrarium.games.terramara.sources import ARTEFACT, BONUS_TILE, CHARACTER, SPACE, START_CARD


def name_tiles(tiles: list[Tile], bonus_tiles: list[BonusTile]) -> None:
    for tile in tiles:
        for parts in (*tile.spaces, tile.crossroad):
            _print(parts, SPACE)
    for bonus in bonus_tiles:
        _print(bonus.parts, f"{BONUS_TILE} {bonus.name}")


def name_cards(
    characters: list[Character], starts: list[StartCard], artefacts: list[Artefact]
) -> None:
    for character in characters:
        for side in (character.young, character.adult):
            _print(all_parts(side), f"{CHARACTER} {character.name}")
    for start in starts:
        _print(start.parts, f"{START_CARD} {start.name}")
    for artefact in artefacts:
        _print(all_parts(artefact.powers), f"{ARTEFACT} {artefact.name}")


def _print(parts: Parts, source: str) -> None:
    for part in parts:
        part.belong_to(source)
