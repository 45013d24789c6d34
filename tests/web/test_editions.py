"""A host's own editions at tables on the web."""

import asyncio
from dataclasses import replace
from pathlib import Path

from terrarium.core.edition import Edition
from terrarium.editions import Shelf, find_edition
from terrarium.games import GAMES
from terrarium.tables.settings import TableSettings
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import QUICK, seated
from tests.web.client import Site, site
from tests.web.server import refused
from tests.web.test_seats import browser

TERRA = GAMES.find("terra")
OURS = NewTable("terra", ("me", "open", "open"), edition="our-box")


def our_box() -> Edition:
    text = find_edition(TERRA).text
    return TERRA.read_edition(text.replace('name = "standard"', 'name = "our-box"'))


def with_our_box() -> TableSettings:
    return replace(QUICK, editions=Shelf([(TERRA, our_box())]))


async def pages_of(here: Site) -> str:
    """The new-table form, the waiting room and the table, one after another."""
    ada = await browser(here, "Ada")
    live, _ = await seated(here.lobby, OURS, "Ada", "Bo", "Cy")
    pages = ("/new?game=terra", f"/matches/{live.id}", f"/matches/{live.id}/edition")
    return "\n".join([await ada.get(page) for page in pages])


def test_the_form_offers_own_editions_and_the_table_names_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, with_our_box()) as here:
            shown = await pages_of(here)
            assert '<option value="our-box">our-box</option>' in shown
            assert "Edition: our-box" in shown
            assert shown.endswith(our_box().text)

    asyncio.run(story())


def test_the_form_says_nothing_of_editions_where_there_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            assert 'name="edition"' not in await (await browser(here, "Ada")).get("/new?game=terra")

    asyncio.run(story())


def test_a_table_made_by_the_form_is_played_with_the_edition_that_was_chosen(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with site(tmp_path, with_our_box()) as here:
            ada = await browser(here, "Ada")
            made = await ada.press("/new", "/new?game=terra", game="terra", edition="our-box")
            assert "Played with the edition our-box." in await ada.get(made.headers["location"])

    asyncio.run(story())


def test_a_program_chooses_among_the_editions_that_it_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, with_our_box()) as here:
            games = (await here.client.get("/api/v1/games")).json()["games"]
            assert games[0]["editions"] == ["standard", "our-box"]
            table = await here.table("me", "bot:random", "bot:random", edition="our-box")
            shown = (await here.client.get(f"/api/v1/tables/{table.id}")).json()
            assert shown["edition"] == "our-box"

    asyncio.run(story())


def test_a_match_goes_on_though_its_edition_has_left_the_shelf(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with site(tmp_path, with_our_box()) as here:
            table = await here.table("me", "bot:random", "bot:random", edition="our-box")
        async with site(tmp_path) as here:
            live = await here.lobby.matches.get(table.match)
            assert live.course.history.setup.edition.name == "our-box"

    asyncio.run(story())


def test_a_server_whose_folder_has_a_mistake_says_it_and_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "terra"\nname = 3\n', "utf-8")
    status, error = refused("serve", "--port", "0", "--editions", str(tmp_path))
    assert status == 2
    assert error.startswith(f"terrarium: {tmp_path}/bad.toml: line 2: ")
