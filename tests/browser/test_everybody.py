"""Pages for everybody: by keyboard, without scripts, at any size, in any colours."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People, Person

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
PAGES = ("/", "/new", "/settings", "/rules/terra", "/no-such-page")
Theme = Literal["light", "dark"]
LARGEST_PAGE = 150 * 1024


def faults(page: Page) -> list[str]:
    """What axe finds."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(people: People, theme: Theme) -> None:
    ada = people.new(color_scheme=theme, reduced_motion="reduce")
    for path in PAGES:
        ada.go(path)
        assert (path, faults(ada.page)) == (path, [])
    ada.errors.clear()  # the missing page is meant to be missing


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_axe_finds_nothing_at_the_table(people: People, theme: Theme, width: int) -> None:
    ada = people.new(width, 844, color_scheme=theme, reduced_motion="reduce")
    ada.play_bots()
    ada.wait_for_turn()
    assert faults(ada.page) == []
    for _ in range(4):
        if ada.wait_for_turn():
            ada.play()
    assert faults(ada.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_waiting_room(people: People, theme: Theme) -> None:
    ada = people.new(color_scheme=theme)
    ada.go("/new")
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.wait_for_url("**/tables/*")
    assert faults(ada.page) == []


def test_axe_finds_nothing_when_all_is_over(people: People) -> None:
    ada = people.new(reduced_motion="reduce")
    ada.play_bots()
    while ada.wait_for_turn():
        ada.play()
    assert faults(ada.page) == []


def test_a_turn_can_be_played_by_keyboard_alone(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    for _ in range(6):
        if ada.wait_for_turn():
            _play_by_keyboard(ada)


def _play_by_keyboard(person: Person) -> None:
    before, page = person.version, person.page
    page.locator("body").focus()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.locator(".own .move:focus, .own .primary:focus").count():
            page.keyboard.press("Enter")
            break
        if page.locator(".card.playable:focus").count():
            page.keyboard.press("Enter")
            if person.version > before:
                break
    person.until(lambda: person.version > before or person.over)


def test_a_match_can_be_played_without_scripts(people: People) -> None:
    ada = people.new(java_script_enabled=False)
    ada.play_bots()
    for _ in range(30):
        buttons = ada.page.locator("button[name=move]")
        if not buttons.count():
            ada.page.wait_for_timeout(60)
            ada.page.reload()
            continue
        before = ada.version
        buttons.first.click()
        assert ada.version > before


def test_a_phone_has_no_sideways_scrolling_and_large_targets(people: People) -> None:
    ada = people.new(390, 844, has_touch=True, is_mobile=True)
    ada.play_bots()
    ada.wait_for_turn()
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    for button in ada.page.locator("button:visible, a.button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.5, button.inner_text()


def test_a_phone_asks_before_what_cannot_be_taken_back(people: People) -> None:
    ada = people.new(390, 844, has_touch=True, is_mobile=True)
    ada.play_bots()
    ada.wait_for_turn()
    before = ada.version
    ada.page.locator(".own .primary").first.tap()
    expect(ada.page.locator("#notice")).to_contain_text("Press once more")
    assert ada.version == before
    ada.page.locator(".own .primary").first.tap()
    ada.until(lambda: ada.version > before or ada.over)


def test_everything_else_is_one_tap_away_on_a_phone(people: People) -> None:
    ada = people.new(390, 844, has_touch=True, is_mobile=True)
    ada.play_bots()
    ada.page.get_by_role("button", name="Players and log").tap()
    expect(ada.page.locator("#log")).to_be_visible()
    expect(ada.page.locator(".danger")).to_be_visible()


def test_text_at_twice_the_size_stays_readable(people: People) -> None:
    ada = people.new(720, 900)
    ada.play_bots()
    ada.wait_for_turn()
    ada.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= 720
    expect(ada.page.locator("#prompt")).to_be_visible()


def test_what_cannot_be_done_says_why_with_the_rule(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    while ada.wait_for_turn():
        card = ada.page.locator(".card[aria-disabled]")
        if card.count():
            card.first.hover()
            expect(ada.page.locator(".tip")).to_contain_text("Rule")
            return
        ada.play()


def test_the_table_weighs_at_most_150_kilobytes(people: People) -> None:
    import gzip

    ada = people.new()
    sizes: list[int] = []
    ada.play_bots()
    ada.page.on("response", lambda got: sizes.append(_weight(got, gzip.compress)))
    ada.page.goto(ada.page.url, wait_until="load")
    ada.page.wait_for_timeout(300)
    assert 20_000 < sum(sizes) <= LARGEST_PAGE


def _weight(got: Any, compress: Any) -> int:
    if "event-stream" in got.headers.get("content-type", ""):
        return 0
    return len(compress(got.body()))


def test_nothing_pushes_the_table_out_of_its_window(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    for _ in range(6):
        if ada.wait_for_turn():
            ada.play()
    assert ada.page.evaluate("() => document.body.scrollHeight") <= 900
