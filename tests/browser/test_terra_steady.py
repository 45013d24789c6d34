"""Terra's table through a whole match: the world does not move when a crisis comes or goes."""

from itertools import pairwise

import pytest

from terrarium.games import GAMES
from tests.browser.measured import moved
from tests.gallery.courses import course_of
from tests.gallery.lines import Line, played
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, LOW_DESK, PHONE, PHONES, TABLETS, Stage
from tests.sizes import DEEP

SEED = 1  # played by bots, who answer and help
UPRIGHT = (768, 1024)
SHOWN = 1 if DEEP else 3  # in daily runs each third moment, with a crisis and without in turn
ASKED = ("impending", "help")
WIDTH = 98  # of a card at a desk
LONG = "♣ Asia & Middle East (green) threatens with 14: play one card of its colour, or pass. ♣"
FRAME = 5  # pixels: as far as that of what is advised reaches
ROOM = """(advised) => advised.getBoundingClientRect().top
  - advised.closest(".choices").getBoundingClientRect().top"""
STEPS = """() => {
  const lefts = [...document.querySelectorAll("#hand .card")]
    .map((card) => card.getBoundingClientRect().left);
  return lefts.slice(1).map((left, number) => left - lefts[number]);
}"""


def changes(players: int) -> list[Line]:
    """Whenever a crisis has come or gone, before anybody does anything about it."""
    found = [line for line in played(GAMES.find("terra"), players, SEED) if line.kind in ASKED]
    return [later for line, later in pairwise(found) if line.kind != later.kind]


@pytest.mark.parametrize("players", [3, 6])
def test_the_world_and_ones_own_part_stay_where_they_are(stage: Stage, players: int) -> None:
    scenes = course_of(f"terra-{players}", changes(players)[::SHOWN])
    large = (DESK, *TABLETS) if DEEP else (DESK, UPRIGHT)
    assert moved(stage, scenes, large, "#board, #hand, #own") == []
    assert moved(stage, scenes, PHONES if DEEP else (PHONE,), "#board, #hand") == []


@pytest.mark.parametrize("size", [DESK, LOW_DESK, *TABLETS])
def test_a_hoard_and_a_long_question_leave_the_world_as_large(
    stage: Stage, size: tuple[int, int]
) -> None:
    named = ("help", "impending", "last")  # nothing hoarded, asked at length, a set hoarded
    scenes = [scene_in("terra-6", name) for name in named]
    assert moved(stage, scenes, (size,), "#board, #hand, #own") == []


@pytest.mark.parametrize("size", [DESK, LOW_DESK])
def test_the_longest_question_beside_a_hoard_leaves_the_world_as_large(
    stage: Stage, size: tuple[int, int]
) -> None:
    """To who is new it has the sign of hints, too."""
    stage.show(scene_in("terra-3", "help"), size)
    stage.has("#own-hoard")
    before = stage.page.locator("#board").bounding_box()
    stage.page.locator("#prompt").evaluate("(prompt, words) => prompt.textContent = words", LONG)
    assert stage.page.locator("#board").bounding_box() == before


@pytest.mark.parametrize("size", [DESK, LOW_DESK, *TABLETS])
def test_a_hint_moves_nothing_and_what_it_marks_is_framed_whole(
    stage: Stage, size: tuple[int, int]
) -> None:
    """Also where something is hoarded, which is told in the same row."""
    scenes = [scene_in("terra-6", "last"), scene_in("opened", "terra-hint")]
    assert moved(stage, scenes, (size,), "#board, #hand, #own") == []
    assert stage.page.locator(".advised").evaluate(ROOM) >= FRAME


def test_a_full_hand_shows_something_of_each_face_and_few_cards_lie_apart(stage: Stage) -> None:
    stage.show(scene_in("terra-6", "help"), DESK)
    full = stage.page.evaluate(STEPS)
    stage.page.evaluate(
        "() => document.querySelectorAll('#hand .card:nth-child(n+7)')"
        ".forEach((card) => card.remove())"
    )
    assert min(full) >= 60
    assert min(stage.page.evaluate(STEPS)) >= WIDTH
