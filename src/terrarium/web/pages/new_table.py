"""A new table: the game, who sits where, and how it is to be played."""

from collections.abc import Mapping

from starlette.responses import Response

from terrarium.core.game import Game
from terrarium.core.number import number_in
from terrarium.core.reason import BadInput
from terrarium.editions import STANDARD
from terrarium.games import GAMES
from terrarium.tables.wish import LIVE, OPEN, SLOW, STRICT, NewTable
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.table_form import EDITION, OPTION, SEAT, TableForm, wished_players
from terrarium.web.pages.visit import Visit


async def form(visit: Visit) -> Response:
    """Whatever was chosen so far stands in the address."""
    chosen = visit.request.query_params
    game = GAMES.find(chosen.get("game") or await _usual_game(visit))
    return _form(visit, game, chosen)


async def create(visit: Visit) -> Response:
    """Make the table, or show the form again with what was wrong."""
    game = GAMES.find(visit.form.get("game", ""))
    try:
        wish = _wish(visit, game)
        table = await visit.lobby.create_table(await visit.anybody(), wish)
    except BadInput as error:
        return _form(visit, game, visit.form, str(error), 422)
    return visit.to(f"/tables/{table.id}")


async def _usual_game(visit: Visit) -> str:
    """The game of the table where the person plays, or else the first there is."""
    mine = await visit.lobby.tables_of(visit.known) if visit.known else []
    return mine[0].game if mine else next(iter(GAMES)).name


def _form(
    visit: Visit, game: Game, chosen: Mapping[str, str], problem: str = "", status: int = 200
) -> Response:
    speech = Speech(game)
    return visit.page(
        "web/new.html",
        speech,
        status=status,
        game=game,
        game_name=speech.text(f"{game.name}-name"),
        games=[(other.name, Speech(other).text(f"{other.name}-name")) for other in GAMES],
        form=TableForm(game, chosen, visit.lobby.editions.names(game)),
        chosen=chosen,
        problem=problem,
    )


def _wish(visit: Visit, game: Game) -> NewTable:
    form = visit.form
    seats = tuple(form.get(f"{SEAT}{n}", OPEN) for n in range(wished_players(game, form)))
    names = [option.name for option in game.options]
    chosen = {name: form[OPTION + name] for name in names if form.get(OPTION + name)}
    pace = SLOW if form.get("pace") == SLOW else LIVE
    seconds = number_in(form.get("clock", ""), 7) if pace == LIVE else None
    undo = form.get("undo", STRICT)
    return NewTable(
        game.name,
        seats,
        chosen,
        form.get("private") != "no",
        pace,
        seconds or None,
        undo,
        form.get("hints") != "no",
        edition=form.get(EDITION) or STANDARD,
    )
