"""What flies: a sign of points bears a mark from then on, and where cards land is noted."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person

_NOTED = """
  const move = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    this.dataset.flew = "";
    return move.apply(this, how);
  };
"""
_LANDINGS = """
  window.landings = [];
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const shown = begin(change);
    const named = () => [...document.querySelectorAll("[style*=view-transition-name]")];
    shown.ready.then(() => window.landings.push(...named().map((thing) => thing.id)), () => {});
    return shown;
  };
"""
_LANDED = "(sign) => sign.getAnimations().forEach((flight) => flight.finish())"


def note_flights(page: Page) -> None:
    page.add_init_script(_NOTED)


def note_landings(page: Page) -> None:
    page.add_init_script(_LANDINGS)


def lands(person: Person, thing: str) -> None:
    """Something has flown to where this is."""
    person.until(lambda: thing in person.page.evaluate("window.landings"))


def has_flown(sign: Locator, flown: bool = True) -> None:
    expect(sign.and_(sign.page.locator("[data-flew]"))).to_have_count(int(flown))


def goes_to(sign: Locator, goal: Locator) -> None:
    """In the end its middle lies over that."""
    sign.evaluate(_LANDED)
    there, place = sign.bounding_box(), goal.bounding_box()
    assert there
    assert place
    assert place["x"] <= there["x"] + there["width"] / 2 <= place["x"] + place["width"]
    assert place["y"] <= there["y"] + there["height"] / 2 <= place["y"] + place["height"]
