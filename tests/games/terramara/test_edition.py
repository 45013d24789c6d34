"""Terramara's edition file: what is right is read, what is wrong is named by its line."""

from functools import partial

import pytest

from terrarium.games.terramara.components import TERRAIN_NAMES
from tests.games import editing
from tests.games.editing import line_of
from tests.games.terramara.tables import EDITION, GAME

TEXT = EDITION.text
edited = partial(editing.edited, TEXT)
refused = partial(editing.refused, GAME)


@pytest.mark.rule("1.1")
def test_every_tile_and_card_has_a_name_of_its_own() -> None:
    kinds = (EDITION.tiles, EDITION.bonus_tiles, EDITION.start_cards, EDITION.artefacts)
    names = [thing.name for things in kinds for thing in things]
    assert len(set(names)) == 24 + 18 + 12 + 52


def test_tiles_are_numbered_by_side_level_and_place_in_their_set() -> None:
    assert [EDITION.tiles[number].name for number in (0, 4, 12)] == [
        "river-pasture",
        "long-meadow",
        "alder-grove",
    ]


@pytest.mark.rule("1.2")
def test_every_tile_has_three_spaces_with_their_terrains() -> None:
    tile = EDITION.tiles[0]
    assert [TERRAIN_NAMES[terrain] for terrain in tile.terrains] == ["plain", "plain", "quarry"]
    assert [part.text for part in tile.spaces[2]] == ["2 stone", "refine 1"]


def test_marks_are_easy_medium_hard_and_that_of_the_special_space() -> None:
    workers, road, river, military = EDITION.marks
    assert (workers, river, military) == ((3, 5, 7, 5), (10, 12, 14, 10), (13, 16, 20, 12))
    assert road == (6, 12, 15, 12)


