"""What a player of Terra Futura looks at is in sight, whatever else stands on the page."""

import pytest

from tests.gallery.scenes import scene_in, scenes_of
from tests.gallery.stage import DESK, LOW_DESK, PHONES, SIZES, TABLETS, Stage

FEW, MANY = "terra_futura-2", "terra_futura-5"
WIDE_DESK = (1920, 1080)
CHOICES = ":is(.own .offers button, .final)"
BELOW = "() => document.querySelector('.mine').getBoundingClientRect().bottom - innerHeight"
CUT = """() => {
  const pad = document.querySelector(".pad");
  return pad.scrollWidth - pad.clientWidth;
}"""
BARE = """() => {
  const bench = document.querySelector(".bench");
  const shown = [...bench.querySelectorAll("*")].some((part) => part.offsetHeight);
  return bench.offsetHeight > 0 && !shown;
}"""

DRAFTS = ("place-draft-1", "activate-draft-1", "activate-draft-2", "copy-draft-1")
OVER_THE_PREVIEW = """() => {
  const bottom = document.querySelector(".prompt").getBoundingClientRect().bottom;
  return bottom - document.querySelector(".preview").getBoundingClientRect().top;
}"""
LOWEST = """(things) => {
  const { bottom } = document.querySelector(".own").getBoundingClientRect();
  const found = [...document.querySelectorAll(things)].filter((thing) => thing.offsetHeight);
  const lowest = Math.max(...found.map((thing) => thing.getBoundingClientRect().bottom));
  return lowest - Math.min(bottom, innerHeight);
}"""
BESIDE_THE_PROMPT = """() => {
  const [asked, bench] = [".prompt", ".bench"].map((part) => document.querySelector(part));
  return asked.getBoundingClientRect().left - bench.getBoundingClientRect().left;
}"""
UNDER_THE_BUTTONS = """() => {
  const [preview, offers] = [".preview", ".offers"].map((part) => document.querySelector(part));
  return preview.getBoundingClientRect().bottom - offers.getBoundingClientRect().top;
}"""
STAKES_UNDER_THE_THUMB = """() => {
  const [stakes, bench] = [".stakes", ".bench"].map((part) => document.querySelector(part));
  return stakes.getBoundingClientRect().bottom - bench.getBoundingClientRect().top;
}"""
SECOND_SENTENCE_BELOW = """() => {
  const stakes = document.querySelector(".stakes p");
  return stakes.children[1].getClientRects()[0].bottom - stakes.getBoundingClientRect().bottom;
}"""
UNUSED_UNDER_THE_BUTTONS = """() => {
  const unused = document.querySelector(".unused"), offers = document.querySelector(".offers");
  if (!unused?.offsetHeight) return 0;
  return unused.getBoundingClientRect().bottom - offers.getBoundingClientRect().top;
}"""
ANSWERS_APART = """() => {
  const tops = [...document.querySelectorAll(".request button")].map((one) => one.offsetTop);
  return Math.max(...tops) - Math.min(...tops);
}"""
TOLD_OVER_ONES_OWN = """() => {
  const beat = document.getElementById("beat");
  beat.hidden = false;
  beat.classList.add("low");
  beat.querySelector("p").textContent = "Too much pollution: a card of somebody is inactive.";
  const own = document.querySelector(".own").getBoundingClientRect();
  return beat.getBoundingClientRect().bottom - own.top;
}"""
COVERED = """(things) => {
  const shown = [...document.querySelectorAll(things)].filter((one) => one.offsetHeight);
  return shown.filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;
}"""
OUT_OF_REACH = """(things) => {
  const shown = [...document.querySelectorAll(things)].filter((one) => one.offsetHeight);
  return shown.filter((button) => {
    button.scrollIntoView({ block: "center" });
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length;
}"""
WHOLE = """(thing) => {
  const shown = document.querySelector(thing);
  const { left, top, width, bottom } = shown.getBoundingClientRect();
  const at = (y) => document.elementFromPoint(left + width / 2, y);
  return [top + 2, bottom - 2].every((y) => shown.contains(at(y)));
}"""
UNSEEN_PLACES = """() => {
  const places = document.getElementById("places");
  return places.scrollHeight - places.clientHeight;
}"""


def measured(
    stage: Stage,
    names: tuple[str, ...],
    size: tuple[int, int],
    what: str,
    of: str = ".own",
    twice: bool = False,  # in letters of that size
) -> dict[str, float]:
    """Of the scenes with these names, with few players and with many, those that are not well."""
    found = dict[str, float]()
    for room in (FEW, MANY):
        for scene in (scene for scene in scenes_of(room) if scene.name in names):
            stage.show(scene, size)
            stage.has(of)
            if twice:
                stage.enlarge()
            found[f"{room} {scene.name}"] = stage.page.evaluate(what, of)
    assert len(found) == 2 * len(names)
    return {name: amount for name, amount in found.items() if amount > 0}


def test_what_can_be_taken_back_pushes_no_card_of_ones_own_out_of_sight(stage: Stage) -> None:
    asked = ("activate", "copy", "pay", "gain", "pollute", "transfer")
    assert measured(stage, asked, DESK, BELOW) == {}


@pytest.mark.parametrize("size", TABLETS)
def test_every_player_has_a_column_in_sight_on_a_tablet(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, ("won", "end-watching"), size, CUT) == {}


