"""Drafts of Terramara over HTTP: the whole turn, its steps back, and what is done at once."""

import html as markup
import re
from pathlib import Path

from terrarium.core.needed import needed
from terrarium.games.terramara.view import TerramaraView
from tests.web.test_drafts import Desk, at_a_desk

OFFERED = re.compile(r'name="draft" value="([^"]*)"')
MAKES = re.compile(r'data-makes="([^"]*)"')
SENT = re.compile(r'name="moves" value="([^"]*)"')


async def to_round_1(at: Desk) -> None:
    """Whatever comes before is chosen by its first move."""
    while (view := needed(TerramaraView, at.live.course.view(at.actor))).phase() != "send":
        await at.do(at.live.course.history.game.spell(view.legal[0]))


def offered(page: str) -> list[str]:
    return [markup.unescape(value) for value in OFFERED.findall(page)]


def test_a_draft_shows_on_the_board_and_changes_nothing(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        before = at.live.course.history.state.position()
        news = (await at.asked_by_script("send explorer to hire")).json()
        assert list(news["fragments"]) == ["board", "guide", "own"]
        assert "Step back" in news["fragments"]["own"]
        assert at.live.course.history.state.position() == before

    at_a_desk(tmp_path, happens, game="terramara")


def test_in_a_draft_points_are_explained_as_they_stand_beside_the_name(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        assert "means-worth-0" in (await at.ask("")).text
        news = (await at.asked_by_script("send explorer to develop")).json()
        assert "means-worth-0" not in "".join(news["fragments"].values())

    at_a_desk(tmp_path, happens, game="terramara")


def test_every_draft_that_the_page_offers_is_shown(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        drafts = offered((await at.ask("")).text)
        assert len(drafts) > 20
        for draft in drafts[::5]:
            assert (await at.ask(draft)).status_code == 200

    at_a_desk(tmp_path, happens, game="terramara")


def test_a_draft_is_sent_whole_with_the_end_of_the_turn(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        seat, before = at.actor, at.live.course.version
        page = (await at.ask("send explorer to hire")).text
        sent = [markup.unescape(value) for value in SENT.findall(page)]
        assert (await at.do(sent[0])).status_code == 204
        assert at.live.course.version == before + len(sent[0].split(";"))
        assert at.actor != seat

    at_a_desk(tmp_path, happens, game="terramara")


def test_a_draft_that_was_overtaken_says_so(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        old = await at.asked_by_script("send explorer to hire", version=at.live.course.version - 1)
        assert (old.status_code, old.json()["error"]["id"]) == (409, "stale")

    at_a_desk(tmp_path, happens, game="terramara")


def test_before_round_1_nothing_is_composed(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        first = at.live.course.history.game.spell(at.live.course.view(at.actor).legal[0])
        answer = await at.asked_by_script(first)
        assert answer.json()["error"]["id"] == "done-at-once"

    at_a_desk(tmp_path, happens, game="terramara")


def test_who_composes_a_turn_is_advised_how_to_go_on_with_it(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        draft = "send explorer to hire"
        assert (await at.ask_for_a_hint(draft)).status_code == 204
        pages = [(await at.ask(composed)).text for composed in (draft, "")]
        advised = [MAKES.findall(page) for page in pages]
        assert [len(found) for found in advised] == [1, 0]
        makes = advised[0][0].split("|")
        assert all(made.startswith(f"{draft};") for made in makes)
        assert set(makes) & {*offered(pages[0]), *SENT.findall(pages[0])}

    at_a_desk(tmp_path, happens, game="terramara")


def test_a_turn_that_is_whole_needs_no_advice(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await to_round_1(at)
        turn = "send explorer to hire; work 1; refine wood; work 1; refine ore"
        assert 'class="do primary"' in (await at.ask(turn)).text
        answer = await at.ask_for_a_hint(turn)
        assert answer.json()["error"]["id"] == "turn-is-whole"

    at_a_desk(tmp_path, happens, game="terramara")
