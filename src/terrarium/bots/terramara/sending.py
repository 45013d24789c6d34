"""A member is to be sent: what it would bring where (1.8, 1.11, 1.12)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import Choice
from terrarium.bots.terramara.flip import of_flip
from terrarium.bots.terramara.scales import Scales
from terrarium.games.terramara.clan import strength_of
from terrarium.games.terramara.components import BY_WORKERS
from terrarium.games.terramara.effects.tracks import Culture
from terrarium.games.terramara.gains import hired_level
from terrarium.games.terramara.members import CHIEF, EXPLORER, MERCENARY, NO_MEMBER
from terrarium.games.terramara.moves import FLIP, SEND
from terrarium.games.terramara.spaces import (
    DEVELOP,
    FIRST,
    HIRE,
    HUT,
    RAID,
    ROUND_OF_SPACE,
    SPACES,
    TRAVEL,
    standing_on,
)
from terrarium.games.terramara.state import ROUNDS
from terrarium.games.terramara.steps.action import STEPS_OF_TRAVEL, parts_on
from terrarium.games.terramara.traits import EXTRA_CULTURE, powers_of
from terrarium.games.terramara.triggers import sending

_UNKNOWN: Final = -1_000_000
_HIRED: Final = 54  # each level of a worker, in a round
_ORDER: Final = 49  # to be the first in the next round
_FOR_OTHERS: Final = 53  # what the third and the fourth player get
_CHIEF: Final = 35  # the chief may be needed where explorers cannot go
_SWAP: Final = 16
_FROM_RIVER: Final = 400  # culture that young River does not get
_AWAY: Final = 657  # an explorer who is missing in a later round


class Sending(Choice):
    """Weighs spaces, each once, and members on them; and whether to flip the character."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        self._table: Final = scales.table
        self._known: Final = [_UNKNOWN] * SPACES
        self._has_rival: Final = self._is_river_anothers()

    def _is_river_anothers(self) -> bool:
        for seat in range(self._table.players):
            if seat != self.scales.seat and self._table.traits[seat] & EXTRA_CULTURE:
                return True
        return False

    def of_move(self, move: i64) -> i64:
        if move < FLIP:
            return self._of_send(move)
        return of_flip(self.scales) if move == FLIP else self.of_rest(move)

    def _of_send(self, move: i64) -> i64:
        """With the price of joining, what answers it, and how long the member stays away."""
        kind: i64 = (move - SEND) // SPACES
        space: i64 = (move - SEND) % SPACES
        worth = self.of_space(space)
        if space == HUT:
            return worth
        met: i64 = self._table.first_on[standing_on(space, self._table.players)]
        if kind == EXPLORER:
            worth += self._of_joining(met) - self._stay(space)
        elif kind == CHIEF and self._table.explorers[self.scales.seat] > 0:
            worth -= _CHIEF
        return worth + self._answers(kind, space, met) if kind != MERCENARY else worth

    def _of_joining(self, met: i64) -> i64:
        if met == NO_MEMBER:
            return 0
        is_stronger = self._table.strength[self.scales.seat] > strength_of(self._table, met)
        return self.scales.of_losing_strength() if is_stronger else 0

    def _stay(self, space: i64) -> i64:
        """An explorer on a later row is missing until that row flips (1.8.4)."""
        away: i64 = ROUND_OF_SPACE[space] - self._table.round
        return away * _AWAY if away > 0 else 0

    def _answers(self, kind: i64, space: i64, met: i64) -> i64:
        """What the character and artefacts give for being sent there."""
        seat = self.scales.seat
        happened = sending(self._table, seat, kind, space, met) & self._table.traits[seat]
        worth: i64 = 0
        if happened:
            for powers in powers_of(self._table, seat):
                for trigger in powers.triggers:
                    if trigger.occasions & happened:
                        worth += self.scales.of_parts_plainly(trigger.parts)
        return worth

    def of_space(self, space: i64) -> i64:
        if self._known[space] == _UNKNOWN:
            kept = self._kept_from_river(space) if self._has_rival else 0
            self._known[space] = int(self._weigh(space) + kept)
        return self._known[space]

    def _kept_from_river(self, space: i64) -> i64:
        """Where young River would gain twice it is worth more to be there instead."""
        if space == DEVELOP:
            return _FROM_RIVER
        if space > FIRST and space != HUT:
            for part in parts_on(self._table, space):
                if isinstance(part, Culture):
                    return _FROM_RIVER
        return 0

    def _weigh(self, space: i64) -> i64:
        scales = self.scales
        if space > FIRST and space != HUT:
            return scales.of_parts(parts_on(self._table, space))
        if space == HIRE:
            return self._of_hiring()
        if space == DEVELOP:
            return scales.tracks.of_strength(1) + scales.tracks.of_culture(1)
        if space == TRAVEL:
            return scales.of_movement(STEPS_OF_TRAVEL, False)
        if space == RAID:
            return self._of_raid()
        return self._of_first() if space == FIRST else self._of_hut()

    def _of_hiring(self) -> i64:
        scales, rounds = self.scales, self.scales.outlook.rounds
        level = hired_level(self._table)
        workers = scales.holdings().worker_levels()
        aimed = scales.aims.of(BY_WORKERS, workers + level) - scales.aims.of(BY_WORKERS, workers)
        return level * _HIRED * (rounds + 1) + aimed

    def _of_raid(self) -> i64:
        """With two players the space brings both, if both pay (M-8)."""
        brought = self.scales.of_raid() + self.scales.of_losing_strength()
        if self._table.players == 2:
            return brought + max(self._first_part(), 0)
        return brought

    def _of_first(self) -> i64:
        if self._table.players == 2:
            raided = self.scales.of_raid() + self.scales.of_losing_strength()
            return self._first_part() + (max(raided, 0) if self._can_raid() else 0)
        return self._first_part()

    def _can_raid(self) -> bool:
        return self._table.strength[self.scales.seat] > 0

    def _first_part(self) -> i64:
        scales = self.scales
        if self._table.round == ROUNDS:
            best = max(scales.tracks.of_strength(2), scales.tracks.of_culture(2))
            return max(best, scales.of_movement(2, False))
        gifts: i64 = _FOR_OTHERS if self._table.players > 2 else 0
        return scales.of_movement(1, False) + _ORDER - gifts

    def _of_hut(self) -> i64:
        goods = self.scales.outlook.goods
        workshop = self.scales.workshop
        refined = workshop.after_refining(goods, 1)
        if refined == goods:
            return _SWAP if goods else 0
        return workshop.value(refined) - self.scales.now
