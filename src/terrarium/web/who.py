"""Who asks: a program by its bearer token, a browser by its cookie."""

from starlette.requests import Request
from starlette.responses import Response

from terrarium.core.reason import Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Caller
from terrarium.tables.signing import LONGEST_LIFE
from terrarium.web.errors import Problem

COOKIE = "terrarium"
_LONGEST_TOKEN = 200


async def caller_of(request: Request, lobby: Lobby) -> Caller | None:
    """Whose token came with the request; an unknown bearer token is refused."""
    header = request.headers.get("authorization")
    if header is not None:
        kind, _, token = header.partition(" ")
        caller = await _known(lobby, token.strip()) if kind.lower() == "bearer" else None
        if caller is None:
            raise unauthorized()
        return caller
    return await visitor_of(request, lobby)


async def visitor_of(request: Request, lobby: Lobby) -> Caller | None:
    """Whose browser it is: pages know people by their cookies, not by the tokens of seats."""
    cookie = request.cookies.get(COOKIE, "")
    return await lobby.reception.caller_by_cookie(cookie) if len(cookie) <= _LONGEST_TOKEN else None


async def needed_caller(request: Request, lobby: Lobby) -> Caller:
    caller = await caller_of(request, lobby)
    if caller is None:
        raise unauthorized()
    return caller


def seat_of(caller: Caller | None, live: LiveMatch) -> int:
    """The caller's seat in a match: the token's, the one to move, or the first."""
    if caller is None or caller.table not in (None, live.table.id):
        return SPECTATOR
    mine = live.table.seats_of(caller.person.id)
    if caller.seat is not None:
        mine = [seat for seat in mine if seat == caller.seat]
    if live.course.actor in mine:
        return live.course.actor
    return mine[0] if mine else SPECTATOR


def own_seat(caller: Caller, number: int) -> int:
    """The seat that is meant; the token of a seat is good for no other."""
    if caller.seat not in (None, number):
        raise Refused(Reason("not-your-seat"))
    return number


def unauthorized() -> Problem:
    header = {"WWW-Authenticate": "Bearer"}
    return Problem(401, "unauthorized", "A valid token is needed.", headers=header)


def set_cookie(response: Response, request: Request, cookie: str) -> None:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=LONGEST_LIFE,
        path=_path(request),
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def take_cookie(response: Response, request: Request) -> None:
    """The device is nobody's any more."""
    response.delete_cookie(COOKIE, _path(request), httponly=True, samesite="lax")


def _path(request: Request) -> str:
    return request.scope.get("root_path") or "/"


async def _known(lobby: Lobby, token: str) -> Caller | None:
    if not 0 < len(token) <= _LONGEST_TOKEN:
        return None
    return await lobby.reception.caller(token)
