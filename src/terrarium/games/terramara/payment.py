"""Which goods can pay a price.

A price names goods (`due`, a bundle) and leaves others to one's choice. A refined good stands for
the raw one of its kind, and for any raw one (1.5, ruling 20). A raw good never stands for a refined
one, but where crafting allows it for `raw_instead` of them (1.20, M-7).

Both questions are answered by counting: what is named must be there, raw goods may be missing if
refined ones of their kind are left, and what is left must be enough for what can be chosen. What
has been paid in part can be completed just if it fits into the price, and together with what is
left covers it.
"""

from mypy_extensions import i64

from terrarium.games.terramara.goods import (
    GOODS,
    NOTHING,
    RAWS,
    as_raw,
    as_refined,
    beyond,
    count,
    covers,
    one,
    raws,
    raws_in,
    refined_in,
    total,
)
from terrarium.games.terramara.tasks import PayTask


def is_payable(goods: i64, due: i64, any_raw: i64, any_refined: i64) -> bool:
    """Whether these goods can pay a price of which no good may be raw instead of refined."""
    if total(goods) < total(due) + any_raw + any_refined:
        return False
    if due == NOTHING:  # as in nearly all exchanges
        return refined_in(goods) >= any_refined
    missing = raws(beyond(due, goods))  # for which refined ones stand
    needed = due - raws(due) + as_refined(missing)
    return covers(goods, needed) and refined_in(goods) >= refined_in(needed) + any_refined


def is_craftable(goods: i64, cost: i64, raw_instead: i64) -> bool:
    """Whether these goods can pay refined ones, with so many raw ones instead at most."""
    if covers(goods, cost):
        return True
    if raw_instead == 0:
        return False
    instead = as_raw(beyond(cost, goods))
    return raws_in(instead) <= raw_instead and covers(goods, instead)


def is_exact(task: PayTask) -> bool:
    """Whether only refined goods are named: nothing else can stand for them."""
    is_named = task.any_raw + task.any_refined + task.raw_instead == 0
    return is_named and raws_in(task.due) == 0


def is_paid(task: PayTask) -> bool:
    return total(task.so_far) >= total(task.due) + task.any_raw + task.any_refined


def next_payments(goods: i64, task: PayTask) -> list[int]:
    """With which goods, ascending, the price can be paid on (1.23c)."""
    if task.due == NOTHING:
        return _next_of_choice(goods, task)
    found: list[int] = []
    rest = _from(goods, task.least)
    good: i64 = task.least
    while good < GOODS:
        if count(rest, good) > 0 and _can_go_on(task, task.so_far + one(good), rest - one(good)):
            found.append(good)
        rest -= one(good) * count(rest, good)
        good += 1
    return found


def _next_of_choice(goods: i64, task: PayTask) -> list[int]:
    """Where nothing is named: raw goods for raw ones alone, and enough must be left of the rest."""
    raws = task.any_raw - raws_in(task.so_far)
    refined = task.any_refined - refined_in(task.so_far)
    left = raws + refined
    found: list[int] = []
    rest = _from(goods, task.least)
    good: i64 = task.least if left else GOODS
    while good < GOODS and total(rest) >= left and refined_in(rest) >= refined:
        if count(rest, good) > 0 and (good >= RAWS or raws > 0):
            found.append(good)
        rest -= one(good) * count(rest, good)
        good += 1
    return found


def _from(goods: i64, least: i64) -> i64:
    """Those of this kind and of the later ones."""
    below: i64 = one(least) - 1
    return goods & ~below


def _can_go_on(task: PayTask, paid: i64, rest: i64) -> bool:
    """Whether what is paid can be completed with the rest."""
    if task.raw_instead > 0:
        return _can_craft_on(task, paid, rest)
    return _fits(task, paid) and is_payable(paid + rest, task.due, task.any_raw, task.any_refined)


def _fits(task: PayTask, paid: i64) -> bool:
    """Whether nothing is paid that is not asked for: raw goods, then all of them."""
    extra_raw: i64 = 0
    extra: i64 = 0
    kind: i64 = 0
    while kind < RAWS:
        more_raw = count(paid, kind) - count(task.due, kind)
        more = more_raw + count(paid, kind + RAWS) - count(task.due, kind + RAWS)
        extra_raw += max(more_raw, 0)
        extra += max(max(more_raw, more), max(more - count(paid, kind), 0))
        kind += 1
    return extra_raw <= task.any_raw and extra <= task.any_raw + task.any_refined


def _can_craft_on(task: PayTask, paid: i64, rest: i64) -> bool:
    """The same where raw goods may stand for refined ones, which are named all."""
    done, instead = as_refined(paid), task.raw_instead - raws_in(paid)
    return instead >= 0 and covers(task.due, done) and is_craftable(rest, task.due - done, instead)
