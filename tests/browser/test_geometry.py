"""Every kind of decision and every page, measured: nothing is cut off, crushed or out of reach."""

import pytest

from tests.gallery.geometry import faults
from tests.gallery.scenes import rooms, scenes_of
from tests.gallery.stage import DESK, PHONES, TABLETS, WIDEST_TOUCHED, Stage
from tests.sizes import DEEP

SMALLEST = PHONES[0]  # what fits it fits the other phones
PARTS = 3  # of a room, so that nobody waits for one long test


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("room", list(rooms()))
def test_no_text_is_cut_off_and_every_target_can_be_hit(stage: Stage, room: str, part: int) -> None:
    """And on the smallest phone nothing is wider than its screen, in the widest letters."""
    found = list[str]()
    for number, scene in enumerate(scenes_of(room)[part::PARTS]):
        for size in (DESK, *_tablets(number), SMALLEST):
            stage.show(scene, size)
            here = faults(stage.page, touch=size[0] <= WIDEST_TOUCHED)
            found += [f"{scene.name} {size[0]}×{size[1]}: {fault}" for fault in here]
        stage.widen()
        wide = stage.page.evaluate("() => document.documentElement.scrollWidth")
        found += [f"{scene.name} in wide letters: {wide}"] if wide > SMALLEST[0] else []
    assert found == []


@pytest.mark.parametrize("size", [DESK, TABLETS[1], PHONES[1]])
def test_in_letters_of_twice_the_size_the_house_is_read_whole(
    stage: Stage, size: tuple[int, int]
) -> None:
    found = list[str]()
    for scene in scenes_of("house"):
        stage.show(scene, size)
        stage.enlarge()
        found += [f"{scene.name}: {fault}" for fault in faults(stage.page, touch=False)]
    assert found == []


def _tablets(number: int) -> tuple[tuple[int, int], ...]:
    """In daily runs one after the other, scene by scene."""
    return TABLETS if DEEP else (TABLETS[number % len(TABLETS)],)
