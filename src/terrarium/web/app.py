"""The web server: API, pages and static files around one lobby."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

import terrarium
from terrarium.tables.lobby import Lobby
from terrarium.web import pages
from terrarium.web.answers import Endpoint, json_answer
from terrarium.web.api import Api
from terrarium.web.config import WebConfig
from terrarium.web.errors import STORAGE_GONE
from terrarium.web.faults import Faults, answer_http
from terrarium.web.guard import Guard
from terrarium.web.headers import SafeHeaders
from terrarium.web.logs import RequestLog
from terrarium.web.openapi import description
from terrarium.web.static_files import Files

_STATIC = Path(__file__).parent / "static"


def create_app(lobby: Lobby, config: WebConfig | None = None) -> Starlette:
    chosen = config or WebConfig()
    routes: list[BaseRoute] = [
        Mount("/api/v1", routes=Api(lobby).routes()),
        Route("/healthz", health(lobby), methods=["GET"]),
        Route("/openapi.json", describe, methods=["GET"]),
        *pages.routes(lobby),
    ]
    if _STATIC.is_dir():
        routes.append(Mount("/static", Files(directory=_STATIC), name="static"))
    return Starlette(
        routes=routes,
        middleware=[
            Middleware(RequestLog),
            Middleware(SafeHeaders),
            Middleware(Faults),
            Middleware(Guard, config=chosen),
        ],
        exception_handlers={HTTPException: answer_http},
    )


def health(lobby: Lobby) -> Endpoint:
    """Whether the server runs, and whether what it stores will be found again."""
    engine = "compiled" if terrarium.compiled() else "interpreted"

    async def answer(request: Request) -> Response:
        if lobby.store.is_there():
            return json_answer({"status": "ok", "engine": engine})
        return json_answer({"status": STORAGE_GONE, "engine": engine}, 503)

    return answer


async def describe(request: Request) -> Response:
    return json_answer(description())
