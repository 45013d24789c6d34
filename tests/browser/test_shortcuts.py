"""Keys for what is pressed often, their list under ?, and soft tones for who wants them."""

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import Practice, introduced, may_play
from tests.gallery.scenes import scene_in
from tests.gallery.stage import PHONES, Stage

SEED = 7
EARS = """
window.heard = [];
window.AudioContext = class {
  destination = {};
  currentTime = 0;
  resume() {}
  createGain() {
    const gain = { setValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain };
    return { gain, connect: (to) => to };
  }
  createOscillator() {
    const frequency = {};
    return { frequency, connect: (to) => to, stop() {},
      start(at) { window.heard.push([frequency.value, at]); } };
  }
};
"""


def at_a_crisis(person: Person, **settings: str) -> Page:
    practice = Practice(person, SEED, hints=True)
    csrf = introduced(person, "Ada")
    liked: dict[str, str | float | bool] = {"csrf": csrf, "pace": "once", **settings}
    person.context.request.post(f"{person.url}/settings", form=liked)
    practice.go_on_until(may_play)
    return person.page


def test_the_list_names_what_each_key_does(people: People) -> None:
    page = at_a_crisis(people.new())
    keys = page.locator("#keys")
    page.locator("#prompt").focus()
    page.keyboard.press("?")
    for key, words in (("m", "Menu"), ("c", "Say something"), ("e", "Pass"), ("l", "happened")):
        expect(keys.locator(f"dt:has-text('{key}') + dd", has_text=words)).to_have_count(1)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()


def test_the_list_begins_with_its_heading_on_the_smallest_phone(stage: Stage) -> None:
    """And says once what a button says in more and in fewer words."""
    stage.show(scene_in("opened", "terramara-keys"), PHONES[0])
    keys = stage.page.locator("#keys")
    expect(keys.get_by_role("heading")).to_be_in_viewport(ratio=1)
    assert keys.evaluate("(list) => list.scrollTop") == 0
    assert keys.locator("dt:has-text('u') + dd").inner_text().count("Ask") == 1


def test_each_key_does_what_its_button_does(people: People) -> None:
    ada = people.new()
    page = at_a_crisis(ada, ask_before="never")
    press = page.keyboard.press
    press("m")
    expect(page.locator("#menu")).to_be_visible()
    press("Escape")
    press("l")
    expect(page.locator("#log-lines")).to_be_focused()
    for key in ("r", "i"):
        press(key)
        expect(page.locator("#drawer")).to_be_visible()
        page.locator("#drawer [data-close]").click()
    press("n")
    expect(page.locator("[data-pick][aria-pressed]:focus")).to_have_count(1)
    press("h")
    expect(page.locator("#advice")).not_to_be_empty()
    for key in ("e", "u"):
        before = ada.version
        press(key)
        ada.wait_for(before + 1)


def test_no_key_does_anything_while_somebody_writes_or_has_turned_them_off(people: People) -> None:
    ada = people.new()
    page = at_a_crisis(ada, ask_before="never")
    page.keyboard.press("c")
    page.keyboard.type("e?mn")
    expect(page.locator("#say")).to_have_value("e?mn")
    expect(page.locator("#keys")).to_be_hidden()
    page.evaluate("() => { document.body.dataset.shortcuts = 'off'; }")
    page.locator("#prompt").focus()
    page.keyboard.press("e")
    page.keyboard.press("m")
    expect(page.locator("#menu")).to_be_hidden()
    page.evaluate("() => { document.body.dataset.shortcuts = 'on'; }")
    page.keyboard.press("m")
    expect(page.locator("#menu")).to_be_visible()  # by now the others would have done something
    assert ada.sent == 0


def test_a_key_asks_first_where_the_button_would(people: People) -> None:
    page = at_a_crisis(people.new(), ask_before="always")
    page.keyboard.press("e")
    expect(page.locator("[data-armed]")).to_have_text("Pass")


def test_who_wants_tones_hears_what_happens_one_after_the_other(people: People) -> None:
    ada = people.new()
    ada.page.add_init_script(EARS)
    page = at_a_crisis(ada, sound="all", ask_before="never")
    for key in ("e", "u"):
        before = ada.version
        page.keyboard.press(key)
        ada.wait_for(before + 1)
    begun = [at for _, at in page.evaluate("() => window.heard")]
    assert len(begun) > 1
    assert begun == sorted(set(begun))


def test_without_the_wish_for_them_there_is_no_tone(people: People) -> None:
    ada = people.new()
    ada.page.add_init_script(EARS)
    page, before = at_a_crisis(ada, ask_before="never"), ada.version
    page.keyboard.press("e")
    ada.wait_for(before + 1)
    assert page.evaluate("() => window.heard") == []
