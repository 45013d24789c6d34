"""What people at a table settle among themselves: taking back, other devices, the clock, ready."""

import re

from playwright.sync_api import Request, expect

from tests.browser.people import People, mover_among
from tests.browser.person import Person
from tests.browser.practice import Practice, may_help

AT_FIRST = re.compile(r"^(1:00|0:[3-5]\d)$")  # of a minute


def test_a_card_laid_can_be_taken_back_and_the_button_says_which(people: People) -> None:
    ada = people.new()
    practice = Practice(ada, seed=7)
    practice.go_on_until(may_help)
    before = ada.page.locator(".hand .card").count()
    ada.play()
    expect(ada.page.locator(".hand .card")).to_have_count(before - 1)
    undo = ada.page.locator("#undo-one")
    expect(undo).to_contain_text("Take back: ")
    undo.click()
    expect(ada.page.locator("#log-lines")).to_contain_text("You take back")
    expect(ada.page.locator(".hand .card")).to_have_count(before)


def test_further_back_is_asked_for_and_done_when_the_other_agrees(people: People) -> None:
    asker, (other,) = _somebody_could_ask(people)
    words = asker.page.locator("[id^=undo-ask]").inner_text()
    assert "Ask to take back: " in words
    asker.page.locator("[id^=undo-ask]").click()
    expect(asker.page.locator("#request")).to_contain_text("To be answered by")
    expect(other.page.locator("#request")).to_contain_text("asks to go back")
    other.page.get_by_role("button", name="Agree").click()
    for person in (asker, other):
        expect(person.page.locator("#log-lines")).to_contain_text(re.compile("takes? back"))
        expect(person.page.locator("#request")).to_have_count(0)


def test_what_is_refused_is_not_taken_back(people: People) -> None:
    asker, (other,) = _somebody_could_ask(people)
    version = asker.version
    asker.page.locator("[id^=undo-ask]").click()
    other.page.get_by_role("button", name="Refuse").click()
    expect(asker.page.locator("#refusal")).to_contain_text("has refused to go back")
    expect(asker.page.locator("#request")).to_have_count(0)
    expect(other.page.locator("#refusal")).to_have_count(0)
    expect(asker.page.locator("#log-lines")).to_contain_text("has refused to go back")
    expect(other.page.locator("#log-lines")).to_contain_text("You have refused to go back")
    assert asker.version == version


def test_who_asked_can_think_better_of_it(people: People) -> None:
    asker, (other,) = _somebody_could_ask(people)
    asker.page.locator("[id^=undo-ask]").click()
    asker.page.get_by_role("button", name="Never mind").click()
    expect(other.page.locator("#request")).to_have_count(0)


def test_one_person_among_bots_may_take_back_anything(people: People) -> None:
    ada = people.new()
    people.room(ada, "Ada", undo="free")
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_url("**/matches/*")
    for _ in range(2):
        assert ada.wait_for_turn()
        ada.go_on()
    mover_among([ada])
    undo = ada.page.locator("#undo-further, #undo-one").first
    expect(undo).to_contain_text("Take back: ")
    undo.click()
    expect(ada.page.locator("#log-lines")).to_contain_text("You take back")


def test_a_seat_is_played_from_another_device_by_its_link(people: People) -> None:
    ada, _ = people.table("Ada", "Björn")
    match = ada.page.url
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device").click()
    link = ada.page.get_by_label("Link to your seat").input_value()
    assert "/sit/" in link
    expect(ada.page.locator(".invite svg")).to_be_visible()
    phone = people.phone()
    sent = _referrers(phone)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Sit here").click()
    phone.page.wait_for_url(match)
    expect(phone.page.locator("body.seat-0 .hand .card").first).to_be_visible()
    secret = link.rpartition("/")[2]
    assert len(sent) > 5
    assert [referrer for referrer in sent if secret in referrer] == []


def test_nobody_else_gets_a_link_to_a_seat(people: People) -> None:
    ada, _ = people.table("Ada", "Björn")
    eve = people.new()
    eve.is_called("Eve")
    eve.page.goto(ada.page.url)
    assert eve.page.get_by_role("button", name="Play on another device").count() == 0
    eve.go("/new")
    csrf = eve.page.locator("form [name=csrf]").first.get_attribute("value") or ""
    answer = eve.page.request.post(ada.page.url + "/device", form={"csrf": csrf})
    assert answer.status == 403
    assert "/sit/" not in answer.text()


def test_the_clock_counts_down_where_the_table_has_one(people: People) -> None:
    ada, bjorn = people.table("Ada", "Björn", clock="60")
    for person in (ada, bjorn):
        clock = person.page.locator("#time-left")
        person.until(lambda: ada.to_move or bjorn.to_move)
        expect(clock).to_be_visible()
        expect(clock).to_have_text(AT_FIRST)  # between two decisions it stands still for a moment
        expect(clock).not_to_have_text(clock.inner_text())


def test_a_table_without_a_clock_shows_none(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    ada.wait_for_turn()
    expect(ada.page.locator("#time-left")).to_be_hidden()


def test_the_waiting_room_shows_who_is_ready(people: People) -> None:
    ada, bjorn = people.new(), people.new()
    people.room(ada, "Ada", "Björn")
    people.sit(bjorn, "Björn", ada.page.url)
    expect(ada.page.locator("#seat-1")).to_contain_text("✓ ready")
    bjorn.page.get_by_role("button", name="Not yet").click()
    expect(ada.page.locator("#seat-1")).to_contain_text("not ready yet")
    expect(ada.page.locator("#room")).to_contain_text("Not ready yet: Björn")
    bjorn.page.get_by_role("button", name="I am ready").click()
    expect(ada.page.locator("#seat-1")).to_contain_text("✓ ready")


def test_seats_are_told_apart_by_their_marks(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    marks = ada.page.locator("#places .avatar").all_inner_texts()
    assert len(set(marks)) == len(marks) == 4


def _somebody_could_ask(people: People) -> tuple[Person, list[Person]]:
    """Both have moved, and one of two people is to move: what went before is beyond the rule."""
    seats = people.table("Ada", "Björn", undo="ask")
    for _ in range(4):
        mover, _ = mover_among(seats)
        mover.go_on()
    mover, others = mover_among(seats)
    expect(mover.page.locator("[id^=undo-ask]")).to_be_visible()
    return mover, others


def _referrers(person: Person) -> list[str]:
    """What every request of a page says of where it comes from."""
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(request.headers.get("referer", ""))

    person.page.on("request", note)
    return sent
