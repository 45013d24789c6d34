"""All the sums of the planner for one decision, each made when it is first asked for."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.aims import Aims
from terrarium.bots.terramara.cards import worth_of
from terrarium.bots.terramara.journey import Journey
from terrarium.bots.terramara.outlook import Outlook
from terrarium.bots.terramara.thought import Thought
from terrarium.bots.terramara.tracks import Tracks
from terrarium.bots.terramara.workshop import Target, Workshop
from terrarium.games.terramara.components import NO_CARD, Parts
from terrarium.games.terramara.costs import ALL_RAW, cost_of
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.holdings import Holdings
from terrarium.games.terramara.payment import is_craftable
from terrarium.games.terramara.scoring import holdings_of
from terrarium.games.terramara.state import BONUS_PLACES, ROUNDS
from terrarium.games.terramara.steps.raid import amount_due
from terrarium.games.terramara.traits import KEEPS_STRENGTH
from terrarium.games.terramara.view import TerramaraView

_UNKNOWN: Final = -1
_ANY: Final = 100  # raw goods
_STOCK: Final = 0x60C183060C183  # three of each good
_HARM: Final = 23  # a good less for another player
_OFF_HAND: Final = 228  # a reserved card that would be lost in the end
_AT_LAST: Final = 500
_RAW_CRAFT: Final = 52  # what it saves by itself
_MOVEMENT: Final = 262  # a step by a bonus tile or a card


class Scales:
    """Weighs goods, steps, cards and effects for one seat."""

    def __init__(self, view: TerramaraView) -> None:
        self.outlook: Final = Outlook(view)
        self.table: Final = view.table
        self.seat: Final[i64] = view.seat
        self.aims: Final = Aims(self.outlook)
        self.tracks: Final = Tracks(self.outlook, self.aims)
        self.plain: Final = Workshop(self.outlook.raw, self.outlook.refined, 0, _ANY)
        self.workshop: Final = self.outlook.workshop
        self._journey: Journey | None = None
        self._holdings: Holdings | None = None
        self._tiles: Final = [_UNKNOWN] * BONUS_PLACES
        self._add_targets()
        self.now: Final[i64] = self.workshop.value(self.outlook.goods)

    def _add_targets(self) -> None:
        """The cards in reach, and the reserved one."""
        table = self.table
        for place in range(min(len(table.row), available(table.culture[self.seat]))):
            self._add_target(table.row[place], 0)
        if table.reserved[self.seat] != NO_CARD:
            last = table.round == ROUNDS
            self._add_target(table.reserved[self.seat], _AT_LAST if last else _OFF_HAND)

    def _add_target(self, card: int, more: i64) -> None:
        cost = cost_of(self.table, self.seat, card)
        self.workshop.targets.append(Target(card, cost, worth_of(self, card) + more))

    def target(self, card: i64) -> Target:
        """Of a card in reach."""
        for target in self.workshop.targets:
            if target.card == card:
                return target
        raise KeyError(card)

    # What effects bring.

    def of_parts(self, parts: Parts) -> i64:
        """With all that the seat's goods and plans make of it."""
        thought = Thought(self, self.workshop, self.outlook.goods)
        thought.carry_out(parts)
        return thought.sum + self.workshop.value(thought.goods) - self.now

    def of_parts_plainly(self, parts: Parts) -> i64:
        """By prices alone."""
        return self._of_parts_with(parts, self.outlook.goods)

    def of_card_parts(self, parts: Parts) -> i64:
        """By prices alone, as if every exchange could be paid."""
        return self._of_parts_with(parts, _STOCK)

    def _of_parts_with(self, parts: Parts, goods: i64) -> i64:
        thought = Thought(self, self.plain, goods)
        thought.carry_out(parts)
        return thought.sum + self.plain.value(thought.goods) - self.plain.value(goods)

    def of_tile(self, place: i64) -> i64:
        """A bonus tile beside river or road."""
        if self._tiles[place] == _UNKNOWN:
            tile = self.table.rules.bonus_tiles[self.table.bonus[place]]
            self._tiles[place] = int(max(self.of_parts_plainly(tile.parts), 0))
        return self._tiles[place]

    def of_movement(self, steps: i64, plainly: bool) -> i64:
        return steps * _MOVEMENT if plainly else self.journey().of_movement(steps)

    def journey(self) -> Journey:
        if self._journey is None:
            self._journey = Journey(self)
        return self._journey

    def holdings(self) -> Holdings:
        """What the seat would have if the match were over."""
        if self._holdings is None:
            self._holdings = holdings_of(self.table, self.seat)
        return self._holdings

    def of_raw_craft(self) -> i64:
        """One more craft, with raw goods for refined ones; cards in reach are known last."""
        best: i64 = 0
        goods = self.outlook.goods
        for target in self.workshop.targets:
            if is_craftable(goods, target.cost, ALL_RAW):
                best = max(best, self.workshop.crafted(target, goods))
        return best + _RAW_CRAFT

    # What others lose.

    def of_raid(self) -> i64:
        """What they would have to give, for which they choose what is worth least."""
        sum: i64 = 0
        for victim in range(self.table.players):
            if victim != self.seat:
                due = amount_due(self.table, self.seat, victim)
                sum += due * (self.outlook.raw + _HARM)
        return sum

    def of_losing_strength(self) -> i64:
        """One step, by joining or for a raid; young War loses none."""
        if self.table.traits[self.seat] & KEEPS_STRENGTH:
            return 0
        return self.tracks.of_strength(-1)
