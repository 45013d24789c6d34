"""Terra Futura's state as the rest of the program sees it: the table with its rules."""

from typing import Final

from terrarium.core.chance import Stream
from terrarium.core.outcome import Outcome
from terrarium.core.reason import Reason
from terrarium.core.state import HIDDEN, NOBODY
from terrarium.core.step import Step
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.imagine import deal_again
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
from terrarium.games.terra_futura.view import TerraFuturaView

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
            rules=self.rules,
            seed=self.seed,
            rows=self.rows.copy(),
            decks=self.decks,
            drawn=self.drawn,
            discards=self.discards,
            places=self.places,
            cards=self.cards.copy(),
            spare=self.spare.copy(),
            stock=self.stock.copy(),
            purse=self.purse.copy(),
            room=self.room.copy(),
            scoring=self.scoring,
            pattern=self.pattern,
            chosen=self.chosen,
        )
        other.copy_base(self)
        other.first, other.turn, other.final = self.first, self.turn, self.final
        other.discarded, other.taken, other.line = self.discarded, self.taken, self.line
        return other

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def position(self) -> str:
        return write_position(self)

    # What a seat may know, and suppose.

    def seen(self, seat: int, legal: list[int]) -> TerraFuturaView:
        return TerraFuturaView(self, seat, legal)

    def deal_again(self, seat: int, chance: Stream) -> None:
        deal_again(self, seat, chance)

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
