"""From turn to turn and round to round (1.7, 1.21, M-4, M-10, M-22)."""

import pytest

from tests.games.terramara.tables import terramara

LAST = "turn: 0\nhand 0: 1 explorer\nhand 1: -\nhand 2: -\nhand 3: -\n"


@pytest.mark.rule("1.7")
def test_the_turn_goes_clockwise_past_those_who_have_nobody_in_hand() -> None:
    table = terramara("hand 1: -").play("send explorer to hire")
    assert table.actor() == 2


@pytest.mark.rule("1.7")
def test_who_alone_has_members_left_sends_them_one_after_another() -> None:
    table = terramara("hand 0: 2 explorers\nhand 1: -\nhand 2: -\nhand 3: -")
    assert table.play("send explorer to hire").actor() == 0


@pytest.mark.rule("1.7")
def test_the_round_is_over_when_nobody_has_a_member_in_hand() -> None:
    assert terramara(LAST).play("send explorer to hire").terramara.round == 2


@pytest.mark.rule("1.11")
def test_the_new_first_player_begins_the_next_round() -> None:
    assert terramara("first: 2\n" + LAST).play("send explorer to hire").actor() == 2


@pytest.mark.rule("1.21", "M-4")
def test_members_return_from_homeland_hut_crossroads_and_the_rounds_row() -> None:
    table = terramara(
        "round: 2\ncaravans 1: c1, c1\non b2: explorer 1\non x1: chief 1\non hire: explorer 1\n"
        + LAST
    )
    table.play("send explorer to hut")
    assert (table.terramara.explorers[1], table.terramara.chiefs[1]) == (4, 1)


@pytest.mark.rule("1.8", "M-4")
def test_explorers_on_future_rows_stay_there() -> None:
    table = terramara("on b3: explorer 1\n" + LAST).play("send explorer to hut")
    assert table.terramara.explorers[1] == 3
    assert table.why_id("send explorer to b3") == "terramara-not-strong-enough"


@pytest.mark.rule("1.8", "M-4")
def test_explorers_on_future_rows_return_when_their_row_flips() -> None:
    table = terramara("round: 3\non b3: explorer 1\n" + LAST).play("send explorer to hut")
    assert table.terramara.explorers[1] == 4


@pytest.mark.rule("1.9", "M-12")
def test_warriors_return_to_the_supply() -> None:
    table = terramara(
        "hut 1: 4 explorers, 1 chief, 1 warrior\nhand 0: 1 warrior\nhand 1: -\nhand 2: -\nhand 3: -"
    )
    table.play("send warrior to hut")
    assert (table.terramara.mercenaries, table.terramara.warriors) == (4, [0, 0, 0, 0])


@pytest.mark.rule("ruling 14")
def test_fire_and_neutral_explorers_leave_with_their_row() -> None:
    table = terramara(
        "fire: b1, c2, e3, f4, b5, c6\non c1: neutral 0\nhand 0: 1 explorer\nhand 1: -\nhand 2: -",
        players=3,
    )
    table.play("send explorer to hut")
    assert table.terramara.first_on[5:11] == [0] * 6
    assert table.why_id("send chief to c2") == "terramara-burning"


@pytest.mark.rule("1.21", "M-20")
def test_workers_artefacts_and_characters_are_ready_again() -> None:
    table = terramara(
        "workers 0: L1 used\nartefacts 0: milk-boiler used\n"
        "character 0: war adult\nused: character\n" + LAST
    )
    table.play("send explorer to hut")
    assert (table.terramara.ready[0], table.terramara.turned) == (1, 0)
    assert not table.terramara.character_used


@pytest.mark.rule("M-16")
def test_raid_and_first_open_again() -> None:
    table = terramara("closed: raid, first\nstrength 0: 1\n" + LAST).play("send explorer to hut")
    assert table.why("send explorer to raid") is None


@pytest.mark.rule("1.21")
def test_level_1_leaves_the_deck_in_round_2() -> None:
    table = terramara(LAST).play("send explorer to hut")
    levels = {table.terramara.rules.artefacts[card].level for card in table.terramara.deck}
    assert levels == {2, 3}


@pytest.mark.rule("1.21", "M-21")
def test_level_1_leaves_the_row_in_round_3_and_the_row_is_filled() -> None:
    table = terramara("round: 2\n" + LAST).play("send explorer to hut")
    levels = [table.terramara.rules.artefacts[card].level for card in table.terramara.row]
    assert len(levels) == 8
    assert 1 not in levels


@pytest.mark.rule("1.21")
def test_level_2_leaves_the_row_in_round_5() -> None:
    table = terramara("round: 4\n" + LAST).play("send explorer to hut")
    levels = {table.terramara.rules.artefacts[card].level for card in table.terramara.row}
    assert levels == {3}


@pytest.mark.rule("1.21", "M-23")
def test_the_match_is_over_after_round_5() -> None:
    table = terramara("round: 5\n" + LAST).play("send explorer to hut")
    assert table.outcome().ranks


@pytest.mark.rule("1.21b", "M-10")
def test_neutral_players_grow_by_cards_at_the_beginning_of_every_round() -> None:
    table = terramara("neutral 0: 5\nhand 0: 1 explorer\nhand 1: -\nhand 2: -", players=3)
    table.play("send explorer to hut")
    assert 6 <= table.terramara.neutral[0] <= 9


@pytest.mark.rule("ruling 17", "M-10")
def test_neutral_strength_stops_at_20() -> None:
    table = terramara("neutral 0: 20\nhand 0: 1 explorer\nhand 1: -\nhand 2: -", players=3)
    assert table.play("send explorer to hut").terramara.neutral[0] == 20


@pytest.mark.rule("M-10")
def test_two_neutral_players_get_different_cards() -> None:
    table = terramara("hand 0: 1 explorer\nhand 1: -", players=2).play("send explorer to hut")
    assert table.terramara.neutral[0] != table.terramara.neutral[1]
