"""Which goods can pay a price: counting agrees with trying everything."""

import random
from itertools import combinations_with_replacement, product

import pytest

from terrarium.games.terramara.goods import GOODS, RAWS, counts, one
from terrarium.games.terramara.payment import is_craftable, is_payable, next_payments
from terrarium.games.terramara.tasks import PayTask

Payment = tuple[int, ...]  # goods, ascending


def bundle(goods: Payment) -> int:
    return sum(int(one(good)) for good in goods)


def held(goods: int, payment: Payment) -> bool:
    return all(payment.count(good) <= there for good, there in enumerate(counts(goods)))


def whole(task: PayTask) -> int:
    return sum(counts(task.due)) + int(task.any_raw + task.any_refined)


def pays(task: PayTask, payment: Payment) -> bool:
    """Whether the payment can be dealt out to what is asked for, one good for each."""
    demands = [good for good, amount in enumerate(counts(task.due)) for _ in range(amount)]
    stands = {demand: {demand, demand + RAWS} if demand < RAWS else {demand} for demand in demands}
    if task.raw_instead:
        stands = {demand: {demand, demand - RAWS} for demand in demands}
        if sum(good < RAWS for good in payment) > task.raw_instead:
            return False
    asked = [stands[demand] for demand in demands]
    asked += [set(range(GOODS))] * int(task.any_raw) + [set(range(RAWS, GOODS))] * int(
        task.any_refined
    )
    return len(asked) == len(payment) and deals(list(payment), asked)


def deals(payment: list[int], asked: list[set[int]]) -> bool:
    if not asked:
        return True
    return any(
        deals(payment[:n] + payment[n + 1 :], asked[1:])
        for n, good in enumerate(payment)
        if good in asked[0]
    )


def payments(goods: int, task: PayTask) -> list[Payment]:
    every = combinations_with_replacement(range(GOODS), whole(task))
    return [payment for payment in every if held(goods, payment) and pays(task, payment)]


def some_goods(chance: random.Random, kinds: range, most: int) -> int:
    return bundle(tuple(chance.choice(kinds) for _ in range(chance.randint(0, most))))


def some_price(chance: random.Random) -> PayTask:
    if chance.random() < 0.3:
        cost = some_goods(chance, range(RAWS, GOODS), 4)
        return PayTask(cost, 0, 0, chance.randint(1, 3))
    due = some_goods(chance, range(GOODS), 3)
    return PayTask(due, chance.randint(0, 2), chance.randint(0, 1))


@pytest.mark.parametrize("seed", range(60))
def test_what_can_be_paid_next_is_what_some_whole_payment_goes_on_with(seed: int) -> None:
    chance = random.Random(seed)
    goods, task = some_goods(chance, range(GOODS), 8), some_price(chance)
    expected = sorted({payment[0] for payment in payments(goods, task) if payment})
    assert next_payments(goods, task) == expected


@pytest.mark.parametrize("seed", range(60))
def test_after_a_good_is_paid_the_rest_goes_on_ascending(seed: int) -> None:
    chance = random.Random(seed)
    goods, task = some_goods(chance, range(GOODS), 8), some_price(chance)
    for first in next_payments(goods, task):
        rest = PayTask(
            task.due, task.any_raw, task.any_refined, task.raw_instead, one(first), first
        )
        longer = [payment for payment in payments(goods, task) if payment[0] == first]
        expected = sorted({payment[1] for payment in longer if len(payment) > 1})
        assert whole(task) == 1 or next_payments(goods - one(first), rest) == expected


@pytest.mark.parametrize("seed", range(60))
def test_a_price_is_payable_if_some_payment_pays_it(seed: int) -> None:
    chance = random.Random(seed)
    goods, task = some_goods(chance, range(GOODS), 6), some_price(chance)
    if task.raw_instead:
        payable = is_craftable(goods, task.due, task.raw_instead)
    else:
        payable = is_payable(goods, task.due, task.any_raw, task.any_refined)
    assert payable == bool(payments(goods, task))


@pytest.mark.parametrize(("raw", "refined"), list(product(range(3), range(3))))
def test_refined_goods_stand_for_raw_ones_and_raw_never_for_refined(raw: int, refined: int) -> None:
    ore, metal = one(3), one(7)
    goods = ore * raw + metal * refined
    assert is_payable(goods, ore * 2, 0, 0) == (raw + refined >= 2)
    assert is_payable(goods, metal * 2, 0, 0) == (refined >= 2)
