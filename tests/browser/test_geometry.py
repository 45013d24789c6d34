"""Every kind of decision and every page, measured: nothing is cut off, crushed or out of reach."""

import pytest
from playwright.sync_api import Browser

from tests.gallery.geometry import faults
from tests.gallery.scenes import rooms, scenes_of
from tests.gallery.stage import DESK, PHONES, TABLETS, WIDEST_TOUCHED, Stage

MEASURED = (DESK, *TABLETS, PHONES[0])  # what fits the smallest phone fits the others
PARTS = 3  # of a room, so that nobody waits for one long test


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("room", list(rooms()))
def test_no_text_is_cut_off_and_every_target_can_be_hit(stage: Stage, room: str, part: int) -> None:
    found = list[str]()
    for scene in scenes_of(room)[part::PARTS]:
        for size in MEASURED:
            stage.show(scene, size)
            here = faults(stage.page, touch=size[0] <= WIDEST_TOUCHED)
            found += [f"{scene.name} {size[0]}×{size[1]}: {fault}" for fault in here]
    assert found == []


@pytest.mark.parametrize("room", list(rooms()))
def test_nothing_is_wider_than_a_phone_in_wide_letters(browser: Browser, room: str) -> None:
    stage, found = Stage(browser, letters="wide"), list[str]()
    for scene in scenes_of(room):
        stage.show(scene, PHONES[0])
        wide = stage.page.evaluate("() => document.documentElement.scrollWidth")
        found += [f"{scene.name}: {wide}"] if wide > PHONES[0][0] else []
    stage.close()
    assert found == []
