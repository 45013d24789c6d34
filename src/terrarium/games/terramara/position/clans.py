"""Clan members in huts and in hand in a position of Terramara: everybody is somewhere."""

from typing import Final

from terrarium.core.position import is_count
from terrarium.core.reason import BadInput
from terrarium.games.terramara.members import (
    EXPLORERS_AT_FIRST,
    KINDS_OF_MEMBERS,
    MEMBER_NAMES,
    MERCENARY,
    WARRIOR,
    chief_of,
    explorer_of,
)
from terrarium.games.terramara.position.box import PositionBox, counted
from terrarium.games.terramara.position.scout import has_sixth_explorer
from terrarium.games.terramara.spaces import SPACE_NAMES
from terrarium.games.terramara.state import MERCENARIES, ROUNDS
from terrarium.games.terramara.steps.culture import EXPLORER_JOINS

_KIND_OF: Final = {
    name + more: kind for kind, name in enumerate(MEMBER_NAMES) for more in ("", "s")
}


def read_clans(box: PositionBox) -> None:
    for seat in range(box.players):
        _read_clan(box, seat)
    _read_mercenaries(box)


def _read_clan(box: PositionBox, seat: int) -> None:
    """Who is not said is in hand, and in the hut where the hand is said."""
    state, hand_key, hut_key = box.state, f"hand {seat}", f"hut {seat}"
    hand, hut = _read_members(box, hand_key), _read_members(box, hut_key)
    unsaid = [found for key, found in ((hand_key, hand), (hut_key, hut)) if not box.lines.has(key)]
    for kind, members in enumerate(_clan(box, seat)):
        missing = members - hand[kind] - hut[kind]
        if missing < 0 or (missing and not unsaid):
            raise _wrong_clan(box, seat, kind, missing)
        if missing:
            unsaid[0][kind] += missing
    state.explorers[seat], state.chiefs[seat], state.warriors[seat] = hand
    state.in_hut[seat * KINDS_OF_MEMBERS : (seat + 1) * KINDS_OF_MEMBERS] = hut


def _read_members(box: PositionBox, key: str) -> list[int]:
    """Such as `2 explorers, 1 chief`."""
    found = [0] * KINDS_OF_MEMBERS
    for item in box.lines.items(key):
        number, name = counted(item)
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
    explorers += has_sixth_explorer(state, seat)
    on_spaces = [*state.first_on, *state.second_on]
    own, chief = int(explorer_of(seat)), int(chief_of(seat))
    return explorers - on_spaces.count(own), 1 - on_spaces.count(chief)


def _wrong_clan(box: PositionBox, seat: int, kind: int, missing: int) -> BadInput:
    keys = [f"hand {seat}", f"hut {seat}", f"culture {seat}", *(f"on {s}" for s in SPACE_NAMES)]
    much = f"{missing} too few" if missing > 0 else f"{-missing} too many"
    return box.lines.fail(f"of the {MEMBER_NAMES[kind]}s of seat {seat} there are {much}", *keys)


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
