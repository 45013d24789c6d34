"""Templates: the shared ones, and each game's own under its name."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from terrarium.core.picture import Cell
from terrarium.core.reason import Message
from terrarium.games import AT_TABLES
from terrarium.web.pages.speech import Speech

_APART = "\u200b"  # no width, but read aloud two cards side by side are two words
_ROOT = Path(str(files("terrarium")))


@cache
def environment() -> Environment:
    """Everything is escaped, and a name that is missing is an error, never an empty place."""
    games = {
        game.name: FileSystemLoader(_ROOT / "games" / game.name / "page" / "templates")
        for game in AT_TABLES
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
    return {"t": speech.text, "say": speech.say, "why": speech.why, "rich": drawer(speech)}


def drawer(speech: Speech) -> Callable[[Message], Markup]:
    """Draws the cards and the like of a sentence by the template `cell` of the game itself."""

    def draw(piece: str | Cell) -> Markup:
        if isinstance(piece, str):
            return escape(piece)
        template = environment().get_template(f"{speech.game.name}/cell.html")
        html = template.render(cell=piece, t=speech.text, say=speech.say, people=[]).strip()
        return Markup(html + _APART)

    return lambda message: Markup("").join(draw(piece) for piece in speech.pieces(message))
