"""What a territory may still bring: it is run in thought, every card once a round."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra_futura.worth import POINT, Worth
from terrarium.games.terra_futura.cards import NO_CARD, ON_PATTERN
from terrarium.games.terra_futura.cells import IN_WINDOW
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import MONEY, PRODUCTS, count, one

_BLOCKING: Final = 30  # what a cube costs when no pollution space is left, about
_GIVEN_AT_START: Final = (0, 1, 2, MONEY)


class Prospect:
    """Runs the territory of one seat for the turns that are left: a card works every other turn.

    One card may be left out, so as to see what it does for the others.
    """

    def __init__(self, worth: Worth, without: int = NO_CARD) -> None:
        view = worth.view
        places = [worth.base + cell for cell in worth.cells]
        self._worth: Final = worth
        self._cards: Final = [card for card in worth.active() if card != without]
        self._spaces: Final = sum(max(view.spare[place], 0) for place in places)
        self._rounds: Final = max(int(worth.turns) // 2, 1)
        self._as_it_is: Final[i64] = _Run(worth, self._spaces).through(self._cards, self._rounds)

    def of_card(self, card: int) -> i64:
        """What the territory would bring more with one more card."""
        return self._with(card, self._worth.view.rules.spaces[card])

    def without_its_room(self, card: int) -> i64:
        """The same if no cube could be laid on it."""
        return self._with(card, 0)

    def purse_with(self, cards: list[int]) -> i64:
        """What would lie there in the end."""
        run = _Run(self._worth, self._spaces)
        run.through([*self._cards, *cards], self._rounds)
        return run.purse

    def _with(self, card: int, spaces: int) -> i64:
        run = _Run(self._worth, self._spaces + spaces)
        more = run.through([*self._cards, card], self._rounds) - self._as_it_is
        return more if self._worth.turns > 1 else more * ON_PATTERN // IN_WINDOW


class _Run:
    """Some rounds of a territory."""

    def __init__(self, worth: Worth, spaces: int) -> None:
        self._worth: Final = worth
        self._rules: Final = worth.view.rules
        self._spaces: i64 = spaces
        self.purse: i64 = worth.view.purse[worth.seat]
        self._cost: i64 = 0

    def through(self, cards: list[int], rounds: int) -> i64:
        """Gains first, then each exchange that pays."""
        traders = [card for card in cards if self._first_of(card).price]
        gains = [card for card in cards if not self._first_of(card).price]
        for _ in range(rounds):
            for card in gains:
                self._gain(self._first_of(card), traders)
            for card in traders:
                self._trade(card)
        return self._worth.at_the_end(self.purse) - self._cost

    def _first_of(self, card: int) -> Effect:
        return self._rules.effects_of[card][0]

    def _gain(self, effect: Effect, traders: list[int]) -> None:
        if effect.any_reward:
            self.purse += one(self._wanted(traders))
        self.purse += effect.reward

    def _wanted(self, traders: list[int]) -> i64:
        """A kind that the exchanges ask for and that is not there."""
        for card in traders:
            for effect in self._rules.effects_of[card]:
                for kind in _GIVEN_AT_START:
                    if count(effect.cost, kind) > count(self.purse, kind):
                        return kind
        return 0

    def _trade(self, card: int) -> None:
        best: i64 = 0
        deal: Effect | None = None
        for effect in self._rules.effects_of[card]:
            if effect.price and effect.is_payable(self.purse):
                value = self._worth.of_trade(effect) - self._of_cubes(effect.cubes)
                if value > best:
                    best, deal = value, effect
        if deal is not None:
            self._carry_out(deal)

    def _of_cubes(self, cubes: i64) -> i64:
        safe: i64 = min(cubes, self._spaces)
        return safe * POINT + (cubes - safe) * _BLOCKING

    def _carry_out(self, effect: Effect) -> None:
        self._cost += self._of_cubes(effect.cubes)
        self._spaces = max(self._spaces - effect.cubes, 0)
        self.purse -= effect.cost
        self._pay_any(effect.any_cost, 0, PRODUCTS)
        self._pay_any(effect.product_cost, PRODUCTS, MONEY)
        self.purse += effect.reward + effect.any_reward
        self.purse += effect.product_reward * one(self._worth.best_of_products())

    def _pay_any(self, amount: i64, first: i64, end: i64) -> None:
        """Of those of which there are most."""
        while amount > 0:
            most: i64 = first
            kind: i64 = first + 1
            while kind < end:
                if count(self.purse, kind) > count(self.purse, most):
                    most = kind
                kind += 1
            self.purse -= one(most)
            amount -= 1
