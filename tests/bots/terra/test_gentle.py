"""Terra's gentle bot: it looks away only while the world can bear it."""

import pytest

from tests.bots.people import asked, choice, would
from tests.bots.terra.test_characters import (
    A_REGION_ABOUT_TO_FALL,
    A_SET_IN_A_WORLD_IN_DANGER,
    NOTHING_CAN_BE_LOST,
    THE_END_IS_NEAR,
)
from tests.games.terra.table import GAME, terra

WHIMS = 40
THE_LAST_CRISIS = """
    phase: impending
    impending: africa-red by 0 red 4, 1 red 4, 2 -
    hand 3: red 6, red 5, red 4
    pile: blue 1, blue 2
"""
THE_LAST_OF_AFRICA = """
    phase: impending
    impending: africa-red by 0 red 4, 1 red 4, 2 -
    open: africa-green; africa-blue
    hand 3: red 6, red 5, red 4
    pile: blue 1, blue 2
"""


def moves_of_all_moods(position: str) -> set[str]:
    view = asked(terra(position).state)
    return {GAME.spell(choice("gentle", view, f"whim {number}")) for number in range(WHIMS)}


@pytest.mark.parametrize(
    "position",
    [A_REGION_ABOUT_TO_FALL, A_SET_IN_A_WORLD_IN_DANGER, THE_END_IS_NEAR, THE_LAST_OF_AFRICA],
)
def test_where_the_world_is_in_danger_it_does_what_the_guardian_would(position: str) -> None:
    assert moves_of_all_moods(position) == {would("guardian", terra(position))}


@pytest.mark.parametrize("position", [THE_LAST_CRISIS, NOTHING_CAN_BE_LOST])
def test_where_nothing_much_can_be_lost_it_may_do_anything(position: str) -> None:
    assert len(moves_of_all_moods(position)) > 1
