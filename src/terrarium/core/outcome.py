"""How a match ended: ranks, scores with their parts, or a collective loss and its causes."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from terrarium.core.points import Points, as_number

Total = TypeVar("Total", Points, tuple[Points, ...])


class Outcome:
    """Ranks count from 1 and ties share the better one; each score has at least `total`."""

    def __init__(
        self,
        ranks: list[int],
        scores: Sequence[Mapping[str, Points]],
        causes: list[str] | None = None,
        teams: list[list[int]] | None = None,
    ) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.causes: Final[list[str]] = causes or []
        self.teams: Final[list[list[int]]] = teams or []

    @property
    def collective_loss(self) -> bool:
        """Everybody lost together."""
        return bool(self.causes)

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place; nobody's after a collective loss."""
        if self.causes:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def summary(self) -> str:
        """One line for a record's header."""
        if self.causes:
            return "lost together: " + ", ".join(self.causes)
        totals = " ".join(str(as_number(score["total"])) for score in self.scores)
        return f"won by {' and '.join(map(str, self.winners))}: {totals}"


def ranks_of(totals: Sequence[Total]) -> list[int]:
    """The best total is first; equal totals share a rank and the next ones follow after them.

    Where a tie is broken a total is several numbers, the first of which counts most.
    """
    return [1 + sum(1 for other in totals if other > total) for total in totals]
