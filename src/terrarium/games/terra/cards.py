"""Terra's cards: 90 Solutions and 18 Crises, and how many of them are counted in one integer.

    solution   0 … 17   colour × 6 + value − 1     green 1 … green 6, blue 1 …, red 1 … red 6
    crisis     0 … 17   region × 3 + colour        north-america-green, north-america-blue, …
    in a pile: a solution is its number, a crisis its number + 18

A **bundle** counts Solution cards, as in a hand: three bits for each of the 18 kinds, then the
number of all cards. No kind has more than seven cards, so the counts never run into each other.

    bits 0–2: how many green 1 · bits 3–5: green 2 · … · bits 51–53: red 6 · bits 54–60: all cards
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "blue", "red")
REGIONS: Final = ("north-america", "south-america", "europe", "africa", "asia", "oceania")

VALUES: Final = 6
KINDS: Final = 18
CRISES: Final = 18
NO_CRISIS: Final = -1

_BITS: Final = 3
_COUNT: Final = 0o7
_OF_A_COLOUR: Final = 0o777777
_ALL: Final = 54
_ONE_CARD: Final = 1 << _ALL
_ONE_OF_EACH: Final = 0o111111111111111111

EMPTY: Final[i64] = 0


def card_of(colour: int, value: int) -> int:
    return colour * VALUES + value - 1


def colour_of(card: i64) -> i64:
    return card // VALUES


def value_of(card: i64) -> i64:
    return card % VALUES + 1


def crisis_of(region: int, colour: int) -> int:
    return region * len(COLOURS) + colour


def crisis_colour(crisis: i64) -> i64:
    return crisis % 3


def crisis_region(crisis: i64) -> i64:
    return crisis // 3


def one(card: i64) -> i64:
    """A bundle of a single card; add it to lay the card in, subtract it to take it out."""
    return bit(card * _BITS) + _ONE_CARD


def size(bundle: i64) -> i64:
    """How many cards there are."""
    return bundle >> _ALL


def holds(bundle: i64, card: i64) -> i64:
    """How many cards of one kind there are."""
    return (bundle >> (card * _BITS)) & _COUNT


def of_colour(bundle: i64, colour: i64) -> i64:
    """The counts of one colour alone, value by value, three bits each."""
    return (bundle >> (colour * VALUES * _BITS)) & _OF_A_COLOUR


def kinds_held(bundle: i64) -> i64:
    """One bit (the lowest of its three) for each kind of which there is a card."""
    return (bundle | (bundle >> 1) | (bundle >> 2)) & _ONE_OF_EACH


def triples_held(bundle: i64) -> i64:
    """One bit for each kind of which there are three cards or more."""
    return ((bundle >> 2) | ((bundle >> 1) & bundle)) & _ONE_OF_EACH


def bundle_of(cards: Iterable[int]) -> int:
    bundle: i64 = EMPTY
    for card in cards:
        bundle += one(card)
    return bundle


def cards_in(bundle: i64) -> list[int]:
    """The cards one by one, ascending."""
    cards: list[int] = []
    for card in range(KINDS):
        cards.extend([card] * holds(bundle, card))
    return cards


def crises_in(mask: i64) -> list[int]:
    """The crises of a mask one by one, ascending."""
    return [crisis for crisis in range(CRISES) if mask >> crisis & 1]


def spell_card(card: int) -> str:
    return f"{COLOURS[card // VALUES]} {card % VALUES + 1}"


def spell_crisis(crisis: int) -> str:
    return f"{REGIONS[crisis // 3]}-{COLOURS[crisis % 3]}"


CARD_BY_NAME: Final = {spell_card(card): card for card in range(KINDS)}
CRISIS_BY_NAME: Final = {spell_crisis(crisis): crisis for crisis in range(CRISES)}
