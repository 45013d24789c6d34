"""Guides in real browsers: by mouse, thumb and keyboard, each thing in sight beside its words."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from terrarium.core.guide import Guide, GuideStep
from terrarium.games import GAMES
from terrarium.guides import guides_of
from tests.browser.axe import faults
from tests.browser.futura import CORNER
from tests.browser.people import MOVING, People
from tests.browser.person import Person
from tests.sizes import DEEP

RISES = 300  # milliseconds: longer than a card that is pointed at takes to rise
LITTLE = 0.3
SETTLED = "body:not(:has([data-draft][aria-busy]))"  # no press waits for its answer
Hand = Callable[[Person, Locator], None]


def by_mouse(person: Person, thing: Locator) -> None:
    thing.click(position=_where(thing))


def by_thumb(person: Person, thing: Locator) -> None:
    thing.tap(position=_where(thing))


def _where(thing: Locator) -> Position | None:
    """In the middle, unless one of its effects may lie there."""
    return CORNER if thing.locator(".effect").count() else None


def by_keyboard(person: Person, thing: Locator) -> None:
    """What is pointed at has the focus, that of which it is a part, or a button that does it."""
    focused, pick = person.page.locator("button:focus"), thing.get_attribute("data-pick")
    same = person.page.locator(f"[data-picks='{pick}']")
    expect(
        thing.locator("xpath=ancestor-or-self::button[1]").or_(same).and_(focused)
    ).to_be_visible()
    person.page.keyboard.press("Enter")


WAYS: dict[str, tuple[Hand, dict[str, Any]]] = {
    "thumb": (by_thumb, {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}),
    "mouse": (by_mouse, {"reduced_motion": MOVING, "pace": "normal"}),
    "keyboard": (by_keyboard, {}),
    "small": (by_thumb, {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}),
    "tablet": (by_mouse, {"width": 768, "height": 1024}),
}
# In a daily run: the first chapter of each game on a phone, and one by keyboard.
DAILY = ("terra-1-thumb", "terra-1-keyboard", "terra_futura-1-thumb", "terramara-1-thumb")
EVERY = {
    f"{game.name}-{guide.name}-{way}": (guide, way)
    for game in GAMES
    for guide in guides_of(game).values()
    for way in WAYS
}
GUIDES = [pytest.param(*EVERY[name], id=name) for name in (EVERY if DEEP else DAILY)]


@pytest.mark.parametrize(("guide", "way"), GUIDES)
def test_a_guide_is_followed_to_its_end(people: People, guide: Guide, way: str) -> None:
    hand, wishes = WAYS[way]
    ada = people.new(**wishes)
    begin(ada, guide)
    for step in guide.steps:
        follow(ada, guide, step, hand)
    expect(ada.page.locator("#guide")).to_be_hidden()
    ada.until(lambda: ada.to_move)


def reach(person: Person, game: str, step: int, hand: Hand) -> Guide:
    """The first guide of a game, followed up to a step."""
    guide = guides_of(GAMES.find(game))["1"]
    begin(person, guide)
    for done in guide.steps[:step]:
        follow(person, guide, done, hand)
    return guide


def begin(person: Person, guide: Guide) -> None:
    """By the first page: the one guide of a game, or a chapter."""
    person.go("/")
    form = f"form[action$='/learn']:has([value={guide.game}])"
    card = person.page.locator(f".game-card:has({form})")
    for chapters in card.locator("summary").all():
        chapters.click()
    chapter = card.locator(f"[name=chapter][value='{guide.name}']")
    person.follow(chapter if chapter.count() else card.locator(f"{form} button"))


def follow(person: Person, guide: Guide, step: GuideStep, hand: Hand) -> None:
    """Reads it, looks at each thing, and does what it says."""
    page = person.page
    count = f"Step {step.number + 1} of {len(guide.steps)}"
    expect(page.locator(".guide-count")).to_have_text(count)
    expect(page.locator(".guide-words")).not_to_contain_text("Watch what the others do")
    for thing in pointed_at(person, step):
        is_beside(person, thing)
        if not step.is_read:
            hand(person, thing)
    if step.is_read:
        hand(person, page.locator("#guide-next"))


def test_the_board_stays_in_sight_while_the_button_under_the_thumb_is_pointed_at(
    people: People,
) -> None:
    hand, wishes = WAYS["thumb"]
    ada = people.new(**wishes)
    reach(ada, "terra_futura", 5, hand)
    expect(ada.page.locator(".own .primary.guided")).to_be_in_viewport()
    expect(ada.page.locator("#own-c3")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("way", ["mouse", "thumb"])
@pytest.mark.parametrize(("step", "spoken_of"), [(3, "#own-c3"), (10, "#own-d3")])
def test_the_words_cover_nothing_that_they_speak_of(
    people: People, way: str, step: int, spoken_of: str
) -> None:
    hand, wishes = WAYS[way]
    ada = people.new(**wishes)
    reach(ada, "terra_futura", step, hand)
    expect(ada.page.locator("#own-c2.guided")).to_be_in_viewport()
    is_beside(ada, ada.page.locator(spoken_of))
    side = "" if way == "thumb" else "above"  # there what they speak of lies in between
    expect(ada.page.locator("#guide")).to_have_attribute("data-side", side)


def test_a_part_of_a_card_stays_in_the_light_when_it_is_pointed_at(people: People) -> None:
    hand, wishes = WAYS["mouse"]
    ada = people.new(**wishes)
    reach(ada, "terra_futura", 4, hand)
    thing = ada.page.locator(".guided.effect")
    thing.hover()
    ada.page.wait_for_timeout(RISES)
    assert _covered(ada.page.locator(".light"), thing) == 1


def test_the_words_have_no_arrow_to_anything_but_their_thing(people: People) -> None:
    hand, wishes = WAYS["mouse"]
    ada = people.new(**wishes)
    reach(ada, "terra_futura", 8, hand)
    words, thing = ada.page.locator("#guide"), ada.page.locator("#spot-d3")
    expect(thing).to_contain_class("guided")
    ada.until(lambda: _points_beyond(words, thing) == (words.get_attribute("data-side") == ""))


def _points_beyond(words: Locator, thing: Locator) -> bool:
    """Above or below, but farther to one side than the thing."""
    over, under = words.bounding_box(), thing.bounding_box()
    assert over is not None
    assert under is not None
    middle = under["x"] + under["width"] / 2
    return not over["x"] < middle < over["x"] + over["width"]


def pointed_at(person: Person, step: GuideStep) -> Iterator[Locator]:
    """Its things, each once the one before it was picked; a part of a card may pick them all."""
    for names in step.at:
        known = ", ".join(
            f'[id="{name}"], [data-at~="{name}"], [data-pick="{name}"], [value="{name}"]'
            for name in names
        )
        thing = person.page.locator(f"{SETTLED} .guided:is({known})")
        done = person.page.locator(".guide-count").get_by_text(f"Step {step.number + 2} of")
        expect(thing.or_(done).first).to_be_in_viewport()
        if done.count():
            return
        yield thing


def is_beside(person: Person, thing: Locator) -> None:
    """The words cover nothing of it, or little where it takes most of a screen."""
    person.until(lambda: _covered(person.page.locator("#guide"), thing) < LITTLE)


def _covered(words: Locator, thing: Locator) -> float:
    """The part of a thing that lies under the words."""
    over, under = words.bounding_box(), thing.bounding_box()
    if over is None or under is None:
        return 1.0
    across = _shared(over["x"], over["width"], under["x"], under["width"])
    return across * _shared(over["y"], over["height"], under["y"], under["height"])


def _shared(start: float, size: float, other: float, length: float) -> float:
    return max(0.0, min(start + size, other + length) - max(start, other)) / length


def test_a_guide_outlives_a_reload_a_second_tab_and_taking_back(people: People) -> None:
    ada = people.new()
    reach(ada, "terra", 4, by_mouse)
    words = ada.page.locator(".guide-words")
    expect(words).to_contain_text("Averted!")
    other = ada.tab()
    other.goto(ada.page.url)
    ada.page.reload()
    expect(words).to_contain_text("Averted!")
    ada.page.locator("#guide-next").click()
    expect(other.locator(".guide-words")).to_contain_text("pass")
    ada.page.locator(".undo").first.click()
    expect(words).to_contain_text("Lay the green 6")
    ada.page.get_by_role("button", name="Skip the guide").click()
    expect(other.locator("#guide")).to_be_hidden()


def test_the_words_of_a_guide_are_heard_and_make_way_for_what_is_told(people: People) -> None:
    ada = people.new(pace="normal")
    guide = reach(ada, "terra", 3, by_mouse)
    says, words = ada.page.locator("#guide-says[role=status]"), ada.page.locator(".guide-words")
    says.evaluate("(place) => { window.heard = place; }")
    ada.stop_time()
    for thing in pointed_at(ada, guide.steps[3]):
        expect(thing).to_have_accessible_description(re.compile(re.escape(words.inner_text())))
        by_mouse(ada, thing)
    expect(ada.page.locator("#beat")).to_contain_text("Averted!")
    expect(ada.page.locator("#guide")).to_contain_class("unseen")
    expect(ada.page.locator(".light")).to_be_hidden()
    expect(ada.page.locator(".guided")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#guide")).not_to_contain_class("unseen")
    expect(words).to_contain_text("Averted!")
    assert says.evaluate("(place) => place === window.heard")
    expect(ada.page.locator("#guide-next")).to_have_accessible_description(re.compile("Averted!"))


def test_another_move_is_declined_kindly_and_axe_finds_nothing(people: People) -> None:
    ada, guide = people.new(), guides_of(GAMES.find("terra"))["1"]
    begin(ada, guide)
    assert faults(ada.page) == []
    for step in guide.steps[:3]:
        follow(ada, guide, step, by_mouse)
    assert faults(ada.page) == []
    ada.page.locator("#move-pass").click()
    expect(ada.page.locator("#notice")).to_contain_text("Let us first do what the guide says")
    people.errors.clear()  # the browser notes that the move was declined
    ada.page.get_by_role("button", name="Begin again").click()
    expect(ada.page.locator(".guide-count")).to_have_text(f"Step 1 of {len(guide.steps)}")
