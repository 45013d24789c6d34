"""The 60 sets that may be hoarded (3b): triples and straights, in one colour or in all three."""

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from terrarium.core.chance import Stream
from terrarium.games.terra.cards import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    VALUES,
    bundle_of,
    card_of,
    holds,
    kinds_held,
    of_colour,
    triples_held,
    value_of,
)

NO_SET: Final = -1

_COLOUR_NUMBERS: Final = tuple(range(len(COLOURS)))
_STRAIGHT_STARTS: Final = range(1, VALUES - 1)
_TRIPLES: Final = 0
_RAINBOWS: Final = 18
_STRAIGHTS: Final = 24  # first those of one colour, then those of three
_STRAIGHTS_EACH: Final = 4


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
        for a, b, c in permutations(_COLOUR_NUMBERS)
        for v in _STRAIGHT_STARTS
    ]
    return triples + rainbows + straights + mixed_straights


SETS: Final = _all_sets()
SET_BUNDLES: Final = [bundle_of(cards) for cards in SETS]
SET_POINTS: Final = [sum(int(value_of(card)) for card in cards) for cards in SETS]
SET_BY_CARDS: Final = {tuple(sorted(cards)): number for number, cards in enumerate(SETS)}
_KINDS_NEEDED: Final = [int(kinds_held(bundle)) for bundle in SET_BUNDLES]


def sets_in(bundle: i64) -> list[int]:
    """Every set that can be made from these cards, ascending.

    A mask has a bit for each value, three apart, so shifting it by three looks one value on.
    """
    found: list[int] = []
    _add(found, triples_held(bundle), _TRIPLES)
    kinds = kinds_held(bundle)
    green, blue, red = of_colour(kinds, GREEN), of_colour(kinds, BLUE), of_colour(kinds, RED)
    _add(found, green & blue & red, _RAINBOWS)
    _add_straights(found, green, green, green, 0)
    _add_straights(found, blue, blue, blue, 1)
    _add_straights(found, red, red, red, 2)
    _add_straights(found, green, blue, red, 3)
    _add_straights(found, green, red, blue, 4)
    _add_straights(found, blue, green, red, 5)
    _add_straights(found, blue, red, green, 6)
    _add_straights(found, red, green, blue, 7)
    _add_straights(found, red, blue, green, 8)
    return found


def _add_straights(found: list[int], low: i64, middle: i64, high: i64, which: i64) -> None:
    _add(found, low & (middle >> 3) & (high >> 6), _STRAIGHTS + which * _STRAIGHTS_EACH)


def _add(found: list[int], mask: i64, number: i64) -> None:
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 3
        number += 1


def set_is_held(bundle: i64, number: i64) -> bool:
    """Whether the cards of one set are all there."""
    mask: i64 = _KINDS_NEEDED[number]
    held = triples_held(bundle) if number < _RAINBOWS else kinds_held(bundle)
    return held & mask == mask


def spell_set(number: int) -> str:
    """`red 2 3 4` in one colour, `green 2 blue 3 red 4` in three."""
    words: list[str] = []
    colour: int | None = None
    for card in SETS[number]:
        if card // VALUES != colour:
            colour = card // VALUES
            words.append(COLOURS[colour])
        words.append(str(card % VALUES + 1))
    return " ".join(words)


def any_set(bundle: i64, chance: Stream) -> int:
    """One of the sets that can be made, in proportion to the ways to make it; or NO_SET."""
    ways = [_ways(bundle, number) for number in range(len(SETS))]
    total = sum(ways)
    if not total:
        return NO_SET
    place: i64 = chance.below(total)
    number = 0
    while place >= ways[number]:
        place -= ways[number]
        number += 1
    return number


def _ways(bundle: i64, number: int) -> int:
    """How many different cards could make up the set."""
    a, b, c = SETS[number]
    if a == c:
        copies = holds(bundle, a)
        return copies * (copies - 1) * (copies - 2) // 6
    return holds(bundle, a) * holds(bundle, b) * holds(bundle, c)
