"""What another site has a browser send is refused: a cookie alone changes nothing."""

import hmac
from collections.abc import Mapping
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.requests import Request

from terrarium.tables.signing import unsigned
from terrarium.web.body import read_form
from terrarium.web.errors import Problem
from terrarium.web.who import COOKIE

_FIELD = "csrf"
_HEADER = "x-csrf-token"
_UNKNOWN = "null"  # also what browsers send for pages that keep their address to themselves
SAFE = ("GET", "HEAD", "OPTIONS")  # they change nothing


def csrf_token(request: Request) -> str:
    """What a form must carry; it can be computed only by who knows the cookie."""
    secret = unsigned(request.cookies.get(COOKIE, ""))
    return hmac.new(secret.encode(), b"terrarium form", sha256).hexdigest() if secret else ""


def check_form(request: Request, form: Mapping[str, str]) -> None:
    """What every form of a page must pass: our own origin, and the page's token."""
    _check_origin(request)
    _check_token(request, form.get(_FIELD, ""))


async def check_call(request: Request) -> None:
    """A change by a program that has a cookie must come from a page of ours, or bring its token."""
    if request.method in SAFE or "authorization" in request.headers:
        return
    _check_origin(request)
    if COOKIE not in request.cookies:
        return
    sent = request.headers.get(_HEADER)
    if sent is None and not _is_ours(request):
        sent = dict(await read_form(request)).get(_FIELD, "")
    if sent is not None:
        _check_token(request, sent)


def _is_ours(request: Request) -> bool:
    """Whether the browser says that a page of ours sends it."""
    origin = request.headers.get("origin", _UNKNOWN)
    if origin != _UNKNOWN:
        return urlsplit(origin).netloc == request.headers.get("host", "")
    return request.headers.get("sec-fetch-site") == "same-origin"


def _check_origin(request: Request) -> None:
    """What the browser says to come from another site is refused; programs say nothing."""
    origin = request.headers.get("origin", _UNKNOWN)
    site = request.headers.get("sec-fetch-site", "none")
    if site not in ("same-origin", "none") or (origin != _UNKNOWN and not _is_ours(request)):
        raise Problem(403, "foreign-origin", "The request came from another site.")


def _check_token(request: Request, sent: str) -> None:
    """The page's own token, where the browser does not say where a request comes from."""
    if not hmac.compare_digest(sent.encode("utf-8", "replace"), csrf_token(request).encode()):
        raise Problem(403, "form-expired", "The form is no longer valid; load the page again.")
