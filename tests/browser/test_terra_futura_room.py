"""Terra Futura's table measured: what is chosen at the end, the score, and the others' land."""

import pytest
from playwright.sync_api import Page

from tests.gallery.scene import Scene
from tests.gallery.scenes import scenes_of
from tests.gallery.stage import DESK, PHONE, SIZES, TABLETS, Stage

ROOMS = ("terra_futura-2", "terra_futura-5")
CROWDED = ("terra_futura-3", "terra_futura-5")
ANY = ("terra_futura-2", *CROWDED)
TABLET = (1024, 768)
FINGER = 44  # pixels
LARGE, BESIDE = 175, 115  # pixels wide: beside a tablet's territory both stand in one row
COVERED = """() => {
  const said = [...document.querySelectorAll(".bench > :not(.offers)")];
  const { top } = document.querySelector(".offers").getBoundingClientRect();
  return Math.max(...said.map((one) => one.getBoundingClientRect().bottom)) - top;
}"""
SHOWN = """(place) => [...document.querySelectorAll(place)].map((one) => {
  const own = one.closest("#own").getBoundingClientRect();
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.left >= own.left && box.right <= own.right + 1
    && box.top >= own.top && box.bottom <= Math.min(own.bottom, innerHeight) + 1;
})"""

BROKEN = """() => [...document.querySelectorAll(".pad thead th span:last-child")]
  .filter((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const hyphens = name.textContent.split("-").length - 1;
    return text.getClientRects().length > 1 + hyphens;
  })
  .map((name) => name.textContent)"""


def scenes(room: str, name: str = "") -> list[Scene]:
    return [scene for scene in scenes_of(room) if scene.name.startswith(name)]


def drafts(room: str) -> list[Scene]:
    return [scene for scene in scenes(room) if 'id="preview"' in scene.html]


def boxes(page: Page, place: str) -> list[tuple[float, float]]:
    found = [thing.bounding_box() for thing in page.locator(place).all()]
    return [(box["width"], box["height"]) for box in found if box]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_both_patterns_are_drawn_large(stage: Stage, room: str, size: tuple[int, int]) -> None:
    stage.show(scenes(room, "pattern")[0], size)
    drawn = boxes(stage.page, ".final")
    least = BESIDE if room == ROOMS[0] and size in TABLETS else LARGE
    assert len(drawn) == 2
    assert all(width >= least and height >= 150 for width, height in drawn)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", [DESK, PHONE, TABLET], ids=str)
@pytest.mark.parametrize("asked", ["take", "gain", "keep"])
def test_one_answer_is_as_wide_as_another(
    stage: Stage, room: str, size: tuple[int, int], asked: str
) -> None:
    stage.show(scenes(room, asked)[0], size)
    widths = [width for width, _ in boxes(stage.page, ".offers > .move")]
    assert len(widths) > 1
    assert max(widths) - min(widths) <= 1


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_name_on_the_pad_is_broken_in_large_letters(
    stage: Stage, room: str, size: tuple[int, int]
) -> None:
    stage.show(scenes(room, "won")[0], size)
    stage.enlarge()
    stage.has(".pad thead th span:last-child")
    assert stage.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_points_so_far_are_never_cut_off_on_a_tablet(stage: Stage, room: str) -> None:
    with_points = [scene for scene in scenes(room) if 'class="sum"' in scene.html]
    assert with_points
    for scene in with_points:
        stage.show(scene, TABLET)
        assert all(stage.page.evaluate(SHOWN, ".score .sum")), scene.name


@pytest.mark.parametrize("room", ROOMS)
def test_the_cells_of_the_log_have_their_letters_and_numbers_on_the_board(
    stage: Stage, room: str
) -> None:
    stage.show(scenes(room, "activate")[0], DESK)
    names = stage.page.locator(".mine .coordinate:visible").all_inner_texts()
    cells = [
        button.get_attribute("data-pick") for button in stage.page.locator(".mine .card").all()
    ]
    assert {sign for cell in cells if cell for sign in cell} <= set(names)


@pytest.mark.parametrize("room", ANY)
def test_all_that_a_draft_says_is_in_sight_at_a_desk(stage: Stage, room: str) -> None:
    covered = dict[str, float]()
    for scene in drafts(room):
        stage.show(scene, DESK)
        covered[scene.name] = stage.page.evaluate(COVERED)
    assert covered
    assert {name: pixels for name, pixels in covered.items() if pixels > 0} == {}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", ["pattern", "set"])
def test_the_scoring_cards_to_choose_are_in_sight_on_a_phone(
    stage: Stage, room: str, name: str
) -> None:
    stage.show(scenes(room, name)[0], PHONE)
    for card in stage.page.locator(".final").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + FINGER < PHONE[1]


@pytest.mark.parametrize("room", CROWDED)
def test_whoever_acts_is_in_sight_on_a_phone(stage: Stage, room: str) -> None:
    stage.show(scenes(room, "waiting")[0], PHONE)
    acting = stage.page.locator(".territory.on-turn").bounding_box()
    display = stage.page.locator(".display").bounding_box()
    assert acting is not None
    assert display is not None
    assert acting["y"] + acting["height"] <= min(PHONE[1], display["y"])


def test_what_does_a_draft_is_in_sight_on_a_tablet_with_five_players(
    stage: Stage,
) -> None:
    for scene in drafts("terra_futura-5"):
        stage.show(scene, TABLET)
        ways = stage.page.evaluate(SHOWN, ".offers > .primary")
        assert ways, scene.name
        assert all(ways), scene.name
