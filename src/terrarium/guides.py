"""Where guided matches are read from: each game's folder `guide`, a numbered file a chapter."""

from functools import cache
from importlib.resources import files

from terrarium.core.game import Game
from terrarium.core.guide import Guide, read_guide
from terrarium.core.reason import BadInput
from terrarium.games import GAMES

_FILE = ".toml"


@cache
def guides_of(game: Game) -> dict[str, Guide]:
    """The chapters of a game by their names, in order; none where it brings none."""
    chapters: dict[str, Guide] = {}
    for name, text in sorted(_shipped(game).items()):
        try:
            chapters[name] = read_guide(game, name, text, chapters)
        except BadInput as error:
            raise BadInput(f"{game.name}/guide/{name}{_FILE}: {error}") from None
    return chapters


def find_guide(game: str, name: str) -> Guide | None:
    return guides_of(GAMES.find(game)).get(name)


def chapter_after(guide: Guide) -> str:
    """The name of the next chapter; empty after the last."""
    names = list(guides_of(GAMES.find(guide.game)))
    return next(iter(names[names.index(guide.name) + 1 :]), "")


def _shipped(game: Game) -> dict[str, str]:
    folder = files(game.home) / "guide"
    found = folder.iterdir() if folder.is_dir() else ()
    return {
        file.name.removesuffix(_FILE): file.read_text("utf-8")
        for file in found
        if file.name.endswith(_FILE)
    }
