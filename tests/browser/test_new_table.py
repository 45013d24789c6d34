"""The form of a new table forgets nothing of what was chosen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People

CHOSEN = {
    "#name": "Ada",
    "#seat1": "bot:greedy",
    "#seat4": "bot:fair",
    "#clock": "120",
    "#option-total_limit": "5",
}
RADIOS = {"private": "no", "pace": "live", "undo": "ask"}


def choose(page: Page) -> None:
    """Everything otherwise than it is by itself."""
    page.locator("details.more:not([open]) summary").click()
    for field, value in CHOSEN.items():
        if field == "#name":
            page.locator(field).fill(value)
        elif page.locator(field).count():
            page.locator(field).select_option(value)
    for name, value in RADIOS.items():
        page.locator(f"[name={name}][value={value}]").check()


def chosen(page: Page) -> dict[str, str]:
    page.wait_for_load_state()  # the rest of the form
    fields = {field: page.locator(field) for field in CHOSEN}
    found = {field: there.input_value() for field, there in fields.items() if there.count()}
    radios = {name: page.locator(f"[name={name}]:checked").input_value() for name in RADIOS}
    return found | radios


@pytest.mark.parametrize("scripted", [True, False])
def test_another_number_of_players_changes_nothing_else(people: People, scripted: bool) -> None:
    page = people.new(java_script_enabled=scripted).page
    page.goto(people.url + "/new?game=terra&players=5")
    choose(page)
    for number, seats in (("3", 3), ("6", 6), ("5", 5)):
        page.get_by_role("button", name=number, exact=True).click()
        expect(page.locator(".seat-row")).to_have_count(seats)
    assert chosen(page) == CHOSEN | RADIOS


@pytest.mark.parametrize("scripted", [True, False])
def test_another_game_keeps_what_it_shares_and_there_and_back_everything(
    people: People, scripted: bool
) -> None:
    page = people.new(java_script_enabled=scripted).page
    page.goto(people.url + "/new?game=terra&players=5")
    choose(page)
    page.get_by_role("button", name="Terra Futura").click()
    expect(page.locator("h1")).to_contain_text("Terra Futura")
    shared = chosen(page)
    assert (shared["#name"], shared["#clock"], shared["private"]) == ("Ada", "120", "no")
    assert shared["#seat1"].startswith("bot:")
    page.get_by_role("button", name="Terra", exact=True).click()
    expect(page.locator("#option-total_limit")).to_be_visible()
    assert _kinds(chosen(page)) == _kinds(CHOSEN | RADIOS)


def _kinds(fields: dict[str, str]) -> dict[str, str]:
    """Bots are bots: each game has its own characters."""
    return {field: value.partition(":")[0] for field, value in fields.items()}


def test_what_was_pressed_keeps_the_focus_and_a_reload_the_form(people: People) -> None:
    page = people.new().page
    page.goto(people.url + "/new?game=terra")
    page.locator("#name").fill("Ada")
    page.get_by_role("button", name="5", exact=True).press("Enter")
    expect(page.locator(".seat-row")).to_have_count(5)
    expect(page.get_by_role("button", name="5", exact=True)).to_be_focused()
    page.reload()
    expect(page.locator(".seat-row")).to_have_count(5)
    assert page.locator("#name").input_value() == "Ada"


def test_where_only_the_form_cannot_be_had_the_whole_page_comes(people: People) -> None:
    ada = people.new()
    page = ada.page
    page.goto(people.url + "/new?game=terra")
    page.route("**/new?*", lambda route: route.fulfill(status=503), times=1)
    page.get_by_role("button", name="5", exact=True).click()
    expect(page.locator(".seat-row")).to_have_count(5)
    ada.errors.clear()  # the first answer is meant to be a failure


@pytest.mark.parametrize("scripted", [True, False])
def test_a_refused_form_comes_back_as_it_was(people: People, scripted: bool) -> None:
    ada = people.new(java_script_enabled=scripted)
    page = ada.page
    page.goto(people.url + "/new?game=terra&players=5")
    choose(page)
    page.locator("#option-teams").select_option("yes")  # five cannot be teams
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Not like this")
    expect(page.locator(".top nav a").last).to_have_text(CHOSEN["#name"])
    assert {"#name": CHOSEN["#name"]} | chosen(page) == CHOSEN | RADIOS
    ada.errors.clear()  # the answer is meant to be a refusal


def test_enter_in_a_field_makes_the_table(people: People) -> None:
    page = people.new().page
    page.goto(people.url + "/new?game=terra_futura&players=3")
    page.locator("#name").fill("Ada")
    page.locator("#name").press("Enter")
    page.wait_for_url("**/tables/*")
    expect(page.locator("h1")).to_contain_text("Terra Futura")
    expect(page.locator(".seat-row")).to_have_count(3)


def test_the_sign_of_a_form_is_in_no_address(people: People) -> None:
    page = people.new().page
    page.goto(people.url + "/new")
    page.get_by_role("button", name="Terra Futura").click()
    page.wait_for_url("**game=terra_futura**")
    assert "csrf" not in page.url


def test_a_new_table_is_of_the_game_one_comes_from(people: People) -> None:
    ada = people.new()
    ada.go("/rules/terra_futura")
    ada.page.get_by_role("link", name="New table").click()
    expect(ada.page.locator("h1")).to_contain_text("Terra Futura")
    ada.play_bots("terra_futura")
    ada.go("/")
    ada.page.locator(".top").get_by_role("link", name="New table").click()
    expect(ada.page.locator("h1")).to_contain_text("Terra Futura")


def test_the_first_game_that_is_advised_is_offered_before_rules_of_the_house(
    people: People,
) -> None:
    page = people.new().page
    page.goto(people.url + "/new?game=terramara")
    page.get_by_label("How it begins").select_option("First game")
    expect(page.locator("#house-rules")).not_to_have_attribute("open", "")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.locator(".seat-row")).to_have_count(3)
    expect(page.get_by_label("How it begins")).to_have_value("first")


def test_seats_have_the_same_colours_in_the_form_the_waiting_room_and_at_the_table(
    people: People,
) -> None:
    ada = people.new()
    people.room(ada, "Ada", "Bo", game="terramara")
    colours = _colours(ada.page)
    assert len(colours) == 2
    ada.go("/new?game=terra&players=3")
    assert not colours & _colours(ada.page)
    ada.page.get_by_role("button", name="Terramara").click()
    ada.until(lambda: colours <= _colours(ada.page))
    ada.play_bots("terramara")
    ada.until(lambda: colours <= _colours(ada.page))


def _colours(page: Page) -> set[str]:
    found: list[str] = page.locator(".avatar:visible").evaluate_all(
        "(marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor)"
    )
    return set(found)
