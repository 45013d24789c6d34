"""Costs that leave the balance of our own set are warned of by their line."""

from tests.games.terramara.balance.unbalanced import changed, warned


def test_a_cost_has_a_shape_of_its_level() -> None:
    text = changed("bow-drill", "2 timber + 1 leather", "3 timber + 1 leather")
    assert "bow-drill: a cost of level 1 is one of 2, 2+1" in warned(text, "bow-drill")


def test_every_category_is_equally_frequent_at_a_level() -> None:
    text = changed("hafted-adze", "tools", "clothing")
    text = changed("hafted-adze", 'cost = "2 timber"', 'cost = "2 leather"', text)
    told = "miners-pick: cards of level 1 that are tools: 4, not 3"
    assert told in warned(text, "miners-pick")


def test_each_kind_stands_beside_each_main_kind_equally_often() -> None:
    text = changed("warp-loom", "1 brick", "1 metal")
    told = (
        "metal stands beside leather 2 times at level 1, brick stands beside leather only 0 times"
    )
    assert f"herders-cloak: {told}" in warned(text, "herders-cloak")
