"""Terramara: however much is asked and however large the letters, one sees what can be done."""

import pytest
from playwright.sync_api import expect

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONES, Stage

ROOMS = ("terramara-2", "terramara-4")
MANY = ROOMS[1]
_BELOW = """() => {
  const edge = document.getElementById("own").getBoundingClientRect().bottom;
  const parts = document.querySelectorAll(".decision :is(.move, .undo, .unused, .hint)");
  return [...parts].filter((part) => part.checkVisibility())
    .filter((part) => part.getBoundingClientRect().bottom > edge)
    .map((part) => part.textContent.trim());
}"""

_UNDER_THE_CAMP = """() => {
  const [table, camp] = [".asked .raid", ".own .camp"].map((one) => document.querySelector(one));
  return table.getBoundingClientRect().right - camp.getBoundingClientRect().left;
}"""


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", ["send", "culture", "raid", "give", "craft", "after", "last"])
def test_all_that_can_be_chosen_and_taken_back_is_in_sight(
    stage: Stage, room: str, name: str
) -> None:
    stage.show(scene_in(room, name), DESK)
    assert stage.page.evaluate(_BELOW) == []


def test_what_can_be_taken_back_is_said_whole_where_there_is_room(stage: Stage) -> None:
    stage.show(scene_in(MANY, "choose"), DESK)
    cut = "(buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert stage.page.locator(".undo").count() == 3
    assert stage.page.locator(".undo").evaluate_all(cut) == 0


def test_five_characters_are_said_in_words_with_all_start_cards_in_sight(stage: Stage) -> None:
    stage.show(scene_in(MANY, "draft"), DESK)
    words = stage.page.locator(".does-draft .aged .unseen")
    assert stage.page.locator(".does-draft").count() == 5
    assert min(words.evaluate_all("(all) => all.map((one) => one.offsetHeight)")) >= 10
    expect(stage.page.locator(".does-start").last).to_be_in_viewport(ratio=1)
    assert stage.page.evaluate(_BELOW) == []


def test_with_letters_of_twice_the_size_one_sees_what_can_be_done(stage: Stage) -> None:
    stage.show(scene_in(MANY, "send"), DESK)
    stage.enlarge()
    assert stage.page.evaluate(_BELOW) == []


def test_with_letters_of_twice_the_size_the_table_of_a_raid_is_whole(stage: Stage) -> None:
    stage.show(scene_in(MANY, "raid"), DESK)
    stage.enlarge()
    assert stage.page.evaluate(_UNDER_THE_CAMP) <= 0


@pytest.mark.parametrize("size", PHONES)
def test_no_tile_sticks_out_of_the_river_on_a_phone(stage: Stage, size: tuple[int, int]) -> None:
    stage.show(scene_in("terramara-2", "tiles"), size)
    far = "(tiles) => Math.max(...tiles.map((tile) => tile.getBoundingClientRect().right))"
    assert stage.page.locator(".river .bonus").evaluate_all(far) <= size[0] - 4


def test_cards_that_are_only_to_be_looked_at_are_called_within_reach(stage: Stage) -> None:
    caption = stage.page.locator(".bench-caption")
    stage.show(scene_in(MANY, "send"), DESK)
    expect(caption).to_have_text("Cards within your reach")
    expect(caption).to_be_visible()
    stage.show(scene_in(MANY, "craft"), DESK)
    expect(caption).to_be_hidden()
