"""How far a seat may take its moves back: by the rule, by agreement, or freely."""

from dataclasses import dataclass, replace

from terrarium.core.history import History, Moved
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import NOBODY
from terrarium.tables.account import FORCED
from terrarium.tables.match import Match


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks the others to go further back than the rule allows: to before a move it made."""

    seat: int
    to: int  # the version
    agreed: frozenset[int]

    def with_consent(self, seat: int) -> "UndoRequest":
        return replace(self, agreed=self.agreed | {seat})

    def moves(self, match: Match) -> int:
        """How many moves, of everybody, would be taken back; none if that cannot be any more."""
        history = match.history
        if match.over or self.to not in history.reached:
            return 0
        return len(history.line) - history.reached.index(self.to)


@dataclass(frozen=True)
class Refusal:
    """A seat refused what another had asked for."""

    asker: int
    by: int
    version: int

    def stands(self, history: History) -> bool:
        """Until the one who asked makes another entry."""
        return all(entry.seat != self.asker for entry in history.entries[self.version :])


def own_moves(match: Match, seat: int, beyond_the_rule: bool) -> list[int]:
    """The versions before each move that the seat chose and may take back, the latest first."""
    history = match.history
    if history.state.actor() == NOBODY:
        return []
    first = 0 if beyond_the_rule else len(history.line) - history.undo_steps(seat)
    return [
        history.reached[number]
        for number in range(len(history.line) - 1, first - 1, -1)
        if history.line[number][0] == seat
        and match.account.notes.get(history.reached[number + 1]) != FORCED
    ]


def target(match: Match, seat: int, steps: int, beyond_the_rule: bool) -> tuple[int, bool]:
    """The version to go back to, and whether that needed an agreement; or why it cannot be."""
    choices = own_moves(match, seat, beyond_the_rule)
    if not 1 <= steps <= len(choices):
        raise Refused(Reason("nothing-to-undo" if not choices else "undo-goes-too-far"))
    version = choices[steps - 1]
    return version, version < match.history.undo_limit(seat)


def means_the_same(match: Match, seat: int, version: int) -> bool:
    """Whether what was asked for at a version is the same now: others have only played on."""
    entries = match.history.entries[version:] if 0 <= version <= match.version else None
    if entries is None:
        return False
    return all(entry.seat != seat and isinstance(entry, Moved) for entry in entries)
