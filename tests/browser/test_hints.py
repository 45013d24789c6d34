"""A hint: asked for in the menu, read beside the question."""

from playwright.sync_api import expect

from tests.browser.people import People


def test_who_asks_for_a_hint_is_told_a_move_and_why(people: People) -> None:
    ada = people.new()
    ada.play_bots("terramara")
    ada.until(lambda: ada.chooses)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator("#advice")).to_contain_text("would choose")
    expect(ada.page.locator("#menu")).to_be_hidden()
