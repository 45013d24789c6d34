"""Terramara's own part: a turn is composed by pointing, by thumb, and without scripts."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.mara import composed, draft_in_address, sending
from tests.browser.people import People
from tests.browser.test_everybody import Theme
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, Stage

GROUND = "(one) => getComputedStyle(one).backgroundColor"


def test_pointing_at_a_space_sends_an_explorer_there_in_a_draft(people: People) -> None:
    ada = people.new()
    sending(ada)
    before = ada.version
    page = composed(ada, "at-develop")
    assert draft_in_address(page) == "send explorer to develop"
    expect(page.locator(".composed .latest")).to_contain_text("Explorer to Develop")
    assert ada.version == before, "nothing was sent"


def test_pointing_at_the_chief_first_sends_the_chief(people: People) -> None:
    ada = people.new()
    sending(ada)
    assert draft_in_address(composed(ada, "member-chief", "at-develop")) == "send chief to develop"


def test_the_chief_goes_instead_when_that_is_wished_afterwards(people: People) -> None:
    ada = people.new()
    sending(ada)
    page = composed(ada, "at-develop")
    page.get_by_role("button", name="The chief instead").click()
    ada.until(lambda: draft_in_address(page) == "send chief to develop")


def test_a_turn_is_sent_whole_and_a_step_can_be_taken_back(people: People) -> None:
    ada = people.new()
    sending(ada)
    before = ada.version
    page = composed(ada, "at-develop")
    page.get_by_role("button", name="Step back").click()
    ada.until(lambda: draft_in_address(page) == "")
    composed(ada, "at-hire")
    page.locator("#end-turn, #do-it.primary").first.click()
    ada.until(lambda: ada.version > before)
    expect(page.locator(".composed")).to_have_count(0)


def test_escape_takes_a_step_of_the_draft_back(people: People) -> None:
    ada = people.new()
    sending(ada)
    page = composed(ada, "at-develop")
    page.keyboard.press("Escape")
    ada.until(lambda: draft_in_address(page) == "")


def test_escape_where_something_is_written_leaves_the_draft_alone(people: People) -> None:
    ada = people.new()
    sending(ada)
    page = composed(ada, "at-develop")
    page.evaluate("document.getElementById('own').append(document.createElement('input'))")
    page.locator("#own > input").press("Escape")
    page.locator("#instead-chief").click()
    ada.until(lambda: draft_in_address(page) == "send chief to develop")


def test_by_keyboard_what_is_asked_next_has_the_focus_and_the_ways_on_come_next(
    people: People,
) -> None:
    ada = people.new()
    page = sending(ada)
    page.locator("[data-pick='at-develop']:visible").first.press("Enter")
    ada.until(lambda: draft_in_address(page) != "")
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("Tab")
    before = ada.version
    page.locator(".ways button:focus").press("Enter")
    ada.until(lambda: ada.version > before)
    expect(page.locator("#prompt")).to_be_focused()


def test_whoever_listens_hears_what_a_place_would_bring(people: People) -> None:
    page = sending(people.new())
    space = page.locator("[data-pick='at-develop']:visible").first
    expect(space).to_have_accessible_description(re.compile("Explorer to Develop .*1 strength"))


def test_with_the_chief_picked_a_place_says_what_the_chief_would_bring(people: People) -> None:
    page = sending(people.new())
    page.locator("[data-pick='member-chief']:visible").first.click()
    space = page.locator("[data-pick='at-develop']:visible").first
    space.hover()
    expect(page.locator("#pointed")).to_contain_text("Chief to Develop")
    expect(space).to_have_accessible_description(re.compile("Chief to Develop .*1 strength"))


def test_what_a_place_would_bring_is_shown_while_one_points_at_it(people: People) -> None:
    ada = people.new()
    page = sending(ada)
    page.locator("[data-pick='at-develop']:visible").first.hover()
    expect(page.locator("#pointed")).to_contain_text("1 strength")
    page.locator(".bar").hover()
    expect(page.locator("#pointed")).to_have_text("")


def test_without_scripts_a_turn_is_composed_from_the_list(people: People) -> None:
    ada = people.new(java_script_enabled=False)
    page = sending(ada)
    ada.follow(page.get_by_role("button", name="Explorer to Develop").first)
    expect(page.locator(".composed .latest")).to_contain_text("Explorer to Develop")
    ada.follow(page.locator("#end-turn, #do-it.primary").first)
    expect(page.locator(".composed")).to_have_count(0)


def test_on_a_phone_the_part_of_the_board_that_is_asked_for_is_there(people: People) -> None:
    ada = people.phone()
    sending(ada)
    page = composed(ada, "at-travel")
    expect(page.locator("[data-pick='to-c1']:visible").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_in_what_is_composed(people: People, theme: Theme, width: int) -> None:
    ada = people.new(width, color_scheme=theme)
    sending(ada)
    assert faults(composed(ada, "at-travel")) == []


def test_the_button_of_a_card_that_was_pointed_at_stands_out(stage: Stage) -> None:
    stage.show(scene_in("terramara-2", "after"), DESK)
    button = stage.page.locator(".own .does-craft").first
    plain, (card, *_) = button.evaluate(GROUND), (button.get_attribute("data-picks") or "").split()
    stage.page.locator(f".row [data-pick='{card}']").click()
    expect(button).not_to_have_css("background-color", plain)
