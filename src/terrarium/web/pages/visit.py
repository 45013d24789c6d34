"""A visit: who asks, in which words to answer, and how answers and refusals look."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from terrarium.core.reason import Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import ALWAYS, FIRST, Caller, Person, Settings
from terrarium.tables.signing import unsigned
from terrarium.web import who
from terrarium.web.body import read_form
from terrarium.web.errors import Problem, problem_of
from terrarium.web.forgery import check_form, csrf_token
from terrarium.web.packing import PACKED, can_unpack, packed
from terrarium.web.pages.guests import new_guest
from terrarium.web.pages.reader import Reader
from terrarium.web.pages.render import render
from terrarium.web.pages.speech import Speech

_IN_WORDS = (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
_NOBODY = Person("", "", Settings())

Handler = Callable[["Visit"], Awaitable[Response]]


class NeedsName(Exception):
    """Only somebody with a name can do this."""


@dataclass
class Visit:
    """One request of one person, or of a stranger."""

    lobby: Lobby
    request: Request
    caller: Caller | None
    form: Mapping[str, str]
    new_secret: str = ""

    @property
    def known(self) -> Person | None:
        return None if self.caller is None else self.caller.person

    @property
    def person(self) -> Person:
        return self.known or _NOBODY

    @property
    def base(self) -> str:
        """The path under which a proxy shows us."""
        return str(self.request.scope.get("root_path", "")).rstrip("/")

    @property
    def csrf(self) -> str:
        return csrf_token(self.request)

    @property
    def scripted(self) -> bool:
        return "application/json" in self.request.headers.get("accept", "")

    def somebody(self) -> Person:
        if self.known is None:
            raise NeedsName
        return self.known

    async def become(self, name: str) -> Person:
        """A stranger gives a name; the answer sets the cookie that holds the person."""
        person, self.new_secret = await self.lobby.reception.new_person(name)
        self.caller = Caller(person)
        return person

    async def anybody(self) -> Person:
        """Who is a stranger gets the name in the form, or a guest's."""
        return self.known or await self.become(self.form.get("name", "").strip() or new_guest())

    def changed(self, person: Person) -> None:
        if self.caller is not None:
            self.caller = replace(self.caller, person=person)

    def seat(self, live: LiveMatch) -> int:
        return who.seat_of(self.caller, live)

    def own_seat(self, live: LiveMatch) -> int:
        """Whoever only looks has none."""
        seat = self.seat(live)
        if seat == SPECTATOR:
            raise Refused(Reason("not-your-seat"))
        return seat

    def may_host(self, live: LiveMatch) -> bool:
        return self.known is not None and live.room.host.may_host(self.known)

    async def reader(self, live: LiveMatch) -> Reader:
        """As whom they read the page of a match."""
        stakes = await self.wants_stakes(live)
        return Reader(self.seat(live), self.may_host(live), self.csrf, stakes)

    async def wants_stakes(self, live: LiveMatch) -> bool:
        """Whether to tell what is at stake: always, never, or in the first matches of a game."""
        wish, seat = self.person.settings.stakes, self.seat(live)
        if wish != FIRST or seat == SPECTATOR:
            return wish == ALWAYS
        return await self.lobby.reception.is_new_to(live, seat)

    def page(
        self, template: str, speech: Speech | None = None, status: int = 200, **context: object
    ) -> Response:
        return self.sent(self.html(template, speech, **context), status)

    def html(self, template: str, speech: Speech | None = None, **context: object) -> str:
        shared = {"base": self.base, "person": self.person, "settings": self.person.settings}
        return render(template, speech or Speech(), **{**shared, "csrf": self.csrf, **context})

    def sent(self, html: str, status: int = 200, alike: Collection[str] = ()) -> Response:
        """A page of ours; what is alike for all its readers is packed for who can unpack it."""
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if alike and can_unpack(self.request.headers):
            content = packed(html, alike)
            return self._signed(HTMLResponse(content, status, {**headers, **PACKED}))
        return self._signed(HTMLResponse(html, status, headers))

    def to(self, path: str) -> Response:
        """After a form: the page that shows what came of it."""
        return self._signed(RedirectResponse(self.base + path, 303))

    def done(self, path: str, version: int) -> Response:
        """A script needs no page: the stream brings it."""
        if self.scripted and not self.new_secret:
            return Response(status_code=204, headers={"X-Version": str(version)})
        return self.to(path)

    def refuse(self, problem: Problem) -> Response:
        if self.scripted:
            return JSONResponse(problem.as_json(), problem.status, problem.headers)
        return self.page(
            "web/error.html",
            status=problem.status,
            kind=problem_kind(problem.status),
            text=problem.text,
            back=self._page_before(),
            error_id="",
        )

    def _page_before(self) -> str:
        """The page of the table where a button was pressed."""
        path = self.request.url.path
        at_a_table = self.request.method == "POST" and path.count("/") >= 3
        return path.rpartition("/")[0] if at_a_table else ""

    def _signed(self, response: Response) -> Response:
        """The cookie of somebody new, or of somebody known, signed by a newer key."""
        cookie, signer = self.request.cookies.get(who.COOKIE, ""), self.lobby.reception.signer
        secret = self.new_secret or (unsigned(cookie) if signer.signed_long_ago(cookie) else "")
        if secret:
            who.set_cookie(response, self.request, signer.sign(secret))
        return response


def handled(lobby: Lobby, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A route that answers every refusal with a page, or with words for the script."""

    async def endpoint(request: Request) -> Response:
        visit = Visit(lobby, request, None, {})
        try:
            visit.caller = await who.visitor_of(request, lobby)
            if request.method == "POST":
                visit.form = dict(await read_form(request))
                check_form(request, visit.form)
            return await handler(visit)
        except NeedsName:
            return visit.to(f"/settings?next={request.url.path}")
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                raise
            return visit.refuse(problem)

    return endpoint


def problem_kind(status: int) -> str:
    """The words for a status; all that have none of their own are a failure of ours."""
    return str(status) if status in _IN_WORDS else "500"
