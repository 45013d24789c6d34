"""A temper weighs what a card brings its player, what it brings the world, and what it costs."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra.peril import CERTAIN
from terrarium.bots.terra.round import THOUSAND, Round
from terrarium.bots.terra.table import OpenCrisis, Table
from terrarium.games.terra.cards import value_of

POINT: Final = 1000
_LOST_FROM_A_SET: Final = 300  # for each point that the best set loses: another may come


class Temper:
    """What things are worth to a character, in thousandths of a point."""

    def __init__(self, care: int, alarm: int, thrift: int, reluctance: int, ambition: int) -> None:
        self.care: Final[i64] = care  # to take a certain loss off the world
        self.alarm: Final[i64] = alarm  # to avert the crisis that would be the end
        self.thrift: Final[i64] = thrift  # to keep one more pip in hand
        self.reluctance: Final[i64] = reluctance  # not to let the next player solve a crisis
        self.ambition: Final[i64] = ambition  # to score a point

    def worth_of_playing(self, round: Round, card: i64) -> i64:
        """What a card is worth on the impending crisis."""
        value = value_of(card)
        gain = self.points_of_playing(round, value) + self.good_of_playing(round, value)
        return gain - self.cost(round.table, card)

    def points_of_playing(self, round: Round, value: i64) -> i64:
        points = round.points(value) * self.ambition // POINT
        return round.chance_to_avert(value) * points // THOUSAND

    def good_of_playing(self, round: Round, value: i64) -> i64:
        """What it is worth that the crisis is more likely averted."""
        better = round.chance_to_avert(value) - round.chance_to_avert(0)
        return better * self._worth_of_averting(round) // THOUSAND

    def _worth_of_averting(self, round: Round) -> i64:
        if round.fatal:
            return self.alarm
        return round.table.harm(round.crisis) * self.care // CERTAIN

    def worth_of_helping(self, table: Table, crisis: OpenCrisis, card: i64) -> i64:
        """What a card is worth on a full-blown crisis."""
        value = value_of(card)
        worth = self.good_of_helping(crisis, value) - self.cost(table, card)
        if crisis.is_solved_by(value):
            worth += table.rules.solving_points * self.ambition
        elif crisis.is_left_to_others(value):
            worth -= self.reluctance
        if table.has_too_many_cards():
            worth += self.thrift  # one would have to go anyway
        return worth

    def good_of_helping(self, crisis: OpenCrisis, value: i64) -> i64:
        return crisis.relief_by(value) * self.care // CERTAIN

    def cost(self, table: Table, card: i64) -> i64:
        """What giving a card away costs: its value, and what the best set loses."""
        lost = table.hand.points - table.hand.points_without(card)
        return value_of(card) * self.thrift + lost * _LOST_FROM_A_SET
