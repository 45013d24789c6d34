"""Who may be sent where (1.8): for each kind of member a mask of the spaces that take it.

Who stands on a space decides who may join: `company` packs three bits (explorer, chief, warrior)
for each member of members.py that may stand there alone, so that one shift answers for a space.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.clan import is_empty
from terrarium.games.terramara.components import RIGHT
from terrarium.games.terramara.conditions import SPECIAL_MARK, has_reached
from terrarium.games.terramara.members import (
    CHIEF,
    KINDS_OF_MEMBERS,
    MERCENARY,
    NEUTRAL,
    NO_MEMBER,
    explorer_of,
)
from terrarium.games.terramara.road import crossroad_place
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    D5,
    D6,
    DEVELOP,
    LAND,
    RAID,
    ROUND_OF_SPACE,
    ROWS,
    SPACES,
    TRAVEL,
    is_crossroad,
    is_special,
    row_of,
)
from terrarium.games.terramara.state import CARAVANS, ROUNDS, TerramaraState
from terrarium.games.terramara.traits import JOINS_EQUALS, KEEPS_STRENGTH

Takers = tuple[i64, i64, i64]  # by kind of member: a mask of spaces

# A bit for each kind of members.py; as literals, for mypyc folds no name of another file.
NOBODY_MAY: Final = 0
EXPLORERS: Final = 1
CHIEFS: Final = 2
WARRIORS: Final = 4
ALL: Final = 7

# By round: homeland, present rows and the hut; and later rows, where explorers alone may go.
_NEAR: Final = [
    sum(
        1 << space
        for space in range(SPACES)
        if ROUND_OF_SPACE[space] in (0, number)
        and not is_crossroad(space)
        and not is_special(space)
    )
    for number in range(ROUNDS + 1)
]
_LATER: Final = [
    sum(
        1 << space
        for space in range(SPACES)
        if ROUND_OF_SPACE[space] > number and not is_special(space)
    )
    for number in range(ROUNDS + 1)
]


def takers(state: TerramaraState, seat: i64) -> Takers:
    """Where the seat may send explorers, its chief and warriors (1.8.4, 1.8.5, ruling 19)."""
    explorers, chiefs, warriors = _by_company(state, seat)
    if state.players < 4:
        explorers, chiefs, warriors = _merged(explorers), _merged(chiefs), _merged(warriors)
    near = _near(state, seat)
    return explorers & (near | _LATER[state.round]), chiefs & near, warriors & near


def _by_company(state: TerramaraState, seat: i64) -> Takers:
    """By who stands there now: at most two, and nobody beside a chief or a warrior (1.8.1, 2)."""
    joins = company(state, seat)
    taken: i64 = 0  # a few of all spaces
    explorers: i64 = 0
    chiefs: i64 = 0
    warriors: i64 = 0
    for space, member in enumerate(state.first_on):
        if member != NO_MEMBER:
            taken |= bit(space)
            if state.second_on[space] == NO_MEMBER:
                kinds = joins >> (KINDS_OF_MEMBERS * member)
                explorers |= (kinds & EXPLORERS) << space
                chiefs |= (kinds >> CHIEF & 1) << space
                warriors |= (kinds >> MERCENARY & 1) << space
    nobody = bit(SPACES) - 1 - taken
    return nobody | explorers, nobody | chiefs, nobody | warriors


def _merged(spaces: i64) -> i64:
    """Develop and travel are one space, and members stand on the first of them (1.11)."""
    return spaces if spaces >> DEVELOP & 1 else spaces & ~bit(TRAVEL)


def company(state: TerramaraState, seat: i64) -> i64:
    """Whom the seat may send to nobody, and to one member who stands there alone (1.8.6, 1.8.7)."""
    packed: i64 = ALL
    for owner in range(state.players):
        kinds: i64 = WARRIORS
        if owner != seat:
            kinds = _beside(state, seat, state.strength[owner])
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


def _near(state: TerramaraState, seat: i64) -> i64:
    """All but later rows that is open to the seat; Raid and First are chosen once (M-16)."""
    near: i64 = _NEAR[state.round] & ~state.closed
    if not can_pay_raid(state, seat):
        near &= ~bit(RAID)
    for row in range(1, state.round):  # they have flipped
        if _is_open_crossroad(state, seat, CROSSROADS + row - 1):
            near |= bit(CROSSROADS + row - 1)
    if owns_land(state, seat):
        near |= bit(LAND)
    return near | _special_spaces(state, seat) if state.round == ROUNDS else near


def _special_spaces(state: TerramaraState, seat: i64) -> i64:
    found: i64 = 0
    for space in (D5, D6):
        if meets_special(state, seat, space):
            found |= bit(space)
    return found


def meets_special(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Only in round 5, and only with the tile's condition (1.8.9)."""
    if state.round != ROUNDS:
        return False
    tile = state.tiles[RIGHT * ROWS + row_of(space) - 1]
    return has_reached(state, seat, state.rules.tiles[tile].special, SPECIAL_MARK)


def can_pay_raid(state: TerramaraState, seat: i64) -> bool:
    """Going there costs 1 strength, but young War nothing (ruling 6)."""
    return state.strength[seat] > 0 or state.traits[seat] & KEEPS_STRENGTH != 0


def _is_open_crossroad(state: TerramaraState, seat: i64, space: i64) -> bool:
    """With both caravans there, with two players only alone (1.15)."""
    return has_caravans_at(state, seat, space) and (state.players > 2 or is_empty(state, space))


def has_caravans_at(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Both at or past the crossroad: the one behind is (1.15)."""
    behind = state.caravans[seat * CARAVANS]
    return behind >= crossroad_place(space - CROSSROADS + 1)


def owns_land(state: TerramaraState, seat: i64) -> bool:
    """Young Land has a crossroad of its own (M-17)."""
    return state.is_character(seat, LAND_OWNER, adult=False)
