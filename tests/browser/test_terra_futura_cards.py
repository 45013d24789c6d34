"""A card of Terra Futura says what it is, whatever is drawn on it and over its corner."""

import pytest

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, LOW_DESK, PHONES, SIZES, Stage

LADEN = ("take", "activate-draft-2", "copy", "copy-draft-1", "transfer", "watching")
OF_MANY_KINDS = ("pay", "pollute", "pattern-draft-3", "watching")
# What is round leaves its corners free; lines of letters have some air above and below them.
COVERED_NAMES = """() => {
  const air = 1.5, inside = 0.15;
  const whole = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return { left, right, top: top + air, bottom: bottom - air };
  };
  const round = (mark) => {
    const { left, right, top, bottom, width } = mark.getBoundingClientRect();
    const by = width * inside;
    return { left: left + by, right: right - by, top: top + by, bottom: bottom - by };
  };
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const seen = (thing) => thing.checkVisibility({ opacityProperty: true });
  return [...document.querySelectorAll(".tile .card-name")].filter(seen).filter((name) => {
    const letters = document.createRange();
    letters.selectNodeContents(name.firstChild);
    const tile = name.closest(".tile");
    const over = [...tile.querySelectorAll(".effects .glyph, .load .glyph")].map(whole)
      .concat([...tile.querySelectorAll(".done-mark, .to-copy")].filter(seen).map(round));
    return over.some((thing) => meet(whole(letters), thing));
  }).map((name) => name.textContent.trim());
}"""

# A sign has some air around it.
COVERED_EFFECTS = """(air) => {
  const box = (thing) => thing.getBoundingClientRect();
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left)
    > air && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > air;
  return [...document.querySelectorAll(".tile:not(.blocked)")].filter((tile) => {
    const laden = [...tile.querySelectorAll(".load :is(.glyph, .cube, .space)")].map(box);
    return [...tile.querySelectorAll(".effects .glyph")].map(box)
      .some((effect) => laden.some((thing) => meet(effect, thing)));
  }).map((tile) => tile.querySelector(".card-name").textContent.trim());
}"""
AIR = 2  # pixels


@pytest.mark.parametrize("size", [*SIZES, LOW_DESK])
@pytest.mark.parametrize("room", ["terra_futura-2", "terra_futura-5"])
def test_what_lies_on_a_card_leaves_its_effects_free(
    stage: Stage, room: str, size: tuple[int, int]
) -> None:
    for name in OF_MANY_KINDS:
        stage.show(scene_in(room, name), size)
        stage.has(".tile .load .glyph")
        assert stage.page.evaluate(COVERED_EFFECTS, AIR) == [], name


@pytest.mark.parametrize("size", [*SIZES, LOW_DESK])
@pytest.mark.parametrize("room", ["terra_futura-2", "terra_futura-5"])
def test_nothing_lies_over_the_name_of_a_card(
    stage: Stage, room: str, size: tuple[int, int]
) -> None:
    for name in LADEN:
        stage.show(scene_in(room, name), size)
        stage.has(".tile .card-name")
        assert stage.page.evaluate(COVERED_NAMES) == [], name


PILE = "[popovertarget=discarded-I]"


@pytest.mark.parametrize("size", PHONES)
def test_the_cards_of_a_discard_pile_lie_beside_each_other_on_a_phone(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra_futura-5", "take"), size)
    stage.page.locator(PILE).click()
    first, second = (stage.page.locator("#discarded-I .card").nth(at) for at in (0, 1))
    one, other = first.bounding_box(), second.bounding_box()
    assert one is not None
    assert other is not None
    assert one["y"] == other["y"]
    assert one["x"] + one["width"] < other["x"]


ROWS_OF_PLANS = """() => [...document.querySelectorAll(".plan")].map((plan) =>
  new Set([...plan.children].map((cell) => cell.offsetHeight)).size)"""
POINTS_OF_SETS = """() => [...document.querySelectorAll(".final")].map((final) => {
  const { top, right } = final.getBoundingClientRect();
  const points = final.querySelector(".final-points").getBoundingClientRect();
  return [points.top - top, right - points.right].map(Math.round).join();
})"""
LINES_OF_COPIES = """() => [...document.querySelectorAll(".does-copy")].map((button) => {
  const [card, effect] = [".offer-card", ".effect"].map((part) => button.querySelector(part));
  return effect.getBoundingClientRect().top >= card.getBoundingClientRect().bottom - 2;
})"""


def test_the_rows_of_a_pattern_are_equally_high_at_a_desk(stage: Stage) -> None:
    stage.show(scene_in("terra_futura-2", "pattern"), DESK)
    assert stage.page.evaluate(ROWS_OF_PLANS) == [1, 1]


@pytest.mark.parametrize("size", SIZES)
def test_what_either_set_brings_stands_in_the_same_corner(
    stage: Stage, size: tuple[int, int]
) -> None:
    for room in ("terra_futura-2", "terra_futura-5"):
        for name in ("set", "last"):
            stage.show(scene_in(room, name), size)
            corners = stage.page.evaluate(POINTS_OF_SETS)
            assert len(set(corners)) == 1, (room, name)


@pytest.mark.parametrize("size", SIZES)
def test_all_that_can_be_copied_has_equally_many_lines(stage: Stage, size: tuple[int, int]) -> None:
    for room in ("terra_futura-2", "terra_futura-5"):
        stage.show(scene_in(room, "copy"), size)
        assert len(set(stage.page.evaluate(LINES_OF_COPIES))) == 1, room
