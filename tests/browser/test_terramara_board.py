"""Terramara's board: whole at once on a desk, by parts on a phone, and pointed at everywhere."""

import pytest
from playwright.sync_api import Browser, expect

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONE, TABLETS, Stage

FEW, MANY = "terramara-2", "terramara-4"
SMALL_DESK = (1200, 720)
LARGE = ((1920, 1080), (2560, 1440))
PARTS = ("military", "road", "land", "rounds", "river", "row")
OUTSIDE = """(parts) => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const inside = (box) => box.left >= stage.left && box.right <= stage.right
    && box.top >= stage.top && box.bottom <= stage.bottom;
  return parts.filter((part) =>
    !inside(document.querySelector(`.plan > .${part}`).getBoundingClientRect()));
}"""
STANDING = ".military, .land, .road, .rounds, .river, .row"
OVERLAPPING = f"""() => {{
  const parts = [...document.querySelectorAll(".plan > :is({STANDING})")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return parts.flatMap((part, at) => parts.slice(at + 1)
    .filter((_, next) => !apart(boxes[at], boxes[at + 1 + next]))
    .map((other) => `${{part.className}} ${{other.className}}`));
}}"""
ON_NAMES = """() => [...document.querySelectorAll(".space.special")].flatMap((space) => {
  const name = space.querySelector(".space-name").getBoundingClientRect();
  return [...space.querySelectorAll(".way svg")].map((icon) => icon.getBoundingClientRect())
    .filter((box) => box.left < name.right && box.bottom > name.top)
    .map((box) => `${name.top} ${box.bottom}`);
})"""
HIGH = """() => [...document.querySelectorAll(".row .artefact")].map((card) =>
  card.scrollHeight > card.clientHeight + 1 ? 0 : Math.round(card.offsetHeight))"""
SHOWN = """() => [...document.querySelectorAll(".plan > section")]
  .filter((part) => part.offsetHeight).map((part) => part.classList[0])"""


@pytest.mark.parametrize("room", [FEW, MANY])
@pytest.mark.parametrize("name", ["send", "last", "draft"])
def test_the_whole_board_is_in_sight_on_a_desk(stage: Stage, room: str, name: str) -> None:
    for size in (DESK, *LARGE):
        stage.show(scene_in(room, name), size)
        assert (size, stage.page.evaluate(OUTSIDE, list(PARTS))) == (size, [])
        assert (size, stage.page.evaluate(OVERLAPPING)) == (size, [])


@pytest.mark.parametrize("size", [DESK, SMALL_DESK, TABLETS[0]])
def test_cards_of_the_row_are_as_high_whatever_they_bring(
    stage: Stage, size: tuple[int, int]
) -> None:
    found = set[int]()
    for name in ("send", "after", "work", "last"):
        stage.show(scene_in(MANY, name), size)
        found |= set(stage.page.evaluate(HIGH))
    assert len(found) == 1
    assert 0 not in found


@pytest.mark.parametrize("room", [FEW, MANY])
@pytest.mark.parametrize("size", [DESK, SMALL_DESK, TABLETS[1], PHONE])
def test_icons_of_special_spaces_leave_their_names_free(
    stage: Stage, room: str, size: tuple[int, int]
) -> None:
    stage.show(scene_in(room, "send"), size)
    stage.has(".space.special .space-name", ".space.special .way svg")
    assert stage.page.evaluate(ON_NAMES) == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("send", ["land"]),
        ("move", ["military", "road", "rounds"]),
        ("after", ["river", "row"]),
    ],
)
def test_a_phone_shows_the_part_that_a_decision_is_about(
    stage: Stage, name: str, shown: list[str]
) -> None:
    stage.show(scene_in(MANY, name), PHONE)
    assert stage.page.evaluate(SHOWN) == shown


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "without"])
def test_another_part_is_one_tap_away(browser: Browser, scripts: bool) -> None:
    stage = Stage(browser, scripts=scripts)
    stage.show(scene_in(MANY, "send"), PHONE)
    stage.page.get_by_role("radio", name="River").check()
    expect(stage.page.locator(".plan > .river")).to_be_visible()
    expect(stage.page.locator(".plan > .land")).to_be_hidden()
    stage.close()


def test_where_one_may_go_glows(stage: Stage) -> None:
    stage.show(scene_in(MANY, "send"), DESK)
    can = stage.page.locator(".space > .can")
    moves = stage.page.locator(".own [data-picks^='at-']")
    assert 0 < can.count() <= moves.count()


def test_cards_beyond_ones_culture_are_dim(stage: Stage) -> None:
    stage.show(scene_in(MANY, "draft"), DESK)
    cards = stage.page.locator(".row .card")
    look = [card.evaluate("(card) => getComputedStyle(card).filter") for card in cards.all()]
    assert [filter == "none" for filter in look] == [True] * 2 + [False] * 6


def test_neutral_players_have_nobodys_colour(stage: Stage) -> None:
    stage.show(scene_in(FEW, "send"), DESK)
    colours = "(pieces) => [...new Set(pieces.map((piece) => getComputedStyle(piece).color))]"
    clans = stage.page.locator(".military .piece.sword:not(.neutral)").evaluate_all(colours)
    nobody = stage.page.locator(".military .piece.sword.neutral").evaluate_all(colours)
    assert len(nobody) == 1
    assert nobody[0] not in clans
