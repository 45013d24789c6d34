"""The past of a match: what everybody saw at an earlier version, and what one was told then."""

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

_SHOWN: WeakKeyDictionary[LiveMatch, dict[Hashable, str]] = WeakKeyDictionary()


async def then(visit: Visit) -> Response:
    """A moment of the line that stands, and what the reader was told then."""
    live = await live_of(visit)
    version = whole_number(visit.request.query_params, "version")
    live.course.begun()
    shown = moment(MatchPage(live, visit.base), version, visit.seat(live))
    return Response(shown, media_type="application/json", headers={"Cache-Control": "no-store"})


def moment(page: MatchPage, version: int, reader: int) -> str:
    """As its reader may see and hear it; nothing that it shows is one reader's alone."""
    fragments = shown_at(page, version)
    speech = Speech(page.game, page.names, reader)
    told = json.dumps({"version": version, **told_at(page.live.course, speech, version)})
    return f'{told[:-1]}, "fragments": {fragments}}}'


def shown_at(page: MatchPage, version: int) -> str:
    """Made once for all who ask: a version is never another moment, though it may be undone."""
    page.must_stand(version)
    kept = _SHOWN.setdefault(page.live, {})
    key = (version, page.base, tuple(page.people))
    if key not in kept:
        if len(kept) >= _MOST:
            del kept[next(iter(kept))]
        parts = page.public_at(version)
        kept[key] = json.dumps({name: str(html) for name, html in parts.items()})
    return kept[key]
