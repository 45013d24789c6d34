"""What is at stake, on the page: in one's first matches of a game, always or never."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Site, site
from tests.web.test_seats import ALONE, THREE, Browser, browser

FUTURA = NewTable("terra_futura", ("me", "bot:random"))
PLACE = 'id="stakes"'


def told(folder: Path, story: Callable[[Site, Browser], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with site(folder) as here:
            await story(here, await browser(here, "Ada"))

    asyncio.run(tell())


async def begun(here: Site, who: Browser, wish: NewTable = ALONE) -> LiveMatch:
    live = await here.lobby.play_at_once(who.person, wish)
    await turn_of_a_person(live)
    return live


def page(live: LiveMatch) -> str:
    return f"/matches/{live.id}"


def test_the_first_three_matches_of_a_game_say_what_is_at_stake(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        matches = [await begun(here, ada) for _ in range(4)]
        shown = [PLACE in await ada.get(page(live)) for live in matches]
        assert shown == [True, True, True, False]

    told(tmp_path, story)


def test_guided_matches_do_not_count(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        for _ in range(3):
            await ada.press("/learn", "/", game="terra", chapter="1")
        assert PLACE in await ada.get(page(await begun(here, ada)))

    told(tmp_path, story)


def test_a_guided_match_does_not_count_when_another_is_played_at_its_table(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        await ada.press("/learn", "/", game="terra", chapter="1")
        (table,) = await here.lobby.tables_of(ada.person)
        await (await here.lobby.matches.of_table(table.id)).room.host.end(ada.person)
        await here.lobby.rematch(table.id, ada.person)
        matches = [await begun(here, ada) for _ in range(3)]
        shown = [PLACE in await ada.get(page(live)) for live in matches]
        assert shown == [True, True, False]

    told(tmp_path, story)


def test_matches_of_one_game_do_not_count_for_another(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        for _ in range(3):
            await begun(here, ada)
        assert PLACE in await ada.get(page(await begun(here, ada, FUTURA)))

    told(tmp_path, story)


def test_a_further_device_counts_the_matches_of_who_sits_there(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        matches = [await begun(here, ada) for _ in range(4)]
        tablet = await browser(here, "Ada's tablet")
        for live in matches:
            link = f"/sit/{await live.room.links.make(0, ada.person)}"
            await tablet.press(link, link)
        assert PLACE in await tablet.get(page(matches[2]))
        assert PLACE not in await tablet.get(page(matches[3]))

    told(tmp_path, story)


def test_what_one_presses_at_the_table_holds_there_and_everywhere(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        live, other = await begun(here, ada), await begun(here, ada, FUTURA)
        answer = await ada.press("/settings", page(live), stakes="never", next=page(live))
        assert answer.headers["location"] == page(live)
        assert PLACE not in await ada.get(page(live))
        assert PLACE not in await ada.get(page(other))
        await ada.press("/settings", page(live), stakes="always")
        assert PLACE in await ada.get(page(live))

    told(tmp_path, story)


def test_stakes_reach_neither_another_seat_nor_who_only_watches(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        table = await here.lobby.create_table(ada.person, THREE)
        live = await here.lobby.matches.get(table.match)
        others = [await browser(here, name) for name in ("Bo", "Cy", "Eve")]
        for seat, each in enumerate(others[:2], 1):
            await live.room.sit(seat, each.person)
        await here.lobby.start(table.id, ada.person)
        decides = await turn_of_a_person(live)
        shown = ["<span>" in _stakes(await who.get(page(live))) for who in (ada, *others)]
        assert shown == [seat == decides for seat in range(4)]

    told(tmp_path, story)


def _stakes(html: str) -> str:
    """The sentences, none where the place is empty or missing."""
    return html.partition(PLACE)[2].partition("</p>")[0]


def test_a_draft_shows_what_would_be_at_stake_after_it(tmp_path: Path) -> None:
    async def story(here: Site, ada: Browser) -> None:
        live = await begun(here, ada, FUTURA)
        await live.play(0, ["take I 1"], live.course.version)
        await live.play(0, ["place c2"], live.course.version)
        draft = f"{page(live)}?version={live.course.version}&draft=activate+c3+1%3B+gain+red"
        assert "you have 0 points" in _stakes(await ada.get(page(live)))
        assert "you have one point" in _stakes(await ada.get(draft))

    told(tmp_path, story)
