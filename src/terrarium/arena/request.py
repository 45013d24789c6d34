"""What is to be simulated: plain data, so that it can be sent to other processes."""

from dataclasses import dataclass, field

from terrarium.bots.registry import find_bot
from terrarium.core.game import Game
from terrarium.core.reason import BadInput
from terrarium.core.setup import Setup
from terrarium.editions import STANDARD, find_edition
from terrarium.games import GAMES


@dataclass(frozen=True)
class Simulation:
    """So many games between bots; everything else follows from the seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    edition: str = STANDARD
    jobs: int = 1
    out: str | None = None

    def the_game(self) -> Game:
        return GAMES.find(self.game)

    def setup(self) -> Setup:
        game = self.the_game()
        return game.setup(self.players, find_edition(game, self.edition), self.options)


def seat_bots(game: str, players: int, names: list[str]) -> tuple[str, ...]:
    """One name for all seats, or one for each."""
    if len(names) not in (1, players):
        raise BadInput(f"name one bot for all, or {players}, one for each seat, not {len(names)}")
    for name in names:
        find_bot(game, name)
    return tuple(names * players if len(names) == 1 else names)
