"""The games that there are, by name."""

from collections.abc import Iterable, Iterator

from terrarium.core.game import Game
from terrarium.core.reason import BadInput


class Registry:
    """Finds a game by its id."""

    def __init__(self, games: Iterable[Game] = ()) -> None:
        self._games: dict[str, Game] = {}
        for game in games:
            self.add(game)

    def add(self, game: Game) -> None:
        if game.name in self._games:
            raise ValueError(f"there is a game {game.name!r} already")
        self._games[game.name] = game

    def find(self, name: str) -> Game:
        if name not in self._games:
            names = ", ".join(sorted(self._games))
            raise BadInput(f"unknown game {name!r}; the games are: {names}")
        return self._games[name]

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())
