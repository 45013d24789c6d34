"""A match in the browser: the page, its stream, and what its buttons do."""

from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.responses import JSONResponse, PlainTextResponse, Response

from terrarium.core.draft import Draft
from terrarium.core.number import number_in
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.live import LiveMatch
from terrarium.tables.table import WAITING
from terrarium.text.words import Words
from terrarium.web.errors import Problem, problem_of
from terrarium.web.pages.draft import FIELD, composed, moves_sent, wished_in
from terrarium.web.pages.match_page import COMPOSED, MatchPage, seconds_left
from terrarium.web.pages.news import SeatNews, SpectatorNews, news_since
from terrarium.web.pages.reader import Reader
from terrarium.web.pages.render import drawings
from terrarium.web.pages.speech import Speech, script_words
from terrarium.web.pages.visit import Visit
from terrarium.web.stream import last_seen, live_stream

_MOST_DIGITS = 9


async def show(visit: Visit) -> Response:
    """The table of a match; while it waits for its people, the waiting room."""
    live, reader = await _opened(visit)
    if live.table.phase == WAITING:
        return visit.to(f"/tables/{live.table.id}")
    if live.course.match is None:
        raise Refused(Reason("table-is-ended"))
    try:
        return _page(visit, live, reader, _draft(visit, live))
    except Refused as refused:
        problem = _in_words(refused, visit, live)
        notice = Speech().text("page-draft-refused", why=problem.text)
        return _page(visit, live, reader, None, notice, problem.status)


def _page(
    visit: Visit,
    live: LiveMatch,
    reader: Reader,
    draft: Draft | None,
    notice: str = "",
    status: int = 200,
) -> Response:
    page, seat = MatchPage(live, visit.base), reader.seat
    speech = Speech(page.game, page.names, seat)
    drawn = drawings(page.game)
    html = visit.html(
        "web/table/page.html",
        speech,
        drawings=drawn,
        notice=notice,
        draft=visit.request.query_params.get(FIELD, "") if draft else "",
        parts=_parts(page, reader, draft),
        stakes=reader.stakes,
        game=page.game,
        game_name=speech.text(f"{page.game.name}-name"),
        title=page.title(seat),
        table_name=page.table_name(),
        edition=live.table.edition,
        seat=seat,
        sits=seat != SPECTATOR,
        hints=live.table.hints and live.course.going,
        version=live.course.version,
        left=seconds_left(live),
        urls=page.urls,
        here=_here(visit, live, draft),
        may_speak=visit.known is not None,
        words_for_script=script_words(),
    )
    return visit.sent(html, status, alike=[*drawn.values(), *page.public().values()])


def _here(visit: Visit, live: LiveMatch, draft: Draft | None) -> str:
    """Where one comes back to from elsewhere: the table, with what is being composed."""
    query = visit.request.url.query
    return f"/matches/{live.id}?{query}" if draft else f"/matches/{live.id}"


async def stream(visit: Visit) -> Response:
    """What changes, as it changes; each event holds the parts that one may see."""
    live = await live_of(visit)
    seat = visit.seat(live)
    await live.room.came_back(seat)
    live.paced_by(visit.person)
    stakes = await visit.wants_stakes(live)
    news = SpectatorNews(visit) if seat == SPECTATOR else SeatNews(visit, stakes)
    return live_stream(visit.request, live, seat, news.render, visit.person.id)


async def now(visit: Visit) -> Response:
    """The same once, for a page whose stream is late, or one's own part after a draft."""
    live, reader = await _opened(visit)
    try:
        if FIELD in visit.request.query_params:
            whole = _drafted(visit, live, reader)
        else:
            whole = news_since(live, visit.base, reader, last_seen(visit.request))
    except Refused as refused:
        raise _in_words(refused, visit, live) from None
    return JSONResponse(whole, headers={"Cache-Control": "no-store"})


async def record(visit: Visit) -> Response:
    live = await live_of(visit)
    return _download(f"{live.id[:8]}.terrarium", live, live.course.record(visit.seat(live)))


async def edition(visit: Visit) -> Response:
    """The components that the match is played with: its record replays with them alone."""
    live = await live_of(visit)
    return _download("edition.toml", live, live.course.history.setup.edition.text)


