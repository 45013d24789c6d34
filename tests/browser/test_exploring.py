"""Everything explains itself by keyboard and to a finger, and nothing of it is a stop for Tab."""

from playwright.sync_api import Page, expect

from tests.gallery.scene import Scene
from tests.gallery.scenes import scenes_of
from tests.gallery.stage import DESK, PHONE, Stage

SHOWN = ".tip:not([hidden])"
FOCUSED = "document.activeElement.matches(%r)"
HEARD = """() => document.activeElement.getAttribute("aria-describedby").split(" ")
  .map((id) => document.getElementById(id).textContent.trim()).join(" ")"""


def impending() -> Scene:
    return next(scene for scene in scenes_of("terra-3") if scene.name == "impending")


def at_the_table(stage: Stage, size: tuple[int, int]) -> Page:
    stage.clear()
    stage.show(impending(), size)
    return stage.page


def test_arrow_keys_go_from_what_can_be_pressed_to_what_only_explains_itself(stage: Stage) -> None:
    page = at_the_table(stage, DESK)
    page.locator("#impending-crisis").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED % ".answers .answer")
    expect(page.locator(SHOWN)).to_be_visible()
    assert page.evaluate(HEARD) == page.locator(f"{SHOWN} .meaning").inner_text()


def test_from_there_they_go_back(stage: Stage) -> None:
    page = at_the_table(stage, DESK)
    page.locator("#impending-crisis").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED % "#impending-crisis")


def test_what_only_explains_itself_is_no_stop_for_tab(stage: Stage) -> None:
    page = at_the_table(stage, DESK)
    mute = ":is([data-tip][tabindex='0']):not(button, a, summary)"
    assert page.locator(mute).count() == 0


def test_a_finger_that_stays_is_told_before_the_browser_offers_its_menu(stage: Stage) -> None:
    page = at_the_table(stage, PHONE)
    box = page.locator("#strip li b").first.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator(SHOWN)).to_contain_text("points so far")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate("String(getSelection())") == ""
