"""Links to a seat, the rules, a game's style sheet, and pages for what went wrong."""

from importlib.resources import files

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from terrarium.core.game import Game
from terrarium.core.reason import Reason, Refused
from terrarium.games import GAMES
from terrarium.tables.person import Person, Settings
from terrarium.tables.reception import NotThere
from terrarium.web.pages.guests import new_guest
from terrarium.web.pages.render import render
from terrarium.web.pages.sheets import sheet_in_parts
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit, problem_kind
from terrarium.web.pages.way_back import table_path
from terrarium.web.static_files import FOR_GOOD, is_lasting
from terrarium.web.who import take_cookie

_SHEET = "page.css"
_TYPES = {"css": "text/css; charset=utf-8", "svg": "image/svg+xml", "woff2": "font/woff2"}


async def look_at_link(visit: Visit) -> Response:
    """A link asks first; only pressing the button takes the seat."""
    live, seat = await visit.lobby.look_at_link(_token(visit))
    names = live.table.names()
    game = live.table.the_game()
    speech, token = Speech(game, names), _token(visit)
    return visit.page(
        "web/sit.html", speech, game=game, live=live, seat=seat, names=names, token=token
    )


async def spend_link(visit: Visit) -> Response:
    """Nobody is made known here for a link that leads nowhere."""
    await visit.lobby.look_at_link(_token(visit))
    person = visit.known or await visit.become(visit.form.get("name", "").strip() or new_guest())
    live, _ = await visit.lobby.spend_link(_token(visit), person)
    return visit.to(f"/matches/{live.id}")


async def forget_me(visit: Visit) -> Response:
    """A person's wish; it asks for a sign that it is meant."""
    if visit.form.get("sure") != "yes":
        raise Refused(Reason("page-forget-unsure"))
    await visit.lobby.forget(visit.somebody(), Speech().text("page-forgotten"))
    response = visit.to("/")
    take_cookie(response, visit.request)
    return response


async def rules(visit: Visit) -> Response:
    game = _game(visit)
    speech = Speech(game)
    name, back = speech.text(f"{game.name}-name"), table_path(visit)
    template = f"{game.name}/rules.html"
    return visit.page(template, speech, game=game, game_name=name, table_path=back, here=back)


async def file_of_game(visit: Visit) -> Response:
    """A style sheet, a drawing or a typeface from a game's page folder."""
    name = str(visit.request.path_params["file"])
    kind = name.rpartition(".")[2]
    if kind not in _TYPES or not name.replace(".", "").replace("-", "").isalnum():
        raise NotThere("file")
    game = _game(visit)
    source = files(game.home) / "page" / name
    body = sheet_in_parts(game) if name == _SHEET else b""
    if not body and not source.is_file():
        raise NotThere("file")
    headers = {"Cache-Control": FOR_GOOD if is_lasting(name) else "public, max-age=300"}
    return Response(body or source.read_bytes(), headers=headers, media_type=_TYPES[kind])


def error_page(request: Request, status: int, error_id: str = "") -> Response:
    """For what no route answers: missing pages, and failures with the id that the log has, too."""
    base = str(request.scope.get("root_path", "")).rstrip("/")
    speech = Speech()
    kind = problem_kind(status)
    nobody = Person("", "", Settings())
    html = render(
        "web/error.html",
        speech,
        base=base,
        person=nobody,
        settings=nobody.settings,
        csrf="",
        kind=kind,
        text=speech.text(f"page-error-{kind}"),
        back="",
        error_id=error_id,
    )
    return HTMLResponse(html, status)


def _game(visit: Visit) -> Game:
    name = visit.request.path_params["game"]
    for game in GAMES:
        if game.name == name:
            return game
    raise NotThere("game")


def _token(visit: Visit) -> str:
    return str(visit.request.path_params["token"])
