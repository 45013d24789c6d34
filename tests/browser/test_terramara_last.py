"""The last member of a round of Terramara: whoever sends it cannot take that back."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from terrarium.core.needed import needed
from terrarium.games.terramara.page.offers import moves_of
from terrarium.games.terramara.view import TerramaraView
from tests.gallery.lines import Line, played
from tests.gallery.matches import guests_in
from tests.gallery.scene import Scene
from tests.gallery.stage import DESK, Stage
from tests.gallery.tables import decision_scenes
from tests.games.terramara.tables import GAME

SEED = 1


def is_last_member(line: Line) -> bool:
    state = line.state()
    view = needed(TerramaraView, state.view(state.actor())) if line.kind == "send" else None
    return view is not None and any(move.hasty for move in moves_of(view, None))


async def scene_of(line: Line, place: Path) -> Scene:
    async with guests_in(place) as guests:
        return (await decision_scenes(guests, line))[0]


def test_pointing_at_a_space_offers_the_button_that_sends_it(stage: Stage, tmp_path: Path) -> None:
    line = next(line for line in played(GAME, 2, SEED) if is_last_member(line))
    with ThreadPoolExecutor(1) as apart:  # a browser's loop runs in this thread
        scene = apart.submit(asyncio.run, scene_of(line, tmp_path)).result()
    stage.show(scene, DESK)
    buttons = stage.page.locator(".places-list .lasts")
    expect(buttons.first).to_be_hidden()
    place = (buttons.first.get_attribute("data-picks") or "").split()[0]
    stage.page.locator(f".space [data-pick='{place}']").click()
    expect(buttons.first).to_be_visible()
    expect(buttons.first).to_contain_text("done at once")
