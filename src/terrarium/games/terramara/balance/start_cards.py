"""The start cards."""

from collections.abc import Iterator
from typing import Final

from terrarium.games.terramara.balance.box import Box, Warned, counted

WORTH: Final = 13.0  # in raw goods
MARGIN: Final = 0.5
# So the spare tiles are enough.
CARDS_WITH: Final = {"L1 worker": 8, "L2 worker": 1, "L3 worker": 0}
STEPS: Final = {"strength": 18, "culture": 12, "movement": 6}  # on all cards, about
ABOUT: Final = 2


def worth_of_a_start_card(box: Box) -> Iterator[Warned]:
    for card in box.starts:
        if abs(card.worth - WORTH) > MARGIN:
            about = f"a start card is worth about {WORTH:g} raw goods"
            yield card.warning(f"{about}, this one {card.worth:g}")


def workers_on_start_cards(box: Box) -> Iterator[Warned]:
    """One worker a card, and never more than the spare tiles."""
    for worker, wanted in CARDS_WITH.items():
        having = [card for card in box.starts if card.things[worker]]
        yield from counted(f"start cards with an {worker}", wanted, having, box.starts)
    for card in box.starts:
        if sum(card.things[worker] for worker in CARDS_WITH) > 1:
            yield card.warning("a start card has one worker at most")


def steps_on_start_cards(box: Box) -> Iterator[Warned]:
    for thing, wanted in STEPS.items():
        found = sum(card.things[thing] for card in box.starts)
        if abs(found - wanted) > ABOUT:
            told = f"all start cards together have about {wanted} {thing}, not {found}"
            yield box.starts[0].line, told


CHECKS: Final = (worth_of_a_start_card, workers_on_start_cards, steps_on_start_cards)
