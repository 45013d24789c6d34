"""Programs that play Terramara: every answer to them is written down, with its version."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx

from terrarium.core.history import History
from terrarium.core.needed import needed
from terrarium.core.state import SPECTATOR
from terrarium.games.terramara.state import TerramaraState
from terrarium.tables.live import LiveMatch
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Played, site
from tests.web.composing import IDLE, SELDOM
from tests.web.eyes import hear

HOPEFUL = ("craft 8", "reserve 8", "end")
NEVER = "choose 99"
REFUSED = 422
MOST_TAKEN_BACK = 3


class Programs:
    """Two seats and a spectator."""

    def __init__(self, played: Played, live: LiveMatch) -> None:
        self.answers: list[tuple[int, str]] = []
        self.taken_back = 0
        self._played = played
        self._live = live
        self._chance = random.Random(5)

    async def play(self) -> None:
        """To the end, at random, and rather on than not."""
        while self._live.course.going:
            try:
                seat = await turn_of_a_person(self._live)
            except AssertionError:
                return
            await self._move(seat)
            if self._live.course.version % SELDOM == 0:
                await self._look_around()

    async def _move(self, seat: int) -> None:
        """First with what would follow if the right card came: that is not tried in vain."""
        course = self._live.course
        legal = [course.history.game.spell(move) for move in course.view(seat).legal]
        move = self._chance.choice([move for move in legal if move not in IDLE] or legal)
        hopeful = [move, self._chance.choice(HOPEFUL), NEVER]
        assert (await self._sends(seat, hopeful)).status_code == REFUSED
        drawn = _drawn(course.history)
        await self._sends(seat, [move])
        if _drawn(course.history) != drawn and self.taken_back < MOST_TAKEN_BACK:
            await self._take_back(seat)

    async def _sends(self, seat: int, moves: list[str]) -> httpx.Response:
        return await self._post(seat, "moves", version=self._live.course.version, moves=moves)

    async def _take_back(self, seat: int) -> None:
        """A card has turned up: only if the other agrees, and it is known then."""
        for path in ("undo", "undo/ask"):
            await self._post(seat, path, version=self._live.course.version)
        answer = await self._post(1 - seat, "undo/answer", yes=True)
        self.taken_back += answer.is_success
        await self._look_around()

    async def _look_around(self) -> None:
        for viewer in (0, 1, None):
            for path in ("", "/record", "/messages"):
                self._note(await self._played.get(viewer, path))

    async def _post(self, seat: int, path: str, **body: Any) -> httpx.Response:
        answer = await self._played.post(seat, path, **body)
        self._note(answer)
        return answer

    def _note(self, answer: httpx.Response) -> None:
        self.answers.append((self._live.course.version, answer.text))


def _drawn(history: History) -> int:
    return needed(TerramaraState, history.state).drawn


async def answered_programs(folder: Path) -> tuple[str, Programs]:
    async with site(folder) as here:
        played = await here.table("me", "open", "bot:random", game="terramara", undo="ask")
        live = await here.lobby.matches.get(played.match)
        programs, heard = Programs(played, live), list[dict[str, Any]]()
        streams = [asyncio.create_task(hear(live, viewer, heard)) for viewer in (SPECTATOR, 0)]
        await programs.play()
        live.hub.close()
        await asyncio.gather(*streams)
        programs.answers += [(update["version"], json.dumps(update)) for update in heard]
        return live.course.record(), programs
