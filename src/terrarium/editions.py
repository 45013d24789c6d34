"""Where editions are read from: those that come with each game, a file, or a host's own folder."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from terrarium.core.edition import Edition, game_named_in
from terrarium.core.game import Game
from terrarium.core.reason import BadInput
from terrarium.games import GAMES

T = TypeVar("T")

STANDARD = "standard"
_FILE = ".toml"
_LONGEST_NAME = 40


class Shelf:
    """The editions that a server offers: those that come with each game, and its host's own."""

    def __init__(self, own: Iterable[tuple[Game, Edition]] = ()) -> None:
        self._own: dict[tuple[str, str], Edition] = {}
        for game, edition in own:
            self._check_name(game, edition.name)
            self._own[game.name, edition.name] = edition

    def names(self, game: Game) -> list[str]:
        """What may be chosen, the usual one first."""
        shipped = sorted(_shipped(game), key=lambda name: (name != STANDARD, name))
        return shipped + sorted(name for owner, name in self._own if owner == game.name)

    def find(self, game: Game, name: str) -> Edition:
        own = self._own.get((game.name, name))
        if own is not None:
            return own
        if name in _shipped(game):
            return find_edition(game, name)
        there_are = ", ".join(self.names(game))
        raise BadInput(f"unknown edition {name[:60]!r} of {game.name}; there are: {there_are}")

    def _check_name(self, game: Game, name: str) -> None:
        if len(name) > _LONGEST_NAME:
            raise BadInput(f"the name of an edition has at most {_LONGEST_NAME} letters")
        if name in self.names(game):
            raise BadInput(f"{game.name} has an edition {name!r} already; give it another name")


def read_shelf(folder: Path) -> Shelf:
    """All editions in a host's folder, checked; a mistake is named by its file and line."""
    if not folder.is_dir():
        raise BadInput(f"{folder} is not a folder with editions")
    shelf: list[tuple[Game, Edition]] = []
    for path in sorted(folder.glob(f"*{_FILE}")):
        shelf.append(_of_any_game(path))
        _try(path, lambda: Shelf(shelf))
    return Shelf(shelf)


def find_edition(game: Game, name: str = STANDARD) -> Edition:
    """An edition that comes with the game, by name, or the one in a file ending in .toml."""
    if name.endswith(_FILE):
        return _of_game(game, Path(name))
    text = _shipped(game).get(name)
    if text is None:
        names = ", ".join(sorted(_shipped(game)))
        raise BadInput(
            f"unknown edition {name[:60]!r} of {game.name}; there are: {names}, or a file NAME.toml"
        )
    return game.read_edition(text)


def _shipped(game: Game) -> dict[str, str]:
    folder = files(game.home) / "editions"
    return {
        entry.name.removesuffix(_FILE): entry.read_text("utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith(_FILE)
    }


def _of_game(game: Game, path: Path) -> Edition:
    def read() -> Edition:
        text = path.read_text("utf-8")
        named = game_named_in(text)
        if named != game.name:
            raise BadInput(f"this is an edition of {named}, not of {game.name}")
        return game.read_edition(text)

    return _try(path, read)


def _of_any_game(path: Path) -> tuple[Game, Edition]:
    def read() -> tuple[Game, Edition]:
        text = path.read_text("utf-8")
        game = GAMES.find(game_named_in(text))
        return game, game.read_edition(text)

    return _try(path, read)


def _try(path: Path, read: Callable[[], T]) -> T:
    """What is wrong with a file is said with its name."""
    try:
        return read()
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not UTF-8 text") from None
