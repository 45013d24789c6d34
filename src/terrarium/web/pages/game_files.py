"""What a game brings besides its table: its rules, style sheet, drawings and typefaces."""

from http import HTTPStatus
from importlib.resources import files
from pathlib import Path

from starlette.responses import Response

from terrarium.core.game import Game
from terrarium.editions import STANDARD
from terrarium.games import GAMES
from terrarium.tables.table import NotThere
from terrarium.web.headers import FRAMED_BY_US
from terrarium.web.pages.games import icons_of
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit
from terrarium.web.pages.way_back import table_path
from terrarium.web.static_files import FOR_GOOD, is_lasting, sent_whole

_SHEET = "page.css"
_PLAIN = Path(str(files("terrarium.web"))) / "static" / "pictured.css"
_TYPES = {"css": "text/css", "svg": "image/svg+xml", "woff2": "font/woff2"}


async def rules(visit: Visit) -> Response:
    return _leaflet(visit, _game(visit), "rules")


async def icons(visit: Visit) -> Response:
    """What the icons of an edition mean, in a game whose cards speak by icons."""
    game = _game(visit)
    explained = icons_of(game)
    if explained is None:
        raise NotThere("page")
    wanted = visit.request.query_params.get("edition", STANDARD)
    edition = visit.lobby.editions.find(game, wanted)
    return _leaflet(visit, game, "icons", edition=edition.name, icons=explained(edition))


def _leaflet(visit: Visit, game: Game, name: str, **context: object) -> Response:
    """A page that is read, by itself or over a table."""
    speech, back = Speech(game), table_path(visit)
    context |= {"game": game, "game_name": speech.text(f"{game.name}-name"), "leaflet": name}
    context |= {"table_path": back, "here": back}
    response = visit.page(f"{game.name}/{name}.html", speech, HTTPStatus.OK, **context)
    response.headers.update(FRAMED_BY_US)
    return response


async def file_of_game(visit: Visit) -> Response:
    """A style sheet, a drawing or a typeface from a game's page folder."""
    name = str(visit.request.path_params["file"])
    kind = name.rpartition(".")[2]
    if kind not in _TYPES or not name.replace(".", "").replace("-", "").isalnum():
        raise NotThere("file")
    source = Path(str(files(_game(visit).home))) / "page" / name
    if name == _SHEET and not source.is_file():
        source = _PLAIN
    if not source.is_file():
        raise NotThere("file")
    if kind == "css":
        return sent_whole(source, visit.request.headers)
    headers = {"Cache-Control": FOR_GOOD if is_lasting(name) else "public, max-age=300"}
    return Response(source.read_bytes(), headers=headers, media_type=_TYPES[kind])


def _game(visit: Visit) -> Game:
    name = visit.request.path_params["game"]
    for game in GAMES:
        if game.name == name:
            return game
    raise NotThere("game")
