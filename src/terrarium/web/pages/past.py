"""The past of a match: what everybody saw at an earlier version, for pages that play it again."""

import json
from collections.abc import Hashable
from weakref import WeakKeyDictionary

from starlette.responses import Response

from terrarium.tables.live import LiveMatch
from terrarium.web.pages.beats import told_at
from terrarium.web.pages.match_page import MatchPage
from terrarium.web.pages.match_routes import live_of, whole_number
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit

_MOST = 16  # moments of one match; those who look on play the same ones at about the same time

_SHOWN: WeakKeyDictionary[LiveMatch, dict[Hashable, bytes]] = WeakKeyDictionary()


async def then(visit: Visit) -> Response:
    """A moment of the line that stands; nothing of it is one reader's alone."""
    live = await live_of(visit)
    version = whole_number(visit.request.query_params, "version")
    live.course.begun()
    shown = moment(MatchPage(live, visit.base), version)
    return Response(shown, media_type="application/json", headers={"Cache-Control": "no-store"})


def moment(page: MatchPage, version: int) -> bytes:
    """Made once for all who ask: a version is never another moment, though it may be undone."""
    page.must_stand(version)
    kept = _SHOWN.setdefault(page.live, {})
    key = (version, page.base, tuple(page.people))
    if key not in kept:
        if len(kept) >= _MOST:
            del kept[next(iter(kept))]
        kept[key] = _written(page, version)
    return kept[key]


def _written(page: MatchPage, version: int) -> bytes:
    """Its parts, and what everybody was told then."""
    parts = {name: str(html) for name, html in page.public_at(version).items()}
    told = told_at(page.live.course, Speech(page.game, page.names), version)
    return json.dumps({"version": version, "fragments": parts, **told}).encode()
