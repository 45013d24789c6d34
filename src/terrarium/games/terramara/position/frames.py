"""Whether what is decided and what waits in a position of Terramara can be, frame by frame."""

from typing import Final

from terrarium.core.reason import BadInput
from terrarium.core.state import FINISHED, Frame
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.effects.exchange import Exchange
from terrarium.games.terramara.effects.explorer import ONE_EXPLORER
from terrarium.games.terramara.effects.tracks import CULTURE as OF_CULTURE
from terrarium.games.terramara.effects.tracks import MOST_CULTURE_GAINED
from terrarium.games.terramara.goods import GOODS, count
from terrarium.games.terramara.phases import (
    ACTION,
    CHOOSING,
    DRAW,
    FIRST_PART,
    GIVING,
    HUT,
    LAY_DOWN,
    LESS,
    OFFER,
    OWN_CROSSROAD,
    OWN_OUTPOST,
    PAYING,
    PHASES,
    SENDING,
    WORKING,
)
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.position.scout import is_of_scout
from terrarium.games.terramara.spaces import NO_SPACE
from terrarium.games.terramara.tasks import CardTask, EffectTask, GainTask, GiveTask

_AT_ONCE: Final = (PAYING, LESS)  # nothing comes between the price and what it is for
_OF_THE_TURN: Final = (SENDING, HUT, FIRST_PART, ACTION, WORKING)
_OF_LAND: Final = (OWN_CROSSROAD, OWN_OUTPOST)


def check_frames(box: PositionBox) -> None:
    state = box.state
    if state.step == FINISHED:
        return
    for place, frame in enumerate(state.frames(), 1):
        if frame.step in _AT_ONCE:
            raise _fail(box, frame, "is decided now or not at all")
        if frame.step == LAY_DOWN and place < len(state.frames()):
            raise _fail(box, frame, "comes right after the price")
    for frame in (*state.frames(), _decision(box)):
        _check_seat(box, frame)
        _check_task(box, frame)
    _check_gifts(box)
    _check_craft(box)


def _decision(box: PositionBox) -> Frame:
    return Frame(int(box.state.step), int(box.state.seat), box.state.pending)


def _fail(box: PositionBox, frame: Frame, wrong: str) -> BadInput:
    waiting = box.state.frames()
    number = len(waiting) - waiting.index(frame) if frame in waiting else 0
    keys = [f"then {number}"] if number else ["about", "actor"]
    return box.lines.fail(f"`{PHASES[frame.step]} {frame.seat}` {wrong}", *keys, "phase")


def _check_seat(box: PositionBox, frame: Frame) -> None:
    """Some things are only for the one whose turn it is, some only for Land."""
    state = box.state
    if frame.step in _OF_THE_TURN and (frame.seat != state.turn or not state.round):
        raise _fail(box, frame, "is for the one whose turn it is")
    if frame.step in _OF_LAND and state.character[frame.seat] != LAND_OWNER:
        raise _fail(box, frame, "is for Land")
    if frame.step == SENDING and not state.members_in_hand(frame.seat):
        raise _fail(box, frame, "needs a member in hand")
    if frame.step == FIRST_PART and box.players != 2:
        raise _fail(box, frame, "is for two players")
    if frame.step == ACTION and state.sent_to == NO_SPACE:
        raise _fail(box, frame, "needs to know who was `sent`")


def _check_task(box: PositionBox, frame: Frame) -> None:
    """An effect goes with its phase, and what is to be chosen can be."""
    task = frame.pending
    if isinstance(task, EffectTask):
        if frame.step == CHOOSING and not isinstance(task.effect, Alternatives):
            raise _fail(box, frame, "needs an effect with alternatives")
        if frame.step == OFFER and not isinstance(task.effect, Exchange):
            raise _fail(box, frame, "needs an exchange")
        if ONE_EXPLORER in task.effect.text and not is_of_scout(box.state, frame):
            raise _fail(box, frame, "brings an explorer to young Scout alone, once, in the draft")
        most = max((n for n, thing in task.effect.icons() if thing == OF_CULTURE), default=0)
        if most * task.amount > MOST_CULTURE_GAINED:
            raise _fail(box, frame, f"can bring {MOST_CULTURE_GAINED} culture at most")
    if isinstance(task, GainTask) and not task.kinds >> task.least:
        raise _fail(box, frame, "offers nothing more")


def _check_gifts(box: PositionBox) -> None:
    """All who were raided give one after another, whatever else waits."""
    frames = [*box.state.frames(), _decision(box)]
    gifts = [frame for frame in frames if frame.step == GIVING]
    if frames[len(frames) - len(gifts) :] != gifts:
        raise _fail(box, gifts[0], "comes before all else")
    raiders = {int(frame.pending.raider) for frame in gifts if isinstance(frame.pending, GiveTask)}
    givers = [frame.seat for frame in gifts]
    for frame in gifts:
        if frame.seat in raiders:
            raise _fail(box, frame, "is for others than the raider")
        if len(raiders) > 1 or givers.count(frame.seat) > 1:
            raise _fail(box, frame, "gives once, to the one raider")
        _check_gift(box, frame)


def _check_gift(box: PositionBox, frame: Frame) -> None:
    task = frame.pending
    if isinstance(task, GiveTask):
        goods = box.state.goods[frame.seat]
        held = sum(count(goods, good) for good in range(int(task.least), GOODS))
        if held < task.amount:
            raise _fail(box, frame, f"has {held} to give")


def _check_craft(box: PositionBox) -> None:
    """What is being paid lies in the row, or is reserved, and new cards are drawn after it."""
    state = box.state
    for place, frame in enumerate(state.frames()):
        if frame.step != LAY_DOWN or not isinstance(frame.pending, CardTask):
            continue
        reserved = state.reserved[frame.seat] == frame.pending.card
        if not reserved and frame.pending.card not in state.row:
            raise _fail(box, frame, "needs a card of the row, or the reserved one")
        if state.step not in _AT_ONCE or state.seat != frame.seat:
            raise _fail(box, frame, "comes right after the price")
        if not place or state.frames()[place - 1].step != DRAW:
            raise _fail(box, frame, "is followed by drawing cards")
    _check_less(box)


def _check_less(box: PositionBox) -> None:
    """Only a reserved card costs less by the river (1.18)."""
    state, task = box.state, box.state.pending
    if state.step != LESS or not isinstance(task, CardTask):
        return
    below = state.frames()[-1].pending if state.frames() else None
    same = isinstance(below, CardTask) and below.card == task.card
    if not same or state.reserved[state.seat] != task.card:
        raise _fail(box, _decision(box), "is for the reserved card that is being crafted")
