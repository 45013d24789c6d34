"""The five rounds, and the workers that can be hired in each."""

from typing import Final

from terrarium.games.terramara.components import LEVEL_OF_ROUND, ON_ROUND_SPACE
from terrarium.games.terramara.page.sight import Sight
from terrarium.games.terramara.state import ROUNDS, TerramaraState


class Round:
    """One space of the round track."""

    def __init__(self, table: TerramaraState, number: int) -> None:
        present = int(table.round)
        self.number: Final = number
        self.when: Final = _when(number, present)
        self.level: Final = LEVEL_OF_ROUND[number]
        taken = min(int(table.hired), ON_ROUND_SPACE) if number == present else 0
        self.workers: Final = 0 if number < present else ON_ROUND_SPACE - taken


class RoundTrack:
    """At the right of the board."""

    def __init__(self, table: TerramaraState) -> None:
        self._table: Final = table
        self.sight: Final[Sight] = (int(table.round), int(table.hired))

    def rounds(self) -> list[Round]:
        return [Round(self._table, number) for number in range(1, ROUNDS + 1)]


def _when(number: int, present: int) -> str:
    if number == present:
        return "now"
    return "past" if number < present else "later"
