"""Chance: the same numbers for ever, everywhere, and each as likely as another."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from terrarium.core.chance import SEED_BITS, Stream, commitment, named_stream, stream


def test_the_generator_draws_its_known_numbers() -> None:
    """sfc32 from the state 1, 2, 3 with the counter at 4, worked out by hand."""
    chance = Stream(b"".join(word.to_bytes(4, "little") for word in (1, 2, 3, 4)))
    first = 1 + 2 + 4
    a, b, c = 2 ^ (2 >> 9), 3 + (3 << 3), ((3 << 21) | (3 >> 11)) + first
    second = a + b + 5
    assert [chance.word(), chance.word()] == [first, second]
    third = ((b ^ (b >> 9)) + ((c + (c << 3)) & 0xFFFFFFFF) + 6) & 0xFFFFFFFF
    assert chance.word() == third


def test_a_stream_is_the_same_for_ever() -> None:
    chance = stream(seed=1, use=1)
    assert [chance.word() for _ in range(4)] == [1983813159, 1823230285, 2035845640, 60316237]
    assert stream(2**128 - 1, 7).below(1000) == 612


def test_a_named_stream_is_the_same_for_ever() -> None:
    assert named_stream("bot 1").word() == 3850684381
    assert named_stream("bot 2").word() != 3850684381


def test_each_use_of_a_seed_has_numbers_of_its_own() -> None:
    firsts = {int(stream(seed, use).word()) for seed in range(20) for use in range(20)}
    assert len(firsts) == 400


def test_a_seed_is_never_taken_for_another_seed_and_use() -> None:
    assert stream(0x1, 11).word() != stream(0x11, 1).word()


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 108, 2**30])
def test_a_number_below_a_limit_is_below_it(limit: int) -> None:
    chance = stream(5, limit)
    assert all(0 <= chance.below(limit) < limit for _ in range(300))


@pytest.mark.parametrize("limit", [2, 3, 6, 10])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    chance = stream(9, 9)
    counts = Counter(int(chance.below(limit)) for _ in range(1000 * limit))
    assert chi_square(list(counts.values()), limit) < 30


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts = dict.fromkeys(permutations(range(4)), 0)
    chance = stream(3, 3)
    for _ in range(24 * 500):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[(items[0], items[1], items[2], items[3])] += 1
    assert chi_square(list(counts.values()), 24) < 23 + 4 * (2 * 23) ** 0.5


def test_every_card_comes_to_every_place_of_a_large_shuffle() -> None:
    chance = stream(4, 4)
    places = [[0] * 30 for _ in range(30)]
    for _ in range(3000):
        items = list(range(30))
        chance.shuffle(items)
        for place, item in enumerate(items):
            places[item][place] += 1
    for counts in places:
        assert chi_square(counts, 30) < 29 + 5 * (2 * 29) ** 0.5


def test_a_shuffle_keeps_every_item() -> None:
    items = list(range(108))
    stream(1, 2).shuffle(items)
    assert items != list(range(108))
    assert sorted(items) == list(range(108))


@pytest.mark.parametrize("items", [[], [7]])
def test_there_is_nothing_to_shuffle_in_one_item(items: list[int]) -> None:
    before = [*items]
    stream(1, 2).shuffle(items)
    assert items == before


def test_a_seed_from_a_stream_is_as_large_as_a_tables_own() -> None:
    seeds = {stream(1, use).seed() for use in range(50)}
    assert len(seeds) == 50
    assert max(seeds) >> (SEED_BITS - 8)
    assert max(seeds) < 1 << SEED_BITS


def test_a_commitment_binds_match_and_seed() -> None:
    text = "terrarium\nm1\n" + "1".zfill(32)
    assert commitment("m1", 1) == sha256(text.encode()).hexdigest()
    assert len({commitment("m1", 1), commitment("m1", 2), commitment("m2", 1)}) == 3


def chi_square(counts: list[int], kinds: int) -> float:
    expected = sum(counts) / kinds
    missing = (kinds - len(counts)) * expected
    return sum((count - expected) ** 2 / expected for count in counts) + missing
