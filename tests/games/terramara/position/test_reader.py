"""Positions as text: complete, read back, and ordinary where nothing is said."""

from random import Random

import pytest

from terrarium.core.position import position_setup
from terrarium.core.state import NOBODY
from tests.games.terramara.tables import EDITION, GAME, dealt, terramara
from tests.reference.terramara.random_sets import random_set
from tests.sizes import sized

SETS = sized(quick=1, full=6, deep=200)


def test_an_empty_position_is_an_ordinary_table_in_round_1() -> None:
    view = terramara("").view()
    assert (view["round"], view["turn"], view["phase"], view["players"]) == (1, 0, "send", 4)
    assert view["seats"][3]["in_hand"] == {"explorer": 4, "chief": 1, "warrior": 0}
    assert view["deck"] == {"L1": 8, "L2": 16, "L3": 20}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", ["draft", "first"])
def test_a_written_position_is_read_back_with_the_same_moves(players: int, start: str) -> None:
    table = dealt(players, 3, start=start)
    state = table.state
    while state.actor() != NOBODY:
        read = terramara(state.position(), players, start=start).state
        assert (read.position(), read.legal()) == (state.position(), state.legal())
        state.play(state.legal()[state.chances % len(state.legal())])


@pytest.mark.parametrize("number", range(SETS))
def test_a_written_position_is_read_back_whatever_the_set(number: int) -> None:
    chance = Random(number)
    edition = GAME.read_edition(random_set(EDITION.text, chance))
    state = GAME.begin(GAME.setup(2 + number % 3, edition), number)
    while state.actor() != NOBODY:
        text = state.position()
        read = GAME.read_position(text, position_setup(GAME, text, edition), number)
        assert (read.position(), read.legal()) == (text, state.legal())
        state.play(chance.choice(state.legal()))


def test_a_written_position_says_who_stands_where() -> None:
    text = terramara("on a1: explorer 1, chief 2\nhut 0: 2 explorers").state.position()
    assert "on a1: explorer 1, chief 2\n" in text
    assert "hand 0: 2 explorers, 1 chief\nhut 0: 2 explorers\n" in text
    assert "begun: 0, 1, 2\n" in text


def test_who_is_not_in_a_hand_that_is_said_is_in_the_hut() -> None:
    seat = terramara("hand 0: 1 explorer").view()["seats"][0]
    assert seat["hut"] == {"explorer": 3, "chief": 1, "warrior": 0}


def test_an_explorer_joins_the_clan_at_culture_8_and_with_young_scout() -> None:
    seats = terramara("culture 0: 8\ncharacter 0: scout\nculture 1: 7").view()["seats"]
    assert [seat["in_hand"]["explorer"] for seat in seats] == [6, 4, 4, 4]


@pytest.mark.rule("1.20")
def test_young_scouts_explorer_may_still_be_to_come() -> None:
    table = terramara("""
        round: 0
        first: 1
        phase: move
        actor: 0
        about: amount 1
        then 1: effect 0; effect 1 explorer
        then 2: draft 3; amount 1
        then 3: start-card 1
        then 4: next-turn 1
        character 0: scout
    """)
    assert table.terramara.explorers[0] == 4
    assert table.play("done").terramara.explorers[0] == 5


def test_artefacts_of_a_level_that_is_gone_are_nowhere() -> None:
    assert terramara("round: 4").view()["deck"] == {"L1": 0, "L2": 0, "L3": 20}


def test_a_row_that_names_fewer_than_eight_begins_with_them() -> None:
    assert terramara("row: feast-bowl, war-horn").view()["row"][:2] == ["feast-bowl", "war-horn"]


def test_with_two_players_fire_and_neutral_explorers_are_where_nobody_else_is() -> None:
    table = terramara("on a1: explorer 0\non b1: explorer 1", 2)
    spaces = table.view()["spaces"]
    assert [name for name, space in spaces.items() if space.get("fire")] == [
        *("c1", "b2", "e3", "f4", "b5", "c6")
    ]
    assert spaces["d1"]["members"] == ["neutral 0"]
    assert spaces["e1"]["members"] == ["neutral 1"]


def test_in_the_draft_one_card_more_of_each_kind_is_open_than_there_are_players() -> None:
    table = terramara("phase: draft\nfirst: 1")
    assert table.actor() == 0
    assert len(table.legal()) == 10


def test_young_land_has_the_first_tiles_that_are_left_over() -> None:
    character = terramara("character 2: land").view()["seats"][2]["character"]
    assert character == {
        "name": "land",
        "adult": False,
        "crossroad": "oak-stand",
        "outpost": "cattle-ford",
    }


def test_young_bonus_has_all_tiles_that_are_left_over() -> None:
    assert len(terramara("character 0: bonus").view()["seats"][0]["character"]["tiles"]) == 6


def test_a_decision_in_a_turn_is_followed_by_its_end() -> None:
    table = terramara("phase: offer\nabout: effect 1 raw -> 4 vp\ngoods 0: 1 ore")
    assert table.view()["waiting"] == [{"phase": "after", "seat": 0, "about": None}]
    assert table.legal() == ["times 1", "done"]


def test_what_waits_is_done_in_the_order_in_which_it_is_said() -> None:
    table = terramara("""
        phase: gain
        about: amount 1; kinds cattle, ore
        then 1: effect 1; effect 1 wood
        then 2: effect 2; effect 3 strength
        then 3: after 0
    """).play("gain ore")
    assert table.heard_ids()[:3] == [
        "terramara-gained",
        "terramara-gained",
        "terramara-gained-strength",
    ]


def test_a_craft_that_is_being_paid_is_finished() -> None:
    table = terramara("""
        phase: pay
        about: due 2 leather; instead 2
        then 1: lay-down 0; card hide-boots
        then 2: draw 0
        then 3: after 0
        goods 0: 2 cattle, 2 leather
        row: hide-boots
        acted: yes
    """)
    table.play("pay cattle", "pay leather")
    assert table.view()["seats"][0]["artefacts"] == [{"name": "hide-boots", "used": False}]
    assert len(table.view()["row"]) == 8


def test_young_bonus_that_used_a_tile_may_grow_up_in_the_same_round() -> None:
    table = terramara("character 0: bonus\nprivate: evening-songs").play("use tile 1", "flip")
    text = table.state.position()
    assert terramara(text).state.position() == text


@pytest.mark.rule("1.23b crafting")
def test_until_the_outermost_craft_is_finished_the_row_lacks_all_cards_that_were_crafted() -> None:
    table = terramara("""
        phase: gain
        about: kinds wood, ore
        then 1: draw 0
        then 2: after 0
        acted: yes
        artefacts 0: hide-boots, war-horn
        row: bow-drill, weighted-net, ash-spear, feast-bowl, pack-saddle, milk-boiler
        deck: 44 cards
    """)
    assert len(table.terramara.row) == 6
    assert len(table.play("gain ore").terramara.row) == 8
