"""The 60 sets that may be hoarded (3b): triples and straights, in one colour or in all three."""

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from terrarium.games.terra.cards import (
    COLOURS,
    RED,
    VALUES,
    bundle_of,
    card_of,
    kinds_held,
    triples_held,
    value_of,
)

_COLOUR_NUMBERS: Final = tuple(range(len(COLOURS)))
_STRAIGHT_STARTS: Final = range(1, VALUES - 1)
TRIPLES_IN_ONE_COLOUR: Final = 18


def _all_sets() -> list[tuple[int, int, int]]:
    triples = [
        (card_of(c, v), card_of(c, v), card_of(c, v))
        for c in _COLOUR_NUMBERS
        for v in range(1, VALUES + 1)
    ]
    rainbows = [(card_of(0, v), card_of(1, v), card_of(RED, v)) for v in range(1, VALUES + 1)]
    straights = [
        (card_of(c, v), card_of(c, v + 1), card_of(c, v + 2))
        for c in _COLOUR_NUMBERS
        for v in _STRAIGHT_STARTS
    ]
    mixed_straights = [
        (card_of(a, v), card_of(b, v + 1), card_of(c, v + 2))
        for v in _STRAIGHT_STARTS
        for a, b, c in permutations(_COLOUR_NUMBERS)
    ]
    return triples + rainbows + straights + mixed_straights


SETS: Final = _all_sets()
SET_BUNDLES: Final = [bundle_of(cards) for cards in SETS]
SET_POINTS: Final = [sum(int(value_of(card)) for card in cards) for cards in SETS]
SET_BY_CARDS: Final = {tuple(sorted(cards)): number for number, cards in enumerate(SETS)}
_KINDS_NEEDED: Final = [int(kinds_held(bundle)) for bundle in SET_BUNDLES]


def sets_in(bundle: i64) -> list[int]:
    """Every set that can be made from these cards, ascending."""
    found: list[int] = []
    triples = triples_held(bundle)
    kinds = kinds_held(bundle)
    for number, needed in enumerate(_KINDS_NEEDED):
        mask: i64 = needed
        held = triples if number < TRIPLES_IN_ONE_COLOUR else kinds
        if held & mask == mask:
            found.append(number)
    return found


def set_is_held(bundle: i64, number: i64) -> bool:
    """Whether the cards of one set are all there."""
    mask: i64 = _KINDS_NEEDED[number]
    held = triples_held(bundle) if number < TRIPLES_IN_ONE_COLOUR else kinds_held(bundle)
    return held & mask == mask


def spell_set(number: int) -> str:
    """`red 2 3 4` in one colour, `green 2 blue 3 red 4` in three."""
    words: list[str] = []
    colour = -1
    for card in SETS[number]:
        if card // VALUES != colour:
            colour = card // VALUES
            words.append(COLOURS[colour])
        words.append(str(card % VALUES + 1))
    return " ".join(words)
