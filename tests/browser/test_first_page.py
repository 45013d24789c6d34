"""Whoever comes for the first time sees at once how to begin."""

import pytest

from tests.gallery.scenes import HOUSE, scene_in
from tests.gallery.stage import DESK, TABLETS, Stage


@pytest.mark.parametrize("size", [DESK, *TABLETS])
def test_all_games_can_be_learnt_and_played_without_scrolling(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in(HOUSE, "home-stranger"), size)
    tops = set[float]()
    for button in stage.page.locator(".game-card .wide").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
        tops.add(box["y"])
    assert len(tops) == 2  # to learn and to play, at the same height for all games
