"""A wire between a browser and the server that can be cut and mended."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

_PIECE = 65536


class Relay:
    """Hands every byte on, both ways, until it is cut."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._server = (address.hostname or "", address.port or 0)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._whole = True
        self._wires: list[socket.socket] = []
        self._making = threading.Lock()  # a wire that is being made is cut, too
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._making:
            self._whole = False
            for wire in self._wires:
                _close(wire)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._making:
                    if self._whole:
                        self._connect(near)
                    else:
                        _close(near)

    def _connect(self, near: socket.socket) -> None:
        far = socket.create_connection(self._server)
        self._wires += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=_hand_on, args=(one, other), daemon=True).start()


@contextmanager
def relay_to(url: str) -> Iterator[Relay]:
    relay = Relay(url)
    try:
        yield relay
    finally:
        relay.close()


def _hand_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while piece := one.recv(_PIECE):
            other.sendall(piece)
    _close(other)


def _close(wire: socket.socket) -> None:
    with suppress(OSError):
        wire.shutdown(socket.SHUT_RDWR)
    wire.close()
