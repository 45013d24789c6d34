"""What artefacts cost."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from terrarium.games.terramara.balance.box import ALL_LEVELS, Box, Warned, counted
from terrarium.games.terramara.components import CATEGORY_NAMES
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS

SHAPES: Final = (
    ((2,), (2, 1)),
    ((2, 1), (3,), (3, 1), (2, 1, 1), (3, 1, 1)),
    ((3, 1), (3, 1, 1), (3, 2, 1), (4, 1, 1), (4, 1, 1, 1)),
)
OF_A_CATEGORY: Final = (4, 4, 5)


def shape_of_a_cost(box: Box) -> Iterator[Warned]:
    for card in box.cards:
        shapes = SHAPES[card.level - 1]
        if card.shape not in shapes:
            wanted = ", ".join("+".join(map(str, shape)) for shape in shapes)
            yield card.warning(f"a cost of level {card.level} is one of {wanted}")


def categories_of_a_level(box: Box) -> Iterator[Warned]:
    for level in ALL_LEVELS:
        cards = [card for card in box.cards if card.level == level]
        for category, name in enumerate(CATEGORY_NAMES):
            having = [card for card in cards if card.category == category]
            told = f"cards of level {level} that are {name}"
            yield from counted(told, OF_A_CATEGORY[level - 1], having, cards)


def other_kinds_in_costs(box: Box) -> Iterator[Warned]:
    """Each kind stands beside each main kind equally often, give or take one."""
    for level in ALL_LEVELS:
        cards = [card for card in box.cards if card.level == level]
        found = Counter((card.category, kind) for card in cards for kind in card.others)
        pairs = [(main, other) for main in range(RAWS) for other in range(RAWS) if main != other]
        most = max(pairs, key=lambda pair: found[pair])
        least = min(pairs, key=lambda pair: found[pair])
        if found[most] - found[least] > 1:
            main, other = most
            having = [card for card in cards if card.category == main and other in card.others]
            told = f"{_beside(most)} {found[most]} times at level {level}"
            yield having[-1].warning(f"{told}, {_beside(least)} only {found[least]} times")


def _beside(pair: tuple[int, int]) -> str:
    main, other = (GOOD_NAMES[RAWS + kind] for kind in pair)
    return f"{other} stands beside {main}"


CHECKS: Final = (shape_of_a_cost, categories_of_a_level, other_kinds_in_costs)
