"""Cards and tiles are drawn from the edition's data alone."""

from terrarium.games.terramara.components import BY_ROAD, BY_STRENGTH
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.goods import NOTHING, one
from terrarium.games.terramara.page.faces import (
    ArtefactFace,
    BonusFace,
    Brings,
    CharacterFace,
    OutpostFace,
    SpaceFace,
    StartFace,
)
from terrarium.games.terramara.road import crossroad_place
from tests.games.terramara.tables import terramara

RULES = terramara().terramara.rules
TIMBER = 6


def artefact(name: str) -> int:
    return next(n for n, card in enumerate(RULES.artefacts) if card.name == name)


def test_an_artefact_shows_its_cost_by_kinds() -> None:
    face = ArtefactFace(RULES, artefact("bow-drill"))
    assert [(due.amount, due.good) for due in face.cost] == [(1, "leather"), (2, "timber")]


def test_a_discount_shows_beside_the_printed_cost() -> None:
    card = artefact("bow-drill")
    face = ArtefactFace(RULES, card, RULES.artefacts[card].cost - one(TIMBER))
    assert [(due.printed, due.amount) for due in face.cost] == [(1, 1), (2, 1)]


def test_what_is_given_for_nothing_still_shows_what_it_would_cost() -> None:
    face = ArtefactFace(RULES, artefact("bow-drill"), NOTHING)
    assert [(due.printed, due.amount) for due in face.cost] == [(1, 0), (2, 0)]


def test_an_artefact_has_a_title_a_level_and_a_category() -> None:
    face = ArtefactFace(RULES, artefact("bow-drill"))
    assert (face.title, face.level, face.category) == ("Bow Drill", 1, "tools")


def test_the_bonus_tiles_of_each_level_are_six() -> None:
    levels = [BonusFace(RULES, tile).level for tile in range(18)]
    assert [levels.count(level) for level in (1, 2, 3)] == [6, 6, 6]


def test_both_sides_of_a_character_are_there() -> None:
    face = CharacterFace(RULES, 0)
    assert (face.name, len(face.young.lines), len(face.adult.lines)) == ("road", 2, 1)


def test_a_start_card_brings_what_its_data_say() -> None:
    card = RULES.start_cards[0]
    assert StartFace(RULES, 0).icons == Brings(card.parts).icons


def test_an_outpost_numbers_crossroads_where_it_asks_for_caravans() -> None:
    tile = next(n for n, tile in enumerate(RULES.tiles) if tile.outpost == BY_ROAD)
    marks = [grade.mark for grade in OutpostFace(RULES, tile).grades]
    assert [crossroad_place(mark) for mark in marks] == list(RULES.marks[BY_ROAD][:3])


def test_an_outpost_counts_more_the_farther_one_has_come() -> None:
    tile = next(n for n, tile in enumerate(RULES.tiles) if tile.outpost == BY_ROAD)
    assert [grade.points for grade in OutpostFace(RULES, tile).grades] == [2, 5, 10]


def test_a_special_space_shows_what_it_asks_for() -> None:
    tile = next(n for n, tile in enumerate(RULES.tiles) if tile.special == BY_STRENGTH)
    face = SpaceFace(RULES, tile, 0)
    mark = RULES.marks[BY_STRENGTH][3]
    assert (face.terrain, face.condition, face.mark) == ("special", "military", mark)


def test_a_space_of_the_land_asks_for_nothing() -> None:
    face = SpaceFace(RULES, 0, 0)
    assert (face.condition, face.mark) == ("", 0)


def test_parts_are_shown_one_after_another() -> None:
    assert Brings(parts_spelt("1 stone, refine 2")).icons == [(1, "stone"), (2, "refine")]
