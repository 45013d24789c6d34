"""What is asked now, in one sentence: of the one who decides, and for those who wait."""

from collections.abc import Callable
from typing import Final

from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.effects.effect import amount_in_words, joined
from terrarium.games.terramara.goods import kinds_in
from terrarium.games.terramara.members import NEUTRAL_EXPLORERS, NEUTRAL_NAMES
from terrarium.games.terramara.phases import (
    AFTER,
    CHOOSING,
    CULTURE,
    FIRST_PART,
    GAINING,
    GIVING,
    LESS,
    MOVING,
    NEUTRALS,
    OFFER,
    PHASES,
    REFINING,
    WORKING,
)
from terrarium.games.terramara.scoring import final_points, ranks_by
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import CardTask, EffectTask, GiveTask, PayTask, Task
from terrarium.games.terramara.view import TerramaraView


def prompt_of(view: TerramaraView) -> Message:
    if view.over:
        return _verdict(view)
    if view.seat != view.actor:
        args: Args = {"seat": seated(view.actor), "phase": view.phase()}
        return Message("terramara-waiting", args)
    table = view.table
    parts = {"price": _price(table.pending)} if isinstance(table.pending, PayTask) else {}
    return Message(f"terramara-ask-{PHASES[table.step]}", _args(table), parts)


def _args(table: TerramaraState) -> Args:
    """What a question has to say besides its phase."""
    if table.step == AFTER:
        return {"acted": "yes" if table.acted else "no"}
    said = _SAID.get(int(table.step))
    return said(table, table.pending) if said and isinstance(table.pending, Task) else {}


def _neutral(table: TerramaraState, task: Task) -> Args:
    number, row = divmod(int(task.amount), NEUTRAL_EXPLORERS)
    return {"row": row % ROWS + 1, "neutral": NEUTRAL_NAMES[number]}


def _effect(table: TerramaraState, task: Task) -> Args:
    return {"effect": task.effect} if isinstance(task, EffectTask) else {}


def _amount(table: TerramaraState, task: Task) -> Args:
    return {"amount": int(task.amount)}


def _gift(table: TerramaraState, task: Task) -> Args:
    raider = task.raider if isinstance(task, GiveTask) else table.turn
    return {"amount": int(task.amount), "seat": seated(int(raider))}


def _card(table: TerramaraState, task: Task) -> Args:
    card = task.card if isinstance(task, CardTask) else 0
    return {"artefact": table.rules.artefacts[card].name}


def _part(table: TerramaraState, task: Task) -> Args:
    return {"part": "raid" if task.amount else "first"}


_SAID: Final[dict[int, Callable[[TerramaraState, Task], Args]]] = {
    NEUTRALS: _neutral,
    CHOOSING: _effect,
    OFFER: _effect,
    GAINING: _amount,
    REFINING: _amount,
    WORKING: _amount,
    CULTURE: _amount,
    MOVING: _amount,
    GIVING: _gift,
    LESS: _card,
    FIRST_PART: _part,
}


def _price(task: PayTask) -> Message:
    """All that is to be paid, of which some may be paid already."""
    things = kinds_in(task.due)
    things += [(int(task.any_raw), "raw")] if task.any_raw else []
    things += [(int(task.any_refined), "refined")] if task.any_refined else []
    return joined("terramara-sum", [amount_in_words(amount, thing) for amount, thing in things])


def _verdict(view: TerramaraView) -> Message:
    points, table = final_points(view.table), view.table
    ranks = ranks_by(points, table.culture, table.strength)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    best = points[winners[0]]["total"]
    if len(winners) > 1:
        return Message("terramara-over-shared", {"points": best})
    equal = sum(score["total"] == best for score in points) > 1
    args: Args = {"seat": seated(winners[0]), "points": best, "tie": "yes" if equal else "no"}
    return Message("terramara-over-won", args)
