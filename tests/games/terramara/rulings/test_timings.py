"""Timings and details of the rules (M-1 to M-24), as far as no other test tells them."""

import pytest

from terrarium.games.terramara.members import FIRE
from terrarium.games.terramara.spaces import column_of
from tests.games.terramara.tables import Table, dealt, doing, terramara

LAST = "hand 0: 1 explorer\nhand 1: -\nhand 2: -\nhand 3: -\n"
LAST_OF_THREE = "hand 0: 1 explorer\nhand 1: -\nhand 2: -\n"
LAST_OF_TWO = "hand 0: 1 explorer\nhand 1: -\n"
LAND = "character 0: land\nown crossroad: copper-creek\nown outpost: cattle-ford\n"


def grown(table: Table) -> list[str]:
    """The neutral players in the order in which they grew."""
    told = [event for event in table.heard() if event.id == "terramara-neutral-grew"]
    return [str(event.args["neutral"]) for event in told]


# The turn.


@pytest.mark.rule("M-1", "1.7")
@pytest.mark.parametrize("move", ["end", "done", "craft 1", "reserve 1"])
def test_a_turn_begins_with_a_member_that_must_be_sent(move: str) -> None:
    table = terramara("goods 0: 9 timber, 9 leather, 9 metal, 9 brick\nculture 0: 14")
    assert table.why(move) is not None


@pytest.mark.rule("M-1")
def test_who_has_reserved_does_not_craft_in_the_same_turn() -> None:
    table = terramara("culture 0: 4\ngoods 0: 2 timber\nrow: hafted-adze\nartefacts 0: milk-boiler")
    table.play("send explorer to hire", "reserve 2")
    assert table.refusal("craft 1") == ("terramara-acted-already", "M-1")


@pytest.mark.rule("M-1b")
def test_what_a_step_sets_off_is_done_before_the_next_step() -> None:
    table = doing("2 movement", "bonus: l1 guest-gift").play("travel start-l1")
    assert table.phase() == "gain"
    assert table.play("gain metal").phase() == "move"


# Gains in another's turn.


@pytest.mark.rule("M-2")
def test_the_third_player_decides_before_the_fourth_gains() -> None:
    table = terramara("culture 2: 5").play("send explorer to first", "done")
    assert (table.actor(), table.terramara.strength[3]) == (2, 0)
    assert table.play("advance 0").terramara.strength[3] == 2


@pytest.mark.rule("M-2", "1.7")
def test_who_gains_an_explorer_in_anothers_turn_has_a_turn_again() -> None:
    table = terramara(f"culture 2: 7\n{LAST}").play("send explorer to first", "done")
    assert (table.actor(), table.terramara.round) == (2, 1)


# Before round 1.


@pytest.mark.rule("M-3")
def test_a_price_that_cannot_be_paid_in_the_draft_is_declined() -> None:
    table = terramara(
        "phase: draft\nfirst: 1\nopen characters: road, war, craft\nbonus: l1 river-gift", players=2
    )
    table.play("draft road", "travel start-l1")
    assert (table.actor(), table.phase()) == (1, "draft")


# Rows and conditions.


@pytest.mark.rule("M-4", "1.2", "1.8")
def test_explorers_sent_to_rows_5_and_6_before_round_5_never_return() -> None:
    table = terramara(f"round: 4\non b5: explorer 1\non b6: explorer 1\n{LAST}")
    table.play("send explorer to hut")
    assert (table.terramara.round, table.terramara.explorers[1]) == (5, 2)


@pytest.mark.rule("M-4")
def test_in_round_5_a_chief_goes_to_either_row() -> None:
    table = terramara("round: 5")
    assert (table.why("send chief to b5"), table.why("send chief to b6")) == (None, None)


@pytest.mark.rule("M-5", "1.13")
def test_a_raids_level_is_taken_after_its_price_is_paid() -> None:
    table = terramara("strength 0: 6\ngoods 1: 5 wood").play("send explorer to raid")
    assert (table.goods(0), table.terramara.strength[0]) == ("1 wood", 5)
    table = terramara("strength 0: 6\ngoods 1: 4 wood").play("send explorer to raid")
    assert table.goods(0) == ""


