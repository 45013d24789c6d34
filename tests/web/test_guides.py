"""Every guide, played to its end through the pages: no change of rules or page leaves it behind."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import cache
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from terrarium.bots.registry import names as bots_of
from terrarium.core.guide import LEARNER, Guide
from terrarium.games import GAMES
from terrarium.guides import guides_of
from terrarium.tables.live import LiveMatch
from terrarium.tables.settings import TableSettings
from tests.sizes import sized
from tests.tables.lobbies import PATIENCE, QUICK, turn_of_a_person
from tests.web.client import Site, site
from tests.web.learner import Learner, lacks, words_of
from tests.web.test_seats import browser

GUIDES = [
    pytest.param(guide, id=f"{game.name}-{guide.name}")
    for game in GAMES
    for guide in guides_of(game).values()
]
TERRA = guides_of(GAMES.find("terra"))["1"]
TERRAMARA = guides_of(GAMES.find("terramara"))["1"]
MOVES_AFTER = sized(quick=5, full=30, deep=10_000)  # until the match is over, in a deep run
TAG = re.compile(r"<[^>]*>")
MOST_WORDS = 40  # of a step: two short sentences, or three very short ones

Story = Callable[[Learner], Awaitable[None]]


def learns(folder: Path, guide: Guide, story: Story, settings: TableSettings = QUICK) -> None:
    async def tell() -> None:
        async with site(folder, settings) as here:
            await story(await begun(here, guide))

    asyncio.run(tell())


async def begun(here: Site, guide: Guide) -> Learner:
    """By the button on the first page."""
    ada = await browser(here, "Ada")
    answer = await ada.press("/learn", "/", game=guide.game, chapter=guide.name)
    match = answer.headers["location"].rpartition("/")[2]
    return Learner(ada, await here.lobby.matches.get(match), guide)


async def come_to(learner: Learner, number: int) -> None:
    while (step := await learner.step()).number < number:
        await learner.do(step)


@dataclass
class Followed:
    """What came of a guide that was followed to its end."""

    due: list[int] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)
    watched: set[str] = field(default_factory=set)  # the same part as anybody else is sent it
    last: str = ""


@cache
def followed(game: str, name: str) -> Followed:
    """Once for all who ask what came of it; at the end the match is played on."""
    found, guide = Followed(), guides_of(GAMES.find(game))[name]

    async def story(learner: Learner) -> None:
        bo = await browser(learner.browser.here, "Bo")
        for _ in guide.steps:
            step = await learner.step()
            found.due.append(step.number)
            found.pages.append(await learner.page())
            found.watched.add(_guide_in(await bo.get(learner.path)))
            await learner.do(step)
        found.last = await learner.page()
        await plays_on(learner.live)

    with TemporaryDirectory() as folder:
        learns(Path(folder), guide, story)
    return found


def _guide_in(page: str) -> str:
    found = re.search(r'<section id="guide".*?</section>', page, re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_is_followed_step_by_step_and_then_is_gone(guide: Guide) -> None:
    found = followed(guide.game, guide.name)
    assert found.due == list(range(len(guide.steps)))
    assert "guide-words" in found.pages[-1]
    assert "guide-words" not in found.last


@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_step_points_at_is_there(guide: Guide) -> None:
    pages = followed(guide.game, guide.name).pages
    missing = {step.says: lacks(step, page) for step, page in zip(guide.steps, pages)}
    assert {says: things for says, things in missing.items() if things} == {}


@pytest.mark.parametrize("guide", GUIDES)
def test_whoever_is_named_by_a_step_sits_at_the_table(guide: Guide) -> None:
    said = " ".join(words_of(guide, step) for step in guide.steps).lower()
    assert set(bots_of(guide.game)) & set(re.findall(r"\w+", said)) <= set(guide.bots)


@pytest.mark.parametrize("guide", GUIDES)
def test_only_who_learns_reads_the_guide(guide: Guide) -> None:
    """What it says of a hand is nobody else's: they are sent the same, step by step."""
    (same,) = followed(guide.game, guide.name).watched
    assert "hidden>" in same


