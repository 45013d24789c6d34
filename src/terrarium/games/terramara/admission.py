"""Who may be sent where (1.8): for each space a mask of the kinds of members it takes.

Who stands on a space decides who may join: `company` packs three bits (explorer, chief, warrior)
for each member of members.py that may stand there alone, so that one shift answers for a space.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.components import RIGHT
from terrarium.games.terramara.conditions import SPECIAL_MARK, has_reached
from terrarium.games.terramara.members import (
    CHIEF,
    EXPLORER,
    KINDS_OF_MEMBERS,
    MERCENARY,
    NEUTRAL,
    NO_MEMBER,
    explorer_of,
)
from terrarium.games.terramara.road import crossroad_place
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    FIRST,
    FLIPPING_ROWS,
    HUT,
    LAND,
    RAID,
    ROUND_OF_SPACE,
    ROWS,
    TERRITORY,
    is_special,
    row_of,
    standing_on,
)
from terrarium.games.terramara.state import CARAVANS, ROUNDS, TerramaraState
from terrarium.games.terramara.traits import JOINS_EQUALS, KEEPS_STRENGTH

NOBODY_MAY: Final = 0
EXPLORERS: Final = 1 << EXPLORER
CHIEFS: Final = 1 << CHIEF
WARRIORS: Final = 1 << MERCENARY
ALL: Final = EXPLORERS | CHIEFS | WARRIORS

# By round, ascending: homeland and present rows; and later rows, where explorers alone may go:
# these are most spaces, and quick to test.
NEAR: Final = [
    [
        space
        for space in range(CROSSROADS)
        if ROUND_OF_SPACE[space] in (0, number) and (number == ROUNDS or not is_special(space))
    ]
    for number in range(ROUNDS + 1)
]
LATER: Final = [
    [
        space
        for space in range(TERRITORY, CROSSROADS)
        if ROUND_OF_SPACE[space] > number and not is_special(space)
    ]
    for number in range(ROUNDS + 1)
]

_BEHIND: Final = [
    [*range(CROSSROADS, CROSSROADS + open_now), HUT] for open_now in range(FLIPPING_ROWS + 1)
]
_BEHIND_WITH_LAND: Final = [[*spaces[:-1], LAND, HUT] for spaces in _BEHIND]


def company(state: TerramaraState, seat: i64) -> i64:
    """Whom the seat may send to nobody, and to one member who stands there alone (1.8.6, 1.8.7)."""
    packed: i64 = ALL
    for owner in range(state.players):
        kinds = WARRIORS if owner == seat else _beside(state, seat, state.strength[owner])
        packed |= kinds << (KINDS_OF_MEMBERS * explorer_of(owner))
    for neutral in range(state.rules.neutrals):
        kinds = _beside(state, seat, state.neutral[neutral])
        packed |= kinds << (KINDS_OF_MEMBERS * (NEUTRAL + neutral))
    return packed


def _beside(state: TerramaraState, seat: i64, strength: i64) -> i64:
    """Chief and warriors without more ado, an explorer of who is stronger (1.8.6)."""
    own: i64 = state.strength[seat]
    if own > strength or (own == strength and state.traits[seat] & JOINS_EQUALS):
        return ALL
    return CHIEFS | WARRIORS


def kinds_in_hand(state: TerramaraState, seat: i64) -> i64:
    kinds: i64 = EXPLORERS if state.explorers[seat] else NOBODY_MAY
    if state.chiefs[seat]:
        kinds |= CHIEFS
    return kinds | WARRIORS if state.warriors[seat] else kinds


def takes_explorer(state: TerramaraState, space: i64, joins: i64) -> bool:
    """Whether an explorer may go to a space of a later row."""
    met: i64 = state.first_on[space]
    if met == NO_MEMBER:
        return True
    is_alone = state.second_on[space] == NO_MEMBER
    return is_alone and joins >> (KINDS_OF_MEMBERS * met) & EXPLORERS != 0


def kinds_packed(state: TerramaraState, seat: i64, spaces: list[int], joins: i64) -> i64:
    """The kinds that each of these spaces takes, three bits for one, at most twenty spaces."""
    packed: i64 = 0
    shift: i64 = 0
    for space in spaces:
        packed |= kinds_taken(state, seat, space, joins) << shift
        shift += KINDS_OF_MEMBERS
    return packed


def kinds_taken(state: TerramaraState, seat: i64, space: i64, joins: i64) -> i64:
    """Which kinds of members of the seat a space takes now; `joins` is its company."""
    if TERRITORY <= space < CROSSROADS:
        return _in_territory(state, seat, space, joins)
    if space in (RAID, FIRST):
        return ALL if _is_open_once(state, seat, space) else NOBODY_MAY
    if space < TERRITORY:
        return standing(state, standing_on(space, state.players), joins)
    if space == HUT:
        return ALL
    return standing(state, space, joins) if _has_way_to(state, seat, space) else NOBODY_MAY


def standing(state: TerramaraState, space: i64, joins: i64) -> i64:
    """By who stands there now: at most two, and nobody beside a chief or a warrior (1.8.1, 2)."""
    if state.second_on[space] != NO_MEMBER:
        return NOBODY_MAY
    met: i64 = state.first_on[space]
    return joins >> (KINDS_OF_MEMBERS * met) & ALL


def _in_territory(state: TerramaraState, seat: i64, space: i64, joins: i64) -> i64:
    """Explorers alone go to future rows, nobody to flipped ones (1.8.4, 1.8.5, ruling 19)."""
    belongs: i64 = ROUND_OF_SPACE[space]
    if belongs < state.round:
        return NOBODY_MAY
    if belongs == ROUNDS and is_special(space) and not meets_special(state, seat, space):
        return NOBODY_MAY
    kinds = standing(state, space, joins)
    return kinds if belongs == state.round else kinds & EXPLORERS


def meets_special(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Only in round 5, and only with the tile's condition (1.8.9)."""
    if state.round != ROUNDS:
        return False
    tile = state.tiles[RIGHT * ROWS + row_of(space) - 1]
    return has_reached(state, seat, state.rules.tiles[tile].special, SPECIAL_MARK)


