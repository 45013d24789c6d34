"""What a frame of Terramara is about, as text and back: pieces such as `amount 2; least ore`."""

from collections.abc import Callable
from functools import singledispatch
from typing import Final

from terrarium.core.position import items_of
from terrarium.core.state import Frame, Pending
from terrarium.games.terramara.effects.registry import effect_spelt
from terrarium.games.terramara.goods import BEFORE_THE_FIRST, GOOD_NAMES, GOODS, RAWS, spell_bundle
from terrarium.games.terramara.phases import (
    CHOOSING,
    CULTURE,
    DRAFTING,
    EFFECT,
    FIRST_PART,
    GAINING,
    GIVING,
    LAY_DOWN,
    LESS,
    MOVING,
    NEUTRALS,
    OFFER,
    PAY_START,
    PAYING,
    PHASES,
    REFINING,
    STEPS_OF_CULTURE,
    TILES,
    WORKING,
)
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.position.pieces import Pieces
from terrarium.games.terramara.road import EDGE_NAMES
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.tasks import (
    CardTask,
    EffectTask,
    GainTask,
    GiveTask,
    PayTask,
    Task,
)

_MOST: Final = 99
_MOST_TIMES: Final = 9
# The phases with a plain Task: how much it is where nobody says, and at most.
_AMOUNTS: Final = {
    NEUTRALS: (0, 11),
    DRAFTING: (0, 7),
    PAY_START: (0, 3),
    REFINING: (1, 9),
    WORKING: (1, 3),
    CULTURE: (1, 9),
    STEPS_OF_CULTURE: (1, 9),
    TILES: (0, 0),
    MOVING: (1, 20),
    FIRST_PART: (0, 1),
}
_LEAST_NAMES: Final = {
    REFINING: GOOD_NAMES[:RAWS],
    WORKING: GOOD_NAMES[:RAWS],
    TILES: ("none", "river 14", "river end", "both"),
    MOVING: EDGE_NAMES,
}
_REFINES: Final = (REFINING, WORKING)


# Writing.


def spell_frame(rules: Rules, frame: Frame) -> str:
    about = spell_task(rules, frame.step, frame.pending)
    start = f"{PHASES[frame.step]} {frame.seat}"
    return f"{start}; {about}" if about else start


def spell_task(rules: Rules, step: int, task: Pending | None) -> str:
    if not isinstance(task, Task):
        return ""
    return "; ".join(f"{word} {value}" for word, value in _pieces(task, rules, step) if value)


@singledispatch
def _pieces(task: Task, rules: Rules, step: int) -> list[tuple[str, str]]:
    usual, _ = _AMOUNTS[step]
    return [("amount", _other_than(usual, int(task.amount))), ("least", _spell_least(step, task))]


@_pieces.register
def _(task: EffectTask, rules: Rules, step: int) -> list[tuple[str, str]]:
    return [("effect", task.effect.text), ("times", _other_than(1, int(task.amount)))]


@_pieces.register
def _(task: CardTask, rules: Rules, step: int) -> list[tuple[str, str]]:
    name = rules.artefacts[task.card].name
    return [("card", name), ("amount", _other_than(0, int(task.amount)))]


@_pieces.register
def _(task: GainTask, rules: Rules, step: int) -> list[tuple[str, str]]:
    kinds = ", ".join(GOOD_NAMES[good] for good in range(GOODS) if task.kinds >> good & 1)
    return [("amount", str(task.amount)), ("kinds", kinds), _least_good(task)]


@_pieces.register
def _(task: GiveTask, rules: Rules, step: int) -> list[tuple[str, str]]:
    return [("amount", str(task.amount)), ("raider", str(task.raider)), _least_good(task)]


@_pieces.register
def _(task: PayTask, rules: Rules, step: int) -> list[tuple[str, str]]:
    return [
        ("due", spell_bundle(task.due)),
        ("any raw", _other_than(0, int(task.any_raw))),
        ("any refined", _other_than(0, int(task.any_refined))),
        ("instead", _other_than(0, int(task.raw_instead))),
        ("so far", spell_bundle(task.so_far)),
        _least_good(task),
    ]


def _least_good(task: Task) -> tuple[str, str]:
    return "least", _other_than(0, int(task.least), GOOD_NAMES)


def _other_than(usual: int, number: int, names: tuple[str, ...] = ()) -> str:
    """The number, or its name; empty where it is what it is if nobody says."""
    if number == usual:
        return ""
    return names[number] if names else str(number)


