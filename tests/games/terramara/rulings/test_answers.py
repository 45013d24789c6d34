"""What an implementer would have to ask (1.23b), as far as no other test tells it."""

import pytest

from terrarium.games.terramara.goods import spell_bundle
from tests.games.terramara.tables import AFTER, Table, doing, terramara

LAST = "hand 0: 1 explorer\nhand 1: -\nhand 2: -\nhand 3: -\n"
RUNNER = "artefacts 0: runners-cap\n"


# Start.


def to_the_first_stop(bonus: str, character: str) -> Table:
    """The last card of the draft pays a step, with which seat 0 comes to a bonus tile."""
    table = terramara(
        f"phase: draft\nfirst: 1\nbonus: l1 {bonus}\ncharacter 0: {character}\n"
        "character 1: craft\nstart 1: horse-tamers\nopen starts: salt-carriers, hill-warriors",
        players=2,
    )
    return table.play("start 4", "travel start-l1")


@pytest.mark.rule("1.23b start", "1.21d")
def test_a_start_card_may_pay_movement_and_before_round_1_no_worker_works() -> None:
    table = to_the_first_stop("river-gift", "war")
    assert table.legal() == ["times 1", "done"]
    assert table.why_id("work 1") == "terramara-not-own-turn"


@pytest.mark.rule("1.23b start")
def test_what_a_start_card_sets_off_gets_no_character_bonus_either() -> None:
    table = to_the_first_stop("evening-songs", "river")
    assert table.terramara.culture[0] == 1


# Goods.


@pytest.mark.rule("1.23b goods")
def test_a_hired_worker_is_ready_at_once() -> None:
    table = terramara("goods 0: 1 wood").play("send explorer to hire", "work 1")
    assert table.goods() == "1 timber"


@pytest.mark.rule("1.23b goods")
def test_a_new_once_a_round_card_is_ready_at_once() -> None:
    table = terramara(f"{AFTER}row: milk-boiler\ngoods 0: 2 brick, 1 leather").play("craft 1")
    assert table.play("use card 9", "gain ore").goods() == "1 ore"


# Resting points.


@pytest.mark.rule("1.23b resting")
def test_between_the_units_of_a_payment_nothing_is_used() -> None:
    position = "goods 0: 2 wood, 2 ore\nworkers 0: L1\nartefacts 0: milk-boiler"
    table = doing("2 raw -> 5 vp", position).play("times 1")
    assert table.legal() == ["pay wood", "pay ore"]


@pytest.mark.rule("1.23b resting")
def test_between_the_units_of_a_gain_nothing_is_used() -> None:
    table = doing("2 raw", "goods 0: 2 wood\nworkers 0: L1\nartefacts 0: milk-boiler")
    assert {move.split()[0] for move in table.play("gain cattle").legal()} == {"gain"}


@pytest.mark.rule("1.23b resting")
def test_an_offer_stays_open_while_a_worker_is_ready() -> None:
    table = doing("1 refined -> 5 vp", "goods 0: 1 wood\nworkers 0: L1")
    assert table.legal() == ["work 1", "done"]


@pytest.mark.rule("1.23b resting")
def test_a_turn_goes_on_while_a_once_a_round_effect_is_left() -> None:
    table = terramara("artefacts 0: milk-boiler").play("send explorer to hire")
    assert table.legal() == ["use card 9", "end"]


# Flip.


@pytest.mark.rule("1.23b flip")
def test_one_may_flip_after_a_once_a_round_use() -> None:
    table = terramara("character 0: craft\nartefacts 0: milk-boiler")
    assert "flip" in table.play("use card 9", "gain ore").legal()


@pytest.mark.rule("1.23b flip", "1.20")
def test_adult_war_counts_the_power_level_of_the_moment_of_its_use() -> None:
    table = terramara("character 0: war adult\nstrength 0: 5").play("send explorer to develop")
    assert table.play("use character").terramara.points[0] == 3


# Sending.


@pytest.mark.rule("1.23b sending")
def test_the_character_answers_a_placement_before_the_artefacts() -> None:
    position = "character 0: scout adult\nartefacts 0: miners-pick"
    told = terramara(position).play("send chief to c1").heard_ids()
    assert told.index("terramara-scored") < told.index("terramara-gained")


@pytest.mark.rule("1.23b sending", "1.21d")
def test_equality_with_a_neutral_player_is_enough_for_bronze_daggers() -> None:
    dagger = "artefacts 0: bronze-dagger\nstrength 0: 3\nneutral 0: 3\non b1: neutral 0"
    assert terramara(dagger, 3).play("send explorer to b1").terramara.strength[0] == 3


