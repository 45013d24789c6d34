"""Effects carried out in thought: what they would bring, one part after another."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.bots.terramara.outlook import POINT, TURN
from terrarium.bots.terramara.workshop import Workshop
from terrarium.games.terramara.components import Parts
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.effects.any_goods import AnyGoods
from terrarium.games.terramara.effects.craft_with_raw import CraftWithRaw
from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.exchange import Exchange
from terrarium.games.terramara.effects.explorer import Explorer
from terrarium.games.terramara.effects.goods import Goods
from terrarium.games.terramara.effects.per_stronger import PerStronger, stronger_than
from terrarium.games.terramara.effects.points import Points
from terrarium.games.terramara.effects.power import Power
from terrarium.games.terramara.effects.price import Price
from terrarium.games.terramara.effects.raid import RaidOthers
from terrarium.games.terramara.effects.refine import Refine
from terrarium.games.terramara.effects.take_back import TakeBack
from terrarium.games.terramara.effects.tracks import Culture, Movement, Strength
from terrarium.games.terramara.effects.warriors import Warriors
from terrarium.games.terramara.effects.workers import Workers
from terrarium.games.terramara.goods import GOODS, RAW_KINDS, RAWS, REFINED_KINDS, count, one

if TYPE_CHECKING:  # what steps are worth is weighed by thoughts as well
    from terrarium.bots.terramara.scales import Scales

_LEAST: Final = -1_000_000
_WARRIOR: Final = 505
_WORKER: Final = 40  # each of its levels, in a round


class Thought:
    """The goods so far, and the sum of all that is not goods."""

    def __init__(self, scales: "Scales", workshop: Workshop, goods: i64) -> None:
        self._scales: Final = scales
        self._workshop: Final = workshop
        self._is_plain: Final = workshop is scales.plain
        self.goods: i64 = goods
        self.sum: i64 = 0

    def carry_out(self, parts: Parts) -> None:
        for effect in parts:
            self._do(effect)

    # Effects know nothing of their worth, so their kinds are told apart here, in the order measured
    # in matches of planners: two of five are goods, as many amounts, one of 24 is left at the end.

    def _do(self, effect: Effect) -> None:
        if isinstance(effect, Goods):
            self.goods += effect.bundle
        elif isinstance(effect, Amount):
            self._receive(effect)
        elif isinstance(effect, Refine):
            self.goods = self._workshop.after_refining(self.goods, effect.amount)
        elif isinstance(effect, Exchange):
            self._exchange(effect)
        elif isinstance(effect, Alternatives):
            self._choose(effect)
        else:
            self._do_more(effect)

    def _receive(self, effect: Amount) -> None:
        """So much of a thing."""
        if isinstance(effect, Strength):
            self.sum += self._scales.tracks.of_strength(effect.amount)
        elif isinstance(effect, Culture):
            self.sum += self._scales.tracks.of_culture(effect.amount)
        elif isinstance(effect, Movement):
            self.sum += self._scales.of_movement(effect.amount, self._is_plain)
        elif isinstance(effect, AnyGoods):
            self.goods = self._workshop.after_gaining(self.goods, effect.kinds, effect.amount)
        elif isinstance(effect, Points):
            self.sum += effect.amount * POINT
        else:
            self._receive_people(effect)

    def _receive_people(self, effect: Amount) -> None:
        rounds = self._scales.outlook.rounds
        if isinstance(effect, Warriors):
            self.sum += min(effect.amount, self._scales.table.mercenaries) * _WARRIOR
        elif isinstance(effect, Workers):
            self.sum += effect.amount * effect.level * _WORKER * (rounds + 1)
        elif isinstance(effect, Explorer):
            self.sum += TURN * (rounds + 1)

    def _do_more(self, effect: Effect) -> None:
        scales = self._scales
        if isinstance(effect, Power):
            now = effect.levels[scales.table.power_level(scales.seat) - 1]
            if now is not None:
                self._do(now)
        elif isinstance(effect, RaidOthers):
            self.sum += scales.of_raid()
        elif isinstance(effect, TakeBack):
            self.sum += TURN
        elif isinstance(effect, CraftWithRaw):
            self.sum += scales.of_raw_craft()
        elif isinstance(effect, PerStronger):
            stronger = stronger_than(scales.table, scales.seat)
            self.sum += scales.tracks.of_strength(effect.amount * stronger)

    # Prices and alternatives.

    def _exchange(self, effect: Exchange) -> None:
        """As often as it pays."""
        times: i64 = 0
        strength = self._scales.table.strength[self._scales.seat]
        while times < effect.most and effect.cost.can_be_paid(self.goods, strength, 1):
            other = Thought(self._scales, self._workshop, self.goods)
            other.pay(effect.cost, 1)
            other.carry_out(effect.rewards)
            before = self._workshop.value(self.goods)
            if other.sum + self._workshop.value(other.goods) <= before:
                return
            self.goods = other.goods
            self.sum += other.sum
            times += 1

    def pay(self, cost: Price, times: i64) -> None:
        """With what the plans need least."""
        if cost.strength > 0:
            self.sum += self._scales.tracks.of_strength(-cost.strength * times)
        good: i64 = 0
        while good < GOODS:
            self._pay_named(good, count(cost.due, good) * times)
            good += 1
        self._lose(REFINED_KINDS, cost.any_refined * times)
        self._lose(RAW_KINDS | REFINED_KINDS, cost.any_raw * times)

    def _lose(self, kinds: i64, amount: i64) -> None:
        self.goods = self._workshop.after_losing(self.goods, kinds, amount)

    def _pay_named(self, good: i64, amount: i64) -> None:
        paid: i64 = min(amount, count(self.goods, good))
        self.goods -= one(good) * paid
        if amount > paid:  # refined for raw
            self.goods -= one(good + RAWS) * (amount - paid)

    def _choose(self, effect: Alternatives) -> None:
        """The alternative that brings most."""
        best: i64 = _LEAST
        chosen: Thought | None = None
        for option in effect.options:
            other = Thought(self._scales, self._workshop, self.goods)
            other.carry_out((option,))
            value = other.sum + self._workshop.value(other.goods)
            if value > best:
                best, chosen = value, other
        if chosen is not None:
            self.goods = chosen.goods
            self.sum += chosen.sum
