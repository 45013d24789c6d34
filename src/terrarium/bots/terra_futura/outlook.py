"""What a card would bring if it were placed on a cell: the line it activates, and its future."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra_futura.prospect import Prospect
from terrarium.bots.terra_futura.worth import Worth
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import cells_in, open_cells, row_and_column
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import PRODUCTS, count, one
from terrarium.games.terra_futura.state import BLOCKED

_NOTHING: Final = -10_000


class Outlook:
    """Weighs cards and cells for one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        self._prospect: Final = Prospect(worth)
        self._lines: Final[dict[int, _Line]] = {}
        self._known: Final[dict[tuple[Effect, ...], int]] = {}
        self.open: Final = cells_in(open_cells(worth.cells, worth.view.rules.touching))

    def of_card(self, card: int) -> i64:
        """The card on its best cell; cards that do the same are weighed once."""
        effects = self.worth.view.rules.effects_of[card]
        if effects not in self._known:
            self._known[effects] = int(self._of_card(card))
        return self._known[effects]

    def _of_card(self, card: int) -> i64:
        best: i64 = _NOTHING
        for cell in self.open:
            best = max(best, self.of_line(card, cell))
        return best + self._prospect.of_card(card)

    def of_line(self, card: i64, cell: i64) -> i64:
        """What the line would bring: all gains first, then exchanges while they can be paid."""
        if cell not in self._lines:
            self._lines[int(cell)] = self._line_through(cell)
        line = self._lines[int(cell)].copy()
        line.add(card)
        line.trade()
        return line.sum

    def _line_through(self, cell: i64) -> "_Line":
        """The cards that lie there already."""
        view, base = self.worth.view, self.worth.base
        line = _Line(self.worth, view.purse[self.worth.seat], [], 0)
        mask = row_and_column(cell)
        for other in self.worth.cells:
            if mask >> other & 1 and view.spare[base + other] != BLOCKED:
                line.add(view.cards[base + other])
        return line


class _Line:
    """The cards of a line, carried out in thought."""

    def __init__(self, worth: Worth, purse: i64, traders: list[int], sum: i64) -> None:
        self._worth: Final = worth
        self._rules: Final = worth.view.rules
        self._purse: i64 = purse
        self._traders: Final = traders
        self.sum: i64 = sum

    def copy(self) -> "_Line":
        return _Line(self._worth, self._purse, self._traders.copy(), self.sum)

    def add(self, card: i64) -> None:
        """Gains are carried out at once; of a card with exchanges one will be chosen."""
        best: i64 = 0
        gained: i64 = 0
        trades = False
        for effect in self._rules.effects_of[card]:
            if effect.price:
                trades = True
                continue
            value = self._worth.of_reward(effect)
            if value > best:
                best = value
                gained = effect.reward + effect.any_reward
        if best:
            self.sum += best
            self._purse += gained
        elif trades:
            self._traders.append(int(card))

    def trade(self) -> None:
        """The best exchange first, each card once, while anything is worth it."""
        while self._traders:
            best: i64 = 0
            chosen = NO_CARD
            deal: Effect | None = None
            for card in self._traders:
                for effect in self._rules.effects_of[card]:
                    if effect.price and effect.is_payable(self._purse):
                        value = self._worth.of_exchange(effect)
                        if value > best:
                            best, chosen, deal = value, card, effect
            if deal is None:
                return
            self._traders.remove(chosen)
            self.sum += best
            self._pay(deal)

    def _pay(self, effect: Effect) -> None:
        """What may be chosen is taken from the first raw materials that are there."""
        self._purse += effect.reward - effect.cost
        left: i64 = effect.any_cost
        kind: i64 = 0
        while left and kind < PRODUCTS:
            if count(self._purse, kind):
                self._purse -= one(kind)
                left -= 1
            else:
                kind += 1
