"""People who compose drafts before they move, while all look at what is sent to them."""

import asyncio
import html as markup
import random
import re

from terrarium.tables.live import LiveMatch
from tests.sizes import sized
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Site
from tests.web.eyes import Sent, page_for, parts_for

OFFERED = re.compile(r'name="draft" value="([^"]+)"')
SELDOM = 4  # do all look at the whole page; their streams bring every version
NOW_AND_THEN = sized(quick=4, full=3, deep=1)  # somebody composes before they move
IDLE = ("done", "end")


async def play_composing(most: int, here: Site, live: LiveMatch, eyes: list[Sent]) -> None:
    """At random from one seed, at most so many moves, and rather on than not."""
    chance = random.Random(5)
    for number in range(most):
        try:
            seat = await turn_of_a_person(live)
        except AssertionError:
            return
        if number % NOW_AND_THEN == 0:
            await _compose(here, live, eyes[seat + 1], chance)
        legal = [live.course.history.game.spell(move) for move in live.course.view(seat).legal]
        busy = [move for move in legal if move not in IDLE]
        await live.play(seat, [chance.choice(busy or legal)], live.course.version)
        await asyncio.sleep(0)
        for sent in eyes if number % SELDOM == 0 else ():
            sent.pages.append(await page_for(here, live, sent))


async def _compose(here: Site, live: LiveMatch, sent: Sent, chance: random.Random) -> None:
    """Some of what the page offers for a draft, one after the other, as its script asks."""
    shown = await page_for(here, live, sent)
    for _ in range(2):
        offered = [markup.unescape(value) for value in OFFERED.findall(shown)]
        if not offered:
            return
        version = str(live.course.version)
        news = await parts_for(here, live, sent, draft=chance.choice(offered), version=version)
        sent.news.append(news)
        shown = news["fragments"]["own"]
