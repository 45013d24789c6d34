"""Answers in JSON, and routes that turn errors into them."""

import json
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from terrarium.core.view import Json
from terrarium.web.errors import Problem, problem_of
from terrarium.web.forgery import check_call

Endpoint = Callable[[Request], Awaitable[Response]]


def json_answer(
    content: dict[str, Json], status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """Never kept by browsers or proxies: it may be one seat's knowledge."""
    return Response(
        json.dumps(content),
        status,
        {"Cache-Control": "no-store", **(headers or {})},
        "application/json",
    )


def problem_answer(problem: Problem) -> Response:
    return json_answer(problem.as_json(), problem.status, problem.headers)


def in_json(endpoint: Endpoint) -> Endpoint:
    """The endpoint with its refusals as JSON; our own faults go on to the outermost handler.

    What another site forged does not get there.
    """

    async def answered(request: Request) -> Response:
        try:
            await check_call(request)
            return await endpoint(request)
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                raise
            return problem_answer(problem)

    return answered
