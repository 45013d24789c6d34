"""Terra in letters of twice the size: nothing needed is covered, cut off or too wide."""

import pytest

from tests.gallery.geometry import faults
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONE, TABLETS, Stage

UNDER = """() => {
  const { top } = document.querySelector("#impending").getBoundingClientRect();
  return [...document.querySelectorAll(".region .crisis .sum")]
    .filter((sum) => sum.getBoundingClientRect().bottom > top).map((sum) => sum.textContent);
}"""


@pytest.mark.parametrize("room", ["terra-3", "terra-6"])
def test_the_numbers_of_all_crises_are_seen_above_what_is_impending(
    stage: Stage, room: str
) -> None:
    stage.show(scene_in(room, "impending"), TABLETS[0])
    stage.enlarge()
    stage.has("#impending", ".region .crisis .sum")
    assert stage.page.evaluate(UNDER) == []


@pytest.mark.parametrize("size", [DESK, TABLETS[1], PHONE])
@pytest.mark.parametrize("end", ["won", "lost", "end-watching"])
def test_how_it_ended_is_read_whole(stage: Stage, end: str, size: tuple[int, int]) -> None:
    stage.show(scene_in("terra-6", end), size)
    stage.enlarge()
    assert faults(stage.page, touch=False) == []


def test_several_ways_on_make_a_phone_no_wider(stage: Stage) -> None:
    stage.show(scene_in("opened", "terra-crisis-looked-at"), PHONE)
    stage.enlarge()
    stage.has("#own .move.possible ~ .move.possible ~ .move.possible")
    assert stage.page.evaluate("() => document.documentElement.scrollWidth") == PHONE[0]
