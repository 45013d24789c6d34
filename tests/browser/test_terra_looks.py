"""Terra's table at every size: what matters lies open, and nothing has to be scrolled for."""

import pytest
from playwright.sync_api import Browser, expect

from tests.gallery.scene import Scene
from tests.gallery.scenes import scene_in, scenes_of
from tests.gallery.stage import DESK, LOW_DESK, PHONES, TABLETS, Stage

_OUTSIDE = """([things, frame]) => {
  const box = document.querySelector(frame).getBoundingClientRect();
  const out = (thing) => thing.bottom > box.bottom + 1 || thing.right > box.right + 1;
  const all = [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
  return all.filter((thing) => thing.height && out(thing)).length;
}"""

_COVERED = """() => [...document.querySelectorAll(".region-name")].filter((name) => {
  const { left, right, top, bottom } = name.getBoundingClientRect();
  const at = (x) => document.elementFromPoint(x, (top + bottom) / 2);
  return [left + 8, right - 8].some((x) => !name.contains(at(x)));
}).map((name) => name.textContent.trim())"""
_OVERLAPPING = """() => {
  const boxes = (things) => [...document.querySelectorAll(things)]
    .map((thing) => [thing.textContent.trim(), thing.getBoundingClientRect()]);
  return boxes(".region-name").flatMap(([name, label]) => boxes(".crisis, #impending")
    .filter(([, box]) => label.left < box.right && box.left < label.right
      && label.top < box.bottom && box.top < label.bottom)
    .map(([crisis]) => `${name}: ${crisis}`));
}"""
_LOWEST = """(things) => Math.max(...things.map((thing) => thing.getBoundingClientRect().bottom))"""
_CONTRAST = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const light = (thing) => {
    pen.fillStyle = getComputedStyle(thing).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const parts = [...pen.getImageData(0, 0, 1, 1).data].map((part) => (part / 255) ** 2.2);
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2] + .05;
  };
  const behind = light(document.querySelector("#side"));
  return [...document.querySelectorAll(".dot")].map((dot) => light(dot) / behind);
}"""
LAPTOP, SIDEWAYS = (1366, 768), (844, 390)
MARK = 5  # pixels: as far as the frame of what is advised reaches
_FOLDED = """(sentences) => sentences.filter((sentence) => sentence.offsetWidth < 2).length"""


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {scene.name: scene for scene in scenes_of("terra-6")}


def outside(stage: Stage, things: str, frame: str) -> int:
    """How many of them reach out of the frame that shows them; there are some of each kind."""
    stage.has(*things.split(", "))
    found: int = stage.page.evaluate(_OUTSIDE, [things, frame])
    return found


def names_and_crises_in_each_others_way(stage: Stage) -> list[str]:
    stage.has(".region-name", ".crisis, #impending")
    overlapping: list[str] = stage.page.evaluate(_OVERLAPPING)
    covered: list[str] = stage.page.evaluate(_COVERED)
    return overlapping + covered


@pytest.mark.parametrize("size", [DESK, LAPTOP, LOW_DESK, *TABLETS])
@pytest.mark.parametrize("end", ["won", "lost"])
def test_the_scores_of_six_are_seen_whole(
    stage: Stage, scenes: dict[str, Scene], end: str, size: tuple[int, int]
) -> None:
    stage.show(scenes[end], size)
    assert outside(stage, ".result td, .numbers dd, .numbers li", ".result") == 0


@pytest.mark.parametrize("size", [DESK, LOW_DESK, *TABLETS])
@pytest.mark.parametrize("kind", ["impending", "help", "waiting"])
def test_no_danger_is_out_of_sight(
    stage: Stage, scenes: dict[str, Scene], kind: str, size: tuple[int, int]
) -> None:
    stage.show(scenes[kind], size)
    assert outside(stage, ".place, .danger li, #track", "#places") == 0


@pytest.mark.parametrize("size", [DESK, LOW_DESK, *TABLETS])
def test_a_long_name_takes_one_line_also_on_the_page_of_who_bears_it(
    stage: Stage, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    stage.show(scenes["waiting"], size)
    heights = stage.page.locator(".place").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert max(heights) - min(heights) <= 3
    expect(stage.page.locator(".place .you:visible")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, *TABLETS])
def test_the_newest_line_of_the_log_and_the_chat_keep_apart(
    stage: Stage, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    stage.show(scenes["waiting"], size)
    assert outside(stage, "#log-lines", "#log") == 0
    assert outside(stage, "#log", "#side") == 0
    top = "chat => chat.getBoundingClientRect().top"
    bottom = "log => log.getBoundingClientRect().bottom"
    log, chat = stage.page.locator("#log"), stage.page.locator("#chat")
    assert log.evaluate(bottom) <= chat.evaluate(top)


@pytest.mark.parametrize("kind", ["impending", "waiting", "undo-asked", "undo-waiting"])
def test_on_a_phone_no_hand_covers_the_impending_crisis(
    stage: Stage, scenes: dict[str, Scene], kind: str
) -> None:
    stage.show(scenes[kind], PHONES[0])
    bottom = "crisis => crisis.getBoundingClientRect().bottom"
    top = "own => own.getBoundingClientRect().top"
    crisis, own = stage.page.locator("#impending"), stage.page.locator("#own")
    assert crisis.evaluate(bottom) <= own.evaluate(top)


@pytest.mark.parametrize("kind", ["impending", "help", "last"])
@pytest.mark.parametrize("room", ["terra-3", "terra-6"])
def test_on_a_low_phone_no_hand_covers_a_crisis(stage: Stage, room: str, kind: str) -> None:
    stage.show(scene_in(room, kind), PHONES[0])
    own = stage.page.locator("#own").bounding_box()
    assert own
    assert stage.page.locator(".crisis").evaluate_all(_LOWEST) <= own["y"]


@pytest.mark.parametrize("size", [LOW_DESK, *TABLETS])
@pytest.mark.parametrize("room", ["terra-3", "terra-6"])
def test_in_a_small_world_no_crisis_and_no_name_of_a_region_cover_each_other(
    stage: Stage, room: str, size: tuple[int, int]
) -> None:
    for kind in ("impending", "help", "last"):
        stage.show(scene_in(room, kind), size)
        assert names_and_crises_in_each_others_way(stage) == []


@pytest.mark.parametrize("size", [DESK, TABLETS[0]])
@pytest.mark.parametrize("room", ["terra-3", "terra-6"])
def test_in_letters_of_twice_the_size_the_world_is_large_enough_for_its_crises(
    stage: Stage, room: str, size: tuple[int, int]
) -> None:
    for kind in ("impending", "help", "last"):
        stage.show(scene_in(room, kind), size)
        stage.enlarge()
        assert names_and_crises_in_each_others_way(stage) == []


@pytest.mark.parametrize("size", [DESK, *TABLETS, *PHONES])
def test_what_is_at_stake_is_told_as_far_as_it_has_room(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-3", "help"), size)
    assert stage.page.locator("#stakes p > span").evaluate_all(_FOLDED) == 0
    assert outside(stage, "#stakes p", "#stakes") == 0


@pytest.mark.parametrize("size", [DESK, LOW_DESK, *TABLETS])
def test_what_is_at_stake_is_told_to_its_end_where_there_is_room(
    stage: Stage, size: tuple[int, int]
) -> None:
    hidden = "(told) => told.scrollHeight - told.clientHeight"
    stage.show(scene_in("terra-3", "help"), size)  # a set is hoarded, and three things are told
    assert stage.page.locator("#stakes p").evaluate(hidden) <= 1


def test_on_a_phone_what_can_be_taken_back_is_read_whole_beside_the_end_of_a_turn(
    stage: Stage,
) -> None:
    stage.show(scene_in("terra-3", "help"), PHONES[1])
    assert outside(stage, ".undo", "#own .choices") == 0


@pytest.mark.parametrize("size", [DESK, *PHONES])
def test_what_can_be_taken_back_begins_where_other_choices_do(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-3", "discard"), size)
    first, choices = stage.page.locator(".undo").first, stage.page.locator("#own .choices")
    undone, frame = first.bounding_box(), choices.bounding_box()
    assert undone
    assert frame
    assert abs(undone["x"] - frame["x"]) <= MARK


@pytest.mark.parametrize("size", [DESK, PHONES[1]])
def test_in_letters_of_twice_the_size_every_answer_is_seen(
    stage: Stage, scenes: dict[str, Scene], size: tuple[int, int]
) -> None:
    stage.show(scenes["impending"], size)
    stage.enlarge()
    assert outside(stage, ".answer, .answer .chip", "#impending") == 0
    for slot in stage.page.locator(".slot").all():
        assert slot.evaluate("(slot) => slot.scrollWidth - slot.clientWidth") <= 1
    threat, own = stage.page.locator(".threat"), stage.page.locator("#own")
    above, below = threat.bounding_box(), own.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_six_players_stand_in_one_row_on_a_phone(stage: Stage, scenes: dict[str, Scene]) -> None:
    stage.show(scenes["help"], PHONES[0])
    tops = "all => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size"
    assert stage.page.locator(".strip .avatar").evaluate_all(tops) == 1


def test_without_scripts_the_log_is_open_at_its_newest_line(
    browser: Browser, scenes: dict[str, Scene]
) -> None:
    stage = Stage(browser, scripts=False)
    stage.show(scenes["help"], DESK)
    newest = stage.page.locator("#log-lines li").last
    expect(newest).to_be_in_viewport()
    assert outside(stage, "#log-lines > ol > li:last-child", "#log-lines") == 0
    stage.close()


def test_in_the_dark_the_marks_of_all_players_are_seen_in_the_log(
    browser: Browser, scenes: dict[str, Scene]
) -> None:
    stage = Stage(browser, theme="dark")
    stage.show(scenes["won"], DESK)
    marks = stage.page.evaluate(_CONTRAST)
    stage.close()
    assert len(marks) > 5
    assert min(marks) > 3


def test_nobody_is_called_away_on_their_own_page(stage: Stage, scenes: dict[str, Scene]) -> None:
    stage.show(scenes["away"], DESK)
    expect(stage.page.locator(".away:visible")).to_have_text(["away"])
    stage.page.evaluate("() => document.body.classList.add('seat-5')")
    expect(stage.page.locator(".away:visible")).to_have_count(0)


def test_the_newest_line_stays_in_sight_when_a_tablet_is_turned(
    stage: Stage, scenes: dict[str, Scene]
) -> None:
    for size in (DESK, *TABLETS):
        stage.show(scenes["undo-asked"], size)
        expect(stage.page.locator("#log-lines li").last).to_be_in_viewport(ratio=0.9)


def test_it_stays_there_however_quickly_it_is_turned(
    stage: Stage, scenes: dict[str, Scene]
) -> None:
    for size in (DESK, *TABLETS) * 4:
        stage.show(scenes["undo-asked"], size)
    expect(stage.page.locator("#log-lines li").last).to_be_in_viewport(ratio=0.9)


def test_a_crisis_that_broke_out_keeps_its_colour_among_what_the_others_did(
    stage: Stage, scenes: dict[str, Scene]
) -> None:
    """Green and red are colours of crises: only the mark says how it went."""
    stage.show(scenes["impending"], DESK)
    colours = stage.page.locator("#own").evaluate(
        """own => {
          own.insertAdjacentHTML("beforeend", `<span class="deed deed-broke-out">
            <span class="blue"><svg class="icon"></svg></span><svg class="icon"></svg></span>`);
          return [...own.querySelectorAll(".deed-broke-out:last-child .icon")]
            .map((icon) => getComputedStyle(icon).color);
        }"""
    )
    assert len(set(colours)) == 2


def test_sets_explain_themselves_and_the_best_comes_first(stage: Stage) -> None:
    stage.show(scene_in("terra-4", "help"), DESK)
    sets = stage.page.locator("button.set")
    points = [int(words.split()[0]) for words in sets.locator("em").all_inner_texts()]
    assert len(points) > 1
    assert points == sorted(points, reverse=True)
    expect(sets.locator("[data-tip]:not([data-tip=set])")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, LOW_DESK, *TABLETS, PHONES[1], SIDEWAYS])
def test_who_may_hoard_sees_the_best_set_and_the_end_of_the_turn(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-4", "help"), size)
    choices = ["button.set >> nth=0", "#own .offers .primary"]
    for choice in choices + (["#own .undo >> nth=0"] if size == DESK else []):
        expect(stage.page.locator(choice)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("kind", ["impending", "help", "waiting"])
def test_on_a_phone_held_sideways_what_is_asked_is_read(
    stage: Stage, scenes: dict[str, Scene], kind: str
) -> None:
    stage.show(scenes[kind], SIDEWAYS)
    expect(stage.page.locator("#prompt")).to_be_in_viewport(ratio=1)
    assert outside(stage, "#own .asked-row > *, #own .choices", "#own") == 0
