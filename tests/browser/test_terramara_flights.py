"""What comes or goes at a table of Terramara has a start and an end, at a desk."""

from playwright.sync_api import expect

from tests.browser.flights import goes_to, has_flown, lands, note_flights, note_landings
from tests.browser.mara import BusyMara
from tests.browser.people import MOVING, People

SEED = 18
OTHER_CRAFTS, READER_CRAFTS, READER_SCORES = 30, 36, 38  # versions


class Crafting:
    """A desk at a table where artefacts are about to be crafted; time stands still."""

    def __init__(self, people: People) -> None:
        self.ada = people.new(pace="normal", reduced_motion=MOVING)
        self.page = self.ada.page
        note_flights(self.page)
        note_landings(self.page)
        self.practice = BusyMara(self.ada, SEED)
        self._go_on(OTHER_CRAFTS - 1)
        self.ada.go(self.practice.path)
        self.ada.stop_time()

    def reaches(self, version: int) -> None:
        """What is told on the way is skipped."""
        self._go_on(version - 1)
        self._shows_its_own(version - 1)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#beat")).to_be_hidden()
        self._go_on(version)
        self._shows_its_own(version)

    def _shows_its_own(self, version: int) -> None:
        """What is one's own does not wait until the rest is told."""
        self.page.locator(f'#own[data-version="{version}"]').wait_for()

    def _go_on(self, version: int) -> None:
        while (shown := self.practice.shown())["version"] < version:
            self.practice.go_on(shown)


def test_artefacts_fly_to_whoever_crafts_them_and_ones_own_points_to_where_they_are_counted(
    people: People,
) -> None:
    table = Crafting(people)
    table.reaches(OTHER_CRAFTS)
    lands(table.ada, "glance-1-feast-bowl")
    table.reaches(READER_CRAFTS)
    lands(table.ada, "own-face-bow-drill")
    table.reaches(READER_SCORES)
    expect(table.page.locator("#beat")).to_contain_text("You give 1 wood")
    sign, goal = table.page.locator(".scored"), table.page.locator("#places [data-points-of='0']")
    expect(sign).to_have_text("+2")
    has_flown(sign)
    goes_to(sign, goal)
    table.practice.take_back()
    expect(table.page.locator("#beat")).to_be_hidden()
    expect(sign).to_have_count(0)


def test_a_line_of_what_others_did_shows_it_again_on_the_whole_board(people: People) -> None:
    table = Crafting(people)
    table.reaches(OTHER_CRAFTS)
    table.page.keyboard.press("Escape")
    table.page.locator("#recap [data-replay]").last.click()
    expect(table.page.locator("#beat")).to_be_visible()
    expect(table.page.locator("#board .told").first).to_be_visible()
    table.page.get_by_role("button", name="Skip").click()
    expect(table.page.locator(".told")).to_have_count(0)
    table.ada.until(lambda: table.ada.version == OTHER_CRAFTS)
