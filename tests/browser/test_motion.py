"""Cards move when they move, for a moment; for whom that is too much, nothing moves."""

from typing import Any

import pytest

from tests.browser.flights import lands, note_landings
from tests.browser.futura import FuturaPractice, is_taking
from tests.browser.people import People
from tests.browser.person import PATIENCE, SOON, Person
from tests.browser.practice import Practice, may_help, may_play
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, Stage

LONGEST_MS = 200
FOR_LONG = "::view-transition-group(*) { animation-duration: 99s !important }"
FLYING = """() => {
  const isFlight = ({ effect }) => effect.pseudoElement?.startsWith("::view-transition");
  window.flying = document.getAnimations().filter(isFlight);
  return window.flying.length;
}"""
LANDED = "() => window.flying.every(({ playState }) => playState !== 'running')"
UNDER_WAY = """async () => {
  document.querySelector("#hand .card").style.viewTransitionName = "flight-0";
  await document.startViewTransition(() => {}).ready;
  const box = document.querySelector("#hand .card:last-child").getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return document.elementFromPoint(x, y).closest("#hand .card:last-child") !== null;
}"""
NOTED = """
  window.flights = [];
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const shown = begin(change);
    shown.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        if (!effect.pseudoElement?.startsWith("::view-transition")) continue;
        window.flights.push([effect.pseudoElement, effect.getComputedTiming().endTime]);
      }
    }, () => {});
    return shown;
  };
"""
STARTS = """
  window.starts = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const starts = added.filter((thing) => thing.className === "takeoff");
    window.starts.push(...starts.map(({ style }) => [style.left, style.top].map(parseFloat)));
  }).observe(document, { childList: true, subtree: true });
"""


def test_a_card_that_is_laid_flies_to_the_crisis_in_a_moment(people: People) -> None:
    flights = _laid(people.new(reduced_motion="no-preference"), PATIENCE)
    assert any("flight-" in name for name, _ in flights)
    assert max(ends for _, ends in flights) <= LONGEST_MS


def test_nothing_flies_where_the_device_asks_for_less_motion(people: People) -> None:
    assert _laid(people.new(reduced_motion="reduce")) == []


def test_nothing_flies_for_whoever_has_chosen_less_motion(people: People) -> None:
    ada = people.new(reduced_motion="no-preference")
    ada.go("/settings")
    ada.page.locator("[name=motion][value=less]").check()
    ada.follow(ada.page.get_by_role("button", name="Save"))
    assert _laid(ada) == []


def test_anothers_card_flies_from_their_place(people: People) -> None:
    ada = people.new(reduced_motion="no-preference")
    ada.page.add_init_script(NOTED + STARTS)
    practice, shown = until_another_may_play(ada)
    ada.page.evaluate("window.flights = []")
    place = ada.page.locator(f"[data-at~='place-{shown['actor']}']:visible").first.bounding_box()
    practice.play(shown, shown["legal"][-1])
    ada.until(lambda: any("flight-" in name for name, _ in ada.page.evaluate("window.flights")))
    assert place is not None
    start = ada.page.evaluate("window.starts.at(-1)")
    assert start == pytest.approx([place["x"], place["y"]], abs=1)


def test_anothers_card_of_terra_futura_flies_from_the_row_to_them_and_to_its_place(
    people: People,
) -> None:
    ada = people.new(reduced_motion="no-preference")
    note_landings(ada.page)
    practice = FuturaPractice(ada, 5)
    practice.go_on_until(is_taking)
    while (shown := practice.shown())["actor"] == 0 or not is_taking(shown):
        practice.go_on(shown)
    ada.wait_for(shown["version"])
    card = ada.page.locator(".slot:has(#slot-I-1)").get_attribute("data-thing")
    practice.play(shown, "take I 1")
    lands(ada, f"taken-{card}")
    practice.go_on()
    lands(ada, f"of-1-{card}")


def test_what_comes_next_does_not_wait_until_something_has_landed(people: People) -> None:
    ada = people.new(reduced_motion="no-preference")
    practice, shown = until_another_may_play(ada)
    ada.page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", FOR_LONG)
    practice.play(shown, shown["legal"][-1])
    ada.until(lambda: ada.page.evaluate(FLYING) > 0)
    shown = practice.shown()
    practice.play(shown, "pass")
    ada.until(lambda: bool(ada.page.evaluate(LANDED)))


def test_what_lies_still_can_be_pressed_while_something_flies(stage: Stage) -> None:
    stage.show(scene_in("terra-3", "help"), DESK)
    stage.page.add_style_tag(content=FOR_LONG)
    assert stage.page.evaluate(UNDER_WAY)


def until_another_may_play(ada: Person) -> tuple[Practice, dict[str, Any]]:
    """And the person's page shows that."""
    practice = Practice(ada, 5)
    practice.go_on_until(may_play)
    shown = practice.shown()
    while shown["actor"] == 0 or not may_play(shown):
        practice.go_on(shown)
        shown = practice.shown()
    ada.wait_for(shown["version"])
    return practice, shown


def _laid(ada: Person, patience: float = SOON) -> list[tuple[str, float]]:
    """What moved, and how long, when a card was laid on a crisis."""
    ada.page.add_init_script(NOTED)
    Practice(ada, 5).go_on_until(may_help)
    before = ada.version
    ada.play()
    assert ada.version > before
    ada.soon(lambda: bool(ada.page.evaluate("window.flights.length")), patience)
    return [(name, ends) for name, ends in ada.page.evaluate("window.flights")]
