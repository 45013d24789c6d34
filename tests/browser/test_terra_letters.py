"""Terra in letters of twice the size on a tablet: what is impending covers no crisis."""

import pytest

from tests.gallery.scenes import scene_in
from tests.gallery.stage import TABLETS, Stage

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
