"""What is being carried out in a position of Terra Futura."""

from terrarium.core.position import is_number, items_of
from terrarium.core.reason import Refused
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects import amounts
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.position.box import PositionBox
from terrarium.games.terra_futura.position.writer import ASCENDING
from terrarium.games.terra_futura.resources import KIND_NAMES, KINDS, PRODUCTS, count


def read_effect(box: PositionBox, step: int) -> None:
    """The effect, what was paid and gained of it, and after which choice the next must come."""
    state, lines = box.state, box.lines
    text, paid = lines.get("effect"), lines.get("paid")
    copied, after, to_gain = lines.get("copied"), lines.get("after"), lines.get("to gain")
    state.cubes = lines.number("cubes", 0, 9, 0)
    state.moved = lines.number("moved", 0, 9, 0)
    if text is None:
        return
    _read_source(box, text, copied)
    _read_paid(box, paid)
    for item in items_of(to_gain, ","):
        _read_gain(box, item)
    if after is not None:
        _read_after(box, after, step)
    _find_due(box)


def _read_source(box: PositionBox, text: str, copied: str | None) -> None:
    """The card that is activated; where it copies, the number is one of the copied card's."""
    state, words = box.state, text.split()
    state.source = box.cell("effect", words[0] if words else "")
    place = int(state.turn) * CELLS + int(state.source)
    if copied is not None:
        place = _read_copied(box, copied)
        words = [words[0], copied.split()[-1]]
    if len(words) != 2:
        raise box.fail("effect", "an effect is a cell and a number, such as `d3 1`")
    state.effect = _effect_of(box, "effect", place, words[1])


def _read_paid(box: PositionBox, text: str | None) -> None:
    for item in items_of(text, ","):
        number, _, word = item.partition(" ")
        if not is_number(number):
            raise box.fail("paid", f"{item[:40]!r} is not such as `2 green`")
        box.state.paid += box.bundle("paid", word) * int(number)


def _read_copied(box: PositionBox, text: str) -> int:
    words = text.split()
    players = int(box.state.players)
    if len(words) != 3 or not is_number(words[0]) or int(words[0]) >= players:
        raise box.fail("copied", "copied is a seat, a cell and a number, such as `1 d3 1`")
    box.state.copied = int(words[0]) * CELLS + box.cell("copied", words[1])
    return int(box.state.copied)


def _effect_of(box: PositionBox, key: str, place: int, number: str) -> int:
    card = box.state.cards[place]
    effects = box.state.rules.effects_of[card] if card != NO_CARD else ()
    if not is_number(number) or not 1 <= int(number) <= len(effects):
        raise box.fail(key, f"there is no such effect: {number[:40]!r}")
    return effects[int(number) - 1]


def _read_gain(box: PositionBox, item: str) -> None:
    try:
        found = amounts(item)
    except ValueError as error:
        raise box.fail("to gain", str(error)) from None
    box.state.gain_any += found.any
    box.state.gain_product += found.product


def _read_after(box: PositionBox, text: str, step: int) -> None:
    try:
        move = NOTATION.parse(text)
    except Refused:
        raise box.fail("after", f"{text[:40]!r} is not a move") from None
    if step not in ASCENDING or not 0 <= move - ASCENDING[step] < KINDS * CELLS:
        raise box.fail("after", f"`{text[:40]}` does not go with this phase")
    box.state.least = move - ASCENDING[step]


def _find_due(box: PositionBox) -> None:
    """What is due is the price less what was paid: first what is named, then the rest."""
    state = box.state
    effect = state.current_effect()
    state.due, state.due_any = effect.cost, effect.any_cost
    state.due_product = effect.product_cost
    for kind in range(KINDS):
        for _ in range(int(count(state.paid, kind))):
            if count(state.due, kind):
                state.due -= box.bundle("paid", KIND_NAMES[kind])
            elif kind < PRODUCTS:
                state.due_any -= 1
            else:
                state.due_product -= 1
    if state.due_any < 0 or state.due_product < 0:
        raise box.fail("paid", "more is paid than the price")
