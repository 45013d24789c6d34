"""How far round and turn have come in a position of Terramara."""

from typing import Final

from terrarium.games.terramara.members import (
    MEMBER_NAMES,
    NO_MEMBER,
    chief_of,
    explorer_of,
    member_of,
)
from terrarium.games.terramara.phases import DRAW
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    FIRST,
    HUT,
    LAND,
    RAID,
    SPACE_NAMES,
    TERRITORY,
    standing_on,
)

_SPACES: Final = {name: space for space, name in enumerate(SPACE_NAMES)}


def read_turn(box: PositionBox) -> None:
    """What was done in this turn, of which the phase says the rest."""
    state, lines = box.state, box.lines
    _read_sent(box)
    state.acted = lines.flag("acted")
    state.least_work = lines.number("least work", 1, 3, 1)
    state.paid = box.bundle("paid", lines.get("paid"))
    state.crafting = [frame.step for frame in state.frames()].count(DRAW)
    _read_closed(box)
    _read_begun(box)


def _read_sent(box: PositionBox) -> None:
    """Such as `explorer to b1`: the member still stands there."""
    text = box.lines.get("sent")
    if text is None:
        return
    name, _, place = text.partition(" to ")
    if name not in MEMBER_NAMES:
        raise box.lines.fail(f"{text[:40]!r} is not such as `explorer to b1`", "sent")
    kind = MEMBER_NAMES.index(name)
    space = box.lines.thing("sent", place, _SPACES, "a space")
    if not _stands(box, kind, space):
        wrong = f"no {name} of seat {box.state.turn} stands there"
        raise box.lines.fail(wrong, "sent", f"on {place}", "turn")
    box.state.sent, box.state.sent_to = kind, space


def _stands(box: PositionBox, kind: int, space: int) -> bool:
    state = box.state
    if space == HUT:
        return state.hut_of(state.turn)[kind] > 0
    here = standing_on(space, box.players)
    return member_of(kind, state.turn) in (state.first_on[here], state.second_on[here])


def _read_closed(box: PositionBox) -> None:
    """Raid and First, once somebody was sent there; with two players they are one (M-16)."""
    taken = {space for space in (RAID, FIRST) if box.state.first_on[space] != NO_MEMBER}
    said = {
        box.lines.thing("closed", name, {"raid": RAID, "first": FIRST}, "raid or first")
        for name in box.lines.items("closed")
    }
    closed = said if box.lines.has("closed") else taken
    if box.players == 2 and closed:
        closed = {RAID, FIRST}
    if not taken <= closed or (said and closed != said) or (closed and not box.state.round):
        wrong = "a space that somebody was sent to is closed, with two players both together"
        raise box.lines.fail(wrong, "closed", "on raid", "on first", "round")
    box.state.closed = sum(1 << space for space in closed)


def _read_begun(box: PositionBox) -> None:
    """Who stands where nobody stays from one round to the next has begun the round."""
    surely = {seat for seat in range(box.players) if _has_surely_begun(box, seat)}
    if box.state.sent_to >= 0:
        surely.add(int(box.state.turn))
    said = box.numbers("begun", 0, box.players - 1)
    begun = set(said) if box.lines.has("begun") else surely
    if not surely <= begun or (begun and not box.state.round):
        wanted = ", ".join(map(str, sorted(surely))) or "nobody"
        raise box.lines.fail(f"at least {wanted} has begun this round", "begun", "round")
    box.state.begun = sum(1 << seat for seat in begun)


def _has_surely_begun(box: PositionBox, seat: int) -> bool:
    """In round 1 whoever has sent anybody; later an explorer may have stayed on a row (M-4)."""
    state = box.state
    if any(state.hut_of(seat)):
        return True
    left = [*range(TERRITORY), *range(CROSSROADS, LAND + 1)]
    spaces = range(HUT) if state.round == 1 else left
    here = [who for space in spaces for who in (state.first_on[space], state.second_on[space])]
    anywhere = (*state.first_on, *state.second_on)
    return explorer_of(seat) in here or chief_of(seat) in anywhere
