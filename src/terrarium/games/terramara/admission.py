"""Who may be sent where (1.8): for each space a mask of the kinds of members it takes.

Who stands on a space decides who may join: `company` packs three bits (explorer, chief, warrior)
for each member of members.py that may stand there alone, so that one shift answers for a space.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.clan import is_empty
from terrarium.games.terramara.components import RIGHT
from terrarium.games.terramara.conditions import SPECIAL_MARK, has_reached
from terrarium.games.terramara.members import (
    EXPLORER,
    KINDS_OF_MEMBERS,
    NEUTRAL,
    NO_MEMBER,
    explorer_of,
)
from terrarium.games.terramara.moves import SEND
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
    SPACES,
    TERRITORY,
    is_crossroad,
    is_special,
    is_territory,
    row_of,
    standing_on,
)
from terrarium.games.terramara.state import CARAVANS, ROUNDS, TerramaraState
from terrarium.games.terramara.traits import JOINS_EQUALS, KEEPS_STRENGTH

# A bit for each kind of members.py; as literals, for mypyc folds no name of another file.
NOBODY_MAY: Final = 0
EXPLORERS: Final = 1
CHIEFS: Final = 2
WARRIORS: Final = 4
ALL: Final = 7

# By round, ascending: homeland and present rows; and later rows, where explorers alone may go.
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


def send_moves(state: TerramaraState, seat: i64) -> list[int]:
    """Every space for explorers, then for the chief, then for warriors."""
    moves: list[int] = []
    joins, in_hand = company(state, seat), kinds_in_hand(state, seat)
    near, behind = NEAR[state.round], spaces_behind(state, seat)
    near_takes = _kinds_packed(state, seat, near, joins)
    behind_takes = _kinds_packed(state, seat, behind, joins)
    for kind in range(KINDS_OF_MEMBERS):
        if in_hand >> kind & 1:
            _add_sendings(near, near_takes >> kind, kind, moves)
            if kind == EXPLORER:
                _add_later(state, joins, moves)
            _add_sendings(behind, behind_takes >> kind, kind, moves)
    return moves


def _kinds_packed(state: TerramaraState, seat: i64, spaces: list[int], joins: i64) -> i64:
    """The kinds that each of these spaces in reach takes, three bits for one, at most twenty."""
    packed: i64 = 0
    shift: i64 = 0
    for space in spaces:
        if not _is_barred(state, seat, space):
            packed |= standing(state, standing_on(space, state.players), joins) << shift
        shift += KINDS_OF_MEMBERS
    return packed


def _add_sendings(spaces: list[int], takes: i64, kind: i64, moves: list[int]) -> None:
    """Those of the spaces that take this kind, every third bit for one of them."""
    first = SEND + kind * SPACES
    for space in spaces:
        if takes & 1:
            moves.append(int(first + space))
        takes >>= KINDS_OF_MEMBERS


def _add_later(state: TerramaraState, joins: i64, moves: list[int]) -> None:
    for space in LATER[state.round]:
        if standing(state, space, joins) & EXPLORERS:
            moves.append(SEND + EXPLORER * SPACES + space)


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


def kinds_taken(state: TerramaraState, seat: i64, space: i64, joins: i64) -> i64:
    """Which kinds of members of the seat a space takes now; `joins` is its company."""
    if not _is_in_reach(state, seat, space) or _is_barred(state, seat, space):
        return NOBODY_MAY
    kinds = standing(state, standing_on(space, state.players), joins)
    return kinds & EXPLORERS if ROUND_OF_SPACE[space] > state.round else kinds


def standing(state: TerramaraState, space: i64, joins: i64) -> i64:
    """By who stands there now: at most two, and nobody beside a chief or a warrior (1.8.1, 2)."""
    met: i64 = state.first_on[space]
    if met == NO_MEMBER:
        return ALL
    if state.second_on[space] != NO_MEMBER:
        return NOBODY_MAY
    return joins >> (KINDS_OF_MEMBERS * met) & ALL


def _is_in_reach(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Neither in a flipped row nor a crossroad that the seat has not come to (1.8.5, 1.15)."""
    if is_territory(space):
        return ROUND_OF_SPACE[space] >= state.round
    if space == LAND:
        return owns_land(state, seat)
    if not is_crossroad(space):
        return True
    return state.has_flipped(space - CROSSROADS + 1) and has_caravans_at(state, seat, space)


def _is_barred(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Raid, First, special spaces and, with two players, crossroads are not always free to go."""
    if space in (RAID, FIRST):
        return not _is_open_once(state, seat, space)
    if is_special(space):
        return not meets_special(state, seat, space)
    return state.players == 2 and CROSSROADS <= space < LAND and not is_empty(state, space)


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
