"""Fronts that leave the balance of our own set are warned of by their line."""

from tests.games.terramara.balance.unbalanced import changed, warned


def test_every_tile_has_both_terrains_of_its_side() -> None:
    text = changed("cattle-ford", '"plain", "quarry", "quarry"', '"quarry", "quarry", "quarry"')
    assert "cattle-ford: a tile has both plain and quarry" in warned(text, "cattle-ford")


def test_a_set_has_each_terrain_equally_often_on_large_spaces() -> None:
    text = changed(
        "oak-stand", '"forest", "mountain", "mountain"', '"mountain", "forest", "forest"'
    )
    told = "the tiles of level 1 on the right should have forest as often as mountain on large"
    assert any(warning.startswith(told) for warning in warned(text, "alder-grove"))


def test_a_set_has_two_spaces_with_strength() -> None:
    text = changed("red-scree", "1 ore, 2 strength", "2 ore, 1 metal")
    told = "the tiles of level 2 on the right should have spaces with strength: 2, not 1"
    assert told in warned(text, "deer-forest")


def test_only_deeper_land_has_warriors() -> None:
    text = changed("oak-stand", "1 wood, up to 2 times 1 raw -> 1 timber", "1 wood, 2 warriors")
    told = "the tiles of level 1 on the right should have spaces with warriors: 0, not 1"
    assert told in warned(text, "alder-grove")


def test_a_space_has_only_one_role() -> None:
    text = changed("long-meadow", "1 stone, 2 movement", "1 stone, 1 culture, 2 movement")
    assert any("a space has only one of" in warning for warning in warned(text, "long-meadow"))


def test_a_tile_has_at_most_two_roles() -> None:
    text = changed("muster-field", "2 stone, 1 brick", "1 stone, 2 movement")
    assert any("a tile has at most two of" in warning for warning in warned(text, "muster-field"))


def test_steps_are_a_matter_of_level() -> None:
    text = changed("gravel-bank", "1 strength, refine 1", "2 strength")
    assert "gravel-bank: strength comes by 1 at level 1" in warned(text, "gravel-bank")


def test_warriors_stand_on_large_spaces() -> None:
    text = changed("muster-field", "1 cattle, 2 warriors", "1 cattle, 1 leather, 2 warriors")
    told = "muster-field: warriors come by two with a raw good, on the large space"
    assert told in warned(text, "muster-field")


def test_a_space_has_the_worth_of_its_level() -> None:
    text = changed("lake-plain", "1 cattle, 2 leather, refine 1", "1 cattle, 4 leather")
    told = "lake-plain: a space of level 3 is worth 5.5 to 7 raw goods, this one 9"
    assert told in warned(text, "lake-plain")


def test_the_spaces_of_a_tile_are_worth_about_the_same() -> None:
    text = changed("old-fields", "1 stone, 2 brick, refine 1", "1 stone, 3 brick, refine 1")
    told = "old-fields: the spaces of a tile are worth the same within 1, here 6 to 8"
    assert told in warned(text, "old-fields")


def test_every_space_brings_what_its_terrain_has() -> None:
    text = changed("copper-creek", "1 ore, 1 metal", "1 wood, 1 metal")
    assert "copper-creek: mountain brings ore" in warned(text, "copper-creek")


def test_all_kinds_are_equally_frequent_at_a_level() -> None:
    text = changed("white-cliffs", "1 leather, 1 metal", "2 leather")
    text = changed("lake-plain", "1 leather, 1 timber", "2 leather", text)
    told = "the tiles of level 3 should have all kinds equally often, not 7 leather, 5 brick"
    assert any(warning.startswith(told) for warning in warned(text, "lake-plain"))


def test_the_deeper_the_land_the_more_is_refined() -> None:
    text = changed("pine-hollow", "1 wood, 1 timber, refine 1", "3 wood, refine 1")
    text = changed("pine-hollow", "1 ore, 1 metal, 1 wood", "3 ore, 1 wood", text)
    told = "the tiles of level 2 should have about 2 raw goods for a refined one, not 34 for 12"
    assert told in warned(text, "long-meadow")
