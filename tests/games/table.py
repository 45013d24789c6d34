"""A table of any game for tests: laid out by a position text, played by text moves."""

from textwrap import dedent
from typing import Any, Self

from terrarium.core.edition import Edition
from terrarium.core.event import Event
from terrarium.core.game import Game
from terrarium.core.outcome import Outcome
from terrarium.core.position import position_setup
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import SPECTATOR, State
from tests.properties.ears import Ears


class Table:
    """A state with its players' words."""

    def __init__(self, game: Game, state: State, ears: Ears | None = None) -> None:
        self.game = game
        self.state = state
        self.ears = ears or Ears(state.setup.players)
        state.listener = self.ears

    def play(self, *texts: str) -> Self:
        """Make these moves, one after another, each for the seat whose decision it is."""
        for text in texts:
            reason = self.why(text)
            assert reason is None, f"{text!r} is refused: {reason}; legal: {self.legal()}"
            self.state.play(self.game.parse(text))
        return self

    def legal(self) -> list[str]:
        return [self.game.spell(move) for move in self.state.legal()]

    def why(self, text: str, seat: int | None = None) -> Reason | None:
        """Why a seat, or the one whose decision it is, cannot make the move."""
        try:
            move = self.game.parse(text)
        except Refused as refused:
            return refused.reason
        return self.state.why_not(self.state.actor() if seat is None else seat, move)

    def why_id(self, text: str, seat: int | None = None) -> str:
        """The message of the refusal; empty where the move is legal."""
        reason = self.why(text, seat)
        return reason.id if reason else ""

    def refusal(self, text: str) -> tuple[str, str]:
        """The message that refuses the move, and the paragraph of the rules it goes by."""
        reason = self.why(text)
        assert reason is not None, f"{text!r} is legal"
        return reason.id, reason.rule

    def actor(self) -> int:
        return self.state.actor()

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return dict(self.state.view(seat).as_json())

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the match goes on"
        return outcome

    def heard(self, seat: int = SPECTATOR) -> list[Event]:
        return self.ears.heard[seat]

    def heard_ids(self, seat: int = SPECTATOR) -> list[str]:
        return [event.id for event in self.heard(seat)]


def state_of(
    game: Game, edition: Edition, position: str, options: dict[str, str], players: int, seed: int
) -> State:
    """Laid out as the position says; what it leaves out is dealt from the seed."""
    text = dedent(position)
    return game.read_position(text, position_setup(game, text, edition, players, options), seed)