def test_nothing_empty_lies_over_the_goals_on_a_phone(stage: Stage) -> None:
    asked = ("pay", "pollute", "transfer")
    assert measured(stage, asked, PHONES[0], BARE) == {}


@pytest.mark.parametrize("size", PHONES)
def test_what_is_asked_never_lies_over_what_a_draft_would_bring(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, DRAFTS, size, OVER_THE_PREVIEW) == {}


@pytest.mark.parametrize("size", TABLETS)
def test_a_draft_can_be_done_on_a_tablet_without_scrolling(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, DRAFTS, size, LOWEST, ".offers button") == {}


@pytest.mark.parametrize("size", TABLETS)
def test_what_a_draft_would_bring_is_whole_beside_a_tablets_territory(
    stage: Stage, size: tuple[int, int]
) -> None:
    for name in DRAFTS:
        stage.show(scene_in(FEW, name), size)
        stage.has(".preview", ".offers")
        assert stage.page.evaluate(UNDER_THE_BUTTONS) <= 0, name


@pytest.mark.parametrize("size", TABLETS)
def test_what_a_draft_would_bring_is_whole_in_sight_on_a_tablet(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, DRAFTS, size, LOWEST, ".preview") == {}


@pytest.mark.parametrize("size", TABLETS)
def test_which_cards_stay_unused_is_whole_above_the_buttons_or_not_there_on_a_tablet(
    stage: Stage, size: tuple[int, int]
) -> None:
    for name in (*DRAFTS, "copy-draft-2"):
        stage.show(scene_in(FEW, name), size)
        assert stage.page.evaluate(UNUSED_UNDER_THE_BUTTONS) <= 0, name


@pytest.mark.parametrize("name", ["take", "pollute", "pattern", "activate"])
def test_on_phones_more_than_one_sentence_is_told_of_what_is_at_stake(
    stage: Stage, name: str
) -> None:
    stage.show(scene_in(FEW, name), PHONES[-1])
    assert stage.page.evaluate(SECOND_SENTENCE_BELOW) <= 0


@pytest.mark.parametrize("room", [FEW, MANY])
def test_on_a_low_phone_what_is_at_stake_is_read_above_the_buttons(stage: Stage, room: str) -> None:
    stage.show(scene_in(room, "activate"), PHONES[0])
    stage.has(".stakes")
    assert stage.page.evaluate(STAKES_UNDER_THE_THUMB) <= 0


@pytest.mark.parametrize("size", [DESK, LOW_DESK, WIDE_DESK, *TABLETS])
def test_both_scoring_cards_to_choose_from_are_whole_in_sight(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, ("pattern", "set", "last"), size, LOWEST, ".final") == {}


def test_all_effects_of_another_player_to_copy_are_in_sight_at_a_desk(stage: Stage) -> None:
    stage.show(scene_in(FEW, "copy"), DESK)
    stage.has(".offers button")
    assert stage.page.evaluate(LOWEST, ".offers button") <= 0


@pytest.mark.parametrize("size", [*TABLETS, *PHONES])
def test_that_a_card_would_be_blocked_is_seen_without_scrolling(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in(FEW, "copy-draft-1"), size)
    alarm, buttons = (stage.page.locator(part).bounding_box() for part in (".alarm", ".offers"))
    assert alarm is not None
    assert buttons is not None
    assert alarm["y"] + alarm["height"] <= buttons["y"]


@pytest.mark.parametrize("size", PHONES)
def test_the_card_that_a_guide_points_at_is_whole_over_the_buttons_of_a_phone(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in(FEW, "guide-1-do"), size)
    stage.page.wait_for_function(WHOLE, arg=".display .guided")


@pytest.mark.parametrize("size", TABLETS)
def test_the_card_that_is_placed_is_whole_on_a_tablet(stage: Stage, size: tuple[int, int]) -> None:
    assert measured(stage, ("place",), size, LOWEST, ".in-hand .card") == {}


@pytest.mark.parametrize("size", [DESK, *TABLETS])
def test_what_can_be_copied_stands_beside_the_territory(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, ("copy",), size, BESIDE_THE_PROMPT) == {}


@pytest.mark.parametrize("size", SIZES)
def test_both_answers_to_who_asks_to_go_back_stand_in_one_row(
    stage: Stage, size: tuple[int, int]
) -> None:
    assert measured(stage, ("undo-asked",), size, ANSWERS_APART) == {}


def test_every_player_is_in_sight_beside_an_upright_tablets_log(stage: Stage) -> None:
    assert measured(stage, ("take", "activate"), TABLETS[1], UNSEEN_PLACES) == {}


@pytest.mark.parametrize("size", [DESK, *TABLETS])
def test_what_is_told_never_covers_what_is_ones_own(stage: Stage, size: tuple[int, int]) -> None:
    assert measured(stage, ("take",), size, TOLD_OVER_ONES_OWN) == {}


def test_a_draft_can_be_done_on_a_phone_with_letters_of_twice_the_size(stage: Stage) -> None:
    assert measured(stage, DRAFTS, PHONES[1], COVERED, ".offers button", twice=True) == {}


@pytest.mark.parametrize("size", [DESK, *TABLETS])
def test_every_choice_can_be_reached_in_letters_of_twice_the_size(
    stage: Stage, size: tuple[int, int]
) -> None:
    asked = ("take", "pattern", *DRAFTS)
    assert measured(stage, asked, size, OUT_OF_REACH, CHOICES, twice=True) == {}
