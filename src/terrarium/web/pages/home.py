"""The first page, one click to a match against bots, and how a person likes the pages."""

from dataclasses import dataclass

from starlette.responses import Response

from terrarium.bots.registry import usual
from terrarium.core.game import Game
from terrarium.core.reason import Reason, Refused
from terrarium.games import GAMES
from terrarium.guides import guides_of
from terrarium.tables.person import Person, setting_choices
from terrarium.tables.table import OPEN_SEAT, PLAYING, Table
from terrarium.tables.wish import BOT, ME, NewTable
from terrarium.web.pages.guests import new_guest
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit
from terrarium.web.who import take_cookie


@dataclass(frozen=True)
class Offered:
    """A table in a list."""

    table: Table
    game: str
    names: str
    turn: bool
    left: bool
    path: str


async def home(visit: Visit) -> Response:
    mine = await visit.lobby.tables_of(visit.known) if visit.known else []
    own = {table.id for table in mine}
    others = [table for table in await visit.lobby.open_tables() if table.id not in own]
    speech = Speech()
    return visit.page(
        "web/home.html",
        speech,
        games=[_shown(game) for game in GAMES],
        known=await visit.lobby.games_of(visit.known) if visit.known else set(),
        mine=[_offered(visit, table) for table in mine],
        open=[_offered(visit, table) for table in others],
    )


async def quick(visit: Visit) -> Response:
    """One person and bots, at once."""
    game = GAMES.find(visit.form.get("game", ""))
    person = visit.known or await visit.become(new_guest())
    bots = usual(game.name)
    seats = [BOT + bots[number % len(bots)] for number in range(game.usual - 1)]
    wish = NewTable(game.name, (ME, *seats))
    live = await visit.lobby.play_at_once(person, wish)
    return visit.to(f"/matches/{live.id}")


async def settings(visit: Visit) -> Response:
    following = safe_path(visit.request.query_params.get("next", "/"))
    return visit.page("web/settings.html", choices=setting_choices(), following=following)


async def store_settings(visit: Visit) -> Response:
    person, name = await visit.anybody(), visit.form.get("name", "").strip()
    wishes = {key: visit.form[key] for key in setting_choices() if key in visit.form}
    visit.changed(await visit.lobby.reception.change_person(person, name or person.name, wishes))
    return visit.to(safe_path(visit.form.get("next", "/")))


async def forget_me(visit: Visit) -> Response:
    """A person's wish; it asks for a sign that it is meant."""
    if visit.form.get("sure") != "yes":
        raise Refused(Reason("page-forget-unsure"))
    await visit.lobby.reception.forget(visit.somebody(), Speech().text("page-forgotten"))
    response = visit.to("/")
    take_cookie(response, visit.request)
    return response


def safe_path(path: str) -> str:
    """Only pages of ours: nobody is sent elsewhere by a link."""
    inside = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if inside and path.isprintable() else "/"


def _shown(game: Game) -> dict[str, object]:
    speech = Speech(game)
    texts = {
        key: speech.text(f"{game.name}-{key}") for key in ("tagline", "blurb", "players-range")
    }
    chapters = {name: speech.text(f"{game.name}-guide-{name}") for name in guides_of(game)}
    title = speech.text(f"{game.name}-name")
    return {"id": game.name, "title": title, "chapters": chapters, **texts}


def _offered(visit: Visit, table: Table) -> Offered:
    person: Person | None = visit.known
    turn = person is not None and visit.lobby.matches.waits_for(table, person.id)
    path = f"/matches/{table.match}" if table.phase == PLAYING else f"/tables/{table.id}"
    names = ", ".join(
        name for name, seat in zip(table.names(), table.seats) if seat.kind != OPEN_SEAT
    )
    left = person is not None and table.was_left_by(person.id)
    game = Speech(table.the_game()).text(f"{table.game}-name")
    return Offered(table, game, names, turn, left, visit.base + path)
