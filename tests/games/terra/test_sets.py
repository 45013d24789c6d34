"""The sixty sets of three that may be hoarded."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from terrarium.core.reason import Refused
from terrarium.games.terra.cards import KINDS, bundle_of, card_of, cards_in
from terrarium.games.terra.sets import SET_BUNDLES, SET_POINTS, SETS, set_is_held, sets_in
from tests.games.terra.table import GAME, terra

pytestmark = pytest.mark.rule("1.4")


def is_a_set(cards: tuple[int, ...]) -> bool:
    """The rulebook's four kinds, written down a second time."""
    values = sorted(card % 6 for card in cards)
    colours = len({card // 6 for card in cards})
    same_value = values[0] == values[2]
    straight = values[1] == values[0] + 1 and values[2] == values[1] + 1
    return (same_value or straight) and colours in (1, 3)


def all_triples() -> Iterator[tuple[int, ...]]:
    return combinations_with_replacement(range(KINDS), 3)


def test_there_are_sixty() -> None:
    assert len(SETS) == 60
    assert len({tuple(sorted(cards)) for cards in SETS}) == 60


def test_they_are_the_triples_and_straights_in_one_colour_or_in_three() -> None:
    assert {tuple(sorted(cards)) for cards in SETS} == set(filter(is_a_set, all_triples()))


@pytest.mark.parametrize(("first", "count"), [(0, 18), (18, 6), (24, 12), (36, 24)])
def test_each_kind_has_its_number(first: int, count: int) -> None:
    colours = [len({card // 6 for card in cards}) for cards in SETS[first : first + count]]
    steps = [max(c % 6 for c in cards) - min(c % 6 for c in cards) for cards in SETS]
    assert len(set(colours)) == 1
    assert len(set(steps[first : first + count])) == 1


@pytest.mark.rule("8.2", "3b")
@pytest.mark.parametrize(
    "text",
    [
        "hoard blue 5 blue 5 blue 5",
        "hoard green 5 blue 5 red 5",
        "hoard red 2 red 3 red 4",
        "hoard red 2 blue 3 green 4",
    ],
)
def test_the_examples_of_the_rulebook_are_sets(text: str) -> None:
    assert GAME.parse(text) in range(127, 187)


@pytest.mark.rule("8.2", "3b")
@pytest.mark.parametrize(
    "text",
    [
        "hoard blue 5 blue 5 green 5",
        "hoard red 2 red 3 green 4",
        "hoard red 5 red 6 red 1",
        "hoard red 2 red 4 red 6",
        "hoard red 6 blue 1 green 2",
        "hoard red 2 red 3",
        "hoard red 2 red 3 red 4 red 5",
    ],
)
def test_others_are_not(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.parse(text)
    assert (refusal.value.reason.id, refusal.value.reason.rule) == ("terra-no-such-set", "3b")


def test_a_set_is_worth_the_sum_of_its_cards() -> None:
    assert [sum(card % 6 + 1 for card in cards) for cards in SETS] == SET_POINTS
    assert (min(SET_POINTS), max(SET_POINTS)) == (3, 18)


def test_exactly_the_sets_in_hand_are_found_in_every_small_hand() -> None:
    for cards in all_triples():
        bundle = bundle_of(cards)
        expected = [number for number, made in enumerate(SETS) if sorted(made) == list(cards)]
        assert sets_in(bundle) == expected
        assert [number for number in range(60) if set_is_held(bundle, number)] == expected


def test_a_full_hand_offers_every_set_it_contains_once() -> None:
    game = terra("""
        phase: help
        open: south-america-green
        hand 0: green 1, blue 2, blue 2, blue 2, blue 3, blue 4, green 2, red 2, red 3
    """)
    game.play("help south-america-green with green 1")
    assert [text for text in game.legal() if text.startswith("hoard")] == [
        "hoard blue 2 2 2",
        "hoard green 2 blue 2 red 2",
        "hoard blue 2 3 4",
        "hoard green 2 red 3 blue 4",
    ]


@pytest.mark.parametrize("copies", [1, 2, 3, 4, 5, 6, 7])
def test_a_triple_needs_three_copies_or_more(copies: int) -> None:
    for kind in range(KINDS):
        assert (kind in sets_in(bundle_of([kind] * copies))) == (copies >= 3)


def test_bundles_keep_the_cards_of_a_set() -> None:
    for cards, bundle in zip(SETS, SET_BUNDLES, strict=True):
        assert tuple(cards_in(bundle)) == tuple(sorted(cards))


def test_one_value_in_each_colour_is_a_set() -> None:
    for value in range(1, 7):
        cards = [card_of(colour, value) for colour in range(3)]
        assert len(sets_in(bundle_of(cards))) == 1
