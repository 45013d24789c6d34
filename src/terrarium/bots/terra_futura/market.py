"""The display through the eyes of one seat: what lies open, and what chance may bring."""

from typing import Final

from terrarium.bots.terra_futura.outlook import Outlook
from terrarium.games.terra_futura.cards import FIRST_OF_LEVEL, IN_LEVEL, NO_CARD
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.state import IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView

_NOTHING: Final = -10_000
_TO_BE_WORTH_IT: Final = 5  # a discard serves the others as well


class Market:
    """Weighs every way to take a card, and to discard one before."""

    def __init__(self, view: TerraFuturaView, outlook: Outlook) -> None:
        self._view: Final = view
        self._values: Final = [
            int(outlook.of_card(card)) if card != NO_CARD else _NOTHING for card in view.rows
        ]
        self._unseen: Final = [
            [int(outlook.of_card(card)) for card in self._cards_unseen(level)]
            for level in range(2 if not view.discarded else 0)
        ]

    def of_move(self, move: int) -> int:
        decoded = NOTATION.decoded(move)
        if decoded.verb == "discard":
            return self._of_discard(decoded["level"])
        level, place = decoded["level"], decoded["place"]
        if place == 0:
            return _mean(self._unseen[level]) if self._unseen else _NOTHING
        return self._values[level * IN_ROW + place - 1]

    def best_left(self, level: int) -> int:
        """Where the best card lies once the last one of a row is discarded."""
        rest = self._rest(level)
        return rest.index(max(rest))

    def best_value(self) -> int:
        """Of the cards in sight."""
        return max(self._values)

    def value_at(self, place: int) -> int:
        return self._values[place]

    def chances(self, level: int, value: int) -> tuple[int, int]:
        """How many cards that may come are worth more, and how many may come."""
        unseen = self._unseen[level] if self._unseen else []
        return sum(other > value for other in unseen), len(unseen)

    def _cards_unseen(self, level: int) -> list[int]:
        """What the deck is made of: all cards of the level that lie nowhere else."""
        view = self._view
        seen = {*view.rows, *view.cards, *view.discards[level]}
        first = FIRST_OF_LEVEL[level]
        return [card for card in range(first, first + IN_LEVEL[level]) if card not in seen]

    def _of_discard(self, level: int) -> int:
        """The best card in sight afterwards, whatever the new one is."""
        if not self._unseen[level]:
            return _NOTHING
        best = max(self._rest(level))
        return _mean([max(best, value) for value in self._unseen[level]]) - _TO_BE_WORTH_IT

    def _rest(self, level: int) -> list[int]:
        """What is in sight without the last card of a row."""
        rest = self._values.copy()
        farthest = max(
            place
            for place in range(level * IN_ROW, (level + 1) * IN_ROW)
            if self._view.rows[place] != NO_CARD
        )
        rest[farthest] = _NOTHING
        return rest


def _mean(values: list[int]) -> int:
    return sum(values) // len(values)
