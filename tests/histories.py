"""Random matches for tests: played, now and then taken back, and recorded."""

from terrarium.core.chance import Stream, named_stream
from terrarium.core.export import full_record
from terrarium.core.history import History
from terrarium.core.record import Record
from terrarium.core.state import NOBODY
from terrarium.editions import find_edition
from terrarium.games.terra import Terra
from tests.tiny.game import DARE
from tests.tiny.game import EDITION as DARE_EDITION

TERRA = Terra()
TERRA_EDITION = find_edition(TERRA)
# Ada can help with nothing, and will then have a card to discard.
TOO_MANY = """
    phase: help
    hand 0: green 1, green 2, green 3, green 4, blue 1, blue 2, blue 3, red 1, red 2
    pile: blue 4, blue 5, 20 cards
"""
NAMES = ["Ada", "bot fair", "Grace", "bot greedy", "Kurt", "Emmy"]


def terra_history(seed: int = 1, players: int = 4, **options: str) -> History:
    return History(TERRA, TERRA.setup(players, TERRA_EDITION, options), seed)


def dare_history(seed: int = 1, players: int = 3) -> History:
    return History(DARE, DARE.setup(players, DARE_EDITION), seed)


def play_randomly(history: History, moves: int = 10_000, undo_one_in: int = 0) -> History:
    """Play so many random moves, or to the end; now and then the last mover takes some back."""
    chance = named_stream(f"test {history.seed}")
    for _ in range(moves):
        seat = history.state.actor()
        if seat == NOBODY:
            break
        legal = history.state.legal()
        history.play(seat, legal[chance.below(len(legal))])
        if undo_one_in and chance.below(undo_one_in) == 0:
            _take_back(history, seat, chance)
    return history


def _take_back(history: History, seat: int, chance: Stream) -> None:
    steps = history.undo_steps(seat)
    if steps:
        history.undo(seat, 1 + chance.below(steps))


def record_of(history: History) -> Record:
    return full_record(history, "a-match", NAMES[: history.setup.players])
