"""Tables that go on while pages are cut off, opened twice, left and come back to."""

from playwright.sync_api import Page, expect

from tests.browser.people import People, mover_among
from tests.browser.person import Person
from tests.browser.relay import relay_to


def test_a_move_appears_on_the_other_screens_by_itself(people: People) -> None:
    mover, (other,) = mover_among(people.table("Ada", "Björn"))
    mover.play()
    other.wait_for(mover.version)


def test_a_page_that_was_cut_off_says_so_and_catches_up_by_itself(people: People) -> None:
    mover, (other,) = mover_among(people.table("Ada", "Björn"))
    with relay_to(people.url) as relay:
        other.page.goto(other.page.url.replace(people.url, relay.url))
        other.wait_for(mover.version)
        loaded: list[str] = []
        other.page.on("framenavigated", lambda frame: loaded.append(frame.url))
        other.may_be_cut_off = True
        other.context.set_offline(True)
        relay.cut()
        expect(other.page.locator("#connection")).to_have_text("Reconnecting…")
        mover.play()
        assert other.version < mover.version
        relay.mend()
        other.context.set_offline(False)
        other.wait_for(mover.version)
        expect(other.page.locator("#connection")).to_be_empty()
        assert loaded == []


def test_a_wire_cut_for_a_moment_needs_no_help_from_the_browser(people: People) -> None:
    """The device does not notice that it is offline: only the stream breaks."""
    mover, (other,) = mover_among(people.table("Ada", "Björn"))
    with relay_to(people.url) as relay:
        other.page.goto(other.page.url.replace(people.url, relay.url))
        other.wait_for(mover.version)
        other.may_be_cut_off = True
        relay.cut()
        expect(other.page.locator("#connection")).to_have_text("Reconnecting…")
        mover.play()
        relay.mend()
        other.wait_for(mover.version)
        expect(other.page.locator("#connection")).to_be_empty()


def test_two_tabs_of_one_seat_show_the_same(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    ada.wait_for_turn()
    tab = ada.tab()
    tab.goto(ada.page.url)
    ada.play()
    ada.until(lambda: _version(tab) >= ada.version)


def test_a_double_click_makes_one_move(people: People) -> None:
    seats = people.table("Ada", "Björn")
    mover = _with_a_choice(seats)
    made = f"{seats.index(mover)} {mover.primary.get_attribute('value')}"
    already, before = _record(mover).count(made), mover.version
    mover.primary.dblclick()
    mover.wait_for(before + 1)
    mover.page.reload()  # whatever was sent before has been answered
    assert _record(mover).count(made) == already + 1


def test_the_back_button_leads_home_and_forward_to_the_table(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    ada.wait_for_turn()
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    ada.page.go_forward()
    assert ada.wait_for_turn() or ada.over
    assert ada.page.locator(".hand .card").count() > 0


def test_an_absent_seat_is_played_by_a_bot_until_its_owner_is_back(people: People) -> None:
    ada, bob = people.table("Ada", "Bob")
    bob.page.goto("about:blank")
    ada.until(lambda: ada.page.locator("#place-1 .away").count() > 0)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ada.page.locator("#log-lines")).to_contain_text("Bob is away; a bot plays on")
    seen = ada.page.locator("#log-lines")
    for _ in range(2):  # once round the table, and Bob's seat has played
        assert ada.wait_for_turn()
        ada.go_on()
    assert "Bob" in seen.inner_text()
    bob.page.go_back()
    expect(ada.page.locator("#log-lines")).to_contain_text("Bob is back")
    expect(ada.page.locator("#place-1 .away")).to_have_count(0)
    mover, _ = mover_among([ada, bob])
    if mover is ada:
        ada.go_on()
    bob.until(lambda: bob.to_move or ada.to_move or bob.over)
    assert bob.page.locator(".hand").count() == 1


def test_who_leaves_on_purpose_is_asked_first_and_can_take_the_seat_back(people: People) -> None:
    ada, bob = seats = people.table("Ada", "Bob")
    mover_among(seats)  # what happens would end the question
    match = bob.page.url
    bob.page.get_by_role("button", name="Menu").click()
    leave = bob.page.get_by_role("button", name="Leave: a bot plays on for me")
    leave.click()
    expect(bob.page.locator("#notice")).to_contain_text("Press once more")
    leave.click()
    bob.page.wait_for_url(bob.url + "/")
    expect(ada.page.locator("#log-lines")).to_contain_text("Bob has left")
    bob.page.goto(match)
    bob.page.locator("#own").get_by_role("button", name="Take my seat back").click()
    expect(ada.page.locator("#log-lines")).to_contain_text("Bob is back")


def test_somebody_who_only_watches_sees_no_hand(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    eve = people.new()
    eve.page.goto(ada.page.url)
    expect(eve.page.locator("#own")).to_contain_text("You are watching")
    assert eve.page.locator(".hand").count() == 0
    assert eve.page.locator("button[name=move]").count() == 0


def test_who_watches_on_a_phone_needs_no_tap_for_players_and_log(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    eve = people.phone()
    eve.page.goto(ada.page.url)
    for part in ("#own", "#places", "#log"):
        expect(eve.page.locator(part)).to_be_visible()
    assert eve.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_table_that_was_ended_says_so_and_offers_another_match(people: People) -> None:
    ada, bob = seats = people.table("Ada", "Bob")
    mover_among(seats)  # what happens would end the question
    ada.page.get_by_role("button", name="Menu").click()
    end = ada.page.get_by_role("button", name="End this table")
    end.click()
    end.click()
    ada.page.wait_for_url(ada.url + "/")
    expect(bob.page.locator("#prompt")).to_contain_text("The host has ended this table")
    expect(bob.page.locator("#log-lines")).to_contain_text("Ada has ended the table")
    expect(bob.page.locator(".hand")).to_have_count(0)
    bob.page.get_by_role("button", name="Play again").click()
    bob.page.wait_for_url("**/tables/*")


def test_who_was_sent_away_sees_the_seat_free_again(people: People) -> None:
    ada, bob = people.new(), people.new()
    people.room(ada, "Ada", "Bob", "Cem")
    people.sit(bob, "Bob", ada.page.url)
    ada.page.get_by_role("button", name="Remove").click()
    expect(bob.page.get_by_role("button", name="Sit here").first).to_be_visible()
    expect(bob.page.get_by_role("button", name="Stand up")).to_have_count(0)


def test_names_and_talk_are_shown_as_they_are_and_never_run(people: People) -> None:
    ada, _ = people.table("<b>Ada</b>", "<script>alert(1)</script>")
    ada.page.get_by_label("Say something…").fill('<img src=x onerror="alert(2)">')
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.locator("#chat-lines")).to_contain_text("<img src=x")
    assert ada.page.locator("#chat-lines img, .who script, .who b b").count() == 0


def _with_a_choice(seats: list[Person]) -> Person:
    """Somebody who may pass or end the turn, and whom the table does not forestall."""
    mover, _ = mover_among(seats)
    while not mover.primary.count():
        mover.play()
        mover, _ = mover_among(seats)
    return mover


def _record(person: Person) -> list[str]:
    """Whose move was which, for all that one may know of it."""
    lines = person.page.request.get(f"{person.page.url}/record").text().splitlines()
    return [entry.partition(". ")[2] for entry in lines]


def _version(page: Page) -> int:
    return int(page.locator("#board").get_attribute("data-version") or -1)