@pytest.mark.rule("1.23b sending")
def test_bronze_daggers_do_not_help_against_a_stronger_player() -> None:
    dagger = "artefacts 0: bronze-dagger\nstrength 0: 2\nstrength 1: 3\non b1: explorer 1"
    assert terramara(dagger).why_id("send explorer to b1") == "terramara-not-strong-enough"


# Taking back.


@pytest.mark.rule("1.23b recall")
def test_an_explorer_comes_back_from_a_crossroad() -> None:
    table = terramara(RUNNER + "round: 2\ncaravans 0: c1, c1\non x1: explorer 0")
    assert table.play("use card 29").legal() == ["recall x1", "done"]


@pytest.mark.rule("1.23b", "M-19")
def test_a_third_hire_after_a_take_back_is_made_from_the_spare_tiles() -> None:
    table = terramara(
        RUNNER
        + "round: 3\nstrength 0: 1\non hire: explorer 1, explorer 0\nhired: 2\nspare: 5, 1, 1\n"
        "workers 1: L2\nworkers 0: L2"
    )
    table.play("use card 29", "recall hire", "send explorer to hire")
    assert (table.terramara.workers[1], table.terramara.spare[1]) == (2, 0)


@pytest.mark.rule("1.23b", "M-16")
def test_raid_stays_closed_after_the_raider_was_taken_back() -> None:
    table = terramara(RUNNER + "strength 0: 3\nhand 1: -\nhand 2: -\nhand 3: -")
    table.play("send explorer to raid", "use card 29", "recall raid")
    assert table.refusal("send explorer to raid") == ("terramara-chosen-already", "M-16")


# Crafting.


@pytest.mark.rule("1.23b crafting", "1.21")
def test_removal_by_level_leaves_reserved_cards_alone() -> None:
    table = terramara(f"round: 2\nculture 1: 4\nreserved 1: hide-boots\n{LAST}")
    table.play("send explorer to hut")
    assert (table.terramara.round, table.terramara.reserved[1]) == (3, 15)


@pytest.mark.rule("1.23b crafting")
def test_discounts_come_before_the_saving_of_the_river() -> None:
    table = terramara(
        f"{AFTER}culture 0: 12\nreserved 0: bow-drill\nartefacts 0: hafted-adze\ngoods 0: 1 timber"
    )
    assert table.play("craft reserved").goods() == ""


# First player.


@pytest.mark.rule("1.23b first", "M-2")
def test_one_moves_before_the_third_player_gains() -> None:
    table = terramara("culture 2: 5").play("send explorer to first")
    assert (table.actor(), table.terramara.first) == (0, 0)
    assert table.play("travel start-c1").actor() == 2


@pytest.mark.rule("1.23b first", "M-8")
def test_with_two_players_nobody_else_gains_by_a_new_first_player() -> None:
    table = terramara("turn: 1\nfirst: 0", 2).play("send explorer to first", "done")
    assert (table.terramara.culture, table.terramara.strength) == ([0, 0], [0, 0])


# Raids.


@pytest.mark.rule("1.23b raid")
def test_goods_pass_to_the_raider_as_they_are_given() -> None:
    table = doing("raid", "goods 1: 5 wood, 5 ore\ngoods 2: 4 wood, 1 ore").play("raid")
    table.play("give wood")
    assert spell_bundle(table.terramara.goods[0]) == "1 wood"


# Road and river.


@pytest.mark.rule("1.23b road")
def test_a_gain_of_movement_is_over_when_neither_caravan_can_move() -> None:
    table = doing("3 movement", "caravans 0: c5, end\nparked: 0").play("travel c5-end")
    assert table.phase() == "send"


@pytest.mark.rule("1.23b river", "1.20")
def test_a_young_rivers_extra_step_may_be_the_one_that_reaches_a_tile() -> None:
    table = doing("1 culture", "culture 0: 4\ncharacter 0: river")
    assert table.legal() == ["advance 0", "advance 1", "advance 2"]


# Private tiles.


@pytest.mark.rule("1.23b bonus")
def test_a_private_tile_is_spent_even_if_it_is_used_in_part() -> None:
    table = terramara("round: 2\ncharacter 0: bonus\nprivate: drovers-trail")
    table.play("use tile 9", "done")
    assert (table.goods(), table.terramara.private) == ("1 leather", 0)


@pytest.mark.rule("1.23b double", "1.21")
def test_double_caravans_counts_for_both_caravans() -> None:
    table = terramara(
        "round: 5\nphase: over\nparked: 0, 0\ncaravans 0: end, end\nartefacts 0: caravan-banner"
    )
    score = table.outcome().scores[0]
    assert (score["caravans"], score["effects"]) == (13, 13)
