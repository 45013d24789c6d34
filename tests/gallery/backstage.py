"""What a stage needs, sent by a server of its own: a browser keeps what it has got."""

import mimetypes
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from terrarium.web.sheets import whole_sheet
from tests.browser.letters import sent_for, served
from tests.gallery.scene import Scene

_KEPT = "public, max-age=3600, immutable"
_FRAMED = ("/rules/", "/icons/")
_HTML = "text/html; charset=utf-8"


class Backstage:
    """One scene at a time, and all that pages have in common."""

    def __init__(self) -> None:
        self._scene = Scene("", "")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._hands())
        self._server.daemon_threads = True
        Thread(target=self._server.serve_forever, daemon=True).start()

    def set_up(self, scene: Scene) -> str:
        """The address of a scene, which is shown until the next one is set up."""
        self._scene = scene
        return f"http://127.0.0.1:{self._server.server_port}/{scene.name}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self, path: str) -> tuple[str, bytes] | None:
        if path == f"/{self._scene.name}":
            return _HTML, self._scene.html.encode()
        if path.startswith(_FRAMED):
            return _HTML, self._scene.framed.encode()
        return thing(path)

    def _hands(self) -> type[BaseHTTPRequestHandler]:
        answer = self.answer

        class Hands(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                kind, body = answer(self.path.partition("?")[0]) or ("text/plain", b"")
                self.send_response(200 if body else 404)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store" if kind == _HTML else _KEPT)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        return Hands


@cache
def thing(path: str) -> tuple[str, bytes] | None:
    """A style sheet, a script, a typeface or a picture."""
    kind = mimetypes.guess_type(path)[0] or "font/woff2"
    typeface, file = sent_for(path), served(path)
    if typeface is not None:
        return kind, typeface
    if file is None:
        return None
    return kind, whole_sheet(file) if file.suffix == ".css" else file.read_bytes()
