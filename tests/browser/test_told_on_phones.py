"""On phones, where there is little room, the words of a beat cover nothing that they are about."""

from tests.browser.people import People
from tests.browser.test_beats import Told
from tests.gallery.stage import PHONE

LONG = 3000  # milliseconds, longer than the first of it is held
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
    told.page.clock.run_for(LONG)  # what was told at a desk
    told_of = set[str]()
    for _ in told.ada.while_told():
        assert told.beat.evaluate(COVERED) == []
        told_of.add(told.page.locator(".told").first.get_attribute("id") or "")
    assert "impending-crisis" in told_of
