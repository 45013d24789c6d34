"""No page and no stream of a page shows a seat what it may not know, at any version."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any, cast

import pytest

from terrarium.core.history import History
from terrarium.core.player import is_seated_at
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import cards_in, spell_card
from terrarium.games.terra.sets import SETS, spell_set
from terrarium.games.terra.state import laid_card
from terrarium.games.terra.view import TerraView
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Site
from tests.web.eyes import Sent, page_for, version_of, watched, worlds_of

# A card as "red 3" or "red-3"; "africa-red-3" is the third card on a crisis.
CARD = re.compile(r"(?<![\w-])(green|blue|red)[- ] *([1-6])(?!\d)")
TAG = re.compile(r"<[^>]*>")
IN_HAND = re.compile(r'class="card [^"]*"[^>]*data-pick="(\w+)-(\d)"')
LOG_LINE = re.compile(r'<li id="log-(\d+)".*?(?=<li id="log-|\Z)', re.S)
LONG = {"region_limit": "4", "colour_limit": "7", "total_limit": "9"}
EVERYBODY = ("status", "strip", "places", "chat", "guide", "host")


@pytest.mark.leisurely
@pytest.mark.parametrize("options", [LONG, {**LONG, "sealed_contributions": "yes"}])
def test_pages_and_their_streams_show_no_hidden_card(
    tmp_path: Path, options: dict[str, str]
) -> None:
    wish = NewTable("terra", ("me", "open", "bot:greedy"), options, seed=11)
    record, eyes = asyncio.run(watched(tmp_path, wish, _play_out))
    worlds = dict(worlds_of(record))
    for sent in eyes:
        assert len(sent.pages) > 20
        assert len(sent.news) > 30
        for page in sent.pages:
            _check_page(worlds[version_of(page)], sent.viewer, page)
        for version, part, html in sent.parts():
            _check_part(worlds[version], sent.viewer, part, html)
        for news in sent.news:
            _check_beats(worlds[news["version"]], sent.viewer, news.get("beats", []))
    _check_the_check(worlds, eyes)


def _check_page(history: History, viewer: int, page: str) -> None:
    view = _view(history, viewer)
    assert _cards(page) <= _on_the_board(view) | _own(history, view) | _heard(history, viewer)
    if not view.over:
        assert _hand(page) == sorted(_spelled(cards_in(view.hand)))


def _check_part(history: History, viewer: int, part: str, html: str) -> None:
    view = _view(history, viewer)
    if part in EVERYBODY:
        assert _cards(html) == set()
    elif part == "board":
        assert _cards(html) == _on_the_board(_view(history, SPECTATOR))  # shared by all
    elif part == "own":
        assert _cards(html) <= _own(history, view) | _on_the_board(view) | _heard(history, viewer)
        assert view.over or _hand(html) == sorted(_spelled(cards_in(view.hand)))
    else:
        assert part == "log"
        _check_log(history, viewer, html)


def _check_beats(history: History, viewer: int, beats: list[dict[str, Any]]) -> None:
    """A beat names no card that this viewer was not told of at its version, but for the one that
    they drew just before it: with that their turn was ended for them."""
    for beat in beats:
        now = [n for n, told in enumerate(history.told) if told.version == beat["version"]]
        drawn = [n - 1 for n in now[:1] if n and _drew(history, n - 1, viewer, beat["version"] - 1)]
        told = {card for line in drawn + now for card in _told(history, line, viewer)}
        assert _cards(beat["html"]) <= told


def _drew(history: History, line: int, viewer: int, version: int) -> bool:
    told = history.told[line]
    event = told.to(viewer)
    is_own = event.id == "terra-drew" and is_seated_at(event.args["seat"], viewer)
    return is_own and told.version == version


def _check_log(history: History, viewer: int, html: str) -> None:
    """Each line names exactly the cards that this viewer was told of."""
    lines = {int(line[1]): line[0] for line in LOG_LINE.finditer(html)}
    assert lines
    for number, line in lines.items():
        assert _cards(line) == _told(history, number, viewer)


def _check_the_check(worlds: dict[int, History], eyes: list[Sent]) -> None:
    """What one seat was sent would not do for another, or this test would see nothing."""
    own = [(v, html) for v, part, html in eyes[1].parts() if part == "own"]
    strange = [v for v, html in own if _cards(html) - _own(worlds[v], _view(worlds[v], 1))]
    assert len(strange) > 10


def _on_the_board(view: TerraView) -> set[str]:
    laid = [int(laid_card(one)) for pile in view.laid for one in pile]
    seen = _spelled([*laid, *(card for card in view.played if card >= 0)])
    return {*seen, *(_in_hoards(view) if view.over else ())}


def _own(history: History, view: TerraView) -> set[str]:
    """In hand, hoarded by oneself, and what one's own moves were."""
    if view.seat < 0:
        return set()
    moves = [history.game.spell(move) for seat, move in history.line if seat == view.seat]
    made = {card for move in moves for card in _cards(move)}
    return {*_spelled(cards_in(view.hand)), *_in_hoards(view), *made}


def _in_hoards(view: TerraView) -> set[str]:
    return {card for hoard in view.hoards for n in hoard for card in _spelled(list(SETS[n]))}


def _heard(history: History, viewer: int) -> set[str]:
    """All that the viewer was ever told of."""
    return {card for line in range(len(history.told)) for card in _told(history, line, viewer)}


def _told(history: History, line: int, viewer: int) -> set[str]:
    args = history.told[line].to(viewer).args
    named = _cards(str(args.get("card", "")))
    hoard = str(args.get("set", ""))
    sets = [cards for number, cards in enumerate(SETS) if hoard and spell_set(number) == hoard]
    return named | {card for cards in sets for card in _spelled(list(cards))}


def _spelled(cards: Any) -> list[str]:
    return [spell_card(card) for card in cards]


def _cards(html: str) -> set[str]:
    """The cards named in attributes and in what can be read."""
    return {" ".join(found) for text in (html, TAG.sub(" ", html)) for found in CARD.findall(text)}


def _hand(html: str) -> list[str]:
    return sorted(" ".join(found) for found in IN_HAND.findall(html))


def _view(history: History, viewer: int) -> TerraView:
    return cast(TerraView, history.state.view(viewer))


async def _play_out(here: Site, live: LiveMatch, eyes: list[Sent]) -> None:
    """The people do what they can, at random from one seed, so that the match lasts."""
    chance = random.Random(5)
    while live.course.going:
        try:
            seat = await turn_of_a_person(live)
        except AssertionError:
            break
        legal = [live.course.history.game.spell(move) for move in live.course.view(seat).legal]
        active = [move for move in legal if move not in ("pass", "end")]
        await live.play(seat, [chance.choice(active or legal)], live.course.version)
        await asyncio.sleep(0)
        for sent in eyes:
            sent.pages.append(await page_for(here, live, sent))
