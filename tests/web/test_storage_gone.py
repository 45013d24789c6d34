"""A database file that is taken away under the server: it says so and plays no further."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.web.client import Site, site

Story = Callable[[Site], Awaitable[None]]


def test_health_says_that_the_file_is_gone(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        answer = await here.client.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "storage-gone")

    _without_its_file(tmp_path, story)


@pytest.mark.parametrize("address", ["/", "/matches/x", "/tables/x"])
def test_a_page_says_what_has_happened(tmp_path: Path, address: str) -> None:
    async def story(here: Site) -> None:
        answer = await here.client.get(address)
        assert answer.status_code == 503
        assert "deleted, moved or replaced" in answer.text

    _without_its_file(tmp_path, story)


def test_a_move_is_refused_and_named_so_that_programs_do_not_try_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.turn()
            (tmp_path / "terrarium.db").unlink()
            answer = await played.post(
                shown["actor"], "moves", version=shown["version"], moves=[shown["legal"][0]]
            )
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "storage-gone")
            assert "Retry-After" not in answer.headers

    asyncio.run(story())


def _without_its_file(folder: Path, story: Story) -> None:
    async def told() -> None:
        async with site(folder) as here:
            (folder / "terrarium.db").unlink()
            await story(here)

    asyncio.run(told())