def _spell_least(step: int, task: Task) -> str:
    usual = BEFORE_THE_FIRST if step in _REFINES else 0
    return _other_than(usual, int(task.least), _LEAST_NAMES.get(step, ()))


# Reading.


def read_frame(box: PositionBox, key: str, text: str) -> Frame:
    """Such as `effect 0; effect 2 culture`."""
    start, _, about = text.partition(";")
    phase, _, seat = start.strip().partition(" ")
    if phase not in PHASES or seat.strip() not in map(str, range(box.players)):
        raise box.lines.fail(f"{start[:40]!r} is not a phase and a seat, such as `after 0`", key)
    step = PHASES.index(phase)
    return Frame(step, int(seat), read_task(box, key, step, about))


def read_task(box: PositionBox, key: str, step: int, text: str | None) -> Pending | None:
    """What goes with the phase, no more and no less."""
    words, read = _READERS.get(step, _NOTHING)
    return read(Pieces(box, key, text, words), step)


def _read_effect(pieces: Pieces, step: int) -> Pending:
    text = pieces.get("effect")
    if text is None:
        raise pieces.fail("this phase is about an effect, such as `effect 2 culture`")
    try:
        effect = effect_spelt(text)
    except ValueError as error:
        raise pieces.fail(str(error)) from None
    return EffectTask(effect, pieces.number("times", 1, _MOST_TIMES, 1))


def _read_card(pieces: Pieces, step: int) -> Pending:
    name = pieces.get("card")
    if name is None:
        raise pieces.fail("this phase is about an artefact: `card NAME`")
    card = pieces.box.artefact_named(pieces.key, name)
    return CardTask(card, pieces.number("amount", 0, _MOST, 0))


def _read_price(pieces: Pieces, step: int) -> Pending:
    return PayTask(
        pieces.bundle("due"),
        pieces.number("any raw", 0, _MOST, 0),
        pieces.number("any refined", 0, _MOST, 0),
        pieces.number("instead", 0, _MOST, 0),
        pieces.bundle("so far"),
        pieces.one_of("least", GOOD_NAMES, 0),
    )


def _read_gain(pieces: Pieces, step: int) -> Pending:
    names = items_of(pieces.get("kinds"))
    wrong = [name for name in names if name not in GOOD_NAMES]
    if wrong or not names:
        raise pieces.fail("kinds are goods, such as `kinds cattle, ore`")
    kinds = sum({1 << GOOD_NAMES.index(name) for name in names})
    amount = pieces.number("amount", 1, _MOST, 1)
    return GainTask(amount, kinds, pieces.one_of("least", GOOD_NAMES, 0))


def _read_gift(pieces: Pieces, step: int) -> Pending:
    raider = pieces.number("raider", 0, pieces.box.players - 1, int(pieces.box.state.turn))
    amount = pieces.number("amount", 1, _MOST, 1)
    return GiveTask(amount, raider, pieces.one_of("least", GOOD_NAMES, 0))


def _read_amount(pieces: Pieces, step: int) -> Pending:
    usual, most = _AMOUNTS[step]
    amount = pieces.number("amount", 0, most, usual)
    before = BEFORE_THE_FIRST if step in _REFINES else 0
    return Task(amount, pieces.one_of("least", _LEAST_NAMES.get(step, ()), before))


def _read_nothing(pieces: Pieces, step: int) -> None:
    """Nothing is to be said."""


_Reader = tuple[tuple[str, ...], Callable[[Pieces, int], Pending | None]]
_NOTHING: Final[_Reader] = ((), _read_nothing)
_EFFECT: Final[_Reader] = (("effect", "times"), _read_effect)
_CARD: Final[_Reader] = (("card", "amount"), _read_card)
# By phase: the words of its pieces, and how they are read.
_READERS: Final[dict[int, _Reader]] = {
    **dict.fromkeys(_AMOUNTS, (("amount",), _read_amount)),
    **dict.fromkeys(_LEAST_NAMES, (("amount", "least"), _read_amount)),
    CHOOSING: _EFFECT,
    OFFER: _EFFECT,
    EFFECT: _EFFECT,
    LESS: _CARD,
    LAY_DOWN: _CARD,
    PAYING: (("due", "any raw", "any refined", "instead", "so far", "least"), _read_price),
    GAINING: (("amount", "kinds", "least"), _read_gain),
    GIVING: (("amount", "raider", "least"), _read_gift),
}
