"""Terramara: what is drawn or said is whole, and nothing lies over what can be chosen."""

import pytest
from playwright.sync_api import expect

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONES, SIZES, TABLETS, Stage

Size = tuple[int, int]
FEW, MANY = ROOMS = ("terramara-2", "terramara-4")
SLACK = 3  # pixels
AIR = 60  # pixels: above the artefacts there is what they ask for
in_both_rooms = pytest.mark.parametrize("room", ROOMS)
on_phones = pytest.mark.parametrize("size", PHONES)
on_tablets = pytest.mark.parametrize("size", TABLETS)
on_wide_screens = pytest.mark.parametrize("size", [DESK, *TABLETS])

_CUT = """() => [...document.querySelectorAll(".undo:not(:first-child), .takeback-row")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim())"""
_LOWER = """() => {
  const end = (one) => one.getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".takeback-row")]
    .filter((row) => end(row) > end(row.parentElement) + 1).length;
}"""
_LEAVING = """([frame, thing, slack]) => [...document.querySelectorAll(`${frame} ${thing}`)]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const edge = one.closest(frame).getBoundingClientRect();
    return box.left < edge.left - slack || box.right > edge.right + slack;
  }).map((one) => one.closest(frame).textContent.trim().replace(/\\s+/g, " "))"""
_OUTSIDE = """([frame, thing]) => [...document.querySelectorAll(`${frame} ${thing}`)]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const edge = one.closest(frame).getBoundingClientRect();
    return box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  }).map((one) => one.closest(frame).textContent.trim().replace(/\\s+/g, " "))"""
_UNEVEN = """() => {
  const boxes = (things) => [...things].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const beside = (one, other) => one.top < other.bottom && other.top < one.bottom;
  return [...document.querySelectorAll(".asked :is(.offers, .rest, .bench)")]
    .map((list) => boxes(list.children)).flatMap((all) => all.filter((one) =>
      all.some((other) => beside(one, other) && Math.abs(one.height - other.height) > 1))).length;
}"""
_MARKS_ALONE = """() => [...document.querySelectorAll(".deeds")]
  .filter((line) => !line.querySelector(".deed:not([hidden])")).map((line) => line.id)"""
_COVERED = """(slack) => [...document.querySelectorAll(".bank:has(.canoes):has(.bonus)")]
  .filter((bank) => {
    const drawn = [...bank.querySelectorAll(".canoes svg")];
    const deepest = Math.max(...drawn.map((canoe) => canoe.getBoundingClientRect().bottom));
    return deepest > bank.querySelector(".bonus").getBoundingClientRect().top + slack;
  }).length"""
_BROKEN = """() => {
  const heads = [...document.querySelectorAll(".pad thead th")];
  heads.forEach((head) => { head.style.overflowWrap = "normal"; });
  return heads.filter((head) => head.scrollWidth > head.clientWidth)
    .map((head) => head.textContent.trim());
}"""
_GAP = """() => {
  const [river, row] = [".river", ".row .artefact"].map((one) => document.querySelector(one));
  return row.getBoundingClientRect().top - river.getBoundingClientRect().bottom;
}"""
_OVER_THE_ROW = """() => {
  const [guide, row] = ["guide", "row"].map((one) => document.querySelector(`.${one}`));
  return row.getBoundingClientRect().bottom - guide.getBoundingClientRect().top;
}"""
_SHORT = """() => {
  const land = document.querySelector(".homeland").getBoundingClientRect();
  return [...document.querySelectorAll(".homeland > .tile")]
    .map((tile) => land.right - tile.getBoundingClientRect().right);
}"""


def leaving(stage: Stage, frame: str, thing: str) -> list[str]:
    """What the frames say out of which such things reach to a side."""
    stage.has(f"{frame} {thing}")
    found: list[str] = stage.page.evaluate(_LEAVING, [frame, thing, SLACK])
    return found


def higher_or_lower(stage: Stage, frame: str, thing: str) -> list[str]:
    """The same for those that reach above their frame or below it."""
    stage.has(f"{frame} {thing}")
    found: list[str] = stage.page.evaluate(_OUTSIDE, [frame, thing])
    return found


@in_both_rooms
@pytest.mark.parametrize("name", ["pay", "culture", "move", "recall", "raid", "craft", "after"])
def test_how_far_one_can_go_back_is_never_cut(stage: Stage, room: str, name: str) -> None:
    """Except for the latest move, whose name may be long."""
    stage.show(scene_in(room, name), DESK)
    stage.has(".undo:not(:first-child), .takeback-row")
    assert stage.page.evaluate(_CUT) == []


@on_wide_screens
@in_both_rooms
def test_what_can_be_taken_back_has_lines_where_it_has_room(
    stage: Stage, room: str, size: Size
) -> None:
    for name in ("pay", "gain", "refine", "tiles", "less"):
        stage.show(scene_in(room, name), size)
        stage.has(".takeback-row")
        assert stage.page.evaluate(_LOWER) == 0


