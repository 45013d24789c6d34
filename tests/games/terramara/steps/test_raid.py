"""Raids: who gives how much, and what (1.13, 1.23b)."""

import pytest

from terrarium.games.terramara.steps.raid import amount_due
from tests.games.terramara.tables import doing, terramara

LEVEL = {1: 0, 2: 6, 3: 11, 4: 16}  # the least strength of a power level


def due(raider: int, victim: int, goods: int, more: str = "") -> int:
    """What a victim of so many goods gives, by power levels."""
    strengths = f"strength 0: {LEVEL[raider]}\nstrength 1: {LEVEL[victim]}\n"
    table = terramara(f"{strengths}goods 1: {goods} wood\n{more}")
    return int(amount_due(table.terramara, 0, 1))


@pytest.mark.rule("1.13", "1.21d", "example 4")
@pytest.mark.parametrize(
    ("raider", "victim", "divisor"),
    [(4, 1, 2), (3, 1, 3), (2, 1, 4), (2, 2, 5), (1, 2, 6), (1, 3, 7), (1, 4, 8)],
)
def test_the_difference_of_levels_says_one_of_how_many(
    raider: int, victim: int, divisor: int
) -> None:
    assert [due(raider, victim, divisor - 1), due(raider, victim, divisor)] == [0, 1]


@pytest.mark.rule("1.13", "example 4")
def test_a_raider_of_level_2_gets_1_of_9_from_an_equal_and_2_from_one_lower() -> None:
    assert (due(2, 2, 9), due(2, 1, 9)) == (1, 2)


@pytest.mark.rule("1.21c", "ruling 5")
def test_raid_plus_1_counts_one_level_higher() -> None:
    assert due(2, 2, 4, "artefacts 0: raiders-helm") == 1


@pytest.mark.rule("ruling 5")
def test_raid_plus_1_at_level_4_counts_against_level_4() -> None:
    assert due(4, 4, 4, "artefacts 0: raiders-helm") == 1


@pytest.mark.rule("ruling 5")
def test_a_difference_above_3_counts_as_3() -> None:
    assert due(4, 1, 5, "artefacts 0: raiders-helm") == 2


@pytest.mark.rule("1.13")
def test_raw_and_refined_goods_count_together() -> None:
    table = terramara("goods 1: 2 wood, 2 timber, 1 metal")
    assert amount_due(table.terramara, 0, 1) == 1


@pytest.mark.rule("ruling 6", "1.23b raid")
def test_a_raid_by_an_effect_is_offered_and_costs_no_strength() -> None:
    table = doing("raid", "strength 0: 3\ngoods 1: 5 wood")
    assert table.legal() == ["raid", "done"]
    assert table.refusal("end") == ("terramara-asked-raid", "1.23b")
    assert (table.play("raid").goods(), table.terramara.strength[0]) == ("1 wood", 3)


@pytest.mark.rule("ruling 23", "1.23b raid")
def test_a_raid_can_be_declined() -> None:
    assert doing("raid", "goods 1: 5 wood").play("done").goods() == ""


@pytest.mark.rule("1.23b raid")
def test_a_raid_for_which_nobody_would_give_anything_is_skipped() -> None:
    assert doing("raid", "goods 1: 4 wood").phase() == "send"


@pytest.mark.rule("1.13", "ruling 24")
def test_the_victim_chooses_what_to_give() -> None:
    table = doing("raid", "goods 1: 3 wood, 2 metal").play("raid")
    assert (table.actor(), table.legal()) == (1, ["give wood", "give metal"])
    table.play("give metal")
    assert (table.goods(0), table.goods(1)) == ("1 metal", "3 wood, 1 metal")


@pytest.mark.rule("1.23b raid")
def test_a_victim_with_one_kind_of_goods_is_not_asked() -> None:
    assert doing("raid", "goods 1: 5 wood").play("raid").phase() == "send"


def test_a_victim_who_must_give_all_that_may_be_named_is_not_asked_further() -> None:
    position = "strength 0: 16\ngoods 1: 1 cattle, 1 wood, 2 metal"
    table = doing("raid", position).play("raid")
    assert table.play("give wood").goods() == "1 wood, 1 metal"


@pytest.mark.rule("1.23c")
def test_goods_are_given_ascending_and_as_many_as_are_due() -> None:
    position = "strength 0: 16\ngoods 1: 2 cattle, 2 wood, 1 metal"
    table = doing("raid", position).play("raid")
    assert table.refusal("give metal") == ("terramara-give-enough", "1.23c")
    assert table.refusal("give ore") == ("terramara-not-there", "1.13")
    assert table.refusal("done") == ("terramara-asked-give", "1.13")
    table.play("give wood")
    assert table.refusal("give cattle") == ("terramara-give-ascending", "1.23c")


@pytest.mark.rule("ruling 24", "1.23b raid")
def test_victims_give_clockwise_from_the_raider() -> None:
    position = "\n".join(f"goods {seat}: 3 wood, 2 metal" for seat in (1, 2, 3))
    table = doing("raid", position).play("raid")
    assert table.actor() == 1
    assert table.play("give wood").actor() == 2
    assert table.play("give wood").actor() == 3
    assert table.play("give wood").goods() == "3 wood"


@pytest.mark.rule("1.21b")
def test_neutral_players_have_nothing_to_give() -> None:
    assert doing("raid", "neutral 0: 1", 3).phase() == "send"
