"""First player and its bonuses for others, and with two players both parts (1.11, M-2, M-8)."""

import pytest

from tests.games.terramara.tables import terramara


@pytest.mark.rule("1.11")
def test_the_first_player_card_changes_hands_and_brings_a_step() -> None:
    table = terramara().play("send explorer to first", "travel start-c1")
    assert (table.terramara.first, table.terramara.caravans[:2]) == (0, [0, 3])


@pytest.mark.rule("1.11", "1.23b first")
def test_the_new_third_player_gains_culture_and_the_fourth_strength() -> None:
    table = terramara("turn: 1").play("send explorer to first", "done")
    assert table.terramara.culture == [0, 0, 0, 1]
    assert table.terramara.strength == [2, 0, 0, 0]


@pytest.mark.rule("1.11")
def test_with_three_players_there_is_no_fourth() -> None:
    table = terramara(players=3).play("send explorer to first", "done")
    assert (table.terramara.culture, table.terramara.strength) == ([0, 0, 1], [0, 0, 0])


@pytest.mark.rule("ruling 16")
def test_the_first_player_may_become_first_again_and_the_bonuses_are_paid() -> None:
    table = terramara("first: 0").play("send explorer to first", "done")
    assert (table.terramara.first, table.terramara.culture[2]) == (0, 1)


@pytest.mark.rule("M-2")
def test_a_gain_in_anothers_turn_is_decided_by_who_receives_it() -> None:
    table = terramara("culture 2: 5").play("send explorer to first", "done")
    assert (table.actor(), table.legal()) == (2, ["advance 0", "advance 1"])


@pytest.mark.rule("M-2")
def test_no_worker_can_be_used_in_anothers_turn() -> None:
    table = terramara("culture 2: 5\nbonus: river 6 river-gift\ngoods 2: 1 wood\nworkers 2: L1")
    table.play("send explorer to first", "done", "advance 1")
    assert table.refusal("work 1") == ("terramara-not-own-turn", "M-1")


@pytest.mark.rule("M-2", "M-6")
def test_young_river_gains_one_more_in_anothers_turn_too() -> None:
    table = terramara("character 2: river").play("send explorer to first", "done")
    assert table.terramara.culture[2] == 2


@pytest.mark.rule("M-2", "ruling 7")
def test_who_receives_an_explorer_in_anothers_turn_is_back_in_the_round() -> None:
    table = terramara("culture 2: 7\nhand 2: -").play("send explorer to first", "done")
    assert table.terramara.explorers[2] == 1


@pytest.mark.rule("1.11")
def test_in_round_5_one_of_three_gains_is_chosen_instead() -> None:
    table = terramara("round: 5\nfirst: 3\nturn: 0").play("send explorer to first", "choose 2")
    assert (table.terramara.strength[0], table.terramara.first) == (2, 3)


@pytest.mark.rule("M-2", "1.23b")
def test_the_third_players_bonus_may_raid_the_player_whose_turn_it_is() -> None:
    table = terramara("""
        culture 2: 13
        strength 2: 16
        bonus: river end night-raid
        goods 0: 1 wood, 1 ore
    """)
    table.play("send explorer to first", "done", "advance 1", "choose 2", "raid")
    assert (table.actor(), table.legal()) == (0, ["give wood", "give ore"])


# Two players.


@pytest.mark.rule("M-8", "1.23b first")
def test_with_two_players_first_is_offered_after_the_raid() -> None:
    table = terramara("strength 0: 2", players=2).play("send explorer to raid")
    assert table.legal() == ["first", "done"]


@pytest.mark.rule("M-8", "1.23b first")
def test_with_two_players_the_raid_is_offered_after_first() -> None:
    table = terramara("strength 0: 2", players=2).play("send explorer to first", "done")
    assert table.legal() == ["raid", "done"]


@pytest.mark.rule("M-8")
def test_the_strength_is_paid_only_if_the_raid_is_made() -> None:
    table = terramara("strength 0: 2", players=2).play("send explorer to first", "done", "done")
    assert table.terramara.strength[0] == 2


@pytest.mark.rule("M-8")
def test_the_raid_after_first_costs_its_strength() -> None:
    table = terramara("strength 0: 2", players=2).play("send explorer to first", "done", "raid")
    assert table.terramara.strength[0] == 1


@pytest.mark.rule("M-8", "1.23b first")
def test_without_strength_no_raid_is_offered_after_first() -> None:
    table = terramara(players=2).play("send explorer to first", "done")
    assert table.actor() == 1


@pytest.mark.rule("M-8")
def test_the_part_that_was_done_cannot_be_done_again() -> None:
    table = terramara("strength 0: 2", players=2).play("send explorer to raid")
    assert table.refusal("raid") == ("terramara-part-done", "M-8")
