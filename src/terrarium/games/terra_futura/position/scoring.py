"""Scoring cards in a position of Terra Futura, and what was chosen of them."""

from terrarium.core.position import is_count
from terrarium.core.tuples import replaced
from terrarium.games.terra_futura.cards import IN_HAND, NO_CARD, SCORING
from terrarium.games.terra_futura.position.box import PositionBox


def read_scoring(box: PositionBox) -> None:
    state = box.state
    left = list(range(SCORING))
    for seat in range(state.players):
        key = f"scoring {seat}"
        numbers = _numbers(box, key)
        if numbers and len(numbers) != IN_HAND:
            raise box.lines.fail(f"everybody has {IN_HAND} Scoring cards", key)
        for number in numbers:
            if number not in left:
                raise box.lines.fail(f"Scoring card {number + 1} is used already", key)
            left.remove(number)
        state.scoring = replaced(state.scoring, seat, tuple(sorted(numbers)))
    state.chance().shuffle(left)
    for seat in range(state.players):
        pattern = _read_choice(box, "pattern", seat, left)
        state.pattern = replaced(state.pattern, seat, pattern)
        state.chosen = replaced(state.chosen, seat, _read_choice(box, "set", seat, left))
    for seat in range(state.players):
        while len(state.scoring[seat]) < IN_HAND:
            hand = tuple(sorted((*state.scoring[seat], left.pop())))
            state.scoring = replaced(state.scoring, seat, hand)


def _read_choice(box: PositionBox, word: str, seat: int, left: list[int]) -> int:
    """A choice names a Scoring card of the seat; where none are said it becomes one."""
    key = f"{word} {seat}"
    numbers = _numbers(box, key)
    if not numbers:
        return NO_CARD
    number, hand = numbers[0], box.state.scoring[seat]
    if number not in hand:
        if number not in left or len(hand) == IN_HAND:
            raise box.lines.fail(f"seat {seat} has no Scoring card {number + 1}", key)
        left.remove(number)
        box.state.scoring = replaced(box.state.scoring, seat, (*hand, number))
    return number


def _numbers(box: PositionBox, key: str) -> list[int]:
    numbers: list[int] = []
    for item in box.lines.items(key):
        if not is_count(item) or not 1 <= int(item) <= SCORING:
            raise box.lines.fail(f"Scoring cards are 1 to {SCORING}, not {item[:40]!r}", key)
        numbers.append(int(item) - 1)
    return numbers
