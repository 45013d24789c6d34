"""What there is to say about an impending crisis while the round goes on (2)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra.table import Table
from terrarium.core.bits import bit
from terrarium.games.terra.cards import VALUES, crisis_colour, holds, one, value_of
from terrarium.games.terra.sets import SET_BUNDLES
from terrarium.games.terra.state import PASSED, laid_card
from terrarium.games.terra.view import SEALED, TerraView

THOUSAND: Final = 1000
_SEALED_GUESS: Final = 4  # what a card that lies face down is taken for
_CARDS_IN_A_SET: Final = 3
# Not everybody gives their best: this share of it is counted on.
_TRUST_PER_CENT: Final = 70
# How far the sum of so many answers may well be off, in thousandths.
_DOUBT: Final = [0, 2000, 2800, 3500, 4000, 4500]
_FAINT_HOPE: Final = 10
# The chance that one more player does not outdo a 1, and what each further point adds.
_LOWEST_STAYS: Final = 667
_EACH_VALUE_STAYS: Final = 67


class Round:
    """The cards so far, who is still to come, and what they may bring."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.table: Final = table
        self.crisis: Final[i64] = view.impending
        self.colour: Final[i64] = crisis_colour(view.impending)
        self.later: Final[i64] = table.rules.players - 1 - len(view.played)
        self.first: Final = not _anybody_played(view)
        self.highest: Final[i64] = _highest(view)
        self.need: Final[i64] = table.rules.threats[view.impending] - _total(view)
        self.fatal: Final = table.rules.limits.are_met(view.full_blown | bit(view.impending))
        self.most: Final[i64] = self._most_to_come()
        self.hope: Final[i64] = self._hope() * _TRUST_PER_CENT // 100

    def chance_to_avert(self, value: i64) -> i64:
        """How likely the crisis is averted if this much is added now, in thousandths."""
        left = self.need - value
        if left <= 0:
            return THOUSAND
        if left > self.most:
            return 0
        lead = (self.hope - left * THOUSAND) * 500 // _DOUBT[self.later]
        return max(_FAINT_HOPE, min(THOUSAND, 500 + lead))

    def is_hopeless(self) -> bool:
        """Not even the best card of everybody would do."""
        return self.need > self.table.hand.highest(self.colour) + self.most

    def points(self, value: i64) -> i64:
        """What a card of this value would score, in thousandths, if the crisis is averted (2a)."""
        rules = self.table.rules
        points: i64 = rules.first_points * THOUSAND if self.first else 0
        if value >= self.highest and not self._outdoes_partner(value):
            points += rules.highest_points * self._chance_to_stay_highest(value)
        return points

    def _outdoes_partner(self, value: i64) -> bool:
        """What a partner would lose by it is no gain."""
        return value > self.highest and _is_highest_ours(self.table, self.highest)

    def _chance_to_stay_highest(self, value: i64) -> i64:
        chance: i64 = THOUSAND
        if value < VALUES:
            for _ in range(self.later):
                chance = chance * (_LOWEST_STAYS + (value - 1) * _EACH_VALUE_STAYS) // THOUSAND
        return chance

    def _hand_size(self, place: i64) -> i64:
        """How many cards the player so many places on has."""
        view = self.table.view
        return view.hand_sizes[(view.seat + place) % self.table.rules.players]

    def _most_to_come(self) -> i64:
        most: i64 = 0
        for place in range(1, self.later + 1):
            if self._hand_size(place):
                most += VALUES
        return most

    def _hope(self) -> i64:
        """What the best cards of those still to come may add up to, in thousandths.

        A best card is the number of values that it reaches, so each value counts by itself.
        """
        hope: i64 = 0
        if not self.later:
            return hope
        seen, unseen = _cards_seen(self.table.view), _number_unseen(self.table)
        reaching: i64 = 0
        for value in range(VALUES, 0, -1):
            copies: i64 = self.table.rules.copies[value - 1]
            reaching += copies - holds(seen, self.colour * VALUES + value - 1)
            lacking = (unseen - reaching) * THOUSAND // unseen if unseen else THOUSAND
            hope += self._players_reaching(lacking)
        return hope

    def _players_reaching(self, lacking: i64) -> i64:
        """How many may have such a card, in thousandths, if one card lacks it so often."""
        players: i64 = 0
        for place in range(1, self.later + 1):
            without: i64 = THOUSAND
            for _ in range(self._hand_size(place)):
                without = without * lacking // THOUSAND
            players += THOUSAND - without
        return players


def _anybody_played(view: TerraView) -> bool:
    return len(view.played) > view.played.count(PASSED)


def _value_of_answer(card: i64) -> i64:
    if card == SEALED:
        return _SEALED_GUESS
    return value_of(card) if card != PASSED else 0


def _total(view: TerraView) -> i64:
    total: i64 = 0
    for card in view.played:
        total += _value_of_answer(card)
    return total


def _highest(view: TerraView) -> i64:
    highest: i64 = 0
    for card in view.played:
        highest = max(highest, _value_of_answer(card))
    return highest


def _is_highest_ours(table: Table, highest: i64) -> bool:
    if not table.rules.teams:
        return False
    for place, card in enumerate(table.view.played):
        seat = (table.view.turn + place) % table.rules.players
        if card != PASSED and _value_of_answer(card) == highest and table.is_ours(seat):
            return True
    return False


def _cards_seen(view: TerraView) -> i64:
    """All cards that this seat has seen: its own, and those that lie or lay face up."""
    seen: i64 = view.hand + view.discard + view.own_hidden
    for number in view.hoards[view.seat]:
        seen += SET_BUNDLES[number]
    for cards in view.laid:
        for laid in cards:
            seen += one(laid_card(laid))
    for card in view.played:
        if card >= 0:
            seen += one(card)
    return seen


def _number_unseen(table: Table) -> i64:
    """How many Solution cards this seat has not seen: they are in the pile or with the others."""
    view = table.view
    unseen: i64 = view.pile - view.crises_in_pile()
    for seat in range(table.rules.players):
        if seat != view.seat:
            unseen += view.hand_sizes[seat] + view.hidden_sizes[seat]
            unseen += view.hoard_sizes[seat] * _CARDS_IN_A_SET
    for card in view.played:
        if card == SEALED:
            unseen += 1
    return unseen
