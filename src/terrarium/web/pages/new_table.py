"""A new table: the game, who sits where, and how it is to be played."""

from dataclasses import dataclass

from starlette.responses import Response

from terrarium.core.game import Game
from terrarium.core.option import Choice, Flag, Number, Option
from terrarium.core.reason import BadInput
from terrarium.games import GAMES
from terrarium.tables.wish import LIVE, OPEN, SLOW, STRICT, NewTable
from terrarium.web.pages.bots import bot_names
from terrarium.web.pages.home import guest_name
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit


@dataclass(frozen=True)
class OptionField:
    """An option as a field of the form, with its explanation."""

    name: str
    title: str
    help: str
    values: list[tuple[str, str]]
    default: str


async def form(visit: Visit) -> Response:
    game = GAMES.find(visit.request.query_params.get("game", next(iter(GAMES)).name))
    return _form(visit, game, _wished_players(visit, game), "")


async def create(visit: Visit) -> Response:
    """Make the table, or show the form again with what was wrong."""
    game = GAMES.find(visit.form.get("game", ""))
    try:
        wish = _wish(visit, game)
        person = visit.known or await visit.become(
            visit.form.get("name", "").strip() or guest_name()
        )
        table = await visit.lobby.create_table(person, wish)
    except BadInput as error:
        return _form(visit, game, _wished_players(visit, game), str(error), 422)
    return visit.to(f"/tables/{table.id}")


def _form(visit: Visit, game: Game, players: int, problem: str, status: int = 200) -> Response:
    speech = Speech(game)
    return visit.page(
        "web/new.html",
        speech,
        status=status,
        game=game,
        game_name=speech.text(f"{game.name}-name"),
        players=players,
        bots=bot_names(game),
        options=[_field(option, speech, game) for option in game.options],
        problem=problem,
        chosen=visit.form,
    )


def _wished_players(visit: Visit, game: Game) -> int:
    text = visit.form.get("players") or visit.request.query_params.get("players", "")
    wished = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else game.usual
    return min(max(wished, game.least), game.most)


def _wish(visit: Visit, game: Game) -> NewTable:
    form = visit.form
    seats = tuple(form.get(f"seat{number}", OPEN) for number in range(_wished_players(visit, game)))
    names = [option.name for option in game.options]
    chosen = {name: form[f"option-{name}"] for name in names if form.get(f"option-{name}")}
    pace = SLOW if form.get("pace") == SLOW else LIVE
    clock = form.get("clock", "")
    seconds = (
        int(clock) if pace == LIVE and clock.isascii() and clock.isdigit() and len(clock) < 8 else 0
    )
    undo = form.get("undo", STRICT)
    return NewTable(
        game.name, seats, chosen, form.get("private") != "no", pace, seconds or None, undo
    )


def _field(option: Option, speech: Speech, game: Game) -> OptionField:
    base = f"{game.name}-option-{option.name.replace('_', '-')}"
    values = [(value, _value_words(value, base, speech)) for value in _values(option)]
    return OptionField(
        option.name, speech.text(base), speech.text(f"{base}-help"), values, option.default
    )


def _value_words(value: str, base: str, speech: Speech) -> str:
    if speech.has(f"{base}-{value}"):
        return speech.text(f"{base}-{value}")
    return speech.text(f"page-value-{value}") if speech.has(f"page-value-{value}") else value


def _values(option: Option) -> list[str]:
    if isinstance(option, Flag):
        return ["no", "yes"]
    if isinstance(option, Choice):
        return list(option.words)
    if isinstance(option, Number):
        numbers = [str(number) for number in range(option.least, option.most + 1)]
        return numbers if option.default in numbers else [option.default, *numbers]
    return [option.default]
