"""What is decided now, and what is done then."""

from functools import singledispatch

from terrarium.core.state import Frame, Pending
from terrarium.core.view import Json
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.phases import PHASES
from terrarium.games.terramara.shown.seats import bundle_as_json
from terrarium.games.terramara.spaces import NO_SPACE, SPACE_NAMES
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import CardTask, EffectTask, GainTask, GiveTask, PayTask, Task


def decision_as_json(table: TerramaraState) -> dict[str, Json]:
    """The decision, all that waits, and what was done in this turn."""
    sent: Json = None
    if table.sent_to != NO_SPACE:
        sent = {"member": MEMBER_NAMES[table.sent], "space": SPACE_NAMES[table.sent_to]}
    return {
        "about": _task_as_json(table.pending, table),
        "waiting": [_frame_as_json(table, frame) for frame in reversed(table.frames())],
        "sent": sent,
        "acted": table.acted,
        "least_work": int(table.least_work),
        "paid": bundle_as_json(table.paid),
        "crafting": int(table.crafting),
    }


def _frame_as_json(table: TerramaraState, frame: Frame) -> Json:
    return {
        "phase": PHASES[frame.step],
        "seat": frame.seat,
        "about": _task_as_json(frame.pending, table),
    }


@singledispatch
def _task_as_json(task: Pending | None, table: TerramaraState) -> Json:
    """How far something has come that is still to be done."""
    return None


@_task_as_json.register
def _(task: Task, table: TerramaraState) -> Json:
    return {"amount": int(task.amount), "least": int(task.least)}


@_task_as_json.register
def _(task: EffectTask, table: TerramaraState) -> Json:
    return {"effect": task.effect.text, "times": int(task.amount)}


@_task_as_json.register
def _(task: CardTask, table: TerramaraState) -> Json:
    return {"card": table.rules.artefacts[task.card].name, "amount": int(task.amount)}


@_task_as_json.register
def _(task: GainTask, table: TerramaraState) -> Json:
    kinds: list[Json] = [GOOD_NAMES[good] for good in range(GOODS) if task.kinds >> good & 1]
    return {"amount": int(task.amount), "kinds": kinds, "least": GOOD_NAMES[task.least]}


@_task_as_json.register
def _(task: GiveTask, table: TerramaraState) -> Json:
    least = GOOD_NAMES[task.least]
    return {"amount": int(task.amount), "raider": int(task.raider), "least": least}


@_task_as_json.register
def _(task: PayTask, table: TerramaraState) -> Json:
    return {
        "due": bundle_as_json(task.due),
        "any_raw": int(task.any_raw),
        "any_refined": int(task.any_refined),
        "raw_instead": int(task.raw_instead),
        "so_far": bundle_as_json(task.so_far),
        "least": GOOD_NAMES[task.least],
    }
