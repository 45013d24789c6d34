"""Who may be sent where, and what it costs (1.8)."""

import pytest

from tests.games.terramara.tables import terramara


@pytest.mark.rule("1.8", "example 1")
def test_a_chief_is_never_sent_to_a_row_of_a_later_round() -> None:
    table = terramara("round: 2")
    assert table.refusal("send chief to a3") == ("terramara-future-for-explorers", "1.8")


@pytest.mark.rule("1.8")
def test_an_explorer_may_go_to_a_row_of_a_later_round() -> None:
    assert terramara("round: 2").why("send explorer to f6") is None


@pytest.mark.rule("1.8", "ruling 19")
def test_the_spaces_of_a_flipped_row_are_gone() -> None:
    table = terramara("round: 2")
    assert table.refusal("send explorer to a1") == ("terramara-row-flipped-already", "1.8")


@pytest.mark.rule("1.8", "example 2")
def test_the_stronger_explorer_joins_and_pays_1_strength() -> None:
    table = terramara("strength 0: 5\nstrength 1: 4\non b1: explorer 1")
    table.play("send explorer to b1")
    assert table.terramara.strength == [4, 4, 0, 0]


@pytest.mark.rule("1.8", "example 1", "example 2")
@pytest.mark.parametrize("strength", [3, 4])
def test_an_explorer_that_is_not_stronger_may_not_join(strength: int) -> None:
    table = terramara(f"strength 0: {strength}\nstrength 1: 4\non b1: explorer 1")
    assert table.refusal("send explorer to b1") == ("terramara-not-strong-enough", "1.8")


@pytest.mark.rule("1.8", "example 2")
def test_a_chief_joins_a_stronger_player_for_nothing() -> None:
    table = terramara("strength 0: 2\nstrength 1: 4\non b1: explorer 1")
    table.play("send chief to b1")
    assert table.terramara.strength[0] == 2


@pytest.mark.rule("1.21c", "1.23b sending")
def test_bronze_daggers_let_an_explorer_join_an_equal_for_nothing() -> None:
    table = terramara("artefacts 0: bronze-dagger\nstrength 0: 2\nstrength 1: 2\non b1: explorer 1")
    table.play("send explorer to b1")
    assert table.terramara.strength[0] == 2


@pytest.mark.rule("1.23b sending")
def test_bronze_daggers_save_nothing_against_a_weaker_player() -> None:
    table = terramara("artefacts 0: bronze-dagger\nstrength 0: 2\nstrength 1: 1\non b1: explorer 1")
    table.play("send explorer to b1")
    assert table.terramara.strength[0] == 1


@pytest.mark.rule("1.20", "1.23b sending")
def test_young_war_joins_without_paying() -> None:
    table = terramara("character 0: war\nstrength 0: 2\nstrength 1: 1\non b1: explorer 1")
    table.play("send explorer to b1")
    assert table.terramara.strength[0] == 2


@pytest.mark.rule("1.23b sending")
def test_young_war_still_needs_more_strength() -> None:
    table = terramara("character 0: war\nstrength 0: 1\nstrength 1: 1\non b1: explorer 1")
    assert table.why_id("send explorer to b1") == "terramara-not-strong-enough"


@pytest.mark.rule("M-11", "ruling 11")
def test_joining_a_neutral_explorer_is_measured_against_that_neutral_player() -> None:
    table = terramara("strength 0: 3\nneutral 0: 3\non b1: neutral 0", players=3)
    assert table.why_id("send explorer to b1") == "terramara-not-strong-enough"


@pytest.mark.rule("1.8", "example 1")
@pytest.mark.parametrize("member", ["explorer", "chief"])
def test_nobody_but_a_warrior_joins_an_explorer_of_the_same_colour(member: str) -> None:
    table = terramara("on b1: explorer 0")
    assert table.refusal(f"send {member} to b1") == ("terramara-own-explorer-there", "1.8")


@pytest.mark.rule("1.9", "M-12", "example 3")
def test_a_warrior_joins_an_own_explorer() -> None:
    table = terramara("hand 0: 1 warrior\non b1: explorer 0")
    assert table.why("send warrior to b1") is None


@pytest.mark.rule("1.8", "1.9", "example 1", "example 3")
@pytest.mark.parametrize("there", ["chief 1", "warrior"])
@pytest.mark.parametrize("member", ["explorer", "chief", "warrior"])
def test_nobody_joins_a_chief_or_a_warrior(there: str, member: str) -> None:
    table = terramara(f"hand 0: 1 explorer, 1 chief, 1 warrior\nstrength 0: 9\non b1: {there}")
    assert table.refusal(f"send {member} to b1") == ("terramara-chief-there", "1.8")


@pytest.mark.rule("1.8")
def test_a_space_takes_two_members_at_most() -> None:
    table = terramara("strength 0: 9\non b1: explorer 1, explorer 2")
    assert table.refusal("send chief to b1") == ("terramara-two-already", "1.8")


@pytest.mark.rule("1.8", "1.21b")
def test_nobody_goes_into_the_fire() -> None:
    table = terramara("fire: b1, c2, e3, f4, b5, c6", players=3)
    assert table.refusal("send chief to b1") == ("terramara-burning", "1.8")


