"""On phones, where there is little room, the words of a beat cover nothing that they are about."""

from tests.browser.people import People
from tests.browser.person import LOOKS
from tests.browser.test_beats import A_WHILE, Told
from tests.gallery.stage import PHONE

COVERED = """(beat) => {
  const words = beat.getBoundingClientRect();
  return [...document.querySelectorAll(".told")].filter((thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    return height && top < words.bottom && words.top < bottom;
  }).map((thing) => thing.id);
}"""


def test_neither_a_crisis_that_comes_nor_one_that_goes_is_covered(people: People) -> None:
    told = Told(people)
    told.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    told.page.clock.run_for(3 * A_WHILE)  # what was told at a desk
    told_of = set[str]()
    while told.beat.is_visible():
        told.page.wait_for_timeout(LOOKS)
        assert told.beat.evaluate(COVERED) == []
        told_of.add(told.page.locator(".told").first.get_attribute("id") or "")
        told.page.clock.run_for(A_WHILE)
    assert "impending-crisis" in told_of
