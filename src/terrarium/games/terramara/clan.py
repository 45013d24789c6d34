"""Members on the way: from the hand to a space, and back."""

from mypy_extensions import i64

from terrarium.games.terramara.members import (
    CHIEF,
    CHIEF_OF,
    EXPLORER,
    EXPLORER_OF,
    KINDS_OF_MEMBERS,
    NEUTRAL,
    NO_MEMBER,
    WARRIOR,
    explorer_of,
    member_of,
)
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    HUT,
    LAND,
    TERRITORY,
    territory,
)
from terrarium.games.terramara.state import MERCENARIES, TerramaraState


def leave_hand(state: TerramaraState, seat: i64, kind: i64) -> None:
    if kind == EXPLORER:
        state.explorers[seat] -= 1
    elif kind == CHIEF:
        state.chiefs[seat] -= 1
    else:
        state.warriors[seat] -= 1


def go_to(state: TerramaraState, seat: i64, kind: i64, space: i64) -> i64:
    """The member stands there; who stood there already, or NO_MEMBER."""
    if space == HUT:
        state.in_hut[seat * KINDS_OF_MEMBERS + kind] += 1
        return NO_MEMBER
    met: i64 = state.first_on[space]
    if met == NO_MEMBER:
        state.first_on[space] = int(member_of(kind, seat))
    else:
        state.second_on[space] = int(member_of(kind, seat))
    return met


def stands_on(state: TerramaraState, member: i64, space: i64) -> bool:
    return state.first_on[space] == member or state.second_on[space] == member


def take_back_explorer(state: TerramaraState, seat: i64, space: i64) -> None:
    """It is in hand at once; who came second stands there alone now (1.23b)."""
    state.explorers[seat] += 1
    if space == HUT:
        state.in_hut[seat * KINDS_OF_MEMBERS + EXPLORER] -= 1
        return
    if state.first_on[space] == explorer_of(seat):
        state.first_on[space] = state.second_on[space]
    state.second_on[space] = NO_MEMBER


def come_home(state: TerramaraState) -> None:
    """From homeland, hut, the round's row and all crossroads; not from future rows (M-4)."""
    for space in range(TERRITORY):
        _clear(state, space)
    for column in range(COLUMNS):
        _clear(state, territory(state.round, column))
    for space in range(CROSSROADS, LAND + 1):
        _clear(state, space)
    for seat in range(state.players):
        _leave_hut(state, seat)
    state.mercenaries = MERCENARIES


def _clear(state: TerramaraState, space: i64) -> None:
    """Fire and neutral explorers leave the game, warriors go to the supply (ruling 14)."""
    _come_back(state, state.first_on[space])
    _come_back(state, state.second_on[space])
    state.first_on[space] = NO_MEMBER
    state.second_on[space] = NO_MEMBER


def _come_back(state: TerramaraState, member: i64) -> None:
    if EXPLORER_OF <= member < NEUTRAL:
        state.explorers[member - EXPLORER_OF] += 1
    elif CHIEF_OF <= member < WARRIOR:
        state.chiefs[member - CHIEF_OF] += 1


def _leave_hut(state: TerramaraState, seat: i64) -> None:
    hut = seat * KINDS_OF_MEMBERS
    state.explorers[seat] += state.in_hut[hut + EXPLORER]
    state.chiefs[seat] += state.in_hut[hut + CHIEF]
    for kind in range(KINDS_OF_MEMBERS):
        state.in_hut[hut + kind] = 0


def is_empty(state: TerramaraState, space: i64) -> bool:
    """Neither a member nor fire."""
    return state.first_on[space] == NO_MEMBER


def explorers_of(state: TerramaraState, seat: i64) -> i64:
    """In hand, in the hut and on all spaces."""
    found: i64 = state.explorers[seat] + state.in_hut[seat * KINDS_OF_MEMBERS + EXPLORER]
    own = explorer_of(seat)
    for space in range(HUT):
        if stands_on(state, own, space):
            found += 1
    return found


def strength_of(state: TerramaraState, explorer: i64) -> i64:
    """Of the player, or the neutral one, to whom an explorer belongs (M-11)."""
    if explorer >= NEUTRAL:
        return state.neutral[explorer - NEUTRAL]
    return state.strength[explorer - EXPLORER_OF]
