"""What a player of Terra Futura looks at is in sight, whatever else stands on the page."""

import pytest

from tests.gallery.scenes import scenes_of
from tests.gallery.stage import DESK, PHONES, TABLETS, Stage

FEW, MANY = "terra_futura-2", "terra_futura-5"
BELOW = "() => document.querySelector('.mine').getBoundingClientRect().bottom - innerHeight"
CUT = """() => {
  const pad = document.querySelector(".pad");
  return pad.scrollWidth - pad.clientWidth;
}"""
BARE = """() => {
  const bench = document.querySelector(".bench");
  const shown = [...bench.querySelectorAll("*")].some((part) => part.offsetHeight);
  return bench.offsetHeight > 0 && !shown;
}"""


def measured(
    stage: Stage, names: tuple[str, ...], size: tuple[int, int], what: str
) -> dict[str, float]:
    """Of the scenes with these names, with few players and with many, those that are not well."""
    found = dict[str, float]()
    for room in (FEW, MANY):
        for scene in (scene for scene in scenes_of(room) if scene.name in names):
            stage.show(scene, size)
            found[f"{room} {scene.name}"] = stage.page.evaluate(what)
    assert len(found) == 2 * len(names)
    return {name: amount for name, amount in found.items() if amount > 0}


def test_what_can_be_taken_back_pushes_no_card_of_ones_own_out_of_sight(stage: Stage) -> None:
    asked = ("activate", "copy", "pay", "gain", "pollute", "transfer")
    assert measured(stage, asked, DESK, BELOW) == {}


@pytest.mark.parametrize("size", TABLETS)
def test_every_player_has_a_column_in_sight_on_a_tablet(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, ("won", "end-watching"), size, CUT) == {}


def test_nothing_empty_lies_over_the_goals_on_a_phone(stage: Stage) -> None:
    asked = ("pay", "pollute", "transfer")
    assert measured(stage, asked, PHONES[0], BARE) == {}
