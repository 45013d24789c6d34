"""A worker of a start card: one of the spare tiles (M-19)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.reading import amount_of
from terrarium.games.terramara.gains import take_worker
from terrarium.games.terramara.state import TerramaraState

WORKER: Final = "worker"
_WORKERS: Final = tuple(f"L{level} {WORKER}" for level in range(1, LEVELS + 1))


class Workers(Amount):
    """Such as `1 L2 worker`."""

    def __init__(self, amount: int, level: int) -> None:
        super().__init__(amount, _WORKERS[level - 1], is_plain=True)
        self.level: Final[i64] = level

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        left: i64 = self.amount * times
        while left > 0:
            take_worker(state, seat, self.level)
            left -= 1


def read(text: str) -> Effect | None:
    found = amount_of(text)
    if found is None or found[1] not in _WORKERS:
        return None
    return Workers(found[0], _WORKERS.index(found[1]) + 1)
