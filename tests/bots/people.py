"""Bots at a test's table: what they would do, and why."""

from terrarium.bots.bot import AT_ONCE, Advice
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.state import State
from terrarium.core.view import View
from tests.games.terra.table import GAME, Table

CHARACTERS = ("guardian", "fair", "greedy")
EVERYBODY = ("random", *CHARACTERS)


def choice(name: str, view: View, whim: str = "a whim") -> int:
    return find_bot("terra", name).choose(view, AT_ONCE, named_stream(whim))


def advice(name: str, view: View, whim: str = "a whim") -> Advice:
    return find_bot("terra", name).advise(view, AT_ONCE, named_stream(whim))


def asked(state: State) -> View:
    """The view of the seat whose decision it is."""
    return state.view(state.actor())


def would(name: str, table: Table) -> str:
    """The move that a bot would make, in words."""
    return GAME.spell(choice(name, asked(table.state)))


def why(name: str, table: Table) -> str:
    """The message by which it would explain that."""
    return advice(name, asked(table.state)).id


def plays_out(name: str, table: Table) -> list[str]:
    """All that a bot does until it is somebody else's decision, in words."""
    seat, moves = table.actor(), list[str]()
    while table.actor() == seat:
        moves.append(would(name, table))
        table.play(moves[-1])
    return moves
