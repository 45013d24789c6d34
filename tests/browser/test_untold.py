"""What is still to be told on the board stands nowhere else, for the eye; the ear hears it once."""

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.test_beats import Told
from tests.gallery.stage import PHONE

VERSIONS = """() => [...document.querySelectorAll("[data-when]")]
  .filter((said) => said.checkVisibility({ visibilityProperty: true }))
  .map((said) => Number(said.dataset.when))"""
HEARING = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const said of addedNodes) window.heard.push(said.textContent);
  }).observe(document.getElementById("heard"), { childList: true });
}"""
SENTENCES = "#log-lines li[id]:not(:has(details)), #log-lines summary"


def said_up_to(page: Page) -> int:
    """The newest version of which something can be read."""
    versions: list[int] = page.evaluate(VERSIONS)
    return max(versions, default=0)


def test_log_and_what_the_others_did_do_not_run_ahead_of_what_is_told(people: People) -> None:
    told = Told(people)
    newest = told.page.locator("[data-when]").count()
    for _ in told.ada.while_told():
        assert said_up_to(told.page) <= told.ada.version
        assert told.page.locator("[data-when]").count() == newest
    assert said_up_to(told.page) == told.newest
    assert told.page.locator(".untold").count() == 0


def test_what_one_is_asked_does_not_wait_and_the_rest_is_read_when_one_skips(
    people: People,
) -> None:
    told = Told(people)
    assert told.page.locator(".untold").count() > 0
    expect(told.page.locator("#own")).to_have_attribute("data-version", str(told.newest))
    told.page.keyboard.press("Escape")
    assert said_up_to(told.page) == told.newest


def test_on_phones_the_newest_sentence_waits_too(people: People) -> None:
    told = Told(people)
    told.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    words = told.page.locator(".ticker > span")
    expect(words).to_have_css("visibility", "hidden")
    told.beat.get_by_role("button", name="Skip").click()
    expect(words).to_have_css("visibility", "visible")


def test_whoever_listens_hears_each_sentence_once_and_at_once(people: People) -> None:
    told = Told(people)
    told.page.evaluate(HEARING)
    told.go_on(2)
    heard = told.page.evaluate("() => window.heard")
    newest = told.page.locator(SENTENCES).last
    expect(newest).to_be_hidden()
    assert heard[-1] == " ".join((newest.text_content() or "").split())
    assert len(heard) == len(set(heard))
    told.to_the_end()
    assert told.page.evaluate("() => window.heard") == heard
