"""What a hand is good for: its best set, and what a card of it is worth."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra.cards import VALUES, holds, one, size
from terrarium.games.terra.sets import NO_SET, SET_BUNDLES, SET_POINTS, sets_in

NO_VALUE: Final = 0
_CARDS_IN_A_SET: Final = 3


class Hand:
    """A hand with its best set picked out."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards
        self.set: Final[i64] = best_set(cards)
        self.points: Final[i64] = points_of(self.set)

    def points_without(self, card: i64) -> i64:
        """What the best set would be worth if the card were gone."""
        if self.set == NO_SET or holds(self.cards, card) > holds(SET_BUNDLES[self.set], card):
            return self.points
        return points_of(best_set(self.cards - one(card)))

    def highest(self, colour: i64) -> i64:
        """The highest value of a colour; NO_VALUE without one."""
        value: i64 = VALUES
        while value and not holds(self.cards, colour * VALUES + value - 1):
            value -= 1
        return value


def best_set(cards: i64) -> i64:
    """The most valuable set; NO_SET where there is none."""
    best: i64 = NO_SET
    if size(cards) < _CARDS_IN_A_SET:
        return best
    for number in sets_in(cards):
        if points_of(number) > points_of(best):
            best = number
    return best


def points_of(number: i64) -> i64:
    return SET_POINTS[number] if number != NO_SET else 0
