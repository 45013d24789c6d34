"""Terra's state as the rest of the program sees it: the table with its rules."""

from typing import Final

from terrarium.core.chance import Stream
from terrarium.core.outcome import Outcome
from terrarium.core.reason import Reason
from terrarium.core.state import HIDDEN, NOBODY
from terrarium.core.step import Step
from terrarium.games.terra.cards import size
from terrarium.games.terra.imagine import deal_again
from terrarium.games.terra.moves import NOTATION, PASS
from terrarium.games.terra.position.writer import write_position
from terrarium.games.terra.scoring import outcome_of
from terrarium.games.terra.state import HELPING, IMPENDING, TerraState
from terrarium.games.terra.steps.discard import Discard
from terrarium.games.terra.steps.help import Help
from terrarium.games.terra.steps.impending import Impending
from terrarium.games.terra.view import TerraView

_STEPS: Final[list[Step[TerraState]]] = [Impending(), Help(), Discard()]


class TerraInPlay(TerraState):
    """Every method of the contract, each one line from the rule it stands for."""

    def legal(self) -> list[int]:
        return _STEPS[self.step].legal(self) if self.seat != NOBODY else []

    def refusal(self, move: int) -> Reason | None:
        return _STEPS[self.step].why_not(self, move)

    def play(self, move: int) -> None:
        _STEPS[self.step].play(self, move)

    def copy(self) -> TerraState:
        other = TerraInPlay(
            rules=self.rules,
            seed=self.seed,
            pile=self.pile,
            hands=self.hands.copy(),
            hoards=self.hoards.copy(),
            scores=self.scores.copy(),
            laid=self.laid.copy(),
            hidden=self.hidden.copy(),
        )
        other.copy_base(self)
        other.turn, other.drawn, other.helped = self.turn, self.drawn, self.helped
        other.full_blown, other.impending = self.full_blown, self.impending
        other.played = self.played.copy()
        other.discard, other.solved = self.discard, self.solved
        return other

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def position(self) -> str:
        return write_position(self)

    # What a seat may know, and suppose.

    def seen(self, seat: int, legal: list[int]) -> TerraView:
        return TerraView(self, seat, legal)

    def deal_again(self, seat: int, chance: Stream) -> None:
        deal_again(self, seat, chance)

    def shown(self, seat: int, move: int) -> str:
        """Hoards lie face down; so do sealed cards and, where the table plays so, discards."""
        decoded = NOTATION.decoded(move)
        hidden = (
            decoded.verb == "hoard"
            or (decoded.verb == "play" and self.rules.sealed)
            or (decoded.verb == "discard" and self.rules.hidden_discards)
        )
        return f"{decoded.verb} {HIDDEN}" if hidden and seat != self.seat else decoded.text

    def face_down(self) -> int | None:
        """Sealed contributions are turned up when the round is complete (option)."""
        return len(self.played) if self.step == IMPENDING and self.rules.sealed else None

    def public(self) -> bool:
        """Without cards, or without a crisis to help and to hoard for, all can see what is left."""
        if self.seat == NOBODY or size(self.hand(self.seat)) == 0:
            return True
        return self.step == HELPING and not self.full_blown and not self.helped

    def occasion(self) -> int:
        """Each crisis drawn is an occasion of its own."""
        return self.pile_left()

    def in_advance(self) -> int | None:
        """While a crisis is impending anyone may ask to pass on it, able to help or not."""
        return PASS if self.step == IMPENDING else None
