"""Clan members in a position of Terramara: on spaces, in huts, in hand."""

from typing import Final

from terrarium.core.position import is_count
from terrarium.games.terramara.characters import LAND_OWNER, SCOUT
from terrarium.games.terramara.members import (
    CHIEF_OF,
    EXPLORER_OF,
    EXPLORERS_AT_FIRST,
    FIRE,
    KINDS_OF_MEMBERS,
    MEMBER_NAMES,
    MERCENARY,
    NEUTRAL,
    NO_MEMBER,
    STANDING_NAMES,
    WARRIOR,
    chief_of,
    explorer_of,
    is_explorer,
)
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.road import crossroad_place
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    FIRST,
    HUT,
    LAND,
    RAID,
    SPACE_NAMES,
    is_special,
    is_territory,
    round_of,
    row_of,
    standing_on,
)
from terrarium.games.terramara.state import CARAVANS, MERCENARIES, ROUNDS
from terrarium.games.terramara.steps.culture import EXPLORER_JOINS

_STANDING: Final = {name: who for who, name in enumerate(STANDING_NAMES)}
_KIND_OF: Final = {
    name + more: kind for kind, name in enumerate(MEMBER_NAMES) for more in ("", "s")
}


# On spaces.


def read_spaces(box: PositionBox) -> None:
    """Who came first is named first."""
    for space in range(HUT):
        key = f"on {SPACE_NAMES[space]}"
        here = [box.lines.thing(key, item, _STANDING, "a member") for item in box.lines.items(key)]
        if not here:
            continue
        if standing_on(space, box.players) != space:
            other = SPACE_NAMES[standing_on(space, box.players)]
            raise box.lines.fail(f"with {box.players} players this is the space {other!r}", key)
        _check_company(box, key, space, here)
        for member in here:
            _check_place(box, key, space, member)
        box.state.first_on[space] = here[0]
        box.state.second_on[space] = here[1] if len(here) > 1 else NO_MEMBER


def _check_company(box: PositionBox, key: str, space: int, here: list[int]) -> None:
    """At most two, the first an explorer, and of one colour only one (1.8)."""
    single = space in (RAID, FIRST) or (box.players == 2 and CROSSROADS <= space < LAND)
    most = 1 if single else 2
    if len(here) > most:
        raise box.lines.fail(f"at most {most} can stand here, not {len(here)}", key)
    if len(here) == 2 and not is_explorer(here[0]):
        raise box.lines.fail("nobody joins a chief or a warrior", key)
    if len(here) == 2 and _owner(here[0]) == _owner(here[1]):
        raise box.lines.fail("only one of each colour can stand here", key)
    if len(here) == 2 and NEUTRAL <= here[1] < CHIEF_OF:
        raise box.lines.fail("a neutral explorer was there first", key)


def _owner(member: int) -> int:
    """A number for each colour; warriors have none."""
    return member - CHIEF_OF + EXPLORER_OF if CHIEF_OF <= member < WARRIOR else member


def _check_place(box: PositionBox, key: str, space: int, member: int) -> None:
    """Whether somebody like this can stand on a space in this round."""
    now, name = int(box.state.round), STANDING_NAMES[member]
    seat = _owner(member) - EXPLORER_OF if member < NEUTRAL or member >= CHIEF_OF else 0
    neutral = NEUTRAL <= member < CHIEF_OF
    if member in (NO_MEMBER, FIRE) or (seat >= box.players and member != WARRIOR):
        raise box.lines.fail(f"{name!r} is nobody at this table", key)
    if neutral and member - NEUTRAL >= box.rules.neutrals:
        raise box.lines.fail(f"there are {box.rules.neutrals} neutral players", key)
    if neutral and (not is_territory(space) or is_special(space)):
        raise box.lines.fail("neutral explorers stand on territory", key)
    if not neutral and now == 0:
        raise box.lines.fail("nobody is sent before round 1", key)
    if is_territory(space):
        _check_row(box, key, space, member)
    elif space == LAND:
        _check_land(box, key, member)
    elif space >= CROSSROADS:
        _check_crossroad(box, key, space - CROSSROADS + 1, member)


def _check_row(box: PositionBox, key: str, space: int, member: int) -> None:
    """Flipped rows are gone, future ones take explorers alone, special spaces wait (1.8)."""
    now, belongs = int(box.state.round), int(round_of(row_of(space)))
    if belongs < now:
        raise box.lines.fail(f"row {row_of(space)} has flipped by round {now}", key, "round")
    if belongs > now and (not is_explorer(member) or is_special(space)):
        raise box.lines.fail(f"only explorers go there before round {belongs}", key, "round")


