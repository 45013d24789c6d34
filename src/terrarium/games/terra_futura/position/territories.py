"""Territories in a position of Terra Futura."""

from typing import Final

from terrarium.core.position import is_count, items_of
from terrarium.games.terra_futura.cards import CARDS, NO_CARD, STARTING
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, START
from terrarium.games.terra_futura.position.box import PositionBox
from terrarium.games.terra_futura.position.check import cards_wanted, check_territory

_UNSAID: Final = (12, 13, 14, 17, 18, 19, 22, 23, 24)  # c3 to e5


def read_territories(box: PositionBox) -> list[bool]:
    """Lay them out; which of them were said."""
    said: list[bool] = []
    for seat in range(box.state.players):
        key = f"territory {seat}"
        text = box.lines.get(key)
        said.append(text is not None)
        for item in items_of(text, ";"):
            _read_card(box, key, seat, item)
        if text is not None:
            check_territory(box.state, seat, box.lines)
    return said


def _read_card(box: PositionBox, key: str, seat: int, item: str) -> None:
    card_text, _, lying = item.partition(" with ")
    words = card_text.split()
    if len(words) != 2:
        raise box.lines.fail(f"{card_text[:40]!r} is not such as `d3 orchard`", key)
    cell, card = box.cell(key, words[0]), box.take(key, words[1])
    if box.state.cards[seat * CELLS + cell] != NO_CARD:
        raise box.lines.fail(f"two cards lie on {CELL_NAMES[cell]}", key)
    if (cell == START) != (card < STARTING):
        raise box.lines.fail("the Starting card, and no other, lies on c3", key)
    box.state.lay(seat, cell, card)
    if lying:
        _read_lying(box, key, seat, cell, lying)


def _read_lying(box: PositionBox, key: str, seat: int, cell: int, text: str) -> None:
    resources: list[str] = []
    for part in items_of(text):
        number, _, word = part.partition(" ")
        if not is_count(number) or int(number) == 0:
            raise box.lines.fail(f"{part[:40]!r} is not such as `2 green`", key)
        if word == "pollution":
            _lay_cubes(box, key, seat, cell, int(number))
        else:
            resources += [word] * int(number)
    for word in resources:
        box.state.put(seat, cell, box.bundle(key, word))


def _lay_cubes(box: PositionBox, key: str, seat: int, cell: int, cubes: int) -> None:
    place = seat * CELLS + cell
    if cubes > box.state.spare[place] + 1:
        most = box.state.spare[place] + 1
        raise box.lines.fail(f"{CELL_NAMES[cell]} can hold {most} cubes, not {cubes}", key)
    for _ in range(cubes):
        box.state.add_cube(seat, cell)


def deal_territories(box: PositionBox, phase: str, said: list[bool]) -> None:
    """One that is not said has the cards that fit the turn, in a corner, empty and clean."""
    state = box.state
    unsaid = [seat for seat in range(state.players) if not said[seat]]
    starting = [card for card in range(STARTING) if box.box[card]]
    cards = [card for card in range(STARTING, CARDS) if box.box[card]]
    chance = state.chance()
    chance.shuffle(starting)
    chance.shuffle(cards)
    symbol = state.rules.symbol
    if state.first in unsaid and symbol in starting:
        starting.remove(symbol)
        starting.append(symbol)
        unsaid.remove(int(state.first))
        unsaid.insert(0, int(state.first))
    wanted = cards_wanted(state, phase, said)
    for seat in unsaid:
        card = starting.pop()
        box.box[card] = False
        state.lay(seat, START, card)
        for cell in _UNSAID[1 : wanted[seat] + 1]:
            _deal_card(box, seat, cell, cards)


def _deal_card(box: PositionBox, seat: int, cell: int, cards: list[int]) -> None:
    if not cards:
        said = [f"territory {other}" for other in range(box.state.players)]
        wrong = f"there are not enough cards left for the territory of seat {seat}"
        raise box.lines.fail(wrong, *said, "turn", "phase")
    card = cards.pop()
    box.box[card] = False
    box.state.lay(seat, cell, card)