def _is_open_once(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Raid and First are chosen once a round (M-16)."""
    if state.closed >> space & 1:
        return False
    return space == FIRST or can_pay_raid(state, seat)


def can_pay_raid(state: TerramaraState, seat: i64) -> bool:
    """Going there costs 1 strength, but young War nothing (ruling 6)."""
    return state.strength[seat] > 0 or state.traits[seat] & KEEPS_STRENGTH != 0


def _has_way_to(state: TerramaraState, seat: i64, space: i64) -> bool:
    """A crossroad with both caravans there, and with two players only alone (1.15)."""
    if space == LAND:
        return owns_land(state, seat)
    if state.players == 2 and state.first_on[space] != NO_MEMBER:
        return False
    return state.has_flipped(space - CROSSROADS + 1) and has_caravans_at(state, seat, space)


def spaces_behind(state: TerramaraState, seat: i64) -> list[int]:
    """Crossroads that the seat has come to, its own one, and the hut, ascending."""
    reached: i64 = state.caravans[seat * CARAVANS] // crossroad_place(1)
    open_now = min(min(reached, FLIPPING_ROWS), state.round - 1)  # two at a time: compiled
    return _BEHIND_WITH_LAND[open_now] if owns_land(state, seat) else _BEHIND[open_now]


def has_caravans_at(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Both at or past the crossroad: the one behind is (1.15)."""
    behind = state.caravans[seat * CARAVANS]
    return behind >= crossroad_place(space - CROSSROADS + 1)


def owns_land(state: TerramaraState, seat: i64) -> bool:
    """Young Land has a crossroad of its own (M-17)."""
    return state.is_character(seat, LAND_OWNER, adult=False)