@pytest.mark.rule("M-5", "1.16")
def test_a_special_space_asks_for_strength_before_the_price_of_joining_is_paid() -> None:
    right = "right: alder-grove, low-ridge, deer-forest, red-scree, hill-fort, smelters-camp"
    table = terramara(f"round: 5\n{right}\nstrength 0: 12\nstrength 1: 11\non d5: explorer 1")
    assert table.play("send explorer to d5").terramara.strength[0] == 11


@pytest.mark.rule("M-6")
def test_a_gain_of_movement_that_is_declined_gives_young_road_nothing() -> None:
    table = doing("1 movement", "character 0: road").play("done")
    assert (table.phase(), table.terramara.caravans[:2]) == ("send", [0, 0])


# Merged spaces.


@pytest.mark.rule("M-8", "1.11")
@pytest.mark.parametrize("players", [2, 3])
def test_the_second_visitor_of_develop_or_travel_chooses_afresh(players: int) -> None:
    table = terramara("on develop: explorer 1\nstrength 0: 1", players)
    assert table.why("send explorer to develop") is None
    assert table.play("send explorer to travel").phase() == "move"


@pytest.mark.rule("M-8", "1.11")
def test_develop_or_travel_takes_two_members_in_all() -> None:
    table = terramara("on develop: explorer 1, explorer 2\nstrength 0: 9", 3)
    assert table.refusal("send chief to travel") == ("terramara-two-already", "1.8")


@pytest.mark.rule("M-8", "1.11")
def test_with_two_players_in_round_5_the_first_part_is_the_choice_of_three_gains() -> None:
    table = terramara("round: 5\nstrength 0: 1", 2).play("send explorer to first", "choose 3")
    assert (table.terramara.culture[0], table.legal()) == (2, ["raid", "done"])


# Neutral players.


@pytest.mark.rule("M-10")
def test_the_weakest_neutral_player_gets_its_card_first() -> None:
    table = terramara(f"neutral 0: 9\nneutral 1: 3\n{LAST_OF_TWO}", 2).play("send explorer to hut")
    assert grown(table) == ["B", "A"]


@pytest.mark.rule("M-10")
def test_of_equal_neutral_players_the_first_gets_its_card_first() -> None:
    table = terramara(f"neutral 0: 3\nneutral 1: 3\n{LAST_OF_TWO}", 2).play("send explorer to hut")
    assert grown(table) == ["A", "B"]


@pytest.mark.rule("M-10")
@pytest.mark.parametrize(("start", "cards"), [("first", {1, 2, 3}), ("draft", {1, 2, 3, 4})])
def test_a_first_game_leaves_out_the_card_of_4(start: str, cards: set[int]) -> None:
    seen: set[int] = set()
    for seed in range(40):
        position = f"neutral 0: 0\n{LAST_OF_THREE}"
        table = terramara(position, 3, seed, start=start).play("send explorer to hut")
        seen.add(table.terramara.neutral[0])
    assert seen == cards


@pytest.mark.rule("M-10", "example 7")
def test_fire_uses_all_four_cards_in_a_first_game_too() -> None:
    for seed in range(5):
        members = dealt(3, seed, start="first").terramara.first_on
        burning = [column_of(space) for space, member in enumerate(members) if member == FIRE]
        assert sorted(burning[:4]) == [1, 2, 4, 5]


@pytest.mark.rule("M-11")
def test_each_neutral_player_is_joined_by_its_own_strength() -> None:
    position = "strength 0: 4\nneutral 0: 4\nneutral 1: 3\non a1: neutral 0\non d1: neutral 1"
    table = terramara(position, 2)
    assert table.why_id("send explorer to a1") == "terramara-not-strong-enough"
    assert table.play("send explorer to d1").terramara.strength[0] == 3


# Warriors.


