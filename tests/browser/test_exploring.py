"""Everything explains itself by keyboard and to a finger, and nothing of it is a stop for Tab."""

from playwright.sync_api import Page, expect

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONE, Stage

SHOWN = ".tip:not([hidden])"
FOCUSED = "document.activeElement.matches(%r)"
HEARD = """() => document.activeElement.getAttribute("aria-describedby").split(" ")
  .map((id) => document.getElementById(id).textContent.trim()).join(" ")"""


def at_the_table(stage: Stage, size: tuple[int, int]) -> Page:
    stage.show(scene_in("terra-3", "impending"), size)
    return stage.page


def test_arrow_keys_go_to_what_only_explains_itself_and_back(stage: Stage) -> None:
    page = at_the_table(stage, DESK)
    page.locator("#impending-crisis").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED % ".answers .answer")
    expect(page.locator(SHOWN)).to_be_visible()
    assert page.evaluate(HEARD) == page.locator(f"{SHOWN} .meaning").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED % "#impending-crisis")


def test_why_a_card_cannot_be_played_is_heard_beside_what_it_is(stage: Stage) -> None:
    page = at_the_table(stage, DESK)
    page.locator("#hand .card:has(+ .card[aria-disabled])").first.focus()
    page.keyboard.press("ArrowRight")
    refused = page.locator("#hand .card[aria-disabled]:focus")
    why = page.locator(f"#why-{refused.get_attribute('data-thing')}").inner_text()
    assert why in page.evaluate(HEARD)


def test_what_only_explains_itself_is_no_stop_for_tab(stage: Stage) -> None:
    page = at_the_table(stage, DESK)
    page.locator("#impending-crisis").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED % ".answers .answer[tabindex='-1']")
    assert page.locator("[data-tip][tabindex='0']:not(button, a, summary)").count() == 0


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
