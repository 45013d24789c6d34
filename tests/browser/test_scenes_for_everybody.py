"""Every kind of decision and every page, searched for what keeps anybody out."""

from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import faults
from tests.gallery.scenes import rooms, scenes_of
from tests.gallery.stage import DESK, PHONE, Stage
from tests.sizes import DEEP

EACH = 1 if DEEP else 40  # in daily runs some scenes of a room, others in the dark
THEMES = ("light", "dark")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("room", list(rooms()))
def test_axe_finds_nothing_in_any_scene(browser: Browser, theme: str, room: str) -> None:
    stage, found = Stage(browser, theme), list[str]()
    first = THEMES.index(theme) * EACH // len(THEMES)
    for scene, size in product(scenes_of(room)[first::EACH], (DESK, PHONE)):
        stage.show(scene, size)
        found += [f"{scene.name} {size[0]}: {fault}" for fault in faults(stage.page)]
    stage.close()
    assert found == []