def _check_land(box: PositionBox, key: str, member: int) -> None:
    """Land's own crossroad is for its owner (M-17)."""
    owners = [s for s in range(box.players) if box.state.is_character(s, LAND_OWNER, adult=False)]
    if not owners or member not in (WARRIOR, explorer_of(owners[0]), chief_of(owners[0])):
        raise box.lines.fail("this is the crossroad of young Land alone", key)


def _check_crossroad(box: PositionBox, key: str, row: int, member: int) -> None:
    """From the round after its row, and with both caravans there (1.15)."""
    if not box.state.has_flipped(row):
        raise box.lines.fail(f"row {row} has not flipped", key, "round")
    seat = _owner(member) - EXPLORER_OF
    if member != WARRIOR and box.state.caravans[seat * CARAVANS] < crossroad_place(row):
        raise box.lines.fail(f"the caravans of seat {seat} are not at c{row}", key)


# In huts and in hand.


def read_clans(box: PositionBox) -> None:
    """Everybody is somewhere: unless it is said, in hand, and beside a said hand in the hut."""
    for seat in range(box.players):
        hut, hand = _read_members(box, f"hut {seat}"), _read_members(box, f"hand {seat}")
        said = box.lines.get(f"hut {seat}") is not None, box.lines.get(f"hand {seat}") is not None
        missing = [_clan(box, seat)[kind] - hut[kind] - hand[kind] for kind in range(2)]
        for kind in range(2):
            if not said[1]:
                hand[kind] += max(0, missing[kind])
            elif not said[0]:
                hut[kind] += max(0, missing[kind])
            found = hut[kind] + hand[kind]
            if found != _clan(box, seat)[kind]:
                _refuse_clan(box, seat, kind, found - _clan(box, seat)[kind])
        state = box.state
        state.explorers[seat], state.chiefs[seat], state.warriors[seat] = hand
        state.in_hut[seat * KINDS_OF_MEMBERS : (seat + 1) * KINDS_OF_MEMBERS] = hut
    _read_mercenaries(box)


def _read_members(box: PositionBox, key: str) -> list[int]:
    """Such as `2 explorers, 1 chief`."""
    found = [0] * KINDS_OF_MEMBERS
    for item in box.lines.items(key):
        number, _, name = item.partition(" ")
        if not is_count(number) or name not in _KIND_OF:
            raise box.lines.fail(f"{item[:40]!r} is not such as `2 explorers` or `1 chief`", key)
        found[_KIND_OF[name]] += int(number)
    if sum(found) and key.startswith("hut") and not box.state.round:
        raise box.lines.fail("nobody is sent before round 1", key)
    return found


def _clan(box: PositionBox, seat: int) -> tuple[int, int]:
    """Explorers and chiefs that stand on no space: four, and one more from culture 8 or Scout."""
    state = box.state
    explorers = EXPLORERS_AT_FIRST + (state.culture[seat] >= EXPLORER_JOINS)
    explorers += state.is_character(seat, SCOUT, adult=False)
    on_spaces = [*state.first_on, *state.second_on]
    own, chief = int(explorer_of(seat)), int(chief_of(seat))
    return explorers - on_spaces.count(own), 1 - on_spaces.count(chief)


def _refuse_clan(box: PositionBox, seat: int, kind: int, more: int) -> None:
    keys = [f"hand {seat}", f"hut {seat}", f"culture {seat}", *(f"on {s}" for s in SPACE_NAMES)]
    member = STANDING_NAMES[explorer_of(seat) if kind == 0 else chief_of(seat)].split()[0]
    much = f"{more} too many" if more > 0 else f"{-more} too few"
    raise box.lines.fail(f"of the {member}s of seat {seat} there are {much}", *keys)


def _read_mercenaries(box: PositionBox) -> None:
    """Four warriors in all; who is with nobody is in the supply (1.9)."""
    state = box.state
    in_huts = sum(state.in_hut[MERCENARY::KINDS_OF_MEMBERS])
    on_spaces = [*state.first_on, *state.second_on].count(WARRIOR)
    out = on_spaces + in_huts + sum(state.warriors)
    if out > MERCENARIES or (out and not 1 <= state.round <= ROUNDS):
        keys = [f"{what} {seat}" for what in ("hand", "hut") for seat in range(box.players)]
        keys += [f"on {name}" for name in SPACE_NAMES]
        raise box.lines.fail(f"there are {MERCENARIES} warriors, not {out}", *keys, "round")
    state.mercenaries = MERCENARIES - out
