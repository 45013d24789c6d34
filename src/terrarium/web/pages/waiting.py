"""The waiting room: who is here, the invitation, and what the host may change before the start."""

import json
from collections.abc import Awaitable, Callable

from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from terrarium.core.number import number_in
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.hub import Update
from terrarium.tables.live import LiveMatch
from terrarium.tables.table import ENDED, WAITING
from terrarium.web.pages.bots import bots_described
from terrarium.web.pages.device import invitation
from terrarium.web.pages.names import sitters
from terrarium.web.pages.news import ANYBODYS_TOKEN
from terrarium.web.pages.render import render
from terrarium.web.pages.speech import Speech, script_words
from terrarium.web.pages.talk import talk_of
from terrarium.web.pages.visit import Visit
from terrarium.web.stream import event_bytes, live_stream


async def show(visit: Visit) -> Response:
    live = await _room(visit)
    if live.table.phase != WAITING:
        return visit.to(f"/matches/{live.id}")
    game = live.table.the_game()
    speech = Speech(game)
    return visit.page(
        "web/waiting.html",
        speech,
        game=game,
        here=f"/tables/{live.table.id}",
        room=Markup(_room_html(visit, live)),
        talk=Markup(_talk_html(live)),
        game_name=speech.text(f"{game.name}-name"),
        invite=invitation(visit, f"/tables/{live.table.id}"),
        table=live.table,
        seated=bool(live.table.seats_of(visit.person.id)),
        version=live.course.version,
        words_for_script=script_words(),
        may_host=visit.may_host(live),
        may_speak=visit.known is not None,
    )


async def stream(visit: Visit) -> Response:
    live = await _room(visit)
    seats = live.table.seats_of(visit.person.id) if visit.known else []

    def render(live: LiveMatch, seat: int, update: Update) -> bytes:
        return event_bytes("message", json.dumps(_news(visit, live)), update.version)

    seat = seats[0] if seats else SPECTATOR
    return live_stream(visit.request, live, seat, render, visit.person.id)


async def now(visit: Visit) -> Response:
    return JSONResponse(_news(visit, await _room(visit)))


async def act(visit: Visit) -> Response:
    live = await _room(visit)
    action = ACTIONS.get(str(visit.request.path_params["action"]))
    if action is None:
        raise Refused(Reason("no-such-action"))
    path = await action(visit, live)
    return visit.to(path) if path else visit.done(f"/tables/{live.table.id}", 0)


async def _sit(visit: Visit, live: LiveMatch) -> None:
    person = await visit.anybody()
    await live.room.sit(_seat(visit), person)


async def _leave(visit: Visit, live: LiveMatch) -> None:
    await live.room.leave(_seat(visit), visit.somebody())


async def _ready(visit: Visit, live: LiveMatch) -> None:
    await live.room.set_ready(_seat(visit), visit.form.get("ready") == "yes", visit.somebody())


async def _bot(visit: Visit, live: LiveMatch) -> None:
    await live.room.add_bot(_seat(visit), visit.form.get("bot", ""), visit.somebody())


async def _fill(visit: Visit, live: LiveMatch) -> None:
    await live.room.fill_with_bots(visit.somebody())


async def _chat(visit: Visit, live: LiveMatch) -> None:
    await live.room.say(visit.somebody(), visit.form.get("text", ""))


async def _remove(visit: Visit, live: LiveMatch) -> None:
    await live.room.remove(_seat(visit), visit.somebody())


async def _start(visit: Visit, live: LiveMatch) -> str:
    await visit.lobby.start(live.table.id, visit.somebody())
    return f"/matches/{live.id}"


async def _host(visit: Visit, live: LiveMatch) -> None:
    await live.room.host.take_over(visit.somebody())


async def _end(visit: Visit, live: LiveMatch) -> str:
    await live.room.host.end(visit.somebody())
    return "/"


ACTIONS: dict[str, Callable[[Visit, LiveMatch], Awaitable[str | None]]] = {
    "sit": _sit,
    "leave": _leave,
    "ready": _ready,
    "bot": _bot,
    "fill": _fill,
    "chat": _chat,
    "remove": _remove,
    "start": _start,
    "host": _host,
    "end": _end,
}


def _news(visit: Visit, live: LiveMatch) -> dict[str, object]:
    if live.table.phase == ENDED and visit.may_host(live):
        return {"go": f"{visit.base}/"}
    if live.table.phase != WAITING:
        return {"go": f"{visit.base}/matches/{live.id}"}
    parts = {"room": _room_html(visit, live), "chat": _talk_html(live)}
    return {"version": live.course.version, "fragments": parts}


def _room_html(visit: Visit, live: LiveMatch) -> str:
    """For whoever sits there; all others who may do the same get what was made for the first."""
    if live.table.seats_of(visit.person.id):
        return _drawn(visit, live, visit.csrf)
    key = ("room", visit.base, visit.known is not None, visit.may_host(live))
    html = live.hub.once(key, str, lambda: _drawn(visit, live, ANYBODYS_TOKEN))
    return html.replace(ANYBODYS_TOKEN, visit.csrf)


def _talk_html(live: LiveMatch) -> str:
    """The same for everybody."""
    speech = Speech(live.table.the_game())
    messages = talk_of(live, speech)
    return live.hub.once(
        "talk", str, lambda: render("web/table/chat.html", speech, messages=messages)
    )


def _drawn(visit: Visit, live: LiveMatch, csrf: str) -> str:
    game = live.table.the_game()
    people = sitters(live.table.seats)
    return render(
        "web/room.html",
        Speech(game),
        base=visit.base,
        csrf=csrf,
        live=live,
        people=people,
        unready=[people[seat.seat].name for seat in live.table.seats if not seat.ready],
        person=visit.person,
        known=visit.known is not None,
        may_host=visit.may_host(live),
        may_take_over=live.room.host.may_take_over(visit.known),
        bots=bots_described(game),
    )


async def _room(visit: Visit) -> LiveMatch:
    live = await visit.lobby.matches.of_table(str(visit.request.path_params["table"]))
    live.room.host.seen(visit.person.id)
    return live


def _seat(visit: Visit) -> int:
    seat = number_in(visit.form.get("seat", ""), 2)
    if seat is None:
        raise Refused(Reason("no-such-seat"))
    return seat
