"""What there is to say about the table, as one seat sees it."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra.hand import Hand
from terrarium.bots.terra.peril import peril_of, peril_with, world_peril
from terrarium.core.bits import bit
from terrarium.games.terra.cards import CRISES, NO_CRISIS, VALUES, size
from terrarium.games.terra.loss import Limit
from terrarium.games.terra.view import TerraView

_ALL_CRISES: Final[i64] = (1 << CRISES) - 1


class Table:
    """The judgements that do not depend on anybody's character."""

    def __init__(self, view: TerraView) -> None:
        self.view: Final = view
        self.rules: Final = view.rules
        self.hand: Final = Hand(view.hand)
        self.coming: Final[i64] = _crises_to_come(view)

    def peril(self) -> i64:
        """How near the world is to its end."""
        return world_peril(self.rules.limits, self.view.full_blown, self.coming)

    def relief(self, crisis: i64) -> i64:
        """By how much solving a full-blown crisis would lessen the peril."""
        without = self.view.full_blown & ~bit(crisis)
        return self._peril_with(self.view.full_blown, crisis) - self._peril_with(without, crisis)

    def relief_of(self, limit: Limit, crisis: i64) -> i64:
        """The part of the relief that is its region's, or its colour's."""
        raging = self.view.full_blown
        with_it = peril_of(limit, raging, self.coming)
        return with_it - peril_of(limit, raging & ~bit(crisis), self.coming)

    def harm(self, crisis: i64) -> i64:
        """By how much the peril would grow if the crisis broke out."""
        after = self.view.full_blown | bit(crisis)
        return self._peril_with(after, crisis) - self._peril_with(self.view.full_blown, crisis)

    def gap(self, crisis: i64) -> i64:
        """What a full-blown crisis still lacks."""
        return self.rules.threats[crisis] - self.view.total_laid(crisis)

    def has_helped(self) -> bool:
        """Whether a card was laid this turn, so that a set may be hoarded (3b)."""
        return self.view.helped != 0

    def has_too_many_cards(self) -> bool:
        """Whether one would have to go at the end of the turn."""
        return size(self.hand.cards) > self.rules.hand_limit

    def is_ours(self, seat: i64) -> bool:
        """Whether the seat is this one or its partner's."""
        return seat in self.rules.team_of(self.view.seat)

    def sets_behind(self) -> i64:
        """How many more sets the greatest hoarder has; partners hoard together."""
        most: i64 = 0
        for seat in range(self.rules.players):
            most = max(most, self._sets_of_team(seat))
        return most - self._sets_of_team(self.view.seat)

    def _sets_of_team(self, seat: i64) -> i64:
        sets: i64 = 0
        for mate in self.rules.team_of(seat):
            sets += self.view.hoard_sizes[mate]
        return sets

    def _peril_with(self, full_blown: i64, crisis: i64) -> i64:
        return peril_with(self.rules.limits, full_blown, self.coming, crisis)


class OpenCrisis:
    """A full-blown crisis: what it lacks, and what solving it would be good for."""

    def __init__(self, table: Table, crisis: i64) -> None:
        self.number: Final[i64] = crisis
        self.gap: Final[i64] = table.gap(crisis)
        self.relief: Final[i64] = table.relief(crisis)

    def relief_by(self, value: i64) -> i64:
        """The share of the relief that a card of this value is good for."""
        return self.relief * min(value, self.gap) // self.gap

    def is_solved_by(self, value: i64) -> bool:
        return value >= self.gap

    def is_left_to_others(self, value: i64) -> bool:
        """Whether the card would leave so little that the next player's could solve it."""
        return 0 < self.gap - value <= VALUES


def _crises_to_come(view: TerraView) -> i64:
    """A bit for each crisis that is still in the pile: all others lie face up."""
    seen = view.full_blown | view.solved
    if view.impending != NO_CRISIS:
        seen |= bit(view.impending)
    return _ALL_CRISES & ~seen
