"""Somebody who learns by a guide, by pressing what the page offers, without scripts."""

import asyncio
import html as markup
import re
from dataclasses import dataclass, field

from terrarium.core.guide import LEARNER, Guide, GuideStep
from terrarium.core.notation import moves_in
from terrarium.core.state import SPECTATOR
from terrarium.games import GAMES
from terrarium.tables.live import LiveMatch
from terrarium.web.pages.draft import composed
from terrarium.web.pages.speech import Speech
from tests.tables.lobbies import PATIENCE
from tests.web.test_seats import Browser

NAMES = re.compile(r'\b(?:id|value|data-pick|data-at)="([^"]*)"')
BUTTON = re.compile(r'name="(move|moves|draft)" value="([^"]+)"')


@dataclass
class Learner:
    """One at a browser, with a match by a guide; `draft` is what is being composed."""

    browser: Browser
    live: LiveMatch
    guide: Guide
    draft: str = ""
    tried: list[int] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/matches/{self.live.id}"

    async def step(self) -> GuideStep:
        """The step that is due, once the others have played; they must do what is written."""
        async with asyncio.timeout(PATIENCE):
            while True:
                step = self.live.guided.due(self.tried)
                assert step is not None, f"the match went another way: {self.live.course.record()}"
                if self.live.guided.is_at(step, self.tried):
                    return step
                await asyncio.sleep(0.002)

    async def page(self) -> str:
        version = self.live.course.version
        query = f"?version={version}&draft={self.draft}" if self.draft else ""
        return await self.browser.get(self.path + query)

    async def do(self, step: GuideStep) -> None:
        if step.is_read:
            await self._press("read", step=str(step.number))
        else:
            await self._choose([move for _, move in step.own])

    async def _choose(self, own: list[int]) -> None:
        """The button that makes these moves, or that composes a turn with them."""
        wanted = self.tried + own
        for name, value in BUTTON.findall(await self.page()):
            text = markup.unescape(value)
            if name != "draft" and self._numbers(text) == wanted:
                return await self._send(name, text)
            if name == "draft" and own and self._composed(text) == wanted:
                self.draft, self.tried = text, wanted
                return None
        spelt = [GAMES.find(self.guide.game).spell(move) for move in wanted]
        raise AssertionError(f"the page offers no way to {spelt}")

    async def _send(self, name: str, text: str) -> None:
        self.draft, self.tried = "", []
        await self._press("move", **{name: text})

    async def _press(self, action: str, **fields: str) -> None:
        version = str(self.live.course.version)
        path = f"{self.path}/{action}"
        answer = await self.browser.press(path, self.path, version=version, **fields)
        assert answer.status_code == 303, answer.text

    def _numbers(self, text: str) -> list[int]:
        return [GAMES.find(self.guide.game).parse(move) for move in moves_in(text)]

    def _composed(self, text: str) -> list[int]:
        """What would be sent of a draft, with all that the game proposes."""
        return composed(self.live, LEARNER, moves_in(text), self.live.course.version).moves


def lacks(step: GuideStep, page: str) -> list[tuple[str, ...]]:
    """What the step points at and the page has not."""
    known = {name for value in NAMES.findall(page) for name in (value, *value.split())}
    there = {markup.unescape(name) for name in known}
    return [names for names in step.at if not there & set(names)]


def words_of(guide: Guide, step: GuideStep) -> str:
    speech = Speech(GAMES.find(guide.game), ["You", *guide.bots], SPECTATOR)
    return speech.say(guide.said(step))
