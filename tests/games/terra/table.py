"""A table of Terra for tests: laid out by a position text, played by text moves."""

from collections import Counter
from textwrap import dedent
from typing import Any

from terrarium.core.edition import Edition
from terrarium.core.event import Event, Listener
from terrarium.core.outcome import Outcome
from terrarium.core.position import position_setup
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import SPECTATOR, State
from terrarium.editions import find_edition
from terrarium.games.terra import Terra

GAME = Terra()
EDITION = find_edition(GAME)


class Ears(Listener):
    """Keeps what each seat, and a spectator, was told."""

    def __init__(self, players: int) -> None:
        self.heard: dict[int, list[Event]] = {seat: [] for seat in (*range(players), SPECTATOR)}

    def hear(self, event: Event) -> None:
        for events in self.heard.values():
            events.append(event)

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        for ear, events in self.heard.items():
            events.append(event if ear == seat else others)


class Table:
    """A state with its players' words."""

    def __init__(self, state: State, ears: Ears | None = None) -> None:
        self.state = state
        self.ears = ears or Ears(state.setup.players)
        state.listener = self.ears
        self._discarded_before = Counter(self.view()["discard"])

    def play(self, *texts: str) -> "Table":
        """Make these moves, one after another, each for the seat whose decision it is."""
        for text in texts:
            reason = self.why(text)
            assert reason is None, f"{text!r} is refused: {reason}; legal: {self.legal()}"
            self.state.play(GAME.parse(text))
        return self

    def legal(self) -> list[str]:
        return [GAME.spell(move) for move in self.state.legal()]

    def why(self, text: str, seat: int | None = None) -> Reason | None:
        """Why a seat, or the one whose decision it is, cannot make the move."""
        try:
            move = GAME.parse(text)
        except Refused as refused:
            return refused.reason
        return self.state.why_not(self.state.actor() if seat is None else seat, move)

    def why_id(self, text: str, seat: int | None = None) -> str:
        """The message of the refusal; empty where the move is legal."""
        reason = self.why(text, seat)
        return reason.id if reason else ""

    def actor(self) -> int:
        return self.state.actor()

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return dict(self.state.view(seat).as_json())

    def hand(self, seat: int) -> list[str]:
        cards: list[str] = self.view(seat)["hand"]
        return cards

    def scores(self) -> list[int]:
        scores: list[int] = self.view()["scores"]
        return scores

    def open(self) -> list[str]:
        return [crisis["crisis"] for crisis in self.view()["open"]]

    def discarded(self) -> list[str]:
        """What was discarded since the table was laid out, ascending; crises before solutions."""
        new = Counter(self.view()["discard"])
        new.subtract(self._discarded_before)
        return list(new.elements())

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the match goes on"
        return outcome

    def heard(self, seat: int = SPECTATOR) -> list[Event]:
        return self.ears.heard[seat]

    def heard_ids(self, seat: int = SPECTATOR) -> list[str]:
        return [event.id for event in self.heard(seat)]


def terra(
    position: str, players: int = 0, seed: int = 1, edition: Edition = EDITION, **options: str
) -> Table:
    """A table laid out as the position says; what it leaves out is dealt from the seed."""
    return laid_out(position, options, players, seed, edition)


def laid_out(
    position: str,
    options: dict[str, str],
    players: int = 0,
    seed: int = 1,
    edition: Edition = EDITION,
) -> Table:
    text = dedent(position)
    setup = position_setup(GAME, text, edition, players, options)
    return Table(GAME.read_position(text, setup, seed))


def dealt(players: int = 4, seed: int = 1, **options: str) -> Table:
    """A match as it begins."""
    ears = Ears(players)
    return Table(GAME.begin(GAME.setup(players, EDITION, options), seed, ears), ears)
