"""What lies on Terra's table.

The cards and their numbers are drawn in cards.py. In words:

    pile          face down; `drawn` cards of it have gone
    hands         a bundle for each seat
    hoards        for each seat the sets laid face down, in order
    full_blown    a bit for each crisis in the centre; `laid` holds the cards on each, in order,
                  as (seat + 1) × 18 + card (seat NOBODY: none remembers who)
    impending     the crisis in front of the player whose turn it is; `played` has an answer for
                  each seat asked so far, from that player on: a card, or PASSED
    discard       a bundle, and `solved`, a bit for each crisis; `hidden` are the bundles that
                  each seat discarded face down, where the table plays so
    helped        a bit for each crisis that got a card from the player whose turn it is (3a)
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.state import State
from terrarium.games.terra.cards import (
    EMPTY,
    KINDS,
    NO_CRISIS,
    bundle_of,
    one,
    value_of,
)
from terrarium.games.terra.rules import Rules

IMPENDING: Final = 0
HELPING: Final = 1
DISCARDING: Final = 2
PHASES: Final = ("impending", "help", "discard")

PASSED: Final = -1


class TerraState(State):
    """A moment of a match of Terra; contract.py adds the rules to it."""

    def __init__(
        self,
        *,
        rules: Rules,
        seed: int,
        pile: tuple[int, ...],
        hands: list[int],
        hoards: list[tuple[int, ...]],
        scores: list[int],
        laid: list[tuple[int, ...]],
        hidden: list[int],
    ) -> None:
        super().__init__(rules, seed)
        self.rules = rules
        self.pile = pile
        self.drawn: i64 = 0
        self.hands = hands
        self.hoards = hoards
        self.scores = scores
        self.full_blown: i64 = 0
        self.laid = laid
        self.impending: i64 = NO_CRISIS
        self.played: list[int] = []
        self.discard: i64 = EMPTY
        self.solved: i64 = 0
        self.hidden = hidden
        self.turn: i64 = 0
        self.helped: i64 = 0

    def copy(self) -> "TerraState":
        raise NotImplementedError

    # What can be counted.

    def pile_left(self) -> i64:
        return len(self.pile) - self.drawn

    def hand(self, seat: i64) -> i64:
        bundle: i64 = self.hands[seat]
        return bundle

    def threat(self, crisis: i64) -> i64:
        threat: i64 = self.rules.threats[crisis]
        return threat

    def total_played(self) -> i64:
        """What lies on the impending crisis so far."""
        total: i64 = 0
        for card in self.played:
            if card != PASSED:
                total += value_of(card)
        return total

    def total_laid(self, crisis: i64) -> i64:
        """What lies on a full-blown crisis."""
        total: i64 = 0
        for laid in self.laid[crisis]:
            total += value_of(laid_card(laid))
        return total

    # What moves a card.

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat] = self.hand(seat) - one(card)

    def put_in_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat] = self.hand(seat) + one(card)

    def lay(self, crisis: i64, card: i64) -> None:
        """A card of the player whose turn it is goes on a full-blown crisis."""
        laid: tuple[int, ...] = (as_laid(self.turn, card),)
        self.laid[crisis] = self.laid[crisis] + laid

    def discard_played(self) -> None:
        """The cards on the impending crisis go to the discard pile."""
        self.discard += bundle_of([card for card in self.played if card != PASSED])
        self.played = []

    def discard_laid(self, crisis: i64) -> None:
        """The cards on a full-blown crisis go to the discard pile."""
        self.discard += bundle_of([laid_card(laid) for laid in self.laid[crisis]])
        self.laid[crisis] = ()

    def score(self, seat: i64, points: i64) -> None:
        self.scores[seat] = self.scores[seat] + points


def laid_card(laid: i64) -> i64:
    """The card of an entry of `laid`."""
    return laid % KINDS


def laid_by(laid: i64) -> i64:
    """The seat of an entry of `laid`; NOBODY when none remembers who."""
    return laid // KINDS - 1


def as_laid(seat: i64, card: i64) -> i64:
    return (seat + 1) * KINDS + card
