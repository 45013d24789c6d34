"""What a card would bring if it were placed on a cell: the line it activates, and its future."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra_futura.worth import Worth
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS, beside, in_reach, mask_of, row_and_column
from terrarium.games.terra_futura.effects import EXCHANGE, GAIN, Effect
from terrarium.games.terra_futura.resources import KINDS, MONEY, one, raws_in
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView

_NOTHING: Final = -10_000


class Outlook:
    """Weighs cards and cells for one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        view = worth.view
        occupied = mask_of(worth.cells)
        open_cells: i64 = in_reach(worth.cells) & ~occupied
        if view.rules.touching:
            open_cells &= beside(occupied)
        self.open: Final = [cell for cell in range(CELLS) if open_cells >> cell & 1]

    def of_card(self, card: i64) -> i64:
        """The card on its best cell."""
        best: i64 = _NOTHING
        for cell in self.open:
            best = max(best, self.of_line(card, cell))
        return best + self.worth.future(card)

    def of_line(self, card: i64, cell: i64) -> i64:
        """What the line would bring: all gains first, then exchanges while they can be paid."""
        line = _Line(self.worth)
        mask = row_and_column(cell)
        for other in self.worth.cells:
            place: i64 = self.worth.base + other
            if mask >> other & 1 and self.worth.view.spare[place] != BLOCKED:
                line.add(self.worth.view.cards[place])
        line.add(card)
        line.trade()
        return line.sum


class _Line:
    """The cards of a line, carried out in thought."""

    def __init__(self, worth: Worth) -> None:
        self._worth: Final = worth
        self._view: Final[TerraFuturaView] = worth.view
        self._purse: i64 = self._view.purse[worth.seat]
        self._traders: Final[list[int]] = []
        self.sum: i64 = 0

    def add(self, card: i64) -> None:
        """Gains are carried out at once; of a card with exchanges one will be chosen."""
        best: i64 = 0
        gained: i64 = 0
        trades = False
        for index in self._view.rules.effects_of[card]:
            effect = self._view.rules.effects[index]
            if effect.kind == GAIN:
                value = self._worth.of_reward(effect)
                if value > best:
                    best = value
                    gained = effect.reward + effect.any_reward
            trades = trades or effect.kind == EXCHANGE
        if best:
            self.sum += best
            self._purse += gained
        elif trades:
            self._traders.append(card)

    def trade(self) -> None:
        """The best exchange first, each card once, while anything is worth it."""
        while self._traders:
            best: i64 = 0
            chosen = NO_CARD
            deal: Effect | None = None
            for card in self._traders:
                for index in self._view.rules.effects_of[card]:
                    effect = self._view.rules.effects[index]
                    if effect.kind == EXCHANGE and effect.is_payable(self._purse):
                        value = self._worth.of_effect(effect)
                        if value > best:
                            best, chosen, deal = value, card, effect
            if deal is None:
                return
            self._traders.remove(chosen)
            self.sum += best
            self._pay(deal)

    def _pay(self, effect: Effect) -> None:
        self._purse -= effect.cost
        left: i64 = effect.any_cost
        kind: i64 = 0
        while left and kind < KINDS:
            if kind < MONEY and raws_in(self._purse) and self._purse & (one(kind) * 0xFF):
                self._purse -= one(kind)
                left -= 1
            else:
                kind += 1
        self._purse += effect.reward