@pytest.mark.rule("1.7")
def test_who_is_not_in_hand_cannot_be_sent() -> None:
    assert terramara().refusal("send warrior to b1") == ("terramara-none-in-hand", "1.7")


@pytest.mark.rule("1.8")
def test_the_hut_takes_any_number_of_members() -> None:
    table = terramara("hut 0: 2 explorers, 1 chief\nhand 0: 2 explorers")
    table.play("send explorer to hut")
    assert table.terramara.in_hut[:3] == [3, 1, 0]


# Crossroads.


@pytest.mark.rule("1.15")
def test_a_crossroad_opens_when_its_row_has_flipped() -> None:
    table = terramara("caravans 0: c2, c2")
    assert table.refusal("send explorer to x1") == ("terramara-row-not-flipped", "1.15")


@pytest.mark.rule("1.15")
def test_a_crossroad_needs_both_caravans() -> None:
    table = terramara("round: 2\ncaravans 0: l1, c2")
    assert table.refusal("send explorer to x1") == ("terramara-caravans-not-there", "1.15")


@pytest.mark.rule("1.15")
def test_both_caravans_at_or_past_it_open_a_crossroad() -> None:
    assert terramara("round: 2\ncaravans 0: c1, l2").why("send explorer to x1") is None


@pytest.mark.rule("1.15", "M-16")
def test_with_two_players_a_crossroad_takes_one_member() -> None:
    table = terramara(
        "round: 2\ncaravans 0: c1, c1\ncaravans 1: c1, c1\non x1: explorer 1", players=2
    )
    assert table.refusal("send chief to x1") == ("terramara-restricted", "1.15")


@pytest.mark.rule("M-17")
def test_only_young_land_has_a_crossroad_of_its_own() -> None:
    assert terramara().refusal("send chief to land") == ("terramara-no-own-crossroad", "M-17")


@pytest.mark.rule("1.20", "M-17")
def test_young_land_uses_its_own_crossroad_from_round_1_on() -> None:
    table = terramara("character 0: land\nown crossroad: copper-creek\nown outpost: cattle-ford")
    assert table.play("send chief to land").legal()[0].startswith("gain")


# Special spaces.


@pytest.mark.rule("1.16")
def test_special_spaces_open_in_round_5() -> None:
    table = terramara("round: 4\nworkers 0: L2, L3")
    assert table.refusal("send explorer to d5") == ("terramara-special-too-early", "1.16")


@pytest.mark.rule("1.16", "M-5")
@pytest.mark.parametrize(
    ("tile", "short", "enough"),
    [
        ("smelters-camp", "workers 0: L1, L3", "workers 0: L2, L3"),
        ("sacred-spring", "culture 0: 9", "culture 0: 10"),
        ("mountain-pass", "caravans 0: r4, c5", "caravans 0: c4, c5"),
        ("hill-fort", "strength 0: 11", "strength 0: 12"),
    ],
)
def test_a_special_space_asks_for_its_condition(tile: str, short: str, enough: str) -> None:
    names = "alder-grove, low-ridge, deer-forest, red-scree"
    other = "sacred-spring" if tile == "smelters-camp" else "smelters-camp"
    board = f"round: 5\nright: {names}, {tile}, {other}\n"
    table = terramara(board + short)
    assert table.refusal("send explorer to d5") == ("terramara-special-needs", "1.16")
    assert terramara(board + enough).why("send explorer to d5") is None


# Raid and First, and merged spaces.


@pytest.mark.rule("1.11", "ruling 6")
def test_going_on_a_raid_costs_1_strength() -> None:
    table = terramara("strength 0: 3")
    table.play("send explorer to raid")
    assert table.terramara.strength[0] == 2


@pytest.mark.rule("ruling 6")
def test_without_strength_nobody_goes_on_a_raid() -> None:
    assert terramara().refusal("send chief to raid") == ("terramara-raid-needs-strength", "1.11")


@pytest.mark.rule("1.20", "ruling 6")
def test_young_war_raids_without_strength() -> None:
    assert terramara("character 0: war").why("send chief to raid") is None


@pytest.mark.rule("M-16", "example 1")
def test_a_raid_stays_closed_for_the_round_even_when_its_member_is_gone() -> None:
    table = terramara("closed: raid\nstrength 0: 3")
    assert table.refusal("send chief to raid") == ("terramara-chosen-already", "M-16")


@pytest.mark.rule("1.11", "M-8")
def test_with_three_players_develop_and_travel_are_one_space() -> None:
    table = terramara("on develop: chief 1", players=3)
    assert table.refusal("send explorer to travel") == ("terramara-chief-there", "1.8")


@pytest.mark.rule("1.11")
def test_with_four_players_develop_and_travel_are_two_spaces() -> None:
    assert terramara("on develop: chief 1").why("send explorer to travel") is None


@pytest.mark.rule("M-8", "M-16")
def test_with_two_players_raid_and_first_close_together() -> None:
    table = terramara("strength 0: 2", players=2).play("send explorer to raid", "done")
    assert table.refusal("send chief to first") == ("terramara-chosen-already", "M-16")


@pytest.mark.rule("M-8", "ruling 6")
def test_with_two_players_first_needs_no_strength() -> None:
    assert terramara("", players=2).why("send explorer to first") is None
