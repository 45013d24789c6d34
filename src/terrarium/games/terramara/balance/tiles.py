"""The fronts of the territory tiles."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from terrarium.games.terramara.balance.box import ALL_LEVELS, Box, Front, Space, TileSet, Warned
from terrarium.games.terramara.components import (
    FOREST,
    MOUNTAIN,
    PLAIN,
    QUARRY,
    TERRAIN_NAMES,
)
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS

TERRAINS: Final = ((PLAIN, QUARRY), (FOREST, MOUNTAIN))  # by side
WORTH: Final = ((3.0, 3.5), (4.0, 5.0), (5.5, 7.0))  # by level, in raw goods
SPREAD: Final = 1.0  # of the spaces of a tile
ARROW: Final = "arrow"
WARRIORS: Final = "warriors"
STRUCTURES: Final = ((ARROW, ARROW), (WARRIORS, WARRIORS), (WARRIORS, ""))  # by level and side
SPACES_WITH: Final = {"strength": 2, "culture": 1, "movement": 1}  # in a set
ROLES: Final = (*SPACES_WITH, ARROW, WARRIORS)
MOST_ROLES: Final = 2  # on a tile
STEPS: Final = (
    {"strength": 1, "culture": 1, "movement": 1},
    {"strength": 2, "culture": 1, "movement": 2},
    {"strength": 3, "culture": 2, "movement": 2},
)
RAW_FOR_A_REFINED: Final = (3.0, 2.0, 1.0)  # by level, about
ABOUT: Final = 0.2
RAW: Final = GOOD_NAMES[:RAWS]
REFINED: Final = GOOD_NAMES[RAWS:]


def both_terrains(box: Box) -> Iterator[Warned]:
    """Every tile has both terrains of its side."""
    for tiles in box.sets:
        for front in tiles.fronts:
            if {space.terrain for space in front.spaces} != set(TERRAINS[tiles.side]):
                one, other = (TERRAIN_NAMES[terrain] for terrain in TERRAINS[tiles.side])
                yield front.warning(f"a tile has both {one} and {other}")


def terrains_of_a_set(box: Box) -> Iterator[Warned]:
    """As much of one terrain as of the other, on large spaces and on small ones."""
    for tiles in box.sets:
        for is_large in (True, False):
            found = Counter(space.terrain for space in tiles.spaces if space.is_large is is_large)
            one, other = TERRAINS[tiles.side]
            if found[one] != found[other]:
                told = f"{TERRAIN_NAMES[one]} as often as {TERRAIN_NAMES[other]}"
                yield tiles.warning(f"{told} on {'large' if is_large else 'small'} spaces")


def roles_in_a_set(box: Box) -> Iterator[Warned]:
    """Two spaces with strength, one with culture, one with movement, one arrow or warriors."""
    for tiles in box.sets:
        found = Counter(role for space in tiles.spaces for role in _roles(space))
        structure = STRUCTURES[tiles.level - 1][tiles.side]
        for role in ROLES:
            wanted = SPACES_WITH.get(role, int(role == structure))
            if found[role] != wanted:
                yield tiles.warning(f"spaces with {role}: {wanted}, not {found[role]}")


def roles_on_a_tile(box: Box) -> Iterator[Warned]:
    """One of these on a space, two on a tile at most."""
    for front in _fronts(box):
        if any(len(_roles(space)) > 1 for space in front.spaces):
            yield front.warning(f"a space has only one of {', '.join(ROLES)}")
        if sum(len(_roles(space)) for space in front.spaces) > MOST_ROLES:
            yield front.warning(f"a tile has at most two of {', '.join(ROLES)}")


def steps(box: Box) -> Iterator[Warned]:
    """How many steps a space brings is a matter of its level."""
    for front in _fronts(box):
        for thing, wanted in STEPS[front.level - 1].items():
            if any(space.things[thing] not in (0, wanted) for space in front.spaces):
                yield front.warning(f"{thing} comes by {wanted} at level {front.level}")


def warriors_on_large_spaces(box: Box) -> Iterator[Warned]:
    """Two warriors and a raw good of the terrain, on a large space."""
    for front, space in _spaces(box):
        wanted = {WARRIORS: 2, GOOD_NAMES[space.terrain]: 1}
        if space.things[WARRIORS] and (not space.is_large or space.things != wanted):
            yield front.warning("warriors come by two with a raw good, on the large space")


def worth_of_a_space(box: Box) -> Iterator[Warned]:
    for front, space in _spaces(box):
        least, most = WORTH[front.level - 1]
        if not least <= space.worth <= most:
            wanted = f"a space of level {front.level} is worth {least:g} to {most:g} raw goods"
            yield front.warning(f"{wanted}, this one {space.worth:g}")


def spread_inside_a_tile(box: Box) -> Iterator[Warned]:
    for front in _fronts(box):
        found = [space.worth for space in front.spaces]
        if max(found) - min(found) > SPREAD:
            yield front.warning(
                f"the spaces of a tile are worth the same within {SPREAD:g}, here {min(found):g} "
                f"to {max(found):g}",
            )


def raw_of_the_terrain(box: Box) -> Iterator[Warned]:
    """Every space brings at least one raw good of its own terrain."""
    for front, space in _spaces(box):
        if not space.things[GOOD_NAMES[space.terrain]]:
            terrain = TERRAIN_NAMES[space.terrain]
            yield front.warning(f"{terrain} brings {GOOD_NAMES[space.terrain]}")


def kinds_of_a_level(box: Box) -> Iterator[Warned]:
    """The four kinds are as frequent as each other, raw and refined, give or take one."""
    for sets in _levels(box):
        found = _goods(sets)
        for kinds in (RAW, REFINED):
            amounts = [found[kind] for kind in kinds]
            if max(amounts) - min(amounts) > 1:
                told = ", ".join(f"{found[kind]} {kind}" for kind in kinds)
                yield _of_level(sets, f"all kinds equally often, not {told}")


def refined_of_a_level(box: Box) -> Iterator[Warned]:
    """The deeper into the land, the more is found refined."""
    for sets in _levels(box):
        found = _goods(sets)
        raw, refined = (sum(found[kind] for kind in kinds) for kinds in (RAW, REFINED))
        wanted = RAW_FOR_A_REFINED[sets[0].level - 1]
        if abs(raw - wanted * refined) > ABOUT * raw:
            told = f"about {wanted:g} raw goods for a refined one"
            yield _of_level(sets, f"{told}, not {raw} for {refined}")


CHECKS: Final = (
    both_terrains,
    terrains_of_a_set,
    roles_in_a_set,
    roles_on_a_tile,
    steps,
    warriors_on_large_spaces,
    worth_of_a_space,
    spread_inside_a_tile,
    raw_of_the_terrain,
    kinds_of_a_level,
    refined_of_a_level,
)


def _roles(space: Space) -> list[str]:
    return [role for role in ROLES if space.things[role]]


def _fronts(box: Box) -> list[Front]:
    return [front for tiles in box.sets for front in tiles.fronts]


def _spaces(box: Box) -> list[tuple[Front, Space]]:
    return [(front, space) for front in _fronts(box) for space in front.spaces]


def _levels(box: Box) -> list[list[TileSet]]:
    """Left and right of each level."""
    return [[tiles for tiles in box.sets if tiles.level == level] for level in ALL_LEVELS]


def _goods(sets: list[TileSet]) -> Counter[str]:
    return sum((space.things for tiles in sets for space in tiles.spaces), Counter[str]())


def _of_level(sets: list[TileSet], text: str) -> Warned:
    return sets[0].fronts[0].line, f"the tiles of level {sets[0].level} should have {text}"