def test_lines_say_where_each_artefact_stands() -> None:
    line = EDITION.lines["artefact"][0]
    assert TEXT.split("\n")[line] == 'name = "bow-drill"'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("shields = [0, 6, 11, 16]", "shields = [1, 6, 11, 16]", "shields rise from 0"),
        ("shields = [0, 6, 11, 16]", "shields = [0, 6, 6, 16]", "shields rise from 0"),
        ("shields = [0, 6, 11, 16]", "shields = [0, 6, 11]", "a list of 4 whole numbers"),
        ("shields = [0, 6, 11, 16]", "shields = [0, 6, 11, 21]", "4 whole numbers from 0 to 20"),
        ("shields = [0, 6, 11, 16]", "shields = [0, 6, 11, true]", "a list of 4 whole numbers"),
        ("easy = 13", "easy = 16", "easy, medium and hard must rise"),
        ("special = 12", "special = 21", "a whole number from 1 to 20"),
        ("hard = 14", "hard = 15", "a whole number from 1 to 14"),
        ('easy = "c2"', 'easy = "l3"', "must be one of c1, c2, c3, c4, c5"),
        ("ends = [8, 5, 3, 3, 3, 3, 3, 3]", "ends = [8, 5, 3]", "a list of 8 whole numbers"),
        ("tiles = [9, 5, 3]", "tiles = [7, 5, 3]", "there must be 8 workers of level 1 at least"),
        ("vp = [2, 5, 10]", "vp = [2, 5, 5]", "vp rises from easy to hard"),
        ('side = "left"', 'side = "middle"', "must be one of left, right"),
        ('side = "left"', 'side = "right"', "the terrains of this tile are forest or mountain"),
        ("level = 1", "level = 4", "a whole number from 1 to 3"),
        ("level = 1", "level = 2", "must be one of clothing, pottery, tools, weapons"),
        ('["plain", "plain", "quarry"]', '["plain", "plain"]', "the terrains of this tile are"),
        ('["plain", "plain", "quarry"]', '["plain", "plain", "forest"]', "plain or quarry"),
        ('["plain", "plain", "quarry"]', '["special", "plain", "quarry"]', "plain or quarry"),
        ('["special", "forest", "mountain"]', '["forest", "forest", "mountain"]', "special, then"),
        ('"1 cattle, 1 movement", ', "", "a tile has 3 spaces, not 2"),
        ('"1 cattle, 1 movement"', '"1 cattle; 1 movement"', "is no effect"),
        ('"1 cattle, 1 movement"', '"1 L1 worker"', "only start cards bring workers"),
        ('"1 cattle, 1 movement"', '"1 explorer"', "only young Scout has one more explorer"),
        ('"1 cattle, 1 movement"', '"take back"', "only one space can take explorers back"),
        ('outpost = "river"', 'outpost = "workers"', "river-pasture has this outpost already"),
        ('outpost = "river"', 'outpost = "tools"', "must be one of workers, road, river, military"),
        ('outpost = "river"', 'crossroad = "1 vp"', "tile has no 'outpost'"),
        ('back_provenance = "printed"', 'back_provenance = "dreamt"', "must be one of printed"),
        ('name = "clay-pits"', 'name = "river-pasture"', "stands here twice"),
        ('name = "clay-pits"', 'name = "Clay Pits"', "small letters and hyphens"),
        ('name = "road"', 'name = "street"', "characters come in this order: road, river"),
        ('young = ["leftover tiles"]', 'young = ["at once: 1 vp"]', "young bonus has"),
        ('"always: never lose strength"', '"leftover land"', "young bonus has `leftover tiles`"),
        ('"each round: power 2/3/4/5 vp"', '"leftover land"', "are for young characters"),
        ('"always: never lose strength"', '"at once: 1 explorer"', "and nobody else"),
        ('["at once: 1 explorer"]', '["at once: 1 vp"]', "young Scout has `at once: 1 explorer`"),
        ('"each round: power 2/3/4/5 vp"', '"each round: 1 explorer"', "only young Scout has one"),
        ('"always: never lose strength"', '"each round: 1 L1 worker"', "only start cards bring"),
        (
            '["each round: 1 wood -> 2 vp"]',
            '["always: when flag: 1 explorer"]',
            "only young Scout has",
        ),
        ('cost = "2 timber"', 'cost = "2 wood"', "an artefact costs leather, brick"),
        ('cost = "2 timber"', 'cost = "2 refined"', "an artefact costs leather, brick"),
        ('cost = "2 timber"', 'cost = "1 timber + 2 metal"', "tools cost more timber than"),
        ('category = "tools"', 'category = "toys"', "must be one of clothing, pottery"),
        (
            'effects = ["each round: 1 wood -> 2 vp"]',
            'effects = ["refine 1"]',
            "says when it comes",
        ),
        ('effects = ["each round: 1 wood -> 2 vp"]', "effects = []", "a list of texts"),
        (
            '["each round: 1 wood -> 2 vp"]',
            '["at once: 1 L1 worker"]',
            "only start cards bring workers",
        ),
        ('["each round: 1 wood -> 2 vp"]', '["leftover tiles"]', "are for young characters"),
        ('effects = ["each round: 1 wood -> 2 vp"]', 'effect = "1 vp"', "unknown key 'effect'"),
    ],
)
def test_what_contradicts_the_rules_is_refused(old: str, new: str, says: str) -> None:
    assert says in str(refused(edited(old, new)))


def test_a_mistake_is_named_by_its_line() -> None:
    text = edited('cost = "2 timber"', 'cost = "2 timbers"')
    assert refused(text).line == line_of(text, 'cost = "2 timbers"')


def test_there_are_four_tiles_of_each_side_and_level() -> None:
    text = edited("level = 2", "level = 1").replace('outpost = "clothing"', 'outpost = "river"')
    assert "this is one more" in str(refused(text))


def test_artefacts_stand_in_order_of_level() -> None:
    start = TEXT.index('name = "bow-drill"')
    text = TEXT[:start] + TEXT[start:].replace("level = 1", "level = 2", 1)
    assert "this is the place of one of level 1" in str(refused(text))


def test_every_kind_has_its_number_of_entries() -> None:
    entry = TEXT[TEXT.rindex("[[artefact]]") :]
    assert "there must be 52 [[artefact]] tables, not 53" in str(refused(TEXT + "\n" + entry))
