"""A table of Terra for tests: laid out by a position text, played by text moves."""

from collections import Counter

from terrarium.core.edition import Edition
from terrarium.core.state import State
from terrarium.editions import find_edition
from terrarium.games.terra import Terra
from tests.games.table import Table as BaseTable
from tests.games.table import state_of
from tests.properties.ears import Ears

GAME = Terra()
EDITION = find_edition(GAME)


class Table(BaseTable):
    """A table of Terra."""

    def __init__(self, state: State, ears: Ears | None = None) -> None:
        super().__init__(GAME, state, ears)
        self._discarded_before = Counter(self.view()["discard"])

    def hand(self, seat: int) -> list[str]:
        cards: list[str] = self.view(seat)["hand"]
        return cards

    def scores(self) -> list[int]:
        scores: list[int] = self.view()["scores"]
        return scores

    def open(self) -> list[str]:
        return [crisis["crisis"] for crisis in self.view()["open"]]

    def discarded(self) -> list[str]:
        """What was discarded since the table was laid out, ascending; crises before solutions."""
        new = Counter(self.view()["discard"])
        new.subtract(self._discarded_before)
        return list(new.elements())


def terra(
    position: str, players: int = 0, seed: int = 1, edition: Edition = EDITION, **options: str
) -> Table:
    """A table laid out as the position says; what it leaves out is dealt from the seed."""
    return laid_out(position, options, players, seed, edition)


def laid_out(
    position: str,
    options: dict[str, str],
    players: int = 0,
    seed: int = 1,
    edition: Edition = EDITION,
) -> Table:
    return Table(state_of(GAME, edition, position, options, players, seed))


def dealt(players: int = 4, seed: int = 1, **options: str) -> Table:
    """A match as it begins."""
    ears = Ears(players)
    return Table(GAME.begin(GAME.setup(players, EDITION, options), seed, ears), ears)
