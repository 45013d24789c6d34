"""Every kind of decision and every page, searched for what keeps anybody out."""

from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import faults
from tests.gallery.scene import Scene
from tests.gallery.scenes import OPENED, rooms, scenes_of
from tests.gallery.stage import DESK, PHONE, Stage
from tests.sizes import DEEP

THEMES = {"light": 1 / 2, "dark": 3 / 4}  # how far into a room the scene of daily runs stands


def searched(room: str, theme: str) -> list[Scene]:
    """In daily runs one of a room, and another one in the dark; of what is opened each half."""
    scenes = scenes_of(room)
    if DEEP:
        return scenes
    if room == OPENED:
        return scenes[list(THEMES).index(theme) :: len(THEMES)]
    return [scenes[int(len(scenes) * THEMES[theme])]]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("room", [*rooms(), OPENED])
def test_axe_finds_nothing_in_any_scene(browser: Browser, theme: str, room: str) -> None:
    stage, found = Stage(browser, theme), list[str]()
    for scene, size in product(searched(room, theme), (DESK, PHONE)):
        stage.show(scene, size)
        found += [f"{scene.name} {size[0]}: {fault}" for fault in faults(stage.page)]
    stage.close()
    assert found == []
