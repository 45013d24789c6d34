"""Templates: the shared ones, and each game's own under its name."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from terrarium.core.reason import Message
from terrarium.games import GAMES
from terrarium.web.pages.speech import Speech

_ROOT = Path(str(files("terrarium")))


@cache
def environment() -> Environment:
    """Everything is escaped, and a name that is missing is an error, never an empty place."""
    games = {
        game.name: FileSystemLoader(_ROOT / "games" / game.name / "page" / "templates")
        for game in GAMES
    }
    loader = PrefixLoader({"web": FileSystemLoader(_ROOT / "web" / "templates"), **games})
    return Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, speech: Speech, **context: object) -> str:
    """A template in the reader's words."""
    return environment().get_template(template).render({**_tongue(speech), **context})


def _tongue(speech: Speech) -> dict[str, object]:
    """The verbs by which templates speak."""
    words: dict[str, object] = {"t": speech.text, "say": speech.say, "why": speech.why}
    return {**words, "rich": _drawer(speech, words)}


def _drawer(speech: Speech, words: dict[str, object]) -> Callable[[Message], Markup]:
    """Draws the cards and the like of a sentence by the macro `cell` of the game's own pieces."""

    def rich(message: Message) -> Markup:
        pieces = speech.pieces(message)
        if all(isinstance(piece, str) for piece in pieces):
            return escape("".join(map(str, pieces)))
        template = environment().get_template(f"{speech.game.name}/pieces.html")
        cell = template.make_module({**words, "people": []}).cell  # type: ignore[attr-defined]
        return Markup("").join(escape(p) if isinstance(p, str) else cell(p) for p in pieces)

    return rich
