"""Behind a proxy that shows us under a path, whether it takes the path off or leaves it on."""

from starlette.types import ASGIApp, Receive, Scope, Send


class Under:
    """The application as if it lived under a path such as /games."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._root and scope["type"] == "http":
            path = scope["path"]
            inside = path == self._root or path.startswith(f"{self._root}/")
            full = path if inside else self._root + path
            scope = {**scope, "path": full, "root_path": self._root}
        await self._app(scope, receive, send)
