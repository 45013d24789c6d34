"""Before anything is done: not too large, and not too often."""

import math

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from terrarium.web.config import WebConfig
from terrarium.web.errors import Problem
from terrarium.web.faults import refusal
from terrarium.web.forgery import SAFE
from terrarium.web.rates import Rate

# Tables, matches, people (whoever has no name gets one on the way) and links.
_MAKING = ("/api/v1/tables", "/new", "/quick", "/learn", "/settings")
_MAKING_AT_A_TABLE = ("/sit", "/device", "/rematch")
_BY_LINK = "/sit/"
_TALKING = ("/messages", "/chat")
_STREAMS = ("/stream", "/live")
_LARGEST_HEARD = 32 * 1024 * 1024


class Guard:
    """Answers 4xx where something is too much; else hands the request on."""

    def __init__(self, app: ASGIApp, config: WebConfig) -> None:
        self._app = app
        self._config = config
        self._changes = Rate(config.changes_a_second, config.changes_at_once)
        self._makings = Rate(config.new_a_second, config.new_at_once)
        self._talk = Rate(config.talk_a_second, config.talk_at_once)
        self._streams: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            await self._guarded(scope, receive, send)
        except Problem as problem:
            await refusal(Request(scope), problem)(scope, receive, send)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else "?"
        if scope["method"] not in SAFE:
            await self._change(scope, receive, send, address)
        elif scope["path"].endswith(_STREAMS):
            await self._stream(scope, receive, send, address)
        else:
            await self._app(scope, receive, send)

    async def _change(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        for rate in self._rates_of(scope["path"].removeprefix(scope.get("root_path", ""))):
            _check_rate(rate.seconds_to_wait(address))
        body = await _read(receive, self._config.largest_body)
        await self._app(scope, _again(body, receive), send)

    def _rates_of(self, path: str) -> list[Rate]:
        making = [self._makings] if _makes(path) else []
        talking = [self._talk] if path.endswith(_TALKING) else []
        return [self._changes, *making, *talking]

    async def _stream(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        if self._streams.get(address, 0) >= self._config.streams_an_address:
            raise Problem(429, "too-many-streams", "Too many pages are open from one address.")
        self._streams[address] = self._streams.get(address, 0) + 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]


def _makes(path: str) -> bool:
    """Whether something comes of it that is kept for ever."""
    return path in _MAKING or path.endswith(_MAKING_AT_A_TABLE) or path.startswith(_BY_LINK)


def _check_rate(wait: float) -> None:
    if wait:
        headers = {"Retry-After": str(math.ceil(wait))}
        raise Problem(429, "too-often", "Too many requests; wait a moment.", headers=headers)


async def _read(receive: Receive, largest: int) -> bytes:
    """The body; of one that is too large the rest is let go, or the answer would not be heard."""
    parts: list[bytes] = []
    size, more = 0, True
    while more and size <= _LARGEST_HEARD:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Problem(400, "cut-off", "The request was cut off.")
        part = message.get("body", b"")
        size += len(part)
        parts = [*parts, part] if size <= largest else []
        more = message.get("more_body", False)
    if size > largest:
        limit = f"A request has at most {largest // 1024} KB."
        raise Problem(413, "too-large", limit, headers={"Connection": "close"})
    return b"".join(parts)


def _again(body: bytes, after: Receive) -> Receive:
    """The body in one piece, and then whatever comes after it."""
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            return await after()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
