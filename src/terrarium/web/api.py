"""The JSON API under /api/v1."""

from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from terrarium.bots.registry import names
from terrarium.core.reason import Refused
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.games import GAMES
from terrarium.tables.hub import NOTHING_SEEN
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Caller, checked_name
from terrarium.tables.table import SeatInfo
from terrarium.web.answers import Endpoint, in_json, json_answer
from terrarium.web.body import LARGEST_NUMBER, Body, query_number, read_json
from terrarium.web.errors import Problem, problem_of
from terrarium.web.pages.guests import guest_name
from terrarium.web.shown import game_json, match_json, message_json, table_json, words_of
from terrarium.web.stream import last_seen, live_stream, render_json
from terrarium.web.who import caller_of, needed_caller, own_seat, seat_of, unauthorized
from terrarium.web.wished import LONGEST_WORD, wish_in

_MOST_MOVES = 100
_LONGEST_MOVE = 200
_MESSAGES_AT_ONCE = 100


class Api:
    """One method an address."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def routes(self) -> list[BaseRoute]:
        return [
            _route("/games", self.games, "GET"),
            _route("/tables", self.tables, "GET", "POST"),
            _route("/tables/{table}", self.table, "GET"),
            _route("/tables/{table}/sit", self.sit, "POST"),
            _route("/tables/{table}/leave", self.leave, "POST"),
            _route("/tables/{table}/ready", self.ready, "POST"),
            _route("/tables/{table}/bot", self.bot, "POST"),
            _route("/tables/{table}/remove", self.remove, "POST"),
            _route("/tables/{table}/start", self.start, "POST"),
            _route("/tables/{table}/hand", self.hand, "POST"),
            _route("/tables/{table}/back", self.back, "POST"),
            _route("/tables/{table}/host", self.host, "POST"),
            _route("/tables/{table}/end", self.end, "POST"),
            _route("/tables/{table}/rematch", self.rematch, "POST"),
            _route("/matches/{match}", self.match, "GET"),
            _route("/matches/{match}/moves", self.moves, "POST"),
            _route("/matches/{match}/undo", self.undo, "POST"),
            _route("/matches/{match}/undo/ask", self.ask_undo, "POST"),
            _route("/matches/{match}/undo/answer", self.answer_undo, "POST"),
            _route("/matches/{match}/pass", self.pass_for_me, "POST"),
            _route("/matches/{match}/messages", self.messages, "GET", "POST"),
            _route("/matches/{match}/record", self.record, "GET"),
            _route("/matches/{match}/stream", self.stream, "GET"),
        ]

    # Tables.

    async def games(self, request: Request) -> Response:
        found: list[Json] = [
            game_json(game, names(game.name), self.lobby.editions.names(game)) for game in GAMES
        ]
        return json_answer({"games": found})

    async def tables(self, request: Request) -> Response:
        """The open ones, or a new one."""
        if request.method == "POST":
            return await self.create_table(request)
        found: list[Json] = [table_json(table) for table in await self.lobby.open_tables()]
        return json_answer({"tables": found})

    async def create_table(self, request: Request) -> Response:
        body = await read_json(request)
        wish = wish_in(body)
        caller = await caller_of(request, self.lobby)
        name = checked_name(body.text("name", LONGEST_WORD, guest_name(0)))
        known = caller.person if caller and caller.table is None else None
        guests = [guest_name(seat) for seat in range(len(wish.seats))]
        table, tokens = await self.lobby.create_with_tokens(known, name, wish, guests)
        seats = [_new_seat(seat, token) for seat, token in zip(table.seats, tokens)]
        url = f"{request.base_url}tables/{table.id}"
        made: dict[str, Json] = {"table": table.id, "match": table.match, "seats": list(seats)}
        return json_answer({**made, "url": url}, 201)

    async def table(self, request: Request) -> Response:
        return json_answer(table_json((await self._table(request)).table))

    async def sit(self, request: Request) -> Response:
        live, caller, body = await self._at_table(request)
        await live.room.sit(_seat(body, caller), caller.person)
        return json_answer(table_json(live.table))

    async def leave(self, request: Request) -> Response:
        live, caller, body = await self._at_table(request)
        await live.room.leave(_seat(body, caller), caller.person)
        return json_answer(table_json(live.table))

    async def ready(self, request: Request) -> Response:
        live, caller, body = await self._at_table(request)
        seat = _seat(body, caller)
        await live.room.set_ready(seat, body.flag("ready", True), caller.person)
        return json_answer(table_json(live.table))

    async def bot(self, request: Request) -> Response:
        live, caller, body = await self._at_table(request)
        await live.room.add_bot(body.number("seat"), body.text("bot", LONGEST_WORD), caller.person)
        return json_answer(table_json(live.table))

    async def remove(self, request: Request) -> Response:
        live, caller, body = await self._at_table(request)
        await live.room.remove(body.number("seat"), caller.person)
        return json_answer(table_json(live.table))

    async def hand(self, request: Request) -> Response:
        """A bot plays for somebody who is away."""
        live, caller, body = await self._at_table(request)
        await live.room.hand_to_bot(body.number("seat"), caller.person)
        return json_answer(table_json(live.table))

    async def back(self, request: Request) -> Response:
        """The owner of a seat plays again."""
        live, caller, body = await self._at_table(request)
        await live.room.take_back(_seat(body, caller), caller.person)
        return json_answer(table_json(live.table))

    async def host(self, request: Request) -> Response:
        """Somebody who sits there takes over from a host who has been away for long."""
        live, caller, _ = await self._at_table(request)
        await live.room.host.take_over(caller.person)
        return json_answer(table_json(live.table))

    async def start(self, request: Request) -> Response:
        live, caller, _ = await self._at_table(request)
        await self.lobby.start(live.table.id, caller.person)
        return json_answer(table_json(live.table))

    async def end(self, request: Request) -> Response:
        live, caller, _ = await self._at_table(request)
        await live.room.host.end(caller.person)
        return json_answer(table_json(live.table))

    async def rematch(self, request: Request) -> Response:
        live, caller, _ = await self._at_table(request)
        await self.lobby.rematch(live.table.id, caller.person)
        return json_answer(table_json((await self._table(request)).table))

    # Matches.

    async def match(self, request: Request) -> Response:
        live, caller = await self._looks(request)
        return json_answer(match_json(live, seat_of(caller, live)))

    async def moves(self, request: Request) -> Response:
        live, seat, body, _ = await self._at_seat(request)
        version = body.number("version")
        moves = body.texts("moves", _MOST_MOVES, _LONGEST_MOVE)
        return await _done(live, seat, live.play(seat, moves, version))

    async def undo(self, request: Request) -> Response:
        live, seat, body, _ = await self._at_seat(request)
        version, steps = body.number("version"), body.number("steps", 1, 1)
        return await _done(live, seat, live.takebacks.undo(seat, version, steps))

    async def ask_undo(self, request: Request) -> Response:
        """Ask the others to let one go further back than the rule."""
        live, seat, body, _ = await self._at_seat(request)
        version, steps = body.number("version"), body.number("steps", 1, 1)
        return await _done(live, seat, live.takebacks.ask(seat, version, steps))

    async def answer_undo(self, request: Request) -> Response:
        live, seat, body, _ = await self._at_seat(request)
        return await _done(live, seat, live.takebacks.answer(seat, body.flag("yes")))

    async def pass_for_me(self, request: Request) -> Response:
        live, seat, _, _ = await self._at_seat(request)
        return await _done(live, seat, live.pass_for_me(seat))

    async def messages(self, request: Request) -> Response:
        """Something is said, or what was said earlier is asked for."""
        if request.method == "POST":
            return await self.say(request)
        live, _ = await self._looks(request)
        before = query_number(request, "before", LARGEST_NUMBER)
        spoken = await live.room.older_talk(before, _MESSAGES_AT_ONCE)
        return json_answer({"messages": [message_json(line, live.table.game) for line in spoken]})

    async def say(self, request: Request) -> Response:
        live, _, body, caller = await self._at_seat(request)
        await live.room.say(caller.person, body.text("text", 10_000))
        return json_answer({"version": live.course.version}, 201)

    async def record(self, request: Request) -> Response:
        live, caller = await self._looks(request)
        seat = seat_of(caller, live)
        return PlainTextResponse(live.course.record(seat), headers={"Cache-Control": "no-store"})

    async def stream(self, request: Request) -> Response:
        live, caller = await self._looks(request)
        seat = seat_of(caller, live)
        if last_seen(request) == NOTHING_SEEN:
            await live.room.came_back(seat)
        person = caller.person.id if caller else ""
        return live_stream(request, live, seat, render_json, person)

    # What they have in common.

    async def _live(self, request: Request) -> LiveMatch:
        return await self.lobby.matches.get(request.path_params["match"])

    async def _table(self, request: Request) -> LiveMatch:
        """Its present match."""
        return await self.lobby.matches.of_table(request.path_params["table"])

    async def _looks(self, request: Request) -> tuple[LiveMatch, Caller | None]:
        live = await self._live(request)
        caller = await caller_of(request, self.lobby)
        live.room.host.seen(caller.person.id if caller else "")
        return live, caller

    async def _at_table(self, request: Request) -> tuple[LiveMatch, Caller, Body]:
        caller = await needed_caller(request, self.lobby)
        live = await self._table(request)
        if caller.table not in (None, live.table.id):
            raise unauthorized()
        live.room.host.seen(caller.person.id)
        return live, caller, await read_json(request)

    async def _at_seat(self, request: Request) -> tuple[LiveMatch, int, Body, Caller]:
        caller = await needed_caller(request, self.lobby)
        live = await self._live(request)
        seat = seat_of(caller, live)
        live.room.host.seen(caller.person.id)
        if seat == SPECTATOR:
            raise Problem(403, "not-your-seat", "This token has no seat in this match.")
        return live, seat, await read_json(request), caller


def _new_seat(seat: SeatInfo, token: str | None) -> Json:
    """Seats for people come with a token each; who gets an open one's may sit there."""
    return {"seat": seat.seat, "kind": seat.kind, "token": token}


def _route(path: str, endpoint: Endpoint, *methods: str) -> Route:
    return Route(path, in_json(endpoint), methods=list(methods))


def _seat(body: Body, caller: Caller) -> int:
    """The one named, or the token's."""
    return own_seat(caller, body.number("seat", otherwise=caller.seat))


async def _done(live: LiveMatch, seat: int, doing: Awaitable[int | None]) -> Response:
    """The version that came of it, or the present one."""
    try:
        version = await doing
    except Refused as refused:
        raise _with_view(refused, live, seat) from None
    return json_answer({"version": live.course.version if version is None else version})


def _with_view(refused: Refused, live: LiveMatch, seat: int) -> Problem:
    """A refusal with what the match looks like now."""
    names = live.table.names()
    problem = problem_of(refused, words_of(live.table.game), names, seat)
    if problem is None:
        raise refused
    if problem.status == 409:
        problem.more = {"version": live.course.version}
        if live.course.match is not None:
            problem.more["view"] = live.course.view(seat).as_json()
    return problem
