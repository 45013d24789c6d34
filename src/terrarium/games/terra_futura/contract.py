"""Terra Futura's state as the rest of the program sees it: the table with its rules."""

from typing import Final

from terrarium.core.outcome import Outcome
from terrarium.core.reason import Reason
from terrarium.core.state import HIDDEN, NOBODY
from terrarium.core.step import Step
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.imagine import imagine
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.position.writer import write_position
from terrarium.games.terra_futura.scoring import outcome_of
from terrarium.games.terra_futura.state import PATTERN, SET, TerraFuturaState
from terrarium.games.terra_futura.steps.activate import Activate
from terrarium.games.terra_futura.steps.copy import COPIES
from terrarium.games.terra_futura.steps.final import ChooseSet, NamePattern
from terrarium.games.terra_futura.steps.gain import GAINS
from terrarium.games.terra_futura.steps.owner import KEEPS, Remove
from terrarium.games.terra_futura.steps.pay import PAYMENT
from terrarium.games.terra_futura.steps.place import Place
from terrarium.games.terra_futura.steps.pollute import POLLUTION
from terrarium.games.terra_futura.steps.take import Take
from terrarium.games.terra_futura.steps.transfer import TRANSFERS
from terrarium.games.terra_futura.view import TerraFuturaView, view_of

_STEPS: Final[list[Step[TerraFuturaState]]] = [
    Take(),
    Place(),
    Activate(),
    COPIES,
    PAYMENT,
    GAINS,
    POLLUTION,
    TRANSFERS,
    KEEPS,
    Remove(),
    NamePattern(),
    ChooseSet(),
]


class TerraFuturaInPlay(TerraFuturaState):
    """Every method of the contract, each one line from the rule it stands for."""

    def legal(self) -> list[int]:
        return _STEPS[self.step].legal(self) if self.seat != NOBODY else []

    def refusal(self, move: int) -> Reason | None:
        return _STEPS[self.step].why_not(self, move)

    def play(self, move: int) -> None:
        _STEPS[self.step].play(self, move)

    def copy(self) -> TerraFuturaState:
        other = TerraFuturaInPlay(
            self.rules,
            self.seed,
            self.rows.copy(),
            self.decks,
            self.drawn,
            self.discards,
            self.places,
            self.cards.copy(),
            self.spare.copy(),
            self.stock.copy(),
            self.purse.copy(),
            self.room.copy(),
            self.scoring,
            self.pattern,
            self.chosen,
        )
        other.copy_base(self)
        other.first = self.first
        other.turn = self.turn
        other.discarded = self.discarded
        other.taken = self.taken
        other.line = self.line
        other.final = self.final
        return other

    def imagine(self, seat: int, seed: int) -> TerraFuturaState:
        return imagine(self, seat, seed)

    def view(self, seat: int) -> TerraFuturaView:
        return view_of(self, seat, self.legal() if seat == self.seat else [])

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def position(self) -> str:
        return write_position(self)

    def shown(self, seat: int, move: int) -> str:
        """All is open but the scoring sets and, where the table plays so, the patterns."""
        decoded = NOTATION.decoded(move)
        if seat == self.seat or not self._is_secret():
            return decoded.text
        return f"{decoded.verb} {HIDDEN}"

    def face_down(self) -> int | None:
        """Scoring sets, and patterns chosen in secret, are turned up when all have chosen."""
        if not self._is_secret():
            return None
        choices = self.chosen if self.step == SET else self.pattern
        return sum(1 for number in choices if number != NO_CARD)

    def public(self) -> bool:
        """Only Scoring cards are secret (4.13)."""
        return self.step != PATTERN and self.step != SET

    def _is_secret(self) -> bool:
        return self.step == SET or (self.step == PATTERN and self.rules.simultaneous)
