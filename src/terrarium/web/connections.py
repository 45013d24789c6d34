"""Connections: who asks has a little time for it, and who asks nothing makes room for others."""

import asyncio
import errno
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from heapq import merge
from itertools import chain, islice, takewhile
from operator import itemgetter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from terrarium.web.tidying import Tidying

_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_SHORT_OF_FILES = (errno.EMFILE, errno.ENFILE)
_SAID_AGAIN = 60.0  # seconds between two lines in the log
_ROOM_AT_ONCE = 16

_log = logging.getLogger("terrarium.web")


class Stage(Enum):
    """What a connection waits for."""

    IDLE = auto()  # another request, perhaps
    HEADER = auto()
    BODY = auto()
    ANSWER = auto()  # ours to give: an open stream is one, too
    READER = auto()  # somebody who reads what was answered


@dataclass(frozen=True)
class Patience:
    """How many connections there may be, and the seconds that each stage may last."""

    most: int = 10_000
    asking: float = 10.0  # a header, and again its body
    reading: float = 30.0  # what the system cannot take off us at once

    def of(self, stage: Stage) -> float:
        return self.reading if stage is Stage.READER else self.asking


class Connections(ServerState):
    """All of them by their stage; in each the longest wait comes first."""

    def __init__(self, patience: Patience) -> None:
        super().__init__()
        self.closing = False
        self.tidying = Tidying()
        self._patience = patience
        self._waiting: dict[Stage, dict[Connection, float]] = {stage: {} for stage in Stage}
        self._said_at = float("-inf")

    def arrived(self, connection: "Connection") -> None:
        """One more; where there are too many, others go, or it goes itself."""
        if self.closing:
            self.drop(connection)
        elif len(self.connections) > self._patience.most:
            self.make_room(len(self.connections) - self._patience.most)

    def moved(self, connection: "Connection", stage: Stage) -> None:
        self._waiting[connection.stage].pop(connection, None)
        self._waiting[stage][connection] = time.monotonic()

    def gone(self, connection: "Connection") -> None:
        self.connections.discard(connection)
        here = self._waiting[connection.stage].pop(connection, None) is not None
        if here and connection.stage in (Stage.ANSWER, Stage.READER):
            self.tidying.gone()

    def drop(self, connection: "Connection") -> None:
        """At once, whatever it was about."""
        self.gone(connection)
        connection.transport.abort()

    def end_late(self, now: float) -> None:
        """Whoever asks too slowly, or does not read the answer."""
        for stage in (Stage.HEADER, Stage.BODY, Stage.READER):
            for connection in self._since_before(now - self._patience.of(stage), stage):
                connection.too_slow()

    def end_unread(self) -> None:
        for connection in list(self._waiting[Stage.READER]):
            self.drop(connection)

    def make_room(self, wanted: int = _ROOM_AT_ONCE) -> None:
        self._say()
        for connection in list(islice(self._least_needed(), wanted)):
            self.drop(connection)

    def out_of_files(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The event loop tells of every connection that it cannot take; one line says it."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in _SHORT_OF_FILES:
            self.make_room()
        else:
            loop.default_exception_handler(context)

    def _since_before(self, moment: float, stage: Stage) -> list["Connection"]:
        late = takewhile(lambda waits: waits[1] <= moment, self._waiting[stage].items())
        return [connection for connection, _ in late]

    def _least_needed(self) -> Iterator["Connection"]:
        """Who asks nothing, then the oldest unfinished requests, then answers that nobody reads."""
        unfinished = (self._waiting[stage].items() for stage in (Stage.HEADER, Stage.BODY))
        return chain(
            self._waiting[Stage.IDLE],
            (connection for connection, _ in merge(*unfinished, key=itemgetter(1))),
            self._waiting[Stage.READER],
        )

    def _say(self) -> None:
        if time.monotonic() - self._said_at > _SAID_AGAIN:
            self._said_at = time.monotonic()
            _log.warning("too many connections: those that ask nothing are closed")


class Connection(H11Protocol):
    """One connection, which says what it waits for."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Connections)
        self.stage = Stage.HEADER
        self._all = server_state
        self._answered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.set_write_buffer_limits(0)  # so that whoever does not read is noticed at once
        super().connection_made(transport)
        self._all.moved(self, self.stage)
        self._all.arrived(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.gone(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self._answered = True
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._look()

    def shutdown(self) -> None:
        """The server stops: an answer under way is the last; whatever else is open is closed."""
        if self.stage in (Stage.ANSWER, Stage.READER):
            self.cycle.keep_alive = False
        else:
            self.transport.close()

    def too_slow(self) -> None:
        """Its time is over; whoever has begun to ask is told so."""
        if self.stage is Stage.READER:
            self._all.drop(self)
            return
        if self._half_asked():
            self.transport.write(_TOO_SLOW)
        self._all.gone(self)
        self.transport.close()

    def _look(self) -> None:
        """What it waits for now."""
        if self not in self.connections:
            return
        stage = self._stage()
        if stage is not self.stage:
            self._all.moved(self, stage)
            self.stage = stage
        if self._all.closing and stage is Stage.IDLE:
            self.transport.close()

    def _stage(self) -> Stage:
        asked = self.conn.their_state
        if self.flow.write_paused:
            return Stage.READER
        if asked is h11.SEND_BODY:
            return Stage.BODY
        if asked is not h11.IDLE:
            return Stage.ANSWER
        return Stage.IDLE if self._answered and not self._has_begun() else Stage.HEADER

    def _has_begun(self) -> bool:
        return bool(self.conn.trailing_data[0])

    def _half_asked(self) -> bool:
        if self.stage is Stage.BODY:
            return not self.cycle.response_started
        return self._has_begun()
