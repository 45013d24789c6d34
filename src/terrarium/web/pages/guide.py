"""The guide of a match on its page: the step that is due, for whoever learns and nobody else."""

import json
from dataclasses import dataclass

from starlette.responses import Response

from terrarium.core.draft import Draft
from terrarium.core.guide import LEARNER, Guide, GuideStep
from terrarium.core.reason import Message
from terrarium.games import GAMES
from terrarium.guides import chapter_after, guides_of
from terrarium.tables.live import LiveMatch
from terrarium.tables.table import NotThere
from terrarium.web.pages.guests import new_guest
from terrarium.web.pages.visit import Visit

_WATCH = Message("page-guide-watch")


@dataclass(frozen=True)
class Lesson:
    """A step as its reader sees it."""

    guide: Guide
    step: GuideStep
    is_at: bool  # the others have done what comes before it

    @property
    def says(self) -> Message:
        return self.guide.said(self.step) if self.is_at else _WATCH

    @property
    def points_at(self) -> str:
        """What is shown, for the script."""
        return json.dumps(self.step.at if self.is_at else ())

    @property
    def keeps_clear(self) -> str:
        """What else should be seen beside the words."""
        return json.dumps(self.step.clear if self.is_at else ())

    @property
    def is_read(self) -> bool:
        return self.is_at and self.step.is_read

    @property
    def is_last(self) -> bool:
        return self.step.number + 1 == len(self.guide.steps)

    @property
    def next_chapter(self) -> str:
        return chapter_after(self.guide) if self.is_last else ""


def lesson_of(live: LiveMatch, seat: int, draft: Draft | None) -> Lesson | None:
    """What the guide says now; None for everybody else, and where there is none."""
    moves = draft.moves if draft else []
    guide, step = live.guided.guide, live.guided.due(moves)
    if guide is None or step is None or seat != LEARNER:
        return None
    return Lesson(guide, step, live.guided.is_at(step, moves))


async def learn(visit: Visit) -> Response:
    """A guided match, at once; it begins again for whoever has begun it."""
    game = GAMES.find(visit.form.get("game", ""))
    guide = guides_of(game).get(visit.form.get("chapter") or next(iter(guides_of(game)), ""))
    if guide is None:
        raise NotThere("page")
    person = visit.known or await visit.become(new_guest())
    return visit.to(f"/matches/{(await visit.lobby.learn(person, guide)).id}")
