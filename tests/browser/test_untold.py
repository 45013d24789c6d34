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
PARTLY_TOLD = ".deeds:has(.deed:not(.untold)):has(.deed-words.untold)"
TIP_TIME = 700  # how long a pointer rests at most, until it is told what lies there


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


def test_on_phones_the_words_for_what_the_others_did_wait_as_its_things_do(people: People) -> None:
    told = Told(people)
    told.go_on(3)
    told.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    told.page.evaluate("() => document.getElementById('recap').showPopover()")
    words = told.page.locator(".deed-words:visible")
    before = words.count()
    for _ in told.ada.while_told():
        assert all(
            int(said.get_attribute("data-when") or 0) <= told.ada.version for said in words.all()
        )
    assert words.count() > before


def test_a_row_that_is_partly_told_explains_no_more_of_itself(people: People) -> None:
    told = Told(people)
    told.go_on(3)
    rows, looked = told.page.locator(PARTLY_TOLD), 0
    for _ in told.ada.while_told():
        if rows.count() == 0:
            continue
        row = rows.first
        told.page.mouse.move(1, 1)
        row.hover()
        told.page.clock.run_for(TIP_TIME)
        tip = told.page.locator(".tip:not([hidden])").text_content() or ""
        assert tip
        later = row.locator(".deed-words.untold").all_text_contents()
        assert not [said for said in later if said.strip() in tip]
        looked += 1
    assert looked


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
