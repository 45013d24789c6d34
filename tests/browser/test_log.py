"""The log beside the board: its places, on phones the newest first, a ticker and what is unread."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.futura import play
from tests.browser.mara import composed, sending
from tests.browser.people import People, mover_among
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONE, TABLETS, Stage

SQUEEZED = """() => {
  const row = document.getElementById("recap");
  const wide = [...row.querySelectorAll(".deed-card")].map((name) => name.offsetWidth);
  const names = wide.reduce((one, other) => one + other);
  const last = row.lastElementChild.getBoundingClientRect();
  row.style.width = `${last.right - row.getBoundingClientRect().left - names}px`;
  row.style.flex = "none";
  dispatchEvent(new Event("resize"));
}"""
SCORED_AT_LAST = """() => {
  const scored = Object.assign(document.createElement("span"), { className: "deed" });
  scored.innerHTML = "<b data-kept>+5</b>";
  document.querySelector(".deeds-chips").append(scored);
  const row = document.getElementById("recap");
  Object.assign(row.style, { width: `${row.firstElementChild.offsetWidth - 20}px`, flex: "none" });
  dispatchEvent(new Event("resize"));
}"""
MARKS_ALONE = """() => [...document.querySelectorAll(".deeds")]
  .filter((line) => !line.querySelector(".deed:not([hidden]) > :not([hidden])"))
  .map((line) => line.id)"""
FROM_END = "(one) => one.scrollHeight - one.scrollTop - one.clientHeight"
SCROLLED_BACK = "(one) => (one.scrollTop = 0, one.scrollHeight - one.clientHeight)"
NEAR = 5  # pixels
NEWEST = "#log-lines > ol > li:last-child"
OLDEST = "#log-lines > ol > li:first-child"
DISCARD = re.compile("^Discard .* first$")
A_WORD = 40  # pixels
FRAME = 5  # pixels: how far the keyboard's mark reaches


def shown(stage: Stage, size: tuple[int, int]) -> Page:
    """The table of somebody who may help."""
    stage.show(scene_in("terra-3", "help"), size)
    return stage.page


def test_the_newest_sentence_opens_the_log_with_the_newest_turn_first(stage: Stage) -> None:
    page = shown(stage, PHONE)
    page.locator(".ticker").click()
    expect(page.locator("#log")).to_be_in_viewport()
    newest, oldest = page.locator(NEWEST).bounding_box(), page.locator(OLDEST).bounding_box()
    assert newest is not None
    assert oldest is not None
    assert newest["y"] < oldest["y"]


def test_the_newest_turn_lies_open_under_the_card_that_was_taken(people: People) -> None:
    mover, (other,) = mover_among(people.table("Ada", "Björn", game="terra_futura"))
    while mover.to_move:
        play(mover)
    other.until(lambda: other.to_move)
    other.do(lambda _: other.page.get_by_role("button", name=DISCARD).first.click())
    play(other)
    mover.wait_for(other.version)
    newest = mover.page.locator(NEWEST)
    expect(newest.locator("summary")).to_contain_text("takes")
    expect(newest.get_by_text("discards")).to_be_visible()


def test_marks_of_the_others_open_what_they_did(stage: Stage) -> None:
    page = shown(stage, PHONE)
    expect(page.locator("#recap")).to_be_hidden()
    page.locator(".recap-button").click()
    expect(page.locator(".deeds").first).to_be_visible()


@pytest.mark.parametrize(
    ("room", "name"), [("terra-3", "help"), ("terra_futura-5", "keep"), ("terramara-4", "send")]
)
def test_on_a_phone_what_others_did_is_told_in_words_too(
    stage: Stage, room: str, name: str
) -> None:
    stage.show(scene_in(room, name), PHONE)
    stage.page.locator(".recap-button").click()
    words, sheet = stage.page.locator(".deed-words"), stage.page.locator("#recap").bounding_box()
    assert sheet is not None
    assert words.count() > 0
    for line in words.all():
        box = line.bounding_box()
        assert box is not None
        assert box["width"] > A_WORD
        assert box["x"] + box["width"] <= sheet["x"] + sheet["width"]


def test_each_deed_of_somebody_is_a_line_of_the_tip(stage: Stage) -> None:
    stage.show(scene_in("terra_futura-5", "keep"), DESK)
    line = stage.page.locator(".deeds").first
    deeds = line.locator("> .unseen").all_inner_texts()
    line.hover()
    expect(stage.page.locator(".tip:not([hidden])")).to_be_visible()
    assert len(deeds) > 2
    assert stage.page.locator(".tip .meaning").inner_text().splitlines() == deeds


def test_the_frame_around_what_somebody_did_has_room_on_every_side(stage: Stage) -> None:
    stage.show(scene_in("terra_futura-5", "keep"), DESK)
    row, line = (stage.page.locator(part).first.bounding_box() for part in (".recap", ".deeds"))
    assert row is not None
    assert line is not None
    assert line["x"] - row["x"] >= FRAME
    assert line["y"] - row["y"] >= FRAME


def test_what_others_did_leaves_out_the_names_of_cards_before_what_they_brought(
    stage: Stage,
) -> None:
    stage.show(scene_in("terra_futura-3", "take"), DESK)
    page = stage.page
    names, rest = page.locator(".deed-card"), page.locator(".deed:not(.deed-card)")
    expect(names.filter(visible=True)).to_have_count(2)
    page.evaluate(SQUEEZED)
    expect(names.filter(visible=True)).to_have_count(0)
    expect(rest.filter(visible=True)).to_have_count(rest.count())
    expect(page.locator("[data-more]")).to_have_count(0)


def test_what_others_did_says_for_how_many_points_they_did_it_as_long_as_it_says_anything(
    stage: Stage,
) -> None:
    page = shown(stage, DESK)
    page.evaluate(SCORED_AT_LAST)
    expect(page.locator(".deeds").first).to_have_attribute("data-more", "…")
    expect(page.locator(".deed:has([data-kept])").first).to_be_visible()


@pytest.mark.parametrize("size", TABLETS)
@pytest.mark.parametrize("name", ["take", "keep", "remove", "pattern"])
def test_on_tablets_each_of_four_others_did_something_that_is_seen(
    stage: Stage, name: str, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra_futura-5", name), size)
    assert stage.page.locator(".deeds").count() > 2
    assert stage.page.evaluate(MARKS_ALONE) == []


def test_what_others_did_makes_way_for_being_shown_again(stage: Stage) -> None:
    stage.show(scene_in("terra_futura-3", "take"), PHONE)
    page = stage.page
    page.locator(".recap-button").click()
    page.locator(".deeds").first.click()
    expect(page.locator("#recap")).to_be_hidden()


def test_a_press_beside_what_others_did_closes_it_and_does_nothing_else(stage: Stage) -> None:
    stage.show(scene_in("terra_futura-3", "take"), PHONE)
    page = stage.page
    page.locator(".recap-button").click()
    card = page.locator(".mine .card").first.bounding_box()
    assert card is not None
    page.mouse.click(card["x"] + 20, card["y"] + 20)
    expect(page.locator("#recap")).to_be_hidden()
    expect(page.locator(".tip:not([hidden])")).to_have_count(0)


def test_a_line_that_is_pointed_at_shows_its_place(stage: Stage) -> None:
    page = shown(stage, DESK)
    page.locator("#log [data-shows*=crisis]").last.hover()
    expect(page.locator(".told").first).to_be_attached()
    page.locator("#prompt").hover()
    expect(page.locator(".told")).to_have_count(0)


def test_who_looked_something_up_sees_what_follows_from_their_own_move(people: People) -> None:
    ada = people.new()
    sending(ada)
    lines = ada.page.locator("#log-lines")
    composed(ada, "at-develop")
    lines.evaluate("(one) => Object.assign(one.style, { flex: 'none', height: '20px' })")
    ada.until(lambda: lines.evaluate(SCROLLED_BACK) > NEAR)
    ada.page.locator("#end-turn, #do-it.primary").first.click()
    ada.until(lambda: lines.evaluate(FROM_END) < NEAR)


def test_by_keyboard_one_goes_from_line_to_line(stage: Stage) -> None:
    page = shown(stage, DESK)
    page.locator("#log-lines").focus()
    reached = []
    for _ in range(2):
        page.keyboard.press("ArrowUp")
        reached.append(page.locator("#log-lines [data-shows]:focus").bounding_box())
    newest, before = reached
    assert newest is not None
    assert before is not None
    assert before["y"] < newest["y"]


def test_what_is_said_while_the_side_is_closed_is_counted_until_it_is_read(people: People) -> None:
    ada, bo = people.phone(), people.new()
    people.gather([ada, bo], "Ada", "Bo", game="terra_futura")
    bo.page.locator(".say input[name=text]").fill("Hello!")
    bo.page.locator(".say button").click()
    unread = ada.page.locator("#unread")
    expect(unread).to_be_visible()
    expect(unread.locator("b")).to_have_text("1")
    ada.page.locator(".sheet-button").click()
    ada.page.locator("#chat-lines li").last.scroll_into_view_if_needed()
    expect(unread).to_be_hidden()


def test_a_long_sentence_stays_beside_the_mark_of_who_it_is_about(stage: Stage) -> None:
    line = shown(stage, DESK).locator("#log li:has(> .dot)").last
    lefts = line.evaluate(
        """line => {
          const words = line.querySelector(":scope > span");
          words.append(" and so on".repeat(20));
          const mark = line.querySelector(".dot").getBoundingClientRect().right;
          return [...words.getClientRects()].map((row) => row.left - mark);
        }"""
    )
    assert min(lefts) > 0


def test_the_mark_stands_beside_the_first_line_of_a_sentence(stage: Stage) -> None:
    stage.show(scene_in("terra-3", "end-watching"), PHONE)
    off = stage.page.evaluate(
        """() => [...document.querySelectorAll("#log summary:has(> .dot)")].map((line) => {
          const mark = line.querySelector(".dot").getBoundingClientRect();
          const words = line.querySelector(":scope > span").getBoundingClientRect();
          const above = (mark.top + mark.bottom) / 2 - words.top;
          return above / parseFloat(getComputedStyle(line).lineHeight);
        })"""
    )
    assert off
    assert max(off) < 0.8
