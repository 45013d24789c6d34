"""Terramara on tablets and phones: nothing leaves its place, and the ways on stay at hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import SCROLLED
from tests.browser.test_terramara_board import FEW, MANY
from tests.gallery.scenes import scene_in
from tests.gallery.stage import PHONE, PHONES, TABLETS, Stage

Size = tuple[int, int]
LEAVING = """(slack) => [[".river", ".bonus"], [".space", ".ico"]].flatMap(([frame, thing]) =>
  [...document.querySelectorAll(`${frame} ${thing}`)].filter((one) => {
    const box = one.getBoundingClientRect();
    const edge = one.closest(frame).getBoundingClientRect();
    return box.left < edge.left - slack || box.right > edge.right + slack
      || box.top < edge.top - slack || box.bottom > edge.bottom + slack;
  }).map((one) => one.parentElement.textContent.trim().replace(/\\s+/g, " ")))"""
CUT = """(things) => [...document.querySelectorAll(things)].filter((one) =>
  one.checkVisibility() && (one.scrollHeight > one.clientHeight + 1
    || one.scrollWidth > one.clientWidth)).map((one) => one.textContent.trim())"""
SLACK = 3  # pixels: a tile lies a little over the edge of the bank
TO_ITS_END = """() => {
  const own = document.getElementById("own");
  own.scrollTo(0, own.scrollHeight);
  return own.scrollTop;
}"""


@pytest.mark.parametrize("size", TABLETS)
@pytest.mark.parametrize("name", ["send", "gain", "tiles", "last"])
def test_tiles_stay_on_the_river_and_icons_in_their_spaces(
    stage: Stage, name: str, size: Size
) -> None:
    stage.show(scene_in(MANY, name), size)
    assert stage.page.evaluate(LEAVING, SLACK) == []


@pytest.mark.parametrize("size", [TABLETS[0], PHONE])
@pytest.mark.parametrize("name", ["hut", "craft"])
def test_what_is_asked_and_the_way_on_stay_in_sight_while_a_long_decision_scrolls(
    stage: Stage, name: str, size: Size
) -> None:
    stage.show(scene_in(MANY, name), size)
    assert stage.page.evaluate(TO_ITS_END) > 0
    expect(stage.page.locator("#prompt")).to_be_in_viewport(ratio=1)
    expect(stage.page.locator(".ways .move")).to_be_in_viewport(ratio=1)


def test_a_member_that_may_go_nearly_everywhere_leaves_the_board_in_sight(stage: Stage) -> None:
    stage.show(scene_in(MANY, "send"), PHONE)
    stage.page.locator(".own .pawn").nth(1).tap()
    expect(stage.page.locator(".own .pawn.picked")).to_have_count(1)
    expect(stage.page.locator(".places-list")).to_be_hidden()


@pytest.mark.parametrize("size", [TABLETS[0], PHONE])
def test_the_drawer_begins_with_everybody_however_long_the_log(stage: Stage, size: Size) -> None:
    stage.show(scene_in(MANY, "after"), size)
    stage.page.get_by_role("button", name="Players and log").tap()
    stage.page.locator("#place-3 .look-at-camp").tap()
    expect(stage.page.locator("#camp-3 .camp")).to_be_in_viewport(ratio=1)


def test_each_part_of_the_board_keeps_its_place_on_the_screen(stage: Stage) -> None:
    stage.show(scene_in(MANY, "send"), PHONE)
    stage.page.evaluate(SCROLLED, 200)
    seen = []
    for part in ("river", "land"):
        stage.page.locator(f".shows-{part}").evaluate("(tab) => tab.click()")
        seen.append(stage.page.evaluate("() => scrollY"))
    assert seen == [0, 200]


@pytest.mark.parametrize("size", PHONES)
def test_who_opens_a_page_sees_where_something_can_be_done(stage: Stage, size: Size) -> None:
    stage.clear()
    stage.show(scene_in(FEW, "neutral"), size)
    expect(stage.page.locator(".board .can").first).to_be_in_viewport(ratio=1)
    expect(stage.page.locator(".board .can").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("room", [FEW, MANY])
def test_a_long_decision_is_seen_from_its_beginning(stage: Stage, room: str, size: Size) -> None:
    stage.clear()
    stage.show(scene_in(room, "hut"), size)
    stage.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(stage.page.locator(".asked .move").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("name", ["send", "gain", "give", "pay"])
def test_on_phones_the_newest_and_what_goods_are_for_is_told_whole(
    stage: Stage, name: str, size: Size
) -> None:
    stage.show(scene_in(MANY, name), size)
    stage.has(".ticker > span")
    assert stage.page.evaluate(CUT, ".ticker > span, .token-move small") == []
