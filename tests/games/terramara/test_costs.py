"""What artefacts cost a seat: discounts, and raw goods for refined ones (M-7)."""

import pytest

from tests.games.terramara.tables import after, crafted


@pytest.mark.rule("1.21c", "1.23b crafting")
def test_a_discount_of_a_category_saves_its_good() -> None:
    table = after("artefacts 0: hafted-adze\nrow: bow-drill\ngoods 0: 1 leather, 1 timber")
    assert crafted(table.play("craft 1")) == ["hafted-adze", "bow-drill"]


@pytest.mark.rule("1.21c")
def test_a_discount_of_a_category_is_for_no_other() -> None:
    table = after(
        "artefacts 0: hafted-adze\nrow: ash-spear\ngoods 0: 2 metal, 9 brick\nculture 0: 4"
    )
    assert table.refusal("craft 1") == ("terramara-too-dear", "1.10")


@pytest.mark.rule("1.21c")
def test_one_less_of_each_kind_saves_each_kind_in_the_cost() -> None:
    table = after("artefacts 0: casting-mould\nrow: wagon-wheel\ngoods 0: 2 timber").play("craft 1")
    assert (crafted(table)[-1], table.goods()) == ("wagon-wheel", "")


@pytest.mark.rule("M-7")
def test_discounts_add_up_and_never_go_below_nothing() -> None:
    table = after("artefacts 0: casting-mould, hafted-adze\nrow: bow-drill").play("craft 1")
    assert crafted(table)[-1] == "bow-drill"


@pytest.mark.rule("M-7")
def test_a_card_does_not_make_itself_cheaper() -> None:
    table = after("row: hafted-adze\ngoods 0: 1 timber\nculture 0: 4")
    assert table.refusal("craft 1") == ("terramara-too-dear", "1.10")


@pytest.mark.rule("1.20", "1.21d", "M-7")
def test_young_craft_pays_up_to_two_raw_goods_for_refined_ones() -> None:
    table = after("character 0: craft\nrow: bow-drill\ngoods 0: 1 cattle, 1 wood, 1 timber")
    assert table.play("craft 1").goods() == ""
    short = after("character 0: craft\nrow: bow-drill\ngoods 0: 1 cattle, 2 wood\nculture 0: 4")
    assert short.refusal("craft 1") == ("terramara-too-dear", "1.10")


@pytest.mark.rule("1.20")
def test_young_craft_chooses_which_goods_are_raw() -> None:
    table = after("character 0: craft\nrow: hafted-adze\ngoods 0: 1 wood, 2 timber").play("craft 1")
    assert table.legal() == ["pay wood", "pay timber"]
    assert table.play("pay timber").goods() == "1 wood"


@pytest.mark.rule("1.20")
def test_the_adult_craft_character_pays_no_raw_goods() -> None:
    table = after("character 0: craft adult\nrow: hafted-adze\ngoods 0: 2 wood\nculture 0: 4")
    assert table.refusal("craft 1") == ("terramara-too-dear", "1.10")