@pytest.mark.parametrize("size", SIZES)
@in_both_rooms
def test_a_crossroad_of_ones_own_shows_all_that_it_brings(
    stage: Stage, room: str, size: Size
) -> None:
    for name in ("outpost", "send"):
        stage.show(scene_in(room, name), size)
        assert leaving(stage, ".own-crossroad", ".ico") == []


@on_tablets
@pytest.mark.parametrize("name", ["send", "give", "waiting"])
def test_on_tablets_one_sees_what_each_of_the_others_did(
    stage: Stage, name: str, size: Size
) -> None:
    stage.show(scene_in(MANY, name), size)
    assert stage.page.locator(".deeds").count() == 3
    assert stage.page.evaluate(_MARKS_ALONE) == []


@pytest.mark.parametrize("name", ["send", "give"])
def test_upright_tablets_tell_all_of_it_in_things(stage: Stage, name: str) -> None:
    stage.show(scene_in(MANY, name), TABLETS[1])
    stage.has(".deeds")
    expect(stage.page.locator(".deeds[data-more]")).to_have_count(0)


@on_tablets
@pytest.mark.parametrize("name", ["give", "raid"])
@in_both_rooms
def test_on_tablets_all_that_a_raid_asks_is_in_sight(
    stage: Stage, room: str, name: str, size: Size
) -> None:
    stage.show(scene_in(room, name), size)
    stage.has(".asked .move")
    for choice in stage.page.locator(".asked .move").all():
        expect(choice).to_be_in_viewport(ratio=1)


@on_phones
@in_both_rooms
def test_on_phones_the_button_of_a_raid_is_in_sight_with_its_table(
    stage: Stage, room: str, size: Size
) -> None:
    stage.show(scene_in(room, "raid"), size)
    for thing in (".asked .raid", ".asked .does-raid"):
        expect(stage.page.locator(thing)).to_be_in_viewport(ratio=1)


@on_phones
@pytest.mark.parametrize("name", ["culture", "tiles"])
@in_both_rooms
def test_on_phones_tiles_at_the_river_are_whole(
    stage: Stage, room: str, name: str, size: Size
) -> None:
    stage.show(scene_in(room, name), size)
    assert leaving(stage, ".tile-button", "svg") == []
    assert leaving(stage, ".bank", ".bonus") == []


@on_phones
@pytest.mark.parametrize("name", ["tiles", "craft", "less", "last"])
@in_both_rooms
def test_on_phones_no_canoe_lies_on_the_tiles_at_the_river(
    stage: Stage, room: str, name: str, size: Size
) -> None:
    stage.show(scene_in(room, name), size)
    stage.has(".bank:has(.bonus) .canoes svg")
    assert stage.page.evaluate(_COVERED, SLACK) == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["watching", "move"])
@in_both_rooms
def test_what_a_tile_of_the_road_brings_stays_on_it(
    stage: Stage, room: str, name: str, size: Size
) -> None:
    stage.show(scene_in(room, name), size)
    assert higher_or_lower(stage, ".halt > .bonus", ".icons") == []


@on_wide_screens
@pytest.mark.parametrize("name", ["watching", "draft", "hut"])
@in_both_rooms
def test_a_round_has_room_for_its_number_and_its_workers(
    stage: Stage, room: str, name: str, size: Size
) -> None:
    stage.show(scene_in(room, name), size)
    assert higher_or_lower(stage, ".rounds li", ":is(.moon, .to-hire)") == []


@on_phones
@pytest.mark.parametrize("name", ["move", "offer", "refine", "culture", "after", "tiles"])
@in_both_rooms
def test_on_phones_choices_side_by_side_are_equally_high(
    stage: Stage, room: str, name: str, size: Size
) -> None:
    stage.show(scene_in(room, name), size)
    stage.has(".asked :is(.offers, .rest, .bench) > *")
    assert stage.page.evaluate(_UNEVEN) == 0


@on_phones
def test_on_phones_names_of_players_break_between_their_parts(stage: Stage, size: Size) -> None:
    stage.show(scene_in(MANY, "won"), size)
    stage.has(".pad thead th")
    assert stage.page.evaluate(_BROKEN) == []


@on_phones
@in_both_rooms
def test_on_phones_a_crossroad_of_ones_own_leaves_no_hole(
    stage: Stage, room: str, size: Size
) -> None:
    stage.show(scene_in(room, "send"), size)
    assert max(stage.page.evaluate(_SHORT)) <= 1


@on_wide_screens
@in_both_rooms
def test_for_those_who_watch_the_artefacts_lie_by_the_river(
    stage: Stage, room: str, size: Size
) -> None:
    stage.show(scene_in(room, "watching"), size)
    assert stage.page.evaluate(_GAP) <= AIR


@on_wide_screens
def test_the_guide_covers_no_artefact_when_it_speaks_of_them(stage: Stage, size: Size) -> None:
    stage.show(scene_in(FEW, "guide-1-read"), size)
    assert stage.page.evaluate(_OVER_THE_ROW) <= 0
