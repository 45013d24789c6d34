"""Tables that go on while pages are cut off, opened twice, left and come back to."""

from playwright.sync_api import expect

from tests.browser.people import People


def test_a_move_appears_on_the_other_screens_by_itself(people: People) -> None:
    seats = people.table("Ada", "Björn")
    mover, other = sorted(seats, key=lambda person: not person.to_move)
    mover.until(lambda: any(person.to_move for person in seats))
    mover, other = sorted(seats, key=lambda person: not person.to_move)
    mover.play()
    other.until(lambda: other.version >= mover.version)


def test_a_page_that_was_cut_off_catches_up(people: People) -> None:
    seats = people.table("Ada", "Björn")
    seats[0].until(lambda: any(person.to_move for person in seats))
    mover, other = sorted(seats, key=lambda person: not person.to_move)
    other.context.set_offline(True)
    mover.play()
    other.context.set_offline(False)
    other.page.reload()
    other.until(lambda: other.version >= mover.version)


def test_two_tabs_of_one_seat_show_the_same(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    ada.wait_for_turn()
    tab = ada.tab()
    tab.goto(ada.page.url)
    ada.play()
    expect(tab.locator("#board")).not_to_have_attribute("data-version", "-1")
    ada.until(lambda: int(tab.locator("#board").get_attribute("data-version") or -1) >= ada.version)


def test_a_double_click_makes_one_move(people: People) -> None:
    seats = people.table("Ada", "Björn")
    seats[0].until(lambda: any(person.to_move for person in seats))
    mover = next(person for person in seats if person.to_move)
    button = mover.page.locator(".own .primary").first
    said = "You passed" if "Pass" in button.inner_text() else "Your turn ends"
    button.dblclick()
    mover.page.wait_for_timeout(400)
    assert mover.page.locator("#log-lines").inner_text().count(said) == 1


def test_the_back_button_leads_home_and_forward_to_the_table(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    ada.wait_for_turn()
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    ada.page.go_forward()
    assert ada.wait_for_turn() or ada.over
    assert ada.page.locator(".hand .card").count() > 0


def test_a_card_laid_can_be_taken_back_and_the_button_says_which(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    while ada.wait_for_turn():
        ada.play()
        if ada.to_move and ada.page.locator(".undo").count():
            assert "Take back" in ada.page.locator(".undo").first.inner_text()
            ada.page.locator(".undo").first.click()
            expect(ada.page.locator("#log-lines")).to_contain_text("You took back")
            return


def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(people: People) -> None:
    ada, bob = people.table("Ada", "Bob")
    bob.page.goto("about:blank")
    ada.until(lambda: ada.page.locator("#place-1 .away").count() > 0)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ada.page.locator("#chat-lines")).to_contain_text("a bot plays on")
    bob.page.go_back()
    expect(ada.page.locator("#chat-lines")).to_contain_text("back")


def test_somebody_who_only_watches_sees_no_hand(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    eve = people.new()
    eve.page.goto(ada.page.url)
    expect(eve.page.locator("#own")).to_contain_text("You are watching")
    assert eve.page.locator(".hand").count() == 0
    assert eve.page.locator("button[name=move]").count() == 0


def test_names_and_talk_are_shown_as_they_are_and_never_run(people: People) -> None:
    ada, _ = people.table("<b>Ada</b>", "<script>alert(1)</script>")
    ada.page.get_by_label("Say something…").fill('<img src=x onerror="alert(2)">')
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.locator("#chat-lines")).to_contain_text("<img src=x")
    assert ada.page.locator("#chat-lines img, .who script, .who b b").count() == 0
