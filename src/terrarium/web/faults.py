"""What no route answers: missing addresses, refusals, and our own faults, which get an id."""

import asyncio
import logging
import secrets

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from terrarium.web.answers import problem_answer
from terrarium.web.errors import Problem
from terrarium.web.pages import error_page

_API = "/api/"
_FOR_PROGRAMS = (".json", "/healthz", "/live")
_TEXTS = {404: "There is no such address.", 405: "This address does not do that."}

_STOPPING = "The server is stopping; try again. What was done already is not done twice."

_log = logging.getLogger("terrarium.web")


async def answer_http(request: Request, error: Exception) -> Response:
    """A missing address, or a wrong method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    return _answer(request, status, "", headers)


class Faults:
    """Catches whatever nobody expected; the log says where, the answer only an id."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except asyncio.CancelledError:
            if begun:
                raise
            await _stopping(Request(scope))(scope, receive, send)
        except Exception as error:
            error_id = secrets.token_hex(4)
            kind = type(error).__name__
            _log.error("fault", exc_info=True, extra={"error": kind, "error_id": error_id})
            if not begun:
                answer = _answer(Request(scope), 500, error_id, {})
                await answer(scope, receive, send)


def refusal(request: Request, problem: Problem) -> Response:
    """What is refused before any page is reached: a page for people, JSON for programs."""
    if _wants_json(request):
        return problem_answer(problem)
    page = error_page(request, problem.status)
    page.headers.update(problem.headers)
    return page


def _stopping(request: Request) -> Response:
    """Only a server that stops gives up a request."""
    headers = {"Retry-After": "2", "Connection": "close"}
    return refusal(request, Problem(503, "stopping", _STOPPING, headers=headers))


def _wants_json(request: Request) -> bool:
    path, accept = request.url.path, request.headers.get("accept", "")
    api = _API in path or path.endswith(_FOR_PROGRAMS)
    return api or "application/json" in accept or "text/event-stream" in accept


def _answer(request: Request, status: int, error_id: str, headers: dict[str, str]) -> Response:
    if _wants_json(request):
        text = _TEXTS.get(status, "Something went wrong here; it has been noted.")
        id = {404: "not-found", 405: "wrong-method"}.get(status, "fault")
        problem = Problem(status, id, text, headers=headers)
        if error_id:
            problem.more = {"error_id": error_id}
        return problem_answer(problem)
    page = error_page(request, status, error_id)
    page.headers.update(headers)
    return page
