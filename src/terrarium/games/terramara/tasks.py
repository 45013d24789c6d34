"""What a frame is about: how far something has come that is still to be done.

Tasks are never changed, so copies of a state share them; what goes on is a new task. They are
acyclic: the collector passes them by, as there are many.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from terrarium.core.state import Pending

if TYPE_CHECKING:
    from terrarium.games.terramara.effects.effect import Effect


@mypyc_attr(acyclic=True, free_list_len=1)
class Task(Pending):
    """So many steps, units or times that are left; `least` is the least thing that may follow."""

    def __init__(self, amount: i64 = 0, least: i64 = 0) -> None:
        self.amount: Final[i64] = amount
        self.least: Final[i64] = least

    def copy(self) -> Pending:
        return self


@mypyc_attr(acyclic=True)
class EffectTask(Task):
    """A part of an effect that is to be carried out, `amount` times."""

    def __init__(self, effect: "Effect", times: i64 = 1) -> None:
        super().__init__(times)
        self.effect: Final = effect


@mypyc_attr(acyclic=True)
class CardTask(Task):
    """About one artefact or tile; `amount` says more where a step needs it."""

    def __init__(self, card: i64, amount: i64 = 0) -> None:
        super().__init__(amount)
        self.card: Final[i64] = card


@mypyc_attr(acyclic=True)
class GainTask(Task):
    """Goods of one's choice: so many, of the kinds in a mask of goods; `least` is a good."""

    def __init__(self, amount: i64, kinds: i64, least: i64 = 0) -> None:
        super().__init__(amount, least)
        self.kinds: Final[i64] = kinds


@mypyc_attr(acyclic=True)
class GiveTask(Task):
    """So many goods that a raided player gives to the raider; `least` is a good."""

    def __init__(self, amount: i64, raider: i64, least: i64 = 0) -> None:
        super().__init__(amount, least)
        self.raider: Final[i64] = raider


@mypyc_attr(acyclic=True, free_list_len=1)
class PayTask(Task):
    """A price that is being paid: goods by kind and of one's choice; `least` is a good.

    due          a bundle: raw kinds can be paid refined, refined ones by `raw_instead` raw goods
    any_raw      goods of any kind; `any_refined` refined ones
    so_far       the bundle paid already
    """

    def __init__(
        self,
        due: i64,
        any_raw: i64 = 0,
        any_refined: i64 = 0,
        raw_instead: i64 = 0,
        so_far: i64 = 0,
        least: i64 = 0,
    ) -> None:
        super().__init__(0, least)
        self.due: Final[i64] = due
        self.any_raw: Final[i64] = any_raw
        self.any_refined: Final[i64] = any_refined
        self.raw_instead: Final[i64] = raw_instead
        self.so_far: Final[i64] = so_far