@pytest.mark.rule("M-12")
def test_a_round_is_not_over_while_a_warrior_is_in_hand() -> None:
    table = terramara("hand 0: 1 explorer, 1 warrior\nhand 1: -\nhand 2: -\nhand 3: -")
    table.play("send explorer to hire")
    assert (table.actor(), table.terramara.round) == (0, 1)


@pytest.mark.rule("M-12", "1.9")
def test_a_warrior_joins_a_stronger_players_explorer_for_nothing() -> None:
    table = terramara("hand 0: 1 warrior\nstrength 0: 1\nstrength 1: 9\non b1: explorer 1")
    assert table.play("send warrior to b1").terramara.strength[0] == 1


@pytest.mark.rule("M-12", "1.9")
def test_a_warrior_is_never_sent_to_a_row_of_a_later_round() -> None:
    table = terramara("hand 0: 1 explorer, 1 warrior")
    assert table.refusal("send warrior to b2") == ("terramara-future-for-explorers", "1.8")


# The road.


@pytest.mark.rule("M-14", "1.15")
def test_parked_caravans_are_past_every_crossroad() -> None:
    table = terramara("round: 5\ncaravans 0: end, end\nparked: 0, 0")
    assert table.why("send explorer to x4") is None


@pytest.mark.rule("M-15", "1.17")
def test_an_outpost_is_judged_by_what_one_has_at_the_end() -> None:
    board = "left: gravel-bank, clay-pits, long-meadow, grey-quarry, lake-plain, white-cliffs"
    position = f"round: 5\n{board}\ncaravans 0: c1, c1\nflags 0: r1\nstrength 0: 8\n{LAST}"
    table = terramara(position).play("send explorer to raid")
    assert table.outcome().scores[0]["outposts"] == 0


@pytest.mark.rule("M-16")
def test_a_special_space_takes_two_members() -> None:
    table = terramara("round: 5\nworkers 0: L2, L3\nstrength 0: 1\non d5: explorer 1")
    assert table.why("send explorer to d5") is None


@pytest.mark.rule("M-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_lands_own_crossroad_only_a_warrior_joins_the_own_explorer(players: int) -> None:
    table = terramara(f"{LAND}hand 0: 1 chief, 1 warrior\non land: explorer 0", players)
    assert table.why_id("send chief to land") == "terramara-own-explorer-there"
    assert table.why("send warrior to land") is None


@pytest.mark.rule("M-17")
def test_lands_own_crossroad_is_for_its_owner_alone() -> None:
    table = terramara(f"{LAND}turn: 1")
    assert table.refusal("send chief to land") == ("terramara-no-own-crossroad", "M-17")


# Rounds.


@pytest.mark.rule("M-20")
def test_young_bonus_may_use_a_tile_again_in_the_next_round() -> None:
    bonus = "character 0: bonus\nprivate: evening-songs\nused: tile\n"
    table = terramara(bonus + LAST).play("send explorer to hut")
    assert table.why("use tile 1") is None


@pytest.mark.rule("M-22", "1.21")
def test_a_round_begins_with_neutral_strength_before_artefacts_leave() -> None:
    told = terramara(LAST_OF_THREE, 3).play("send explorer to hut").heard_ids()
    assert told.index("terramara-neutral-grew") < told.index("terramara-level-left-deck")


@pytest.mark.rule("M-22")
def test_a_round_begins_with_the_first_players_turn() -> None:
    table = terramara(f"first: 2\nturn: 0\n{LAST_OF_THREE}", 3).play("send explorer to hut")
    assert (table.actor(), table.phase()) == (2, "send")


@pytest.mark.rule("M-23")
def test_after_the_last_turn_nobody_returns_and_nothing_is_made_ready() -> None:
    table = terramara(f"round: 5\nworkers 0: L3 used\n{LAST}").play("send explorer to hut")
    assert (table.terramara.explorers, table.terramara.ready[2]) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("M-24")
def test_points_are_public_as_soon_as_they_are_scored() -> None:
    table = terramara("culture 0: 14").play("send explorer to develop")
    assert table.view(3)["seats"][0]["points"] == 1
