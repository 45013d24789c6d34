"""Which states are worth a picture: matches are played until every kind of decision has come up."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot, usual
from terrarium.core.chance import Stream, stream
from terrarium.core.game import Game
from terrarium.core.state import NOBODY, State
from terrarium.editions import STANDARD, find_edition
from tests.every_game import under_test

MATCHES = 10  # are played at least for each number of players
MOST_MATCHES = 200
WON, LOST = "won", "lost"
LAST = "last"  # the last decision of a long match: the fullest table


@dataclass(frozen=True)
class Line:
    """A match up to a moment: it begins from the seed, and these moves are made."""

    game: Game
    players: int
    seed: int
    moves: tuple[int, ...]
    kind: str
    choices: int

    def spelt(self) -> list[str]:
        return [self.game.spell(move) for move in self.moves]

    def state(self) -> State:
        state = begin(self.game, self.players, self.seed)
        for move in self.moves:
            state.play(move)
        return state


def phases(game: Game) -> tuple[str, ...]:
    """The steps of a game by their numbers."""
    apart = find_spec(f"{game.home}.phases") is not None
    found: tuple[str, ...] = import_module(f"{game.home}.{'phases' if apart else 'state'}").PHASES
    return found


def kinds(game: Game, players: int) -> tuple[str, ...]:
    """Every kind of decision that a table for so many comes to."""
    under = under_test(game.name)
    asked = [phase for phase in phases(game) if phase not in under.unasked]
    return tuple(phase for phase in asked if players <= under.at_most.get(phase, players))


def ends(game: Game) -> tuple[str, ...]:
    """How a match may end: where everybody can lose together, that is another page."""
    return (WON, LOST) if under_test(game.name).lost_together else (WON,)


def sizes(game: Game) -> tuple[int, int]:
    """The fewest players and the most."""
    return int(game.least), int(game.most)


@cache
def lines(game: Game, players: int) -> dict[str, Line]:
    """For each kind of decision and of end, the fullest moment that was found, the latest best."""
    found: dict[str, Line] = {}
    wanted = {*kinds(game, players), *ends(game), LAST}
    for seed in range(MOST_MATCHES):
        for line in played(game, players, seed):
            if line.kind not in found or line.choices >= found[line.kind].choices:
                found[line.kind] = line
        if seed >= MATCHES and not wanted - found.keys():
            return found
    missing = ", ".join(sorted(wanted - found.keys()))
    raise LookupError(f"no match of {game.name} for {players} came to {missing}")


def played(game: Game, players: int, seed: int) -> Iterator[Line]:
    """Bots play odd matches, chance the others: some are sensible, some are strange."""
    state, made = begin(game, players, seed), list[int]()
    choose = _by_bots(game, seed) if seed % 2 else _by_chance(seed)
    while state.actor() != NOBODY:
        kind = phases(game)[state.step]
        yield Line(game, players, seed, tuple(made), kind, len(state.legal()))
        made.append(choose(state))
        state.play(made[-1])
    outcome = state.outcome()
    assert outcome is not None
    yield Line(game, players, seed, tuple(made[:-1]), LAST, len(made))
    kind = LOST if outcome.collective_loss else WON
    yield Line(game, players, seed, tuple(made), kind, len(made))


def _by_chance(seed: int) -> Callable[[State], int]:
    dice = random.Random(seed)
    return lambda state: dice.choice(state.legal())


def _by_bots(game: Game, seed: int) -> Callable[[State], int]:
    bot = find_bot(game.name, usual(game.name)[0])
    chance: Stream = stream(seed, 1)
    return lambda state: bot.choose(state.view(state.actor()), AT_ONCE, chance)


def begin(game: Game, players: int, seed: int) -> State:
    return game.begin(game.setup(players, find_edition(game, STANDARD)), seed)