def _download(name: str, live: LiveMatch, text: str) -> Response:
    named = f'attachment; filename="{live.table.game}-{name}"'
    headers = {"Content-Disposition": named, "Cache-Control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def act(visit: Visit) -> Response:
    """A button was pressed."""
    live = await live_of(visit)
    action = ACTIONS.get(str(visit.request.path_params["action"]))
    if action is None:
        raise Refused(Reason("no-such-action"))
    try:
        path = await action(visit, live)
    except Refused as refused:
        raise _in_words(refused, visit, live) from None
    return visit.done(path or f"/matches/{live.id}", live.course.version)


async def _move(visit: Visit, live: LiveMatch) -> None:
    """One move, or a whole draft: all of it or nothing."""
    moves = moves_sent(visit.form.get("moves", "")) or [visit.form.get("move", "")]
    live.guided.must_tell(live.course.begun().numbers(moves))
    await live.play(visit.own_seat(live), moves, _version(visit))


async def _undo(visit: Visit, live: LiveMatch) -> None:
    await live.takebacks.undo(visit.own_seat(live), _version(visit), _number(visit, "steps"))


async def _ask(visit: Visit, live: LiveMatch) -> None:
    await live.takebacks.ask(visit.own_seat(live), _version(visit), _number(visit, "steps"))


async def _hint(visit: Visit, live: LiveMatch) -> str | None:
    """For what is asked next, also in the middle of a draft, which goes on."""
    live.guided.must_be_over()
    seat, version = visit.own_seat(live), _version(visit)
    text = visit.form.get(FIELD, "")
    wished = moves_sent(text)
    draft = composed(live, seat, wished, version) if wished else None
    await live.hints.ask(seat, version, draft)
    query = urlencode({"version": version, FIELD: text})
    return f"/matches/{live.id}?{query}" if draft else None


async def _read(visit: Visit, live: LiveMatch) -> None:
    visit.own_seat(live)
    await live.guided.read(_number(visit, "step"))


async def _skip(visit: Visit, live: LiveMatch) -> None:
    visit.own_seat(live)
    await live.guided.skip()


async def _agree(visit: Visit, live: LiveMatch) -> None:
    await live.takebacks.answer(visit.own_seat(live), visit.form.get("answer") == "yes")


async def _advance(visit: Visit, live: LiveMatch) -> None:
    await live.pass_for_me(visit.own_seat(live))


async def _chat(visit: Visit, live: LiveMatch) -> None:
    await live.room.say(visit.somebody(), visit.form.get("text", ""))


async def _leave(visit: Visit, live: LiveMatch) -> str:
    await live.room.leave(visit.own_seat(live), visit.somebody())
    return "/"


async def _back(visit: Visit, live: LiveMatch) -> None:
    await live.room.take_back(visit.own_seat(live), visit.somebody())


async def _hand(visit: Visit, live: LiveMatch) -> None:
    await live.room.hand_to_bot(_number(visit, "seat"), visit.somebody())


async def _host(visit: Visit, live: LiveMatch) -> None:
    await live.room.host.take_over(visit.somebody())


async def _end(visit: Visit, live: LiveMatch) -> str:
    await live.room.host.end(visit.somebody())
    return "/"


async def _rematch(visit: Visit, live: LiveMatch) -> str:
    await visit.lobby.rematch(live.table.id, visit.somebody(), live.id)
    return f"/tables/{live.table.id}"


Action = Callable[[Visit, LiveMatch], Awaitable[str | None]]
ACTIONS: dict[str, Action] = {
    "move": _move,
    "undo": _undo,
    "ask": _ask,
    "agree": _agree,
    "hint": _hint,
    "read": _read,
    "skip": _skip,
    "advance": _advance,
    "chat": _chat,
    "leave": _leave,
    "back": _back,
    "hand": _hand,
    "host": _host,
    "end": _end,
    "rematch": _rematch,
}


def _draft(visit: Visit, live: LiveMatch) -> Draft | None:
    wished = wished_in(visit)
    if not wished:
        return None
    version = whole_number(visit.request.query_params, "version")
    draft = composed(live, visit.seat(live), wished, version)
    live.guided.must_tell(draft.moves)
    return draft


def _drafted(visit: Visit, live: LiveMatch, reader: Reader) -> dict[str, object]:
    """Only the board and one's own part differ; an empty draft brings them back as they are."""
    found, page = _draft(visit, live), MatchPage(live, visit.base)
    parts = _parts(page, reader, found)
    fragments = {name: str(parts[name]) for name in COMPOSED}
    draft = visit.request.query_params[FIELD]
    return {**page.heading(reader.seat), "draft": draft, "fragments": fragments}


def _parts(page: MatchPage, reader: Reader, draft: Draft | None) -> dict[str, Markup]:
    return page.public() | page.of_seat(reader, draft)


def _in_words(refused: Refused, visit: Visit, live: LiveMatch) -> Problem:
    """A refusal in the words of the game."""
    words, names = Words(live.table.the_game()), live.table.names()
    problem = problem_of(refused, words, names, visit.seat(live))
    assert problem is not None
    return problem


async def _opened(visit: Visit) -> tuple[LiveMatch, Reader]:
    """A match and as whom it is read: after that nothing is waited for, so that all parts of a
    page are of one moment."""
    live = await live_of(visit)
    return live, await visit.reader(live)


async def live_of(visit: Visit) -> LiveMatch:
    live = await visit.lobby.matches.get(str(visit.request.path_params["match"]))
    live.room.host.seen(visit.person.id)
    return live


def _version(visit: Visit) -> int:
    return _number(visit, "version")


def _number(visit: Visit, name: str) -> int:
    return whole_number(visit.form, name)


def whole_number(fields: Mapping[str, str], name: str) -> int:
    text = fields.get(name, "")
    number = number_in(text, _MOST_DIGITS)
    if number is None:
        raise BadInput(f"{name} is a whole number, not {text[:20]!r}")
    return number
