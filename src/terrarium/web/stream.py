"""Live streams (server-sent events): `id:` is the version, so that a reader can go on from it."""

import json
from collections.abc import AsyncIterator, Callable

from starlette.requests import Request
from starlette.responses import StreamingResponse

from terrarium.core.number import number_in
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.tables.hub import NOTHING_SEEN, Update
from terrarium.tables.live import LiveMatch
from terrarium.web.body import LARGEST_NUMBER
from terrarium.web.shown import log_json, match_json, message_json

HEADERS = {
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
}
QUIET = b": still here\n\n"
AGAIN = b"retry: 1000\n\n"  # who was cut off comes back after a second, not after three
_WHEN_TAKEN = b""  # it is sent once the reader has taken what came before
_LONGEST_ID = len(str(LARGEST_NUMBER))

Render = Callable[[LiveMatch, int, Update], bytes]
"""Makes what a stream sends for an update to one seat: an event."""


def live_stream(
    request: Request, live: LiveMatch, seat: int, render: Render, person: str
) -> StreamingResponse:
    """Everything that is new for a person at a seat, from the version that the reader saw last."""
    lines = _lines(live, seat, last_seen(request), render, person)
    return StreamingResponse(lines, media_type="text/event-stream", headers=HEADERS)


def last_seen(request: Request) -> int:
    """From the header of a browser that reconnects, or ?since= of one that has just loaded."""
    text = request.headers.get("last-event-id") or request.query_params.get("since") or ""
    seen = number_in(text, _LONGEST_ID)
    return NOTHING_SEEN if seen is None else seen


def render_json(live: LiveMatch, seat: int, update: Update) -> bytes:
    """For programs: the match as the seat sees it; what all see is made once for all."""
    if seat != SPECTATOR:
        return _json_event(live, seat, update)
    key = ("json", live.table.phase, live.room.talk.count, update)
    return live.hub.once(key, bytes, lambda: _json_event(live, seat, update))


def event_bytes(event: str, data: str, id: int) -> bytes:
    body = "".join(f"data: {line}\n" for line in data.split("\n"))
    return f"id: {id}\nevent: {event}\n{body}\n".encode()


def _json_event(live: LiveMatch, seat: int, update: Update) -> bytes:
    """The whole match, and what the seat was told since."""
    shown = match_json(live, seat)
    shown["log"] = log_json(live, seat, update.since)
    shown["messages"] = [
        message_json(spoken, live.table.game)
        for spoken in live.room.talk.after(update.messages_since)
    ]
    return event_bytes("update", _dumps(shown), update.version)


async def _lines(
    live: LiveMatch, seat: int, since: int, render: Render, person: str
) -> AsyncIterator[bytes]:
    """A slow reader is told how it stands once it has taken what came before, not all between."""
    async for update in live.watchers.subscribe(seat, since, person):
        yield QUIET if update is None else render(live, seat, update)
        if update is not None and update.first:
            yield AGAIN
        yield _WHEN_TAKEN


def _dumps(shown: dict[str, Json]) -> str:
    return json.dumps(shown, separators=(",", ":"))
