"""A position of Dare, read back; whose decision it is follows from the number of turns."""

from terrarium.core.position import PositionText
from terrarium.core.view import OVER
from tests.tiny.state import AMOUNT, ANSWER, BID, MOST, PHASES, TURN, TURNS, DareState

_WHOLE = 7  # nobody can have more coins than that
_KNOWN = "players, phase, turns, coins, bids, chances"


def read_position(text: str, state: DareState) -> None:
    lines, players = PositionText(text), int(state.players)
    lines.number("players", players, players, players)
    phase = lines.word("phase", (*PHASES, OVER), PHASES[TURN])
    late = phase in (PHASES[BID], OVER)
    least = TURNS * players * late
    state.turns = lines.number("turns", least, TURNS * players - (not late), least)
    state.coins = _numbers(lines, "coins", [_WHOLE] * players) or state.coins
    state.bids = _numbers(lines, "bids", [min(MOST, coins) for coins in state.coins])
    state.chances = lines.number("chances", 0, state.turns, 0)
    lines.refuse_the_rest(_KNOWN)
    wanted = {"bid": range(players), OVER: [players]}.get(phase, [0])
    if len(state.bids) not in wanted:
        raise lines.fail(f"phase {phase!r} does not go with what lies there", "phase")
    if len(state.coins) != players:
        raise lines.fail(f"there are coins of {players} players", "coins")
    _ask(state, phase)


def _numbers(lines: PositionText, key: str, most: list[int]) -> list[int]:
    words = (lines.get(key) or "").split()
    if len(words) > len(most) or any(w not in map(str, range(m + 1)) for w, m in zip(words, most)):
        raise lines.fail(f"{key} are at most {most}, not {words}", key)
    return [int(word) for word in words]


def _ask(state: DareState, phase: str) -> None:
    """Whoever is asked how much, or whether it is allowed, interrupts a turn."""
    step = PHASES.index(phase) if phase in PHASES else None
    state.ask(TURN, state.turns % state.players)
    if step in (AMOUNT, ANSWER):
        state.interrupt(AMOUNT, state.seat)
    if step == ANSWER:
        state.interrupt(ANSWER, (state.seat + 1) % state.players)
    if step == BID:
        state.ask(BID, len(state.bids))
    if step is None:
        state.finish()
