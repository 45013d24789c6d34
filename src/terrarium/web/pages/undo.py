"""The buttons by which a seat takes moves back: at once, or by asking the others."""

from dataclasses import dataclass

from terrarium.core.history import History
from terrarium.core.player import Player, seated
from terrarium.core.reason import Message
from terrarium.tables.going_back import UndoRequest, own_moves
from terrarium.tables.live import LiveMatch
from terrarium.tables.match import Match
from terrarium.tables.table import playing_people
from terrarium.tables.wish import ASK
from terrarium.web.pages.games import named

ONE, FURTHER, TURN = "one", "further", "all"
ASK_ONE, ASK_FURTHER = "ask", "ask-further"


@dataclass(frozen=True)
class UndoStep:
    """How far a button goes: so many choices of one's own, with whatever followed them."""

    steps: int
    kind: str
    what: Message
    since: int  # moves that others made since

    @property
    def asks(self) -> bool:
        return self.kind in (ASK_ONE, ASK_FURTHER)


@dataclass(frozen=True)
class Asked:
    """Somebody has asked to go further back than the rule, or was refused that."""

    seat: int
    moves: int  # of everybody
    agreed: bool
    waiting: list[int]
    refused_by: Player | None = None


def undo_steps(live: LiveMatch, seat: int) -> list[UndoStep]:
    """One move, the whole turn, and what needs the others' consent, as far as there is any."""
    if live.course.match is None or not live.course.going:
        return []
    history, free = live.course.history, _free(live, seat)
    steps = [_step(history, free, 1, seat, ONE, FURTHER)] if free else []
    of_turn = [version for version in free if _at(history, version) >= _turn_began(history, seat)]
    if len(of_turn) > 1:
        steps.append(_step(history, free, len(of_turn), seat, TURN, TURN))
    if live.table.undo == ASK and live.takebacks.request is None:
        all_targets = own_moves(live.course.match, seat, True)
        if len(all_targets) > len(free):
            further = len(free) + 1
            steps.append(_step(history, all_targets, further, seat, ASK_ONE, ASK_FURTHER))
    return steps


def asked(live: LiveMatch, seat: int) -> Asked | None:
    """What is asked of the seat, what it has asked itself, or who has refused it that."""
    if live.course.match is None or not live.course.going:
        return None
    request = live.takebacks.request
    if request is not None:
        return _waiting(live, live.course.match, request, seat)
    refusal = live.takebacks.refusal
    if refusal is not None and refusal.asker == seat:
        return Asked(seat, 0, True, [], seated(refusal.by))
    return None


def _free(live: LiveMatch, seat: int) -> list[int]:
    """As far as is allowed; what was played before somebody learns there stays."""
    history, begins = live.course.history, live.guided.begins
    return [version for version in live.takebacks.targets(seat) if _at(history, version) >= begins]


def _waiting(live: LiveMatch, match: Match, request: UndoRequest, seat: int) -> Asked:
    waiting = sorted(set(playing_people(live.table.seats)) - request.agreed)
    return Asked(request.seat, request.moves(match), seat in request.agreed, waiting)


def _step(
    history: History, targets: list[int], steps: int, seat: int, kind: str, kind_further: str
) -> UndoStep:
    at = _at(history, targets[steps - 1])
    since = sum(mover != seat for mover, _ in history.line[at:])
    return UndoStep(steps, kind_further if since else kind, _what(history, at, seat), since)


def _what(history: History, at: int, seat: int) -> Message:
    """The move that was made there, by what the seat was told of it."""
    version, move = history.reached[at + 1], history.line[at][1]
    heard = [told.to(seat) for told in history.told if told.version == version]
    return named(history.game, move, heard)


def _turn_began(history: History, seat: int) -> int:
    """Where the line of moves is the seat's alone."""
    others = [at for at, (mover, _) in enumerate(history.line) if mover != seat]
    return others[-1] + 1 if others else 0


def _at(history: History, version: int) -> int:
    return history.reached.index(version)
