"""The loops that drive an engine at full speed; compiled together with it."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.bot import AT_ONCE, Bot
from terrarium.core.chance import Stream
from terrarium.core.state import NOBODY, State


class Count:
    """How much was played: a choice is a decision with more than one legal move."""

    def __init__(self, decisions: int, choices: int) -> None:
        self.decisions: Final = decisions
        self.choices: Final = choices


def play_randomly(state: State, chance: Stream) -> Count:
    """Play the state to its end, each legal move equally likely."""
    decisions: i64 = 0
    choices: i64 = 0
    while state.actor() != NOBODY:
        moves = state.legal()
        options: i64 = len(moves)
        decisions += 1
        if options > 1:
            choices += 1
            state.play(moves[chance.below(options)])
        else:
            state.play(moves[0])
    return Count(decisions, choices)


def copy_often(state: State, times: int) -> None:
    """Copy the state again and again."""
    left: i64 = times
    while left > 0:
        state.copy()
        left -= 1


def play_bots(
    state: State, bots: list[Bot], chances: list[Stream], moves: list[int] | None = None
) -> Count:
    """Let bots play the state to its end; the moves are kept when a list for them is given."""
    decisions: i64 = 0
    choices: i64 = 0
    while True:
        seat = state.actor()
        if seat == NOBODY:
            return Count(decisions, choices)
        view = state.view(seat)
        decisions += 1
        if len(view.legal) > 1:
            choices += 1
        move = bots[seat].choose(view, AT_ONCE, chances[seat])
        if moves is not None:
            moves.append(move)
        state.play(move)
