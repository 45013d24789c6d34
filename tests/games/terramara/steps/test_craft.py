"""Crafting artefacts and reserving them, and what follows (1.10, M-7, 1.23b)."""

import pytest

from tests.games.terramara.tables import after, crafted, doing, row

# What is available.


@pytest.mark.rule("1.10", "example 6")
@pytest.mark.parametrize(
    ("culture", "places"),
    [(0, 2), (1, 3), (3, 4), (5, 5), (6, 5), (7, 6), (9, 7), (11, 8), (14, 8)],
)
def test_culture_says_how_many_cards_can_be_taken(culture: int, places: int) -> None:
    goods = "goods 0: 9 leather, 9 brick, 9 timber, 9 metal"
    table = after(f"culture 0: {culture}\n{goods}")
    assert sum(move.startswith("craft") for move in table.legal()) == places


@pytest.mark.rule("1.10")
def test_a_card_further_right_than_culture_reaches_is_not_available() -> None:
    table = after("goods 0: 9 leather, 9 brick, 9 timber, 9 metal")
    assert table.refusal("craft 3") == ("terramara-not-available", "1.10")


@pytest.mark.rule("1.6", "1.10")
def test_a_card_is_paid_in_refined_goods() -> None:
    table = after("row: hafted-adze\ngoods 0: 3 timber").play("craft 1")
    assert (table.goods(), crafted(table)) == ("1 timber", ["hafted-adze"])


@pytest.mark.rule("1.5")
def test_raw_goods_do_not_pay_for_artefacts() -> None:
    table = after("row: hafted-adze\ngoods 0: 9 wood\nworkers 0: L1")
    assert table.refusal("craft 1") == ("terramara-too-dear", "1.10")


@pytest.mark.rule("1.7", "M-1")
def test_one_artefact_a_turn_is_crafted() -> None:
    table = after("goods 0: 9 leather, 9 timber, 9 wood\nworkers 0: L1").play("craft 2")
    assert table.refusal("craft 1") == ("terramara-acted-already", "M-1")


@pytest.mark.rule("1.10", "M-21")
def test_the_row_closes_up_and_a_new_card_comes_at_the_right() -> None:
    table = after("goods 0: 2 timber")
    before = row(table)
    table.play("craft 2")
    assert (row(table)[:7], len(row(table))) == ([before[0], *before[2:]], 8)


@pytest.mark.rule("M-18")
def test_a_new_card_is_news() -> None:
    table = after("goods 0: 2 timber").play("craft 2")
    assert [event.news for event in table.heard() if event.id == "terramara-turned-up"] == [True]


@pytest.mark.rule("1.6")
def test_immediate_effects_come_when_a_card_is_crafted() -> None:
    table = after("row: ash-spear\ngoods 0: 1 timber, 2 metal").play("craft 1")
    assert table.terramara.strength[0] == 2


# Reserving.


@pytest.mark.rule("1.10", "1.18", "M-21")
def test_from_culture_4_on_an_available_card_can_be_reserved() -> None:
    table = after("culture 0: 4").play("reserve 2")
    reserved = table.terramara.reserved[0]
    assert table.terramara.rules.artefacts[reserved].name == "hafted-adze"
    assert (len(row(table)), "hafted-adze" in row(table)) == (8, False)


@pytest.mark.rule("1.10", "example 6")
def test_below_culture_4_nothing_is_reserved() -> None:
    table = after("culture 0: 3\ngoods 0: 9 timber")
    assert table.refusal("reserve 1") == ("terramara-cannot-reserve", "1.10")


@pytest.mark.rule("1.10")
def test_only_one_card_is_reserved_at_a_time() -> None:
    table = after("culture 0: 4\nreserved 0: feast-bowl\ngoods 0: 9 timber")
    assert table.refusal("reserve 1") == ("terramara-reserved-already", "1.10")


@pytest.mark.rule("1.10")
def test_a_card_further_right_is_not_reserved() -> None:
    assert after("culture 0: 4").refusal("reserve 5") == ("terramara-not-available", "1.10")


@pytest.mark.rule("M-21")
def test_crafting_the_reserved_card_does_not_touch_the_row() -> None:
    table = after("culture 0: 4\nreserved 0: kiln-grate\ngoods 0: 2 brick")
    before = row(table)
    table.play("craft reserved")
    assert (row(table), crafted(table)) == (before, ["kiln-grate"])
    assert table.terramara.reserved[0] == -1


@pytest.mark.rule("1.10")
def test_without_a_reserved_card_none_is_crafted() -> None:
    table = after("goods 0: 9 timber")
    assert table.refusal("craft reserved") == ("terramara-nothing-reserved", "1.10")


# River 12.


@pytest.mark.rule("1.10", "1.18", "1.23b crafting")
def test_from_culture_12_on_the_reserved_card_costs_one_good_less_of_choice() -> None:
    position = "culture 0: 12\nreserved 0: feast-bowl\ngoods 0: 2 brick, 1 metal"
    table = after(position).play("craft reserved")
    assert table.legal() == ["less brick", "less metal"]
    assert table.refusal("less timber") == ("terramara-not-in-cost", "M-7")
    assert table.refusal("done") == ("terramara-asked-less", "1.18")
    assert table.play("less metal").goods() == "1 metal"


@pytest.mark.rule("1.23b crafting")
def test_only_a_saving_after_which_the_rest_can_be_paid_is_chosen() -> None:
    position = "culture 0: 12\nreserved 0: sun-plaque\ngoods 0: 1 leather, 3 brick"
    table = after(position).play("craft reserved")
    assert (table.goods(), table.phase()) == ("", "culture")


