"""No page, stream or draft of Terramara shows a card before it is turned up."""

import asyncio
import html as markup
import random
import re
from pathlib import Path

import pytest

from terrarium.core.history import History
from terrarium.core.needed import needed
from terrarium.games.terramara.components import NO_CARD
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.text.terms import titled
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from tests.games.terramara.tables import EDITION
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Site
from tests.web.eyes import Sent, page_for, version_of, watched, worlds_of

NAMES = {card.name for card in EDITION.artefacts}
TITLES = {titled(name): name for name in NAMES}
TITLE = re.compile("|".join(sorted(TITLES, key=len, reverse=True)))
NAMED = re.compile(r"[a-z]+(?:-[a-z]+)+")
OFFERED = re.compile(r'name="draft" value="([^"]+)"')
TAG = re.compile(r"<[^>]*>")
IDLE = ("done", "end")
MOST = 160
SELDOM = 4  # do all look at the whole page; their streams bring every version


@pytest.mark.leisurely
def test_no_card_of_the_deck_is_sent(tmp_path: Path) -> None:
    wish = NewTable("terramara", ("me", "open", "bot:random"), {}, seed=11)
    record, eyes = asyncio.run(watched(tmp_path, wish, _play_out))
    open_at = _open_cards(record)
    for sent in eyes:
        assert len(sent.pages) > 20
        for version, _, html in sent.parts():
            assert _cards(html) <= open_at[version]
        for page in sent.pages:
            assert _cards(page) <= open_at[version_of(page)]
    assert any(_cards(page) - open_at[0] for page in eyes[1].pages), "the check sees cards"


def _open_cards(record: str) -> dict[int, set[str]]:
    """At each version the cards that have been turned up so far."""
    found, seen = dict[int, set[str]](), set[str]()
    for version, history in worlds_of(record):
        seen = seen | _lying(history)
        found[version] = seen
    return found


def _lying(history: History) -> set[str]:
    state = needed(TerramaraState, history.state)
    cards = [*state.row, *state.reserved, *(card for seat in state.artefacts for card in seat)]
    told = {str(line.event.args.get("artefact", "")) for line in history.told}
    return told | {EDITION.artefacts[card].name for card in cards if card != NO_CARD}


def _cards(html: str) -> set[str]:
    """By their titles in sentences, and by their names in attributes."""
    titles = {TITLES[title] for title in TITLE.findall(markup.unescape(TAG.sub(" ", html)))}
    words = {part for tag in TAG.findall(html) for part in NAMED.findall(tag)}
    return titles | {name for name in NAMES if any(name in word for word in words)}


async def _play_out(here: Site, live: LiveMatch, eyes: list[Sent]) -> None:
    """At random from one seed, and rather on than not, so that much happens."""
    chance = random.Random(5)
    for number in range(MOST):
        try:
            seat = await turn_of_a_person(live)
        except AssertionError:
            return
        await _compose(here, live, eyes[seat + 1], chance)
        legal = [live.course.history.game.spell(move) for move in live.course.view(seat).legal]
        busy = [move for move in legal if move not in IDLE]
        await live.play(seat, [chance.choice(busy or legal)], live.course.version)
        await asyncio.sleep(0)
        for sent in eyes if number % SELDOM == 0 else ():
            sent.pages.append(await page_for(here, live, sent))


async def _compose(here: Site, live: LiveMatch, sent: Sent, chance: random.Random) -> None:
    """Some of what the page offers for a draft, one after the other."""
    page = await page_for(here, live, sent)
    for _ in range(2):
        offered = [markup.unescape(value) for value in OFFERED.findall(page)]
        if not offered:
            return
        wanted = chance.choice(offered)
        page = await page_for(here, live, sent, draft=wanted, version=str(live.course.version))
        sent.pages.append(page)
