"""What can be taken back in Terramara is named by the thing that it was about."""

import asyncio
from pathlib import Path

from terrarium.games import GAMES
from terrarium.games.terramara.text.terms import titled
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.undo import undo_steps
from tests.gallery.lines import Line, played
from tests.gallery.matches import guests_in

BY_BOTS = 1


def _crafted() -> Line:
    """A match in which somebody has just crafted an artefact from the row."""
    lines = played(GAMES.find("terramara"), 2, BY_BOTS)
    return next(line for line in lines if (line.spelt() or [""])[-1].startswith("craft"))


def test_to_take_back_a_craft_is_to_take_back_that_artefact(tmp_path: Path) -> None:
    async def story() -> None:
        line = _crafted()
        async with guests_in(tmp_path) as guests:
            live = await guests.at(line)
            history = live.course.history
            crafter = history.line[-1][0]
            card = next(
                told.event.args["artefact"]
                for told in reversed(history.told)
                if told.event.id == "terramara-crafted"
            )
            said = Speech(history.game).say(undo_steps(live, crafter)[0].what)
            assert said == f"Craft {titled(str(card))}"

    asyncio.run(story())
