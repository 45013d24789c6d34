"""Logs: a line of JSON each, with match and version, never with moves, names or tokens."""

import json
import logging
import sys
import time
import traceback
from collections.abc import Mapping

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_FIELDS = ("match", "version", "method", "route", "status", "ms", "error", "error_id")
_log = logging.getLogger("terrarium.web")


class JsonLines(logging.Formatter):
    """Only the fields above are written, whatever else a record carries."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[2] is not None:
            line["where"] = [
                f"{frame.name} {frame.filename}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line)


def set_up_logs(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # What it warns of is visitors' nonsense, which was answered; any number of lines of it.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class RequestLog:
    """One line for each answer, with the address's form instead of the address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.monotonic(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            took = round(1000 * (time.monotonic() - begun), 1)
            _log.info("request", extra=_about(scope) | {"status": status, "ms": took})


def _about(scope: Scope) -> dict[str, object]:
    values: Mapping[str, object] = scope.get("path_params", {})
    route = route_form(scope["path"], values) if "endpoint" in scope else "?"
    about: dict[str, object] = {"method": scope["method"], "route": route}
    return about | ({"match": values["match"]} if "match" in values else {})


def route_form(path: str, values: Mapping[str, object]) -> str:
    """The path with names for its values: a link's secret must not be in any log."""
    names = {str(value): "{" + name + "}" for name, value in values.items()}
    return "/".join(names.get(part, part) for part in path.split("/"))
