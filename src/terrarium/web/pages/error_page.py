"""A page for what no route answers."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from terrarium.tables.person import Person, Settings
from terrarium.web.pages.render import render
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import problem_kind


def error_page(request: Request, status: int, error_id: str = "") -> Response:
    """Missing pages, and failures with the id that the log has, too."""
    base = str(request.scope.get("root_path", "")).rstrip("/")
    speech = Speech()
    kind = problem_kind(status)
    nobody = Person("", "", Settings())
    html = render(
        "web/error.html",
        speech,
        base=base,
        person=nobody,
        settings=nobody.settings,
        csrf="",
        kind=kind,
        text=speech.text(f"page-error-{kind}"),
        back="",
        error_id=error_id,
    )
    return HTMLResponse(html, status)
