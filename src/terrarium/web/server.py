"""Running the server: it answers before it says so, and stops though streams are open."""

import asyncio
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import uvicorn
from starlette.types import ASGIApp

from terrarium.core.reason import BadInput
from terrarium.tables.lobby import Lobby
from terrarium.web.connections import Connection, Connections, Patience
from terrarium.web.files import most_connections
from terrarium.web.tidying import settle
from terrarium.web.under import Under

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_LONGEST_GOODBYE = 3  # seconds for requests that are under way
_SLOW_READERS_GOODBYE = 1.0
_LAST_WORDS = 1.0  # for saying that a request will not be answered
_LET_IN_AT_ONCE = 32  # fewer than the files that are kept for it
_KEPT_FOR_A_READER = 128 * 1024  # bytes that are not even on their way yet
_AT_THE_DOOR = 2048  # a thousand browsers come back at once after a restart


class Server(uvicorn.Server):
    """Ends the streams first, for an open one would keep it waiting."""

    def __init__(
        self, config: uvicorn.Config, lobby: Lobby, patience: Patience | None = None
    ) -> None:
        super().__init__(config)
        self._lobby = lobby
        self._connections = self.server_state = Connections(patience or Patience())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().set_exception_handler(self._connections.out_of_files)
        for listener in sockets or []:
            listener.listen(_AT_THE_DOOR)

    async def on_tick(self, counter: int) -> bool:
        self._connections.end_late(time.monotonic())
        self._connections.tidying.on_tick(counter)
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server and nothing else, so that the tables can be closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        usual = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in usual.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new is let in, and what was asked is answered, if only with an excuse."""
        self._connections.closing = True
        self._lobby.matches.end_streams()
        loop = asyncio.get_running_loop()
        loop.call_later(_SLOW_READERS_GOODBYE, self._connections.end_unread)
        await super().shutdown(sockets)
        if self.server_state.tasks:
            await asyncio.wait(self.server_state.tasks, timeout=_LAST_WORDS)


def listen(host: str, port: int) -> socket.socket:
    """A socket, or an error that says which address cannot be had."""
    with ExitStack() as failed:
        try:
            listener = _socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
            failed.callback(listener.close)
            listener.bind((host, port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadInput(f"cannot listen on {host} port {port}: {reason}") from None
        failed.pop_all()
    return listener


def _socket(family: socket.AddressFamily) -> socket.socket:
    """Named as TCP, or asyncio leaves Nagle's delay on: 40 ms an answer, measured."""
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # else the system may keep megabytes for each
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, _KEPT_FOR_A_READER)
    return made


def uvicorn_config(app: ASGIApp, root_path: str) -> uvicorn.Config:
    return uvicorn.Config(
        Under(app, root_path),
        http=Connection,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=_LET_IN_AT_ONCE,
        timeout_graceful_shutdown=_LONGEST_GOODBYE,
    )


async def serve(
    app: ASGIApp,
    lobby: Lobby,
    listener: socket.socket,
    root_path: str,
    when_ready: Callable[[], None],
) -> None:
    """Answer until a signal comes; then stop within a few seconds."""
    server = Server(uvicorn_config(app, root_path), lobby, Patience(most_connections()))
    running = asyncio.create_task(server.serve([listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        settle()
        when_ready()
    await running
