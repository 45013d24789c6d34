"""A finished match in numbers: what was averted, solved, and given to the world by whom."""

from typing import Final

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.games.terra.cards import CARD_BY_NAME, value_of

_GIVEN: Final = ("terra-played", "terra-sealed", "terra-helped")
_WHOLE: Final = 100


class Gift:
    """What one player gave: so many cards, worth so much; the bar shows it against the most."""

    def __init__(self, seat: int, values: list[int]) -> None:
        self.seat: Final = seat
        self.cards: Final = len(values)
        self.worth: Final = sum(values)

    def bar(self, most: int) -> int:
        return _WHOLE * self.worth // max(most, 1)


class Numbers:
    """Counted from what was told, without what was taken back."""

    def __init__(self, events: list[Event], players: int) -> None:
        told = [event.id for event in events]
        ended = told.count("terra-ended-turn")
        self.turns: Final = ended if "terra-saved" in told else ended + 1
        self.averted: Final = told.count("terra-averted")
        self.solved: Final = told.count("terra-solved")
        self.gifts: Final = [Gift(seat, _given(events, seat)) for seat in range(players)]
        self.most: Final = max(gift.worth for gift in self.gifts)


def numbers_of(events: list[Event], players: int) -> Numbers:
    return Numbers(events, players)


def _given(events: list[Event], seat: int) -> list[int]:
    """The values of the cards that a seat played on crises."""
    cards = [e.args["card"] for e in events if e.id in _GIVEN and e.args["seat"] == seated(seat)]
    return [int(value_of(CARD_BY_NAME[str(card)])) for card in cards]
