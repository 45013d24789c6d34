"""Crossroad spaces that leave the balance of our own set are warned of by their line."""

from tests.games.terramara.balance.unbalanced import changed, warned


def test_a_crossroad_space_has_the_worth_of_its_level() -> None:
    text = changed("oak-stand", '"2 refined, refine 1"', '"4 refined"')
    told = "oak-stand: a crossroad space of level 1 is worth about 5 raw goods, this one 8"
    assert told in warned(text, "oak-stand")


def test_two_crossroad_spaces_at_most_give_points() -> None:
    text = changed("low-ridge", "up to 3 times 1 raw -> 1 refined", "4 vp")
    assert "watch-ridge: two crossroad spaces at most give points" in warned(text, "watch-ridge")


def test_a_visit_brings_four_points_at_most() -> None:
    text = changed("pine-hollow", "1 refined -> 4 vp", "1 refined -> 5 vp")
    told = "pine-hollow: a crossroad space gives 4 points at most"
    assert told in warned(text, "pine-hollow")


def test_just_one_crossroad_space_takes_an_explorer_back() -> None:
    text = changed("alder-grove", "1 refined, take back", "2 refined, 1 raw")
    told = "watch-ridge: crossroad spaces with `take back`: 1, not 0"
    assert told in warned(text, "watch-ridge")


def test_just_one_crossroad_space_pays_by_power_level() -> None:
    text = changed("red-scree", "2 raw, up to", "power 1/2/3/4 raw, up to")
    told = "watch-ridge: crossroad spaces with `power`: 1, not 2"
    assert told in warned(text, "watch-ridge")


def test_nobody_is_hired_at_a_crossroad() -> None:
    text = changed("oak-stand", '"2 refined, refine 1"', '"1 raw, 2 warriors"')
    told = "oak-stand: no workers and no warriors come to a crossroad space"
    assert told in warned(text, "oak-stand")
