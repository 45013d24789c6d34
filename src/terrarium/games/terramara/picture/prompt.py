"""What is asked now, in one sentence: of the one who decides, and for those who wait."""

from collections.abc import Callable
from typing import Final

from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.effects.effect import SUM, amount_in_words, joined
from terrarium.games.terramara.effects.exchange import Exchange
from terrarium.games.terramara.goods import BEFORE_THE_FIRST, NOTHING, kinds_in, total
from terrarium.games.terramara.members import NEUTRAL_EXPLORERS, NEUTRAL_NAMES
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.phases import (
    AFTER,
    CHOOSING,
    CULTURE,
    DRAFTING,
    FIRST_PART,
    GAINING,
    GIVING,
    LESS,
    MOVING,
    NEUTRALS,
    OFFER,
    PAYING,
    PHASES,
    REFINING,
    WORKING,
)
from terrarium.games.terramara.scoring import final_points, ranks_by, tie_broken_by
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.raid import share_due
from terrarium.games.terramara.tasks import CardTask, EffectTask, GiveTask, PayTask, Task
from terrarium.games.terramara.view import TerramaraView

RULES: Final = {
    "neutral": "1.21b",
    "draft": "1.4",
    "crossroad": "1.20",
    "outpost": "1.20",
    "send": "1.8",
    "hut": "1.12",
    "choose": "1.21c",
    "offer": "1.21c",
    "pay": "1.5",
    "gain": "1.5",
    "refine": "1.5",
    "work": "1.5",
    "culture": "1.18",
    "tiles": "1.18",
    "move": "1.14",
    "recall": "1.23b",
    "raid": "1.13",
    "give": "1.13",
    "first": "M-8",
    "craft": "M-7",
    "less": "1.18",
    "after": "1.10",
}  # by phase
_END: Final = "1.21"


def prompt_of(view: TerramaraView) -> Message:
    if view.over:
        return _verdict(view)
    if view.seat != view.actor:
        args: Args = {"seat": seated(view.actor), "phase": view.phase()}
        return Message("terramara-waiting", args)
    table = view.table
    parts = {"price": _price(table.pending)} if isinstance(table.pending, PayTask) else {}
    return Message(f"terramara-ask-{PHASES[table.step]}", _args(view), parts)


def rule_of(view: TerramaraView) -> str:
    """The paragraph of the rules that it is about."""
    return _END if view.over else RULES[view.phase()]


def _args(view: TerramaraView) -> Args:
    """What a question has to say besides its phase."""
    offered = _OFFERED.get(int(view.table.step))
    args = offered({NOTATION.decoded(move).verb for move in view.legal}) if offered else {}
    said = _SAID.get(int(view.table.step))
    if said and isinstance(view.table.pending, Task):
        args |= said(view.table, view.table.pending)
    return args


def _lacks(verbs: set[str]) -> Args:
    """In the draft."""
    if "draft" in verbs and "start" in verbs:
        return {"lacks": "both"}
    return {"lacks": "character" if "draft" in verbs else "start-card"}


def _acts(verbs: set[str]) -> Args:
    """Whether an artefact may be crafted, or reserved."""
    if "craft" in verbs and "reserve" in verbs:
        return {"acts": "either"}
    return {"acts": next((verb for verb in ("craft", "reserve") if verb in verbs), "no")}


_OFFERED: Final[dict[int, Callable[[set[str]], Args]]] = {DRAFTING: _lacks, AFTER: _acts}


def _neutral(table: TerramaraState, task: Task) -> Args:
    number, row = divmod(int(task.amount), NEUTRAL_EXPLORERS)
    return {"row": row % ROWS + 1, "neutral": NEUTRAL_NAMES[number]}


def _effect(table: TerramaraState, task: Task) -> Args:
    return {"effect": task.effect} if isinstance(task, EffectTask) else {}


def _offer(table: TerramaraState, task: Task) -> Args:
    """With how often it can be paid now."""
    if not isinstance(task, EffectTask) or not isinstance(task.effect, Exchange):
        return {}
    often = task.effect.often(table, table.seat, task.effect.most)
    return {"effect": task.effect, "most": int(often)}


def _amount(table: TerramaraState, task: Task) -> Args:
    return {"amount": int(task.amount)}


def _refining(table: TerramaraState, task: Task) -> Args:
    nth = "first" if task.least == BEFORE_THE_FIRST else "next"
    return {"amount": int(task.amount), "nth": nth}


def _paying(table: TerramaraState, task: Task) -> Args:
    """Whether any of the price is paid already."""
    if not isinstance(task, PayTask):
        return {}
    if task.so_far != NOTHING:
        return {"nth": "next"}
    amount = int(total(task.due)) + int(task.any_raw) + int(task.any_refined)
    return {"nth": "first" if amount > 1 else "only"}


def _gift(table: TerramaraState, task: Task) -> Args:
    raider = task.raider if isinstance(task, GiveTask) else table.turn
    share = int(share_due(table, raider, table.seat))
    return {"amount": int(task.amount), "seat": seated(int(raider)), "share": share}


def _card(table: TerramaraState, task: Task) -> Args:
    card = task.card if isinstance(task, CardTask) else 0
    return {"artefact": table.rules.artefacts[card].name}


def _part(table: TerramaraState, task: Task) -> Args:
    return {"part": "raid" if task.amount else "first"}


_SAID: Final[dict[int, Callable[[TerramaraState, Task], Args]]] = {
    NEUTRALS: _neutral,
    CHOOSING: _effect,
    OFFER: _offer,
    GAINING: _amount,
    PAYING: _paying,
    REFINING: _refining,
    WORKING: _refining,
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
    return joined(SUM, [amount_in_words(amount, thing) for amount, thing in things])


_PLACES: Final = ("first", "second", "third", "fourth")


def _verdict(view: TerramaraView) -> Message:
    points, table = final_points(view.table), view.table
    ranks = ranks_by(points, table.culture, table.strength)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    best = points[winners[0]]["total"]
    if len(winners) > 1:
        names: Args = {place: seated(seat) for place, seat in zip(_PLACES, winners)}
        return Message("terramara-over-shared", {**names, "people": len(winners), "points": best})
    (winner,) = winners
    tie = tie_broken_by(points, table.culture, winner)
    args: Args = {"seat": seated(winner), "points": best, "tie": tie or "no"}
    args |= {"culture": table.culture[winner], "strength": table.strength[winner]}
    return Message("terramara-over-won", args)
