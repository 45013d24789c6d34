"""Raid and First player: one space each, or with two players both parts on one (1.11, M-8)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.admission import can_pay_raid
from terrarium.games.terramara.effects.carrying import carry_out
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.gains import lose_strength
from terrarium.games.terramara.moves import DONE, FIRST, RAID
from terrarium.games.terramara.phases import FIRST_PART
from terrarium.games.terramara.state import ROUNDS, TerramaraState
from terrarium.games.terramara.steps.raid import PRICE_OF_RAID, raid
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import Task

FIRST_OFFERED: Final = 0
RAID_OFFERED: Final = 1

_OWN: Final = parts_spelt("1 movement")
_OF_THIRD: Final = parts_spelt("1 culture")
_OF_FOURTH: Final = parts_spelt("2 strength")
_IN_ROUND_5: Final = parts_spelt("2 movement or 2 strength or 2 culture")


def go_raiding(state: TerramaraState, seat: i64) -> None:
    """With two players it is paid only now, and First is offered after it (M-8)."""
    if state.players == 2:
        state.push(FIRST_PART, seat, Task(FIRST_OFFERED))
        lose_strength(state, seat, PRICE_OF_RAID)
    raid(state, seat)


def go_first(state: TerramaraState, seat: i64) -> None:
    """With two players a raid is offered after it (M-8)."""
    if state.players == 2:
        state.push(FIRST_PART, seat, Task(RAID_OFFERED))
    _become_first(state, seat)


class FirstPart(TerramaraStep):
    """With two players the other part may be done as well (M-8)."""

    def begin(self, state: TerramaraState) -> bool:
        return _is_first(state) or can_pay_raid(state, state.seat)

    def legal(self, state: TerramaraState) -> list[int]:
        return [FIRST, DONE] if _is_first(state) else [RAID, DONE]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move in self.legal(state):
            return None
        if move in (FIRST, RAID):
            return Reason("terramara-part-done", "M-8")
        return Reason(
            "terramara-asked-first" if _is_first(state) else "terramara-asked-raid", "M-8"
        )

    def play(self, state: TerramaraState, move: int) -> None:
        if move == FIRST:
            _also_become_first(state, state.seat)
        elif move == RAID:
            lose_strength(state, state.seat, PRICE_OF_RAID)
            raid(state, state.seat)


def _is_first(state: TerramaraState) -> bool:
    return task_of(state).amount == FIRST_OFFERED


def _also_become_first(state: TerramaraState, seat: i64) -> None:
    """In the last round there is no card to be taken, so that this must be said."""
    if state.round == ROUNDS:
        events.used_first(state, seat)
    _become_first(state, seat)


def _become_first(state: TerramaraState, seat: i64) -> None:
    """The card, one's own step, then the new third player's bonus, then the fourth's (1.11)."""
    if state.round == ROUNDS:
        carry_out(state, seat, _IN_ROUND_5)
        return
    state.first = seat
    events.became_first(state, seat)
    if state.players > 3:
        carry_out(state, (seat + 3) % state.players, _OF_FOURTH)
    if state.players > 2:
        carry_out(state, (seat + 2) % state.players, _OF_THIRD)
    carry_out(state, seat, _OWN)
