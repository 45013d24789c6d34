"""What is being carried out in a position of Terra Futura."""

from terrarium.core.position import is_count, items_of
from terrarium.core.reason import Refused
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects.amounts import amounts
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.position.box import PositionBox
from terrarium.games.terra_futura.position.writer import ASCENDING
from terrarium.games.terra_futura.resources import KINDS, count


def read_effect(box: PositionBox, step: int) -> None:
    """The effect, what was paid and gained of it, and after which choice the next must come."""
    lines = box.lines
    text, paid = lines.get("effect"), lines.get("paid")
    copied, after, to_gain = lines.get("copied"), lines.get("after"), lines.get("to gain")
    cubes, moved = lines.number("cubes", 0, 9, 0), lines.number("moved", 0, 9, 0)
    if text is None:
        return
    pending = _read_source(box, text, copied)
    pending.cubes, pending.moved = cubes, moved
    _read_paid(box, pending, paid)
    for item in items_of(to_gain, ","):
        _read_gain(box, pending, item)
    if after is not None:
        pending.least = _read_after(box, after, step)
    _find_due(box, pending)
    box.state.pending = pending


def _read_source(box: PositionBox, text: str, copied: str | None) -> PendingEffect:
    """The card that is activated; where it copies, the number is one of the copied card's."""
    words = text.split()
    source = box.cell("effect", words[0] if words else "")
    if copied is not None:
        place = _read_copied(box, copied)
        pending = PendingEffect(source, _effect_of(box, place, copied.split()[-1]))
        pending.copied = place
        return pending
    if len(words) != 2:
        raise box.lines.fail("an effect is a cell and a number, such as `d3 1`", "effect")
    return PendingEffect(source, _effect_of(box, int(box.state.turn) * CELLS + source, words[1]))


def _read_paid(box: PositionBox, pending: PendingEffect, text: str | None) -> None:
    for item in items_of(text, ","):
        number, _, word = item.partition(" ")
        if not is_count(number):
            raise box.lines.fail(f"{item[:40]!r} is not such as `2 green`", "paid")
        pending.paid += box.bundle("paid", word) * int(number)


def _read_copied(box: PositionBox, text: str) -> int:
    words = text.split()
    players = int(box.state.players)
    if len(words) != 3 or not is_count(words[0]) or int(words[0]) >= players:
        raise box.lines.fail("copied is a seat, a cell and a number, such as `1 d3 1`", "copied")
    return int(words[0]) * CELLS + box.cell("copied", words[1])


def _effect_of(box: PositionBox, place: int, number: str) -> Effect:
    card = box.state.cards[place]
    effects = box.state.rules.effects_of[card] if card != NO_CARD else ()
    if not is_count(number) or not 1 <= int(number) <= len(effects):
        raise box.lines.fail(f"there is no such effect: {number[:40]!r}", "effect")
    return effects[int(number) - 1]


def _read_gain(box: PositionBox, pending: PendingEffect, item: str) -> None:
    try:
        found = amounts(item)
    except ValueError as error:
        raise box.lines.fail(str(error), "to gain") from None
    pending.gain_any += found.any
    pending.gain_product += found.product


def _read_after(box: PositionBox, text: str, step: int) -> int:
    try:
        move = NOTATION.parse(text)
    except Refused:
        raise box.lines.fail(f"{text[:40]!r} is not a move", "after") from None
    if step not in ASCENDING or not 0 <= move - ASCENDING[step] < KINDS * CELLS:
        raise box.lines.fail(f"`{text[:40]}` does not go with this phase", "after")
    return move - ASCENDING[step]


def _find_due(box: PositionBox, pending: PendingEffect) -> None:
    """What is due is the price less what was paid."""
    pending.owe()
    for kind in range(KINDS):
        for _ in range(int(count(pending.paid, kind))):
            pending.settle(kind)
    if pending.due_any < 0 or pending.due_product < 0:
        raise box.lines.fail("more is paid than the price", "paid")
