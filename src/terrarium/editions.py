"""Where editions are read from: the ones that come with each game, or a file."""

from importlib.resources import files
from pathlib import Path

from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.reason import BadInput

STANDARD = "standard"


def find_edition(game: Game, name: str = STANDARD) -> Edition:
    """An edition that comes with the game, by name, or the one in a file ending in .toml."""
    if name.endswith(".toml"):
        return _from_file(game, Path(name))
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
        entry.name.removesuffix(".toml"): entry.read_text("utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    }


def _from_file(game: Game, path: Path) -> Edition:
    try:
        return game.read_edition(path.read_text("utf-8"))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not UTF-8 text") from None