@pytest.mark.rule("1.23b crafting")
def test_a_saving_that_leaves_too_much_to_pay_is_refused() -> None:
    position = "culture 0: 12\nreserved 0: feast-bowl\ngoods 0: 2 brick, 1 ore\ncharacter 0: craft"
    table = after(position).play("craft reserved")
    assert table.legal() == ["less brick", "less metal"]
    short = "culture 0: 12\nreserved 0: sun-plaque\ngoods 0: 3 brick, 1 metal, 1 leather, 9 wood"
    assert after(short).play("craft reserved").legal() == [
        "less leather",
        "less brick",
        "less metal",
    ]


@pytest.mark.rule("1.18")
def test_below_culture_12_the_reserved_card_costs_all() -> None:
    table = after("culture 0: 11\nreserved 0: feast-bowl\ngoods 0: 2 brick, 9 timber")
    assert table.refusal("craft reserved") == ("terramara-too-dear", "1.10")


@pytest.mark.rule("1.18")
def test_cards_of_the_row_cost_all_at_culture_12() -> None:
    table = after("culture 0: 12\nrow: hafted-adze\ngoods 0: 1 timber")
    assert table.refusal("craft 1") == ("terramara-too-dear", "1.10")


# What follows.


@pytest.mark.rule("1.20")
def test_adult_craft_scores_by_level() -> None:
    low = after("character 0: craft adult\nrow: hafted-adze\ngoods 0: 2 timber").play("craft 1")
    goods = "goods 0: 1 brick, 4 timber, 1 metal"
    high = after(f"character 0: craft adult\nround: 5\nrow: carved-throne\n{goods}").play("craft 1")
    assert (low.terramara.points[0], high.terramara.points[0]) == (2, 3)


@pytest.mark.rule("1.21c")
def test_points_per_good_count_what_was_paid() -> None:
    table = after("artefacts 0: smiths-apron\nrow: hide-boots\ngoods 0: 2 leather").play("craft 1")
    assert table.terramara.points[0] == 2


@pytest.mark.rule("1.21d", "ruling 3")
@pytest.mark.parametrize(("counts", "points"), [("paid", 1), ("printed", 2)])
def test_points_per_good_leave_out_substitutes_unless_the_table_counts_the_printed_cost(
    counts: str, points: int
) -> None:
    table = after(
        "artefacts 0: smiths-apron\ncharacter 0: craft\nrow: hide-boots\n"
        "goods 0: 1 cattle, 1 leather",
        craft_vp_counts=counts,
    )
    assert table.play("craft 1").terramara.points[0] == points


@pytest.mark.rule("M-7")
def test_a_card_does_not_answer_its_own_crafting() -> None:
    table = after("row: smiths-apron\ngoods 0: 3 leather, 1 timber, 1 metal").play("craft 1")
    assert table.terramara.points[0] == 0


# Craft with raw.


@pytest.mark.rule("1.21c", "M-7")
def test_an_effect_crafts_with_any_number_of_raw_goods() -> None:
    table = doing("craft with raw", "row: bow-drill, ash-spear\ngoods 0: 1 cattle, 2 wood")
    assert table.legal() == ["craft 1", "done"]
    assert crafted(table.play("craft 1")) == ["bow-drill"]


@pytest.mark.rule("M-1b", "ruling 23")
def test_a_craft_by_an_effect_can_be_declined_and_waits_for_nothing_else() -> None:
    table = doing("craft with raw", "row: hafted-adze\ngoods 0: 2 wood")
    assert table.refusal("end") == ("terramara-asked-craft", "M-7")
    assert table.play("done").phase() == "send"


@pytest.mark.rule("1.23b resting")
def test_a_craft_by_an_effect_is_skipped_where_nothing_can_be_paid() -> None:
    assert doing("craft with raw", "goods 0: 1 ore").phase() == "send"


@pytest.mark.rule("1.23b resting")
def test_a_craft_by_an_effect_is_a_resting_point() -> None:
    table = doing("craft with raw", "row: hafted-adze\ngoods 0: 1 wood\nartefacts 0: milk-boiler")
    assert table.legal() == ["use card 9", "done"]
    assert "craft 1" in table.play("use card 9", "gain wood").legal()


@pytest.mark.rule("M-7")
def test_a_craft_by_an_effect_may_be_of_the_reserved_card() -> None:
    position = "culture 0: 4\nreserved 0: kiln-grate\ngoods 0: 2 stone"
    table = doing("craft with raw", position)
    assert crafted(table.play("craft reserved")) == ["kiln-grate"]


@pytest.mark.rule("M-7")
def test_a_craft_by_an_effect_is_additional_to_that_of_the_turn() -> None:
    table = doing("craft with raw", "row: hafted-adze\ngoods 0: 2 wood").play("craft 1")
    assert not table.terramara.acted


GREAT_BELLOWS = """
    round: 5
    culture 0: 11
    row: great-bellows, carved-throne
    goods 0: 1 leather, 3 timber, 4 wood, 1 stone, 1 ore
"""


@pytest.mark.rule("1.23b crafting")
def test_new_cards_are_drawn_when_the_outermost_craft_is_finished() -> None:
    table = after(GREAT_BELLOWS).play("craft 1")
    assert (table.phase(), len(row(table))) == ("craft", 7)
    assert len(row(table.play("craft 1"))) == 8


@pytest.mark.rule("M-21")
def test_there_is_no_card_where_the_row_has_closed_up() -> None:
    table = after(GREAT_BELLOWS).play("craft 1")
    assert table.refusal("craft 8") == ("terramara-no-card-there", "M-21")
