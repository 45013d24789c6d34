"""The page of a match is packed as far as it is the same for all: no length tells of a secret."""

import asyncio
import gzip
import re
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.packing import can_unpack, packed
from terrarium.web.pages.match_page import MatchPage
from terrarium.web.pages.render import drawings
from terrarium.web.who import COOKIE
from tests.every_game import UnderTest, of_every_game
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Site, site
from tests.web.test_every_game import WITH_DARE

BOARD = "<ol>" + "<li>Tikal – für alle</li>" * 400 + "</ol>"
CSRF = re.compile(r'name="csrf" value="([^"]+)"')
ABLE, UNABLE = "gzip, deflate", "identity"


@pytest.mark.parametrize(
    ("asked", "can"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0.001", True),
        ("br, gzip;q=0", False),
        ("gzip; q=0.000, identity", False),
        ("identity", False),
        ("", False),
    ],
)
def test_nobody_is_sent_packed_what_they_refuse(asked: str, can: bool) -> None:
    assert can_unpack(Headers({"Accept-Encoding": asked})) is can


@pytest.mark.parametrize(
    ("page", "alike"),
    [
        (f"<p>{BOARD}</p>", [BOARD]),
        (f"{BOARD}", [BOARD]),
        (f"über {BOARD} und {BOARD}", [BOARD]),
        (f"<p>{BOARD}<b>mine</b><i>all's</i></p>", ["<i>all's</i>", BOARD]),
        (f"<p>{BOARD}</p>", ["<li>Tikal – für alle</li>", BOARD]),
        (f"<p>{BOARD}</p>", ["not there", "", BOARD]),
        ("", ["not there"]),
        ("<p>" + "mine " * 50_000 + "</p>", []),
    ],
)
def test_a_packed_page_is_the_page_again(page: str, alike: list[str]) -> None:
    assert gzip.decompress(packed(page, alike)).decode() == page


def test_what_is_alike_is_packed_and_nothing_else() -> None:
    mine = "<li>Tikal – für alle</li>" * 400
    assert len(packed(BOARD + mine, [BOARD])) < len(mine.encode()) + 300
    assert mine[:200].encode() in packed(BOARD + mine, [BOARD])


@pytest.mark.parametrize("secret", ["<li>Tikal –", "aaaaaaaaaaaaa", "q7Zk0vX9s–w"])
def test_a_secret_that_others_guess_makes_a_page_no_shorter(secret: str) -> None:
    page = f"{BOARD}<b>{secret}</b><p>Tikal, aaaaaaaaaaaaa, q7Zk0vX9s–w</p>"
    other = page.replace(f"<b>{secret}", "<b>–0123456789")
    assert len(other.encode()) == len(page.encode())
    assert len(packed(page, [BOARD])) == len(packed(other, [BOARD]))


@of_every_game
@pytest.mark.usefixtures("with_dare")
def test_a_match_is_sent_packed_and_plain_with_the_same_words(
    under: UnderTest, tmp_path: Path
) -> None:
    async def asked_both_ways() -> None:
        async with site(tmp_path, WITH_DARE) as here:
            live, cookie = await _practice(here, under)
            address, able = f"/matches/{live.id}", {"Cookie": f"{COOKIE}={cookie}"}
            tight, plain, unseated = [
                await here.client.get(address, headers={**who, "Accept-Encoding": unpacks})
                for who, unpacks in ((able, ABLE), (able, UNABLE), ({}, ABLE))
            ]
            assert tight.headers["content-encoding"] == unseated.headers["content-encoding"]
            assert "content-encoding" not in plain.headers
            assert tight.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            assert tight.text == plain.text
            own_key = CSRF.search(plain.text)
            assert own_key
            for page in (tight, unseated):
                _check_length(live, int(page.headers["content-length"]), page.text, own_key[1])

    asyncio.run(asked_both_ways())


async def _practice(here: Site, under: UnderTest) -> tuple[LiveMatch, str]:
    ada, secret = await here.lobby.reception.new_person("Ada")
    seats = ("me", *["bot:random"] * (under.game.least - 1))
    table = await here.lobby.create_table(ada, NewTable(under.name, seats))
    await here.lobby.start(table.id, ada)
    live = await here.lobby.matches.get(table.match)
    await turn_of_a_person(live)
    return live, here.lobby.reception.signer.sign(secret)


def _check_length(live: LiveMatch, sent: int, page: str, own_key: str) -> None:
    """Only what everybody is sent became shorter, and with it lies no key to what one may do."""
    shared = MatchPage(live, "")
    alike = {*drawings(shared.game).values(), *shared.public().values()} - {""}
    assert all(part in page for part in alike)
    assert not any(own_key in part for part in alike)
    own = len(page.encode()) - sum(len(part.encode()) for part in alike)
    assert own < sent < own + len(page.encode()) // 4
