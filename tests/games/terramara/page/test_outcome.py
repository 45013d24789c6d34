"""What a move would bring, before it is made."""

import pytest

from terrarium.games.terramara.page.outcome import Outcome
from tests.games.terramara.page.boards import board, spaces
from tests.games.terramara.page.owns import offers, own, own_at
from tests.games.terramara.tables import after, doing


def brings(move: str, position: str = "") -> Outcome:
    outcome = offers(own(position))[move].outcome
    assert outcome is not None
    return outcome


def test_a_space_says_what_is_received_there() -> None:
    assert brings("send explorer to develop").icons == [(1, "strength"), (1, "culture")]


@pytest.mark.parametrize("space", ["develop", "travel"])
def test_the_homeland_shows_what_is_received_there(space: str) -> None:
    shown = spaces(board())[space].ways[0].face.icons
    assert shown == brings(f"send explorer to {space}").icons


def test_joining_a_weaker_player_costs_one_strength() -> None:
    joins = brings("send explorer to develop", "strength 0: 3\non develop: explorer 1")
    assert joins.costs == [(1, "strength")]


def test_a_chief_joins_for_nothing() -> None:
    joins = brings("send chief to develop", "strength 0: 3\non develop: explorer 1")
    assert joins.costs == []


def test_what_is_still_to_be_chosen_is_brought_as_well() -> None:
    assert brings("send explorer to travel").icons == [(2, "movement")]


def test_young_road_moves_one_step_more() -> None:
    assert brings("send explorer to travel", "character 0: road").icons == [(3, "movement")]


def test_culture_up_to_a_tile_brings_the_tile() -> None:
    bonus = "bonus: river 6 sworn-band"
    develops = brings("send explorer to develop", f"culture 0: 5\ngoods 0: 1 wood\n{bonus}")
    assert develops.tiles == ["sworn-band"]
    assert (1, "arrow") in develops.icons


def test_the_eighth_step_of_culture_brings_an_explorer() -> None:
    assert (1, "explorer") in brings("send explorer to develop", "culture 0: 7").icons


def test_a_worker_is_hired() -> None:
    assert brings("send explorer to hire").icons == [(1, "L1-worker")]


def test_a_raid_brings_what_the_others_will_give() -> None:
    raid = brings("send explorer to raid", "strength 0: 7\ngoods 1: 4 wood, 4 ore")
    assert raid.icons == [(2, "goods")]
    assert raid.ends


def test_what_waits_already_is_not_brought_by_the_next_step() -> None:
    table = doing("2 movement", "goods 0: 1 wood")
    steps = [offer.outcome for offer in own_at(table).offered("travel")]
    assert {step and (1, "movement") in step.icons for step in steps} == {False}


def test_a_worker_turns_a_raw_good_into_a_refined_one() -> None:
    table = after("goods 0: 1 ore, 1 wood\nworkers 0: L1")
    table.play("work 1")
    refines = offers(own_at(table))["refine ore"].outcome
    assert refines is not None
    assert (refines.costs, refines.gains) == ([(1, "ore")], [(1, "metal")])


@pytest.mark.parametrize(
    ("move", "at_once"), [("craft 1", True), ("reserve 1", True), ("work 1", False)]
)
def test_what_turns_up_a_card_is_done_at_once(move: str, at_once: bool) -> None:
    goods = "3 leather, 3 brick, 3 timber, 3 metal, 1 ore"
    table = after(f"goods 0: {goods}\nculture 0: 11\nworkers 0: L1")
    assert offers(own_at(table))[move].at_once is at_once


@pytest.mark.parametrize(
    ("given", "whole"),
    [
        ("ore", [(1, "ore"), (1, "brick"), (1, "metal")]),
        ("brick", [(1, "brick"), (2, "metal")]),
    ],
)
def test_the_last_choice_of_a_payment_shows_the_whole_of_it(
    given: str, whole: list[tuple[int, str]]
) -> None:
    craft = "character 0: craft\nrow: votive-blade\ngoods 0: 1 ore, 1 brick, 2 metal"
    outcome = offers(own_at(after(craft).play("craft 1")))[f"pay {given}"].outcome
    assert outcome is not None
    assert (outcome.settles, outcome.costs) == (True, whole)


def test_an_exchange_says_what_it_takes_also_where_one_may_choose_that() -> None:
    made = doing("1 raw -> 1 movement", "goods 0: 1 stone, 1 wood")
    once = offers(own_at(made))["times 1"].outcome
    assert once is not None
    assert (once.price, once.icons) == ([(1, "raw")], [(1, "movement")])
