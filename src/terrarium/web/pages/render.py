"""Templates: the house's, and each game's under its name, where those of all tables stand in."""

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Protocol

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
)
from markupsafe import Markup, escape

from terrarium.core.game import Game
from terrarium.core.picture import Cell
from terrarium.core.player import Seated
from terrarium.core.points import printed
from terrarium.core.reason import Arg, Message
from terrarium.games import GAMES
from terrarium.web.pages.faces import game_faces, house_faces
from terrarium.web.pages.games import icons_of
from terrarium.web.pages.speech import Speech

_APART = "\u200b"  # no width, but read aloud two cards side by side are two words
_MARKS = ".,:;!?)"
_REMEMBERED = 8_192  # sentences, about a kilobyte each at most
_DRAWINGS = 2_048  # parts of tables, about five kilobytes each
_ROOT = Path(str(files("terrarium")))
_HOUSE = _ROOT / "web" / "templates"


@cache
def environment() -> Environment:
    """Everything is escaped, and a name that is missing is an error, never an empty place."""
    made = Environment(
        loader=PrefixLoader(_Shelves(web=FileSystemLoader(_HOUSE))),
        autoescape=True,
        auto_reload=False,  # looking for changes was more than half of finding a template
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["printed"] = printed
    made.globals.update(
        house_faces=house_faces,
        game_faces=game_faces,
        icons_of=icons_of,
        seated=Seated,
    )
    return made


class _Shelves(dict[str, BaseLoader]):
    """The house's templates, and a game's from when they are first wanted."""

    def __missing__(self, name: str) -> BaseLoader:
        own = Path(str(files(GAMES.find(name).home))) / "page" / "templates"
        self[name] = ChoiceLoader([FileSystemLoader(own), FileSystemLoader(_HOUSE / "table")])
        return self[name]


def render(template: str, speech: Speech, **context: object) -> str:
    """A template in the reader's words."""
    return environment().get_template(template).render({**_tongue(speech), **context})


@cache
def drawings(game: Game) -> dict[str, Markup]:
    """What a game draws its table with, and what things always mean there, whoever looks."""
    return {
        name: Markup(render(f"{game.name}/{name}.html", Speech(game)))
        for name in ("sprite", "backdrop", "means")
    }


def _tongue(speech: Speech) -> dict[str, object]:
    """The verbs by which templates speak."""
    return {
        "t": speech.text,
        "say": speech.say,
        "why": speech.why,
        "where": speech.where,
        "by_rule": speech.rule,
        "rich": drawer(speech),
        "draw": lambda cell: _draw(speech, cell),
        "kept": keeper(speech),
    }


class Seen(Protocol):
    """Something whose looks depend on nothing but its `sight`, and on who is named."""

    sight: tuple[Hashable, ...]


def keeper(speech: Speech) -> Callable[..., Markup]:
    """What a template draws of a thing, drawn once: most of a table looks as it did a move ago."""
    readers = (speech.game, tuple(speech.names), speech.reader)

    def kept(template: str, **things: Seen) -> Markup:
        key = (*readers, template, *[thing.sight for thing in things.values()])
        if key not in _KEPT:
            if len(_KEPT) >= _DRAWINGS:
                _KEPT.clear()
            _KEPT[key] = Markup(render(template, speech, **things))
        return _KEPT[key]

    return kept


_KEPT: dict[Hashable, Markup] = {}


def drawer(speech: Speech) -> Callable[[Message], Markup]:
    """Draws the cards and the like of a sentence by the template `cell` of the game itself."""
    names = tuple(speech.names)
    return lambda message: _drawn(
        speech.game,
        names,
        speech.reader,
        message.id,
        tuple(message.args.items()),
        tuple(message.parts.items()),
    )


@lru_cache(maxsize=_REMEMBERED)
def _drawn(
    game: Game,
    names: tuple[str, ...],
    reader: int,
    id: str,
    args: tuple[tuple[str, Arg], ...],
    parts: tuple[tuple[str, Message], ...],
) -> Markup:
    """A sentence of a log is drawn once for each reader, though it is sent with every move."""
    speech = Speech(game, list(names), reader)
    drawn, before = Markup(""), Markup("")
    for piece in speech.pieces(Message(id, dict(args), dict(parts))):
        if isinstance(piece, str):
            drawn += _with_mark(before, piece)
            before = Markup("")
        else:
            drawn += before
            before = _draw(speech, piece)
    return drawn + before


def _with_mark(drawing: Markup, words: str) -> Markup:
    """A full stop never begins a line: it stays with the drawing that it follows."""
    rest = words.lstrip(_MARKS)
    mark = words[: len(words) - len(rest)]
    if words[:1].isspace():  # it parts them, and begins no line
        drawing = Markup(drawing.removesuffix(_APART))
    if not (drawing and mark):
        return drawing + escape(words)
    return Markup('<span class="unbroken">{}{}</span>{}').format(drawing, mark, rest)


def _draw(speech: Speech, cell: Cell) -> Markup:
    template = environment().get_template(f"{speech.game.name}/cell.html")
    html = template.render(cell=cell, t=speech.text, say=speech.say, people=[]).strip()
    return Markup(html + _APART)
