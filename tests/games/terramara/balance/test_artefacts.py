"""Artefacts that leave the balance of our own set are warned of by their line."""

from tests.games.terramara.balance.unbalanced import changed, warned


def test_points_and_effects_are_worth_the_cost() -> None:
    text = changed("feast-bowl", "vp = 2", "vp = 4")
    told = "feast-bowl: its cost and its effects leave 1.8 points, not 4"
    assert told in warned(text, "feast-bowl")


def test_what_comes_each_round_counts_for_the_rounds_left() -> None:
    text = changed("painted-urn", "vp = 5", "vp = 7")
    told = "painted-urn: its cost and its effects leave 5.0 points, not 7"
    assert told in warned(text, "painted-urn")


def test_an_effect_without_a_price_has_a_declared_worth() -> None:
    text = changed("smiths-apron", "worth = 4\n", "")
    told = "smiths-apron: an effect without a price has a declared `worth`"
    assert told in warned(text, "smiths-apron")


def test_at_level_one_only_a_little_comes_each_round() -> None:
    text = changed("milk-boiler", "each round: 1 raw", "each round: 1 culture")
    told = "milk-boiler: each round is worth 1 raw good at level 1, not 2"
    assert told in warned(text, "milk-boiler")


def test_what_lasts_belongs_on_early_cards() -> None:
    text = changed("mountain-furs", '2 movement"', '2 movement", "always: raid +1"')
    told = "mountain-furs: level 3 comes too late for effects that last"
    assert told in warned(text, "mountain-furs")


def test_only_less_of_each_kind_comes_late_for_it_would_rule_matches() -> None:
    text = changed("mountain-furs", '2 movement"', '2 movement", "always: craft: less 1 each"')
    assert not any("comes too late" in warning for warning in warned(text, "mountain-furs"))


def test_every_level_has_so_many_cards_of_each_timing() -> None:
    text = changed("bow-drill", "each round: 1 wood -> 2 vp", "at once: 2 culture")
    told = "pack-saddle: cards of level 1 that are `at once`: 4, not 5"
    assert told in warned(text, "pack-saddle")


def test_a_card_that_looks_at_terrain_names_two() -> None:
    text = changed("miners-pick", "quarry or mountain", "mountain")
    assert "miners-pick: a card that looks at terrain names two" in warned(text, "miners-pick")


def test_artefacts_keep_to_the_budget_of_steps() -> None:
    text = changed("mountain-furs", "2 movement", "2 culture")
    told = "all artefacts together bring about 10 movement at once, not 7"
    assert told in warned(text, "bow-drill")
