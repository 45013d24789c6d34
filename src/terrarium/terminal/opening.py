"""Which match is played: the one asked for, the last one left unfinished, or a new one."""

from dataclasses import dataclass
from datetime import datetime
from itertools import cycle, islice
from pathlib import Path

from terrarium.bots.registry import usual
from terrarium.core.game import Game
from terrarium.core.reason import BadInput, Message, Refused
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.tables.match import Match, match_from_record, new_match
from terrarium.tables.seat import Seat
from terrarium.terminal import saves
from terrarium.terminal.request import PlayRequest
from terrarium.text.words import Words


@dataclass
class Opening:
    """A match, where it is saved, and whether it was played before."""

    match: Match
    path: Path
    resumed: bool


def open_match(request: PlayRequest) -> Opening:
    game = GAMES.find(request.game)
    if request.resume is not None:
        return _resume(game, request.resume, request)
    if request.describes_a_match():
        return _begin(game, request)
    path = _last_unfinished(game)
    return _begin(game, request) if path is None else _resume(game, path, request)


def _begin(game: Game, request: PlayRequest) -> Opening:
    seats = _seats(game, request)
    setup = game.setup(len(seats), find_edition(game, request.edition), request.options)
    match = new_match(game, setup, seats, request.seed)
    return Opening(match, saves.new_path(game.name, match.id, datetime.now()), resumed=False)


def _seats(game: Game, request: PlayRequest) -> list[Seat]:
    """People first; bots fill the other seats, in turn."""
    people = request.people or [Words(game).say(Message("terminal-person"))]
    if len({name.casefold() for name in people}) < len(people):
        raise BadInput("two people have the same name")
    players = request.players
    if players is None:
        named = len(people) + len(request.bots)
        players = named if request.bots and named >= game.least else max(game.usual, named)
    if not game.least <= players <= game.most:
        raise BadInput(f"{game.name} is for {game.least} to {game.most} players, not {players}")
    if len(people) + len(request.bots) > players:
        seated = f"{len(people)} people and {len(request.bots)} bots"
        raise BadInput(f"{players} seats are too few for {seated}")
    bots = islice(cycle(request.bots or usual(game.name)), players - len(people))
    return [Seat(name) for name in people] + [Seat(name, bot=True) for name in bots]


def _last_unfinished(game: Game) -> Path | None:
    try:
        return saves.newest_unfinished(game.name)
    except BadInput as error:
        raise BadInput(f"{error} (--new begins another match)") from None


def _resume(game: Game, path: Path, request: PlayRequest) -> Opening:
    if request.players is not None or request.people or request.bots or request.options:
        raise BadInput("a saved match brings its own players and options")
    if request.new or request.seed is not None:
        raise BadInput("a match is either new or resumed")
    record, _ = saves.read_save(path)
    if record.game != game.name:
        raise BadInput(f"{path}: it is a match of {record.game}, not of {game.name}")
    try:
        match = match_from_record(game, saves.edition_of(path, game, request.edition), record)
    except Refused:
        raise BadInput(f"{path}: it is an open record; only a full one can go on") from None
    except BadInput as error:
        raise BadInput(f"{path}: {error} (--new begins another match)") from None
    return Opening(match, path, resumed=True)
