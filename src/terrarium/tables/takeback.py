"""How far a seat may take its moves back: by the rule, by agreement, or freely."""

from dataclasses import dataclass, replace

from terrarium.core.reason import Reason, Refused
from terrarium.core.state import NOBODY
from terrarium.tables.match import FORCED, Match


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
        and match.notes.get(history.reached[number + 1]) != FORCED
    ]


def target(match: Match, seat: int, steps: int, beyond_the_rule: bool) -> tuple[int, bool]:
    """The version to go back to, and whether that needed an agreement; or why it cannot be."""
    choices = own_moves(match, seat, beyond_the_rule)
    if not 1 <= steps <= len(choices):
        raise Refused(Reason("nothing-to-undo" if not choices else "undo-goes-too-far"))
    version = choices[steps - 1]
    return version, version < match.history.undo_limit(seat)