async def plays_on(live: LiveMatch) -> None:
    """The learner makes the first move there is; the others are bots."""
    for _ in range(MOVES_AFTER):
        try:
            seat = await turn_of_a_person(live)
        except AssertionError:
            assert live.course.over
            return
        move = live.course.view(seat).legal[0]
        await live.play(seat, [live.course.history.game.spell(move)], live.course.version)


@pytest.mark.parametrize("guide", GUIDES)
def test_a_step_says_little(guide: Guide) -> None:
    lengths = {step.says: len(words_of(guide, step).split()) for step in guide.steps}
    assert {says: words for says, words in lengths.items() if words > MOST_WORDS} == {}


def test_another_move_than_the_guides_is_declined_kindly(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        await come_to(learner, 3)
        path, version = learner.path, str(learner.live.course.version)
        answer = await learner.browser.press(f"{path}/move", path, version=version, move="pass")
        assert "Let us first do what the guide says" in answer.text
        await learner.browser.press(f"{path}/skip", path)
        answer = await learner.browser.press(f"{path}/move", path, version=version, move="pass")
        assert answer.status_code == 303

    learns(tmp_path, TERRA, story)


def test_while_a_guide_leads_no_bot_gives_hints(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        path, version = learner.path, str(learner.live.course.version)
        answer = await learner.browser.press(f"{path}/hint", path, version=version)
        assert "Let us first do what the guide says" in answer.text

    learns(tmp_path, TERRA, story)


def test_while_the_others_play_one_is_asked_to_watch(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        await come_to(learner, 3)
        live = learner.live
        await live.play(LEARNER, ["play green 6"], live.course.version)
        assert "Watch what the others do." in await learner.page()

    learns(tmp_path, TERRA, story, replace(QUICK, bot_pause=PATIENCE))


def test_what_was_played_before_a_guide_begins_cannot_be_taken_back(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        assert learner.live.takebacks.targets(LEARNER)
        assert 'id="undo-' not in await learner.page()

    learns(tmp_path, TERRAMARA, story)


def test_nobody_else_can_read_on_or_skip(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        bo = await browser(learner.browser.here, "Bo")
        for action in ("read", "skip"):
            answer = await bo.press(f"{learner.path}/{action}", "/", step="0")
            assert answer.status_code == 403
        assert (await learner.step()).number == 0

    learns(tmp_path, TERRA, story)


def test_a_guide_is_begun_again_as_often_as_somebody_likes(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        await come_to(learner, 3)
        answer = await learner.browser.press("/learn", "/", game=TERRA.game, chapter=TERRA.name)
        page = await learner.browser.get(answer.headers["location"])
        assert learner.live.id not in page
        assert words_of(TERRA, TERRA.steps[0]) in unescape(TAG.sub("", page))

    learns(tmp_path, TERRA, story)


def test_a_guide_that_there_is_not_is_not_found(tmp_path: Path) -> None:
    async def story(learner: Learner) -> None:
        answer = await learner.browser.press("/learn", "/", game="terra", chapter="99")
        assert answer.status_code == 404

    learns(tmp_path, TERRA, story)


def test_a_newcomer_is_led_to_the_guide_and_who_has_played_to_a_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            ada = await browser(here, "Ada")
            assert _stands_out(await ada.get("/"))[0] == "Learn in three minutes"
            await ada.press("/quick", "/", game="terra")
            assert _stands_out(await ada.get("/"))[0] == "Play against bots now"

    asyncio.run(story())


def _stands_out(home: str) -> list[str]:
    games = home.partition('<ul class="games">')[2]
    return re.findall(r'<button class="wide primary"[^>]*>([^<]+)<', games)


def test_a_match_that_waits_to_be_read_can_be_read_on_after_a_long_time(tmp_path: Path) -> None:
    """Nobody looks: it is put away, and found again."""

    async def story(learner: Learner) -> None:
        await come_to(learner, 4)
        matches = learner.browser.here.lobby.matches
        learner.live.used_at = learner.live.course.last_at = 0.0
        matches.put_away()
        assert learner.live not in matches.in_memory()
        learner.live = await matches.get(learner.live.id)
        async with asyncio.timeout(PATIENCE):
            await come_to(learner, 5)

    learns(tmp_path, TERRA, story)
