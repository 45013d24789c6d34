"""The end of the game: each names a pattern, and all choose a scoring set in secret."""

from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.core.tuples import replaced
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.moves import PATTERN, SET
from terrarium.games.terra_futura.scoring import finish_match
from terrarium.games.terra_futura.state import TerraFuturaState
from terrarium.games.terra_futura.steps.turn import activate_pattern


class NamePattern(Step[TerraFuturaState]):
    """The pattern of either own Scoring card, openly; hidden where the table plays so (5.2)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [PATTERN + number for number in sorted(state.scoring[state.seat])]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not PATTERN <= move < SET:
            return Reason("terra_futura-pattern-first", "5.2")
        return _why_not_own(state, move - PATTERN, "5.2")

    def play(self, state: TerraFuturaState, move: int) -> None:
        seat = state.seat
        state.pattern = replaced(state.pattern, seat, move - PATTERN)
        if not state.rules.simultaneous:
            events.named_pattern(state, seat)
            activate_pattern(state)
            return
        events.hid_pattern(state, seat)
        state.seat = (seat + 1) % state.players
        if state.seat == state.first:
            _reveal_patterns(state)


class ChooseSet(Step[TerraFuturaState]):
    """The set of either own Scoring card, hidden until all have chosen (5.4)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [SET + number for number in sorted(state.scoring[state.seat])]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if move < SET:
            return Reason("terra_futura-set-first", "5.4")
        return _why_not_own(state, move - SET, "5.4")

    def play(self, state: TerraFuturaState, move: int) -> None:
        seat = state.seat
        state.chosen = replaced(state.chosen, seat, move - SET)
        events.hid_set(state, seat)
        state.seat = (seat + 1) % state.players
        if state.seat == state.first:
            finish_match(state)


def _why_not_own(state: TerraFuturaState, number: int, rule: str) -> Reason | None:
    if number in state.scoring[state.seat]:
        return None
    return Reason("terra_futura-not-your-card", rule, {"number": number + 1})


def _reveal_patterns(state: TerraFuturaState) -> None:
    """All at once; then each activates, in turn order (5.5)."""
    for seat in range(state.players):
        events.revealed_pattern(state, seat)
    activate_pattern(state)
