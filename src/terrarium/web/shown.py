"""A match as JSON for one seat: exactly what that seat may know, and nothing else."""

from functools import cache

from terrarium.core.chance import commitment
from terrarium.core.game import Game
from terrarium.core.player import seat_or_none
from terrarium.core.reason import Message
from terrarium.core.record import spell_seed
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.games import GAMES
from terrarium.protocol import outcome_as_json
from terrarium.tables.live import LiveMatch
from terrarium.tables.note import note_message
from terrarium.tables.table import SeatInfo, Spoken, Table
from terrarium.text.words import Words


@cache
def words_of(game: str) -> Words:
    return Words(GAMES.find(game))


def match_json(live: LiveMatch, seat: int) -> dict[str, Json]:
    """All that a seat (or SPECTATOR) may know at this version."""
    shown: dict[str, Json] = {
        "match": live.id,
        "table": live.table.id,
        "game": live.table.game,
        "phase": live.table.phase,
        "version": live.course.version,
        "over": live.course.over,
        "actor": seat_or_none(live.course.actor),
        "seat": seat_or_none(seat),
        "seats": [seat_json(info) for info in live.table.seats],
        "moved_at": live.course.last_at or None,
        "clock": live.table.clock,
        "deadline": live.course.deadline(),
        "practice": live.table.practice,
        "next_match": live.next_match or None,
        "view": None,
        "legal": None,
        "prompt": None,
        "undo": None,
        "undo_request": _request_json(live),
        "advance": None,
        "outcome": None,
        "commitment": None,
        "seed": None if live.table.seed is None else spell_seed(live.table.seed),
    }
    if live.course.match is not None:
        shown.update(_of_the_game(live, seat))
    return shown


def log_json(live: LiveMatch, seat: int, since: int) -> list[Json]:
    """What the game told the seat after a version, in sentences."""
    words, names = words_of(live.table.game), live.table.names()
    return [
        {
            "version": line.version,
            "text": words.say(line.message, names, seat),
            "note": words.say(Message(line.note), names, seat) if line.note else None,
        }
        for line in live.course.told(seat, since)
    ]


def table_json(table: Table) -> dict[str, Json]:
    return {
        "table": table.id,
        "match": table.match,
        "game": table.game,
        "phase": table.phase,
        "players": table.players,
        "seats": [seat_json(info) for info in table.seats],
        "options": dict(table.options),
        "edition": table.edition,
        "private": table.private,
        "pace": table.pace,
        "clock": table.clock,
        "undo": table.undo,
        "hints": table.hints,
        "practice": table.practice,
        "seed": None if table.seed is None else spell_seed(table.seed),
    }


def seat_json(info: SeatInfo) -> dict[str, Json]:
    return {
        "seat": info.seat,
        "kind": info.kind,
        "name": info.name or None,
        "ready": info.ready,
        "present": info.present,
        "held_by_bot": info.held_by_bot,
    }


def message_json(spoken: Spoken, game: str) -> dict[str, Json]:
    note = note_message(spoken)
    text = spoken.text if note is None else words_of(game).say(note)
    return {
        "id": spoken.id,
        "name": spoken.name or None,
        "text": text,
        "at": spoken.made_at,
        "version": spoken.version,
    }


def game_json(game: Game, bots: list[str], editions: list[str]) -> dict[str, Json]:
    options: list[Json] = [
        {"name": option.name, "default": option.default, "choices": option.choices()}
        for option in game.options
    ]
    return {
        "game": game.name,
        "least": game.least,
        "most": game.most,
        "usual": game.usual,
        "options": options,
        "bots": list(bots),
        "editions": list(editions),
    }


def _of_the_game(live: LiveMatch, seat: int) -> dict[str, Json]:
    history, view = live.course.history, live.course.view(seat)
    outcome = history.state.outcome()
    steps = live.takebacks.targets(seat) if seat != SPECTATOR else []
    shown: dict[str, Json] = {
        "view": view.as_json(),
        "prompt": words_of(live.table.game).say(
            history.game.picture(view).prompt, live.table.names(), seat
        ),
        "commitment": commitment(live.id, history.seed),
        "outcome": None if outcome is None else outcome_as_json(outcome),
    }
    if seat != SPECTATOR:
        shown["legal"] = [history.game.spell(move) for move in view.legal]
        shown["undo"] = {"steps": len(steps), "to": list(steps)}
        shown["advance"] = _advance(live, seat)
    if live.course.over:
        shown["seed"] = spell_seed(history.seed)
    return shown


def _request_json(live: LiveMatch) -> Json:
    """Who has asked all others to let them go back further, and who has agreed."""
    request = live.takebacks.request
    if request is None or live.course.match is None:
        return None
    return {
        "seat": request.seat,
        "to": request.to,
        "moves": request.moves(live.course.match),
        "agreed": [*sorted(request.agreed)],
    }


def _advance(live: LiveMatch, seat: int) -> Json:
    """Whether "pass for me" can be asked for, or has been; to the seat itself alone."""
    match = live.course.match
    if match is None or not match.may_ask_in_advance():
        return None
    return "asked" if match.asked_in_advance(seat) else "possible"
