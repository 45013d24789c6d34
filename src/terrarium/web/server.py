"""Running the server: it answers before it says so, and stops though streams are open."""

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from terrarium.core.reason import BadInput
from terrarium.tables.lobby import Lobby
from terrarium.web.under import Under

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_LONGEST_GOODBYE = 3  # seconds for requests that are under way


class Server(uvicorn.Server):
    """Ends the streams first, for an open one would keep it waiting."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby) -> None:
        super().__init__(config)
        self._lobby = lobby

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
        self._lobby.end_streams()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket, or an error that says which address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's delay on: 40 ms an answer, measured.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"cannot listen on {host} port {port}: {reason}") from None
    return listener


def uvicorn_config(app: ASGIApp, root_path: str) -> uvicorn.Config:
    return uvicorn.Config(
        Under(app, root_path),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
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
    server = Server(uvicorn_config(app, root_path), lobby)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        when_ready()
    await running
