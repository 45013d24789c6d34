"""A draft: a turn that its player is composing, played on an imagined table.

It is a list of moves: a card placed or a pattern named, then effects, each with its choices in the
order in which they were pointed at. Where no choice is named, one is proposed. The engine wants
choices in ascending order and makes those itself that cannot differ: `moves` is its list.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.event import Event, Listener
from terrarium.core.notation import BETWEEN_MOVES
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import State
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.draft.proposal import proposed
from terrarium.games.terra_futura.draft.whole import is_whole
from terrarium.games.terra_futura.moves import DONE, NOTATION
from terrarium.games.terra_futura.resources import KINDS, count
from terrarium.games.terra_futura.state import (
    COPYING,
    GAINING,
    PAYING,
    POLLUTING,
    TRANSFERRING,
    TerraFuturaState,
)

_CHOICES: Final = {
    PAYING: ("pay",),
    GAINING: ("gain",),
    POLLUTING: ("pollute",),
    TRANSFERRING: ("transfer", "done"),
}


class Stage:
    """One kind of choice of an effect: the table before it, and what was chosen."""

    def __init__(self, before: TerraFuturaState, chosen: list[int]) -> None:
        self.before: Final = before
        self.chosen: Final = chosen

    def wished(self) -> list[int]:
        """As it is asked for again; that no more cubes are moved has to be said."""
        return self.chosen or [DONE]


class DraftStep:
    """A card placed, a pattern named, or an effect with all its choices; and what it told."""

    def __init__(self, main: int) -> None:
        self.main: Final = [main]
        self.stages: Final[list[Stage]] = []
        self.told: Final[list[Event]] = []

    def wished(self) -> list[int]:
        return self.main + [move for stage in self.stages for move in stage.wished()]


class _Ears(Listener):
    """Hears what the steps tell the player who composes them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        self.heard.append(event if seat == self.seat else others)


class Draft:
    """The steps composed so far, and the table as it would be after them."""

    def __init__(self, state: TerraFuturaState) -> None:
        self.seat: Final[int] = int(state.seat)
        self.state: Final = state
        self.steps: Final[list[DraftStep]] = []
        self.moves: Final[list[int]] = []
        self._ears: Final = _Ears(self.seat)
        state.listener = self._ears

    def text(self, steps: int) -> str:
        """The first steps, as they are asked for again."""
        return join([move for step in self.steps[:steps] for move in step.wished()])

    def is_choosing(self) -> bool:
        return self.state.step in _CHOICES and self.state.seat == self.seat

    def add(self, left: list[int]) -> None:
        """The next step, from the moves that are left; it takes what belongs to it."""
        step = DraftStep(left.pop(0))
        self._play(step.main[0])
        if self.state.step == COPYING and left:
            step.main.append(left.pop(0))
            self._play(step.main[1])
        while self.is_choosing():
            self._choose(step, left)
        self.steps.append(step)
        step.told.extend(self._ears.heard)
        self._ears.heard.clear()

    def _choose(self, step: DraftStep, left: list[int]) -> None:
        before = self.state.copy()
        is_named = bool(left) and _is_of(before, left[0])
        chosen = _named(before, left) if is_named else proposed(before)
        step.stages.append(Stage(before, chosen))
        if not is_whole(before, chosen):
            raise Refused(Reason("terra_futura-page-not-whole"))
        while self.is_choosing() and self.state.step == before.step:
            self._play(_next(before, self.state, chosen))

    def _play(self, move: int) -> None:
        reason = self.state.why_not(self.seat, move)
        if reason is not None:
            raise Refused(reason)
        self.state.play(move)
        self.moves.append(move)


def compose(world: State, wished: list[str]) -> Draft:
    """Refused, with a reason, where a move cannot be made."""
    if not isinstance(world, TerraFuturaState):
        raise TypeError("a table of Terra Futura is needed")
    draft, left = Draft(world.copy()), [NOTATION.parse(text) for text in wished]
    while left:
        draft.add(left)
    return draft


def join(moves: list[int]) -> str:
    return BETWEEN_MOVES.join(NOTATION.spell(move) for move in moves)


def _named(before: TerraFuturaState, left: list[int]) -> list[int]:
    """The choices of this kind that come next."""
    found: list[int] = []
    while left and _is_of(before, left[0]):
        found.append(left.pop(0))
    return [move for move in found if move != DONE]


def _is_of(before: TerraFuturaState, move: int) -> bool:
    return NOTATION.decoded(move).verb in _CHOICES[int(before.step)]


def _next(before: TerraFuturaState, now: TerraFuturaState, chosen: list[int]) -> int:
    """The least that was chosen and has not been made; then no more cubes are moved."""
    left = sorted(chosen)
    for move in _made(before, now):
        if move in left:
            left.remove(move)
    return left[0] if left else DONE


def _made(before: TerraFuturaState, now: TerraFuturaState) -> list[int]:
    """The choices that have been made since, by the player or because they could not differ."""
    base: i64 = before.turn * CELLS
    made: list[int] = []
    for cell in before.places[before.turn]:
        place: i64 = base + cell
        cubes = int(before.spare[place] - now.spare[place])
        if before.step == POLLUTING:
            made += [NOTATION.encoded("pollute", cell)] * cubes
        elif before.step == TRANSFERRING and cell != before.source:
            made += [NOTATION.encoded("transfer", cell)] * -cubes
        else:
            made += _moved(before, now, cell)
    return made


def _moved(before: TerraFuturaState, now: TerraFuturaState, cell: int) -> list[int]:
    """The resources paid from a card, or gained on it."""
    place: i64 = before.turn * CELLS + cell
    made: list[int] = []
    for kind in range(KINDS):
        gone = int(count(before.stock[place], kind) - count(now.stock[place], kind))
        if before.step == PAYING:
            made += [NOTATION.encoded("pay", kind, cell)] * gone
        else:
            made += [NOTATION.encoded("gain", kind)] * -gone
    return made
