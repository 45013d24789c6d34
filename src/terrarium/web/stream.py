"""Live streams (server-sent events): `id:` is the version, so that a reader can go on from it."""

import json
from collections.abc import AsyncIterator, Callable

from starlette.requests import Request
from starlette.responses import StreamingResponse

from terrarium.core.view import Json
from terrarium.tables.hub import Update
from terrarium.tables.live import LiveMatch
from terrarium.web.shown import log_json, match_json, message_json

HEADERS = {
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
}
QUIET = ": still here\n\n"
AGAIN = "retry: 1000\n\n"  # who was cut off comes back after a second, not after three
_LONGEST_ID = 15

Render = Callable[[LiveMatch, int, Update], list[tuple[str, str]]]
"""Makes what a stream sends for an update: events with their data, for one seat."""


def live_stream(request: Request, live: LiveMatch, seat: int, render: Render) -> StreamingResponse:
    """Everything that is new for a seat, from the version that the reader saw last."""
    lines = _lines(live, seat, last_seen(request), render)
    return StreamingResponse(lines, media_type="text/event-stream", headers=HEADERS)


def last_seen(request: Request) -> int:
    """From the header of a browser that reconnects, or ?since= of one that has just loaded."""
    text = request.headers.get("last-event-id") or request.query_params.get("since") or ""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST_ID else -1


def render_json(live: LiveMatch, seat: int, update: Update) -> list[tuple[str, str]]:
    """For programs: the whole match as the seat sees it, and what it was told since."""
    shown = match_json(live, seat)
    shown["log"] = log_json(live, seat, update.since)
    shown["messages"] = [
        message_json(spoken, live.table.game) for spoken in live.messages(update.messages_since)
    ]
    return [("update", _dumps(shown))]


def event_text(event: str, data: str, id: int) -> str:
    body = "".join(f"data: {line}\n" for line in data.split("\n"))
    return f"id: {id}\nevent: {event}\n{body}\n"


async def _lines(live: LiveMatch, seat: int, since: int, render: Render) -> AsyncIterator[str]:
    async for update in live.subscribe(seat, since):
        if update is None:
            yield QUIET
        else:
            yield "".join(
                event_text(event, data, update.version)
                for event, data in render(live, seat, update)
            )
        if update is not None and update.first:
            yield AGAIN


def _dumps(shown: dict[str, Json]) -> str:
    return json.dumps(shown, separators=(",", ":"))
