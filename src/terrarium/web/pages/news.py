"""What a page is told as it changes: a seat for itself, all who only watch together."""

import json
import secrets
from dataclasses import dataclass
from itertools import count

from terrarium.core.state import SPECTATOR
from terrarium.tables.hub import Update
from terrarium.tables.live import LiveMatch
from terrarium.web.pages.beats import told_since
from terrarium.web.pages.match_page import MatchPage, seconds_left
from terrarium.web.pages.names import sitters
from terrarium.web.pages.reader import Reader
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit
from terrarium.web.stream import event_bytes

ANYBODYS_TOKEN = secrets.token_hex(16)  # in what all get it stands for each reader's own
_NUMBERS = count(1)


def news_of(live: LiveMatch, base: str, reader: Reader) -> dict[str, object]:
    """The parts of a page that its reader may see, and what it shows around them."""
    if live.course.match is None:
        return {"version": live.course.version}
    page = MatchPage(live, base)
    parts = page.public() | page.of_seat(reader)
    fragments = {name: str(html) for name, html in parts.items()}
    return {**page.heading(reader.seat), "fragments": fragments}


def news_since(live: LiveMatch, base: str, reader: Reader, since: int) -> dict[str, object]:
    """The same, with what mattered since a version."""
    return news_of(live, base, reader) | _beats(live, reader.seat, since)


class SeatNews:
    """The stream of one seat; only the parts that differ from what it has sent are sent again."""

    def __init__(self, visit: Visit, stakes: bool) -> None:
        self._visit = visit
        self._stakes = stakes
        self._sent: dict[str, int] = {}  # hashes: the parts themselves would fill the memory

    def render(self, live: LiveMatch, seat: int, update: Update) -> bytes:
        visit = self._visit
        reader = Reader(seat, visit.may_host(live), visit.csrf, self._stakes)
        news = news_of(live, visit.base, reader)
        parts = _parts(news)
        fresh = {name: html for name, html in parts.items() if self._sent.get(name) != hash(html)}
        self._sent |= {name: hash(html) for name, html in fresh.items()}
        return _event(news | _beats(live, seat, update.since), fresh, update.version)


@dataclass(frozen=True)
class Shown:
    """The page as all who only watch see it at one moment; the number tells moments apart."""

    number: int
    news: dict[str, object]


class SpectatorNews:
    """The stream of somebody who only watches: it is made once and sent to all of them."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._before = Shown(0, {})

    def render(self, live: LiveMatch, seat: int, update: Update) -> bytes:
        assert seat == SPECTATOR
        base, may_host, before = self._visit.base, self._visit.may_host(live), self._before
        moment = (live.course.version, live.table.phase, live.room.talk.count, seconds_left(live))
        self._before = now = live.hub.once(
            ("page", moment, base, may_host), Shown, lambda: _shown(live, base, may_host)
        )
        key = ("news", now.number, before.number, update.since)
        event = live.hub.once(key, bytes, lambda: _changes(live, now, before, update))
        return self._with_own_token(event) if ANYBODYS_TOKEN.encode() in event else event

    def _with_own_token(self, event: bytes) -> bytes:
        return event.replace(ANYBODYS_TOKEN.encode(), self._visit.csrf.encode())


def _shown(live: LiveMatch, base: str, may_host: bool) -> Shown:
    anybody = Reader(SPECTATOR, may_host, ANYBODYS_TOKEN)
    return Shown(next(_NUMBERS), news_of(live, base, anybody))


def _changes(live: LiveMatch, now: Shown, before: Shown, update: Update) -> bytes:
    seen = _parts(before.news)
    fresh = {name: html for name, html in _parts(now.news).items() if seen.get(name) != html}
    return _event(now.news | _beats(live, SPECTATOR, update.since), fresh, update.version)


def _beats(live: LiveMatch, seat: int, since: int) -> dict[str, object]:
    """What mattered since the reader was told last."""
    if live.course.match is None:
        return {}
    names = [sitter.name for sitter in sitters(live.table.seats)]
    return told_since(live.course, Speech(live.table.the_game(), names, seat), since)


def _parts(news: dict[str, object]) -> dict[str, str]:
    parts = news.get("fragments", {})
    assert isinstance(parts, dict)
    return parts


def _event(news: dict[str, object], fresh: dict[str, str], version: int) -> bytes:
    told = {**news, "fragments": fresh} if "fragments" in news else news
    return event_bytes("message", json.dumps(told), version)
