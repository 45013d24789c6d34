"""Bundles of goods are counted, compared and taken apart in one integer."""

import random

import pytest

from terrarium.games.terramara.goods import (
    GOODS,
    MOST_OF_A_KIND,
    as_raw,
    as_refined,
    beyond,
    counts,
    covers,
    one,
    raws,
    raws_in,
    refined_in,
    spell_bundle,
    together,
    total,
)


def bundle(amounts: list[int]) -> int:
    return sum(int(one(good)) * amount for good, amount in enumerate(amounts))


def some(seed: int, most: int = MOST_OF_A_KIND) -> list[int]:
    chance = random.Random(seed)
    return [chance.choice((0, 1, chance.randint(0, most), most)) for _ in range(GOODS)]


@pytest.mark.parametrize("seed", range(20))
def test_what_is_left_of_each_kind_is_never_below_nothing(seed: int) -> None:
    ours, less = some(seed), some(seed + 1_000)
    left = [max(there - gone, 0) for there, gone in zip(ours, less, strict=True)]
    assert counts(beyond(bundle(ours), bundle(less))) == left


@pytest.mark.parametrize("seed", range(20))
def test_a_bundle_covers_another_if_it_has_as_much_of_every_kind(seed: int) -> None:
    ours, wanted = some(seed, 3), some(seed + 1_000, 2)
    enough = all(there >= asked for there, asked in zip(ours, wanted, strict=True))
    assert covers(bundle(ours), bundle(wanted)) == enough


@pytest.mark.parametrize("seed", range(20))
def test_nobody_ever_has_more_than_62_of_a_kind(seed: int) -> None:
    ours, more = some(seed), some(seed + 1_000, 20)
    both = [min(there + new, MOST_OF_A_KIND) for there, new in zip(ours, more, strict=True)]
    assert counts(together(bundle(ours), bundle(more))) == both


def test_raw_and_refined_goods_are_counted_apart() -> None:
    goods = bundle([1, 2, 3, 4, 5, 6, 7, 8])
    assert (raws_in(goods), refined_in(goods), total(goods)) == (10, 26, 36)


def test_goods_can_be_seen_as_refined_and_as_raw() -> None:
    assert spell_bundle(as_refined(bundle([1, 0, 0, 2, 3, 0, 0, 0]))) == "4 leather, 2 metal"
    assert spell_bundle(as_raw(bundle([0, 0, 0, 0, 1, 0, 0, 2]))) == "1 cattle, 2 ore"
    assert spell_bundle(raws(bundle([1, 0, 0, 2, 3, 0, 0, 0]))) == "1 cattle, 2 ore"
