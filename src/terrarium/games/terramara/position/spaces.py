"""Who stands on which space in a position of Terramara."""

from typing import Final

from terrarium.core.state import NOBODY
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.members import (
    NEUTRAL,
    NO_MEMBER,
    STANDING_NAMES,
    WARRIOR,
    is_explorer,
    is_neutral,
    seat_of,
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
from terrarium.games.terramara.state import CARAVANS

_STANDING: Final = {name: who for who, name in enumerate(STANDING_NAMES)}
_WANTED: Final = "a member, such as `explorer 0`, `chief 1` or `warrior`"


def read_spaces(box: PositionBox) -> None:
    """Who came first is named first."""
    for space in range(HUT):
        key = f"on {SPACE_NAMES[space]}"
        here = [box.lines.thing(key, item, _STANDING, _WANTED) for item in box.lines.items(key)]
        if not here:
            continue
        _check_merged(box, key, space)
        _check_company(box, key, space, here)
        for member in here:
            _check_member(box, key, member)
            _check_place(box, key, space, member)
        box.state.first_on[space] = here[0]
        box.state.second_on[space] = here[1] if len(here) > 1 else NO_MEMBER


def _check_merged(box: PositionBox, key: str, space: int) -> None:
    """With few players some spaces of the homeland are one (1.11)."""
    stands = standing_on(space, box.players)
    if stands != space:
        other = SPACE_NAMES[stands]
        raise box.lines.fail(f"with {box.players} players this is the space {other!r}", key)


def _check_company(box: PositionBox, key: str, space: int, here: list[int]) -> None:
    """At most two, the first an explorer, and of one colour only one (1.8)."""
    single = space in (RAID, FIRST) or (box.players == 2 and CROSSROADS <= space < LAND)
    most = 1 if single else 2
    if len(here) > most:
        raise box.lines.fail(f"at most {most} can stand here, not {len(here)}", key)
    if len(here) < 2:
        return
    if not is_explorer(here[0]):
        raise box.lines.fail("nobody joins a chief or a warrior", key)
    if is_neutral(here[1]):
        raise box.lines.fail("a neutral explorer was there first", key)
    if seat_of(here[0]) == seat_of(here[1]) != NOBODY:
        raise box.lines.fail("only one of each colour can stand here", key)


def _check_member(box: PositionBox, key: str, member: int) -> None:
    """A warrior, or somebody of a clan or a neutral player at this table."""
    if is_neutral(member) and member - NEUTRAL >= box.rules.neutrals:
        raise box.lines.fail(f"there are {box.rules.neutrals} neutral players", key)
    if not is_neutral(member) and member != WARRIOR and seat_of(member) not in range(box.players):
        raise box.lines.fail(f"{STANDING_NAMES[member]!r} is nobody at this table", key)


def _check_place(box: PositionBox, key: str, space: int, member: int) -> None:
    """Whether somebody like this can stand on a space in this round."""
    if is_neutral(member) and (not is_territory(space) or is_special(space)):
        raise box.lines.fail("neutral explorers stand on territory", key)
    if not is_neutral(member) and not box.state.round:
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
    if belongs > now and is_special(space):
        raise box.lines.fail(f"nobody goes there before round {belongs}", key, "round")
    if belongs > now and not is_explorer(member):
        raise box.lines.fail(f"only explorers go there before round {belongs}", key, "round")


def _check_land(box: PositionBox, key: str, member: int) -> None:
    """Land's own crossroad is for its owner (M-17)."""
    owners = [s for s in range(box.players) if box.state.is_character(s, LAND_OWNER, adult=False)]
    if not owners or (member != WARRIOR and seat_of(member) != owners[0]):
        raise box.lines.fail("this is the crossroad of young Land alone", key)


def _check_crossroad(box: PositionBox, key: str, row: int, member: int) -> None:
    """From the round after its row, and with both caravans there (1.15)."""
    if not box.state.has_flipped(row):
        raise box.lines.fail(f"row {row} has not flipped", key, "round")
    seat = seat_of(member)
    if member != WARRIOR and box.state.caravans[seat * CARAVANS] < crossroad_place(row):
        raise box.lines.fail(f"the caravans of seat {seat} are not at c{row}", key)
