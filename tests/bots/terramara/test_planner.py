"""The planner: sensible in single decisions, far better than chance in whole matches."""

import pytest

from terrarium.bots.bot import AT_ONCE, Advice
from terrarium.bots.registry import find_bot
from terrarium.bots.terramara.planner import Planner
from terrarium.core.chance import named_stream
from tests.bots.terramara.greedy import Greedy
from tests.bots.terramara.matches import share_won
from tests.games.terramara.tables import AFTER, GAME, Table, dealt, doing, terramara

PLANNER = Planner()
MATCHES = 20
# Wherever a member could go in round 4 two others stand, or a warrior.
FULL = """
round: 4
on a4: explorer 1, explorer 2
on b4: explorer 1, explorer 2
on c4: explorer 1, explorer 3
on d4: explorer 1, explorer 3
on e4: explorer 2, explorer 3
on f4: explorer 2, explorer 3
on hire: warrior
on develop: warrior
on travel: warrior
closed: raid, first
"""


def advised(table: Table) -> Advice:
    return PLANNER.advise(table.state.view(table.actor()), AT_ONCE, named_stream("whim"))


def would(table: Table) -> str:
    return GAME.spell(advised(table).move)


# Whole matches.


def test_the_planner_beats_chance() -> None:
    assert share_won(PLANNER, find_bot("terramara", "random"), MATCHES) == 1


def test_the_planner_beats_whoever_takes_what_gives_most_points_now() -> None:
    assert share_won(PLANNER, Greedy(), MATCHES) >= 0.8


# Artefacts and goods.

ROW = "round: 4\nrow: gilded-sword, palisade-gate, amber-collar, house-model\nculture 0: 4\n"


def test_it_crafts_the_artefact_that_brings_more_than_its_goods() -> None:
    table = terramara(f"{AFTER}{ROW}goods 0: 3 metal, 2 timber, 1 brick")
    assert would(table) == "craft 1"


def test_it_reserves_what_it_cannot_pay_yet() -> None:
    table = terramara(f"{AFTER}{ROW}goods 0: 3 leather, 2 metal")
    assert (would(table), advised(table).id) == ("reserve 3", "bot-clan-reserve")


def test_it_reserves_nothing_that_it_could_not_craft_any_more() -> None:
    away = "hand 0: 0 explorers\nhut 0: 3 explorers, 1 chief"
    table = terramara(f"round: 5\n{AFTER}row: gilded-sword\nculture 0: 5\n{away}")
    assert would(table) == "end"


def test_it_lets_a_worker_refine_what_an_artefact_needs() -> None:
    table = terramara(
        f"{AFTER}{ROW}goods 0: 1 cattle, 1 ore, 2 metal, 2 timber, 1 brick\nworkers 0: L1"
    )
    table.play("work 1")
    assert would(table) == "refine ore"


def test_it_gains_what_is_missing_for_an_artefact() -> None:
    table = doing("1 refined", f"{ROW}goods 0: 2 metal, 2 timber, 1 brick")
    assert would(table) == "gain metal"


def test_of_two_goods_it_names_the_first_in_order_first() -> None:
    table = doing("2 refined", f"{ROW}goods 0: 2 metal, 2 timber")
    assert [would(table), would(table.play("gain brick"))] == ["gain brick", "gain metal"]


def test_it_pays_with_what_its_plans_need_least() -> None:
    table = doing("1 raw -> 4 vp", f"{ROW}goods 0: 1 cattle, 3 metal, 2 timber")
    assert would(table.play("times 1")) == "pay cattle"


def test_it_gives_a_raider_what_it_misses_least() -> None:
    table = terramara(
        f"{ROW}turn: 1\nstrength 1: 16\ngoods 0: 1 cattle, 3 metal, 2 timber, 1 brick"
    )
    table.play("send explorer to raid")
    assert would(table) == "give cattle"


def test_it_declines_an_exchange_that_costs_more_than_it_brings() -> None:
    table = doing("2 refined -> 1 vp", "round: 2\ngoods 0: 2 metal, 1 brick")
    assert (would(table), advised(table).id) == ("done", "bot-clan-done")


# Sending.


def test_it_raids_whoever_hoards() -> None:
    hoards = "\n".join(f"goods {seat}: 4 cattle, 4 stone, 4 wood, 4 ore" for seat in (1, 2, 3))
    table = terramara(f"round: 3\nstrength 0: 12\n{hoards}")
    assert (would(table), advised(table).id) == ("send explorer to raid", "bot-clan-to-raid")


def test_it_does_not_raid_whoever_has_nothing() -> None:
    assert would(terramara("round: 3\nstrength 0: 12")) != "send explorer to raid"


def test_where_all_is_taken_an_explorer_goes_ahead_and_stays() -> None:
    table = terramara(f"{FULL}hand 0: 1 explorer")
    assert advised(table).id == "bot-clan-to-future"


def test_the_hut_is_for_a_chief_who_finds_nothing_else() -> None:
    table = terramara(f"{FULL}hand 0: 1 chief\ngoods 0: 1 wood")
    assert would(table) == "send chief to hut"


# The road, and what one gains beside it.


def test_it_plants_a_flag_where_that_will_score() -> None:
    table = doing("1 movement", "round: 5\ncaravans 0: start, c5\nculture 0: 14")
    assert (would(table), advised(table).id) == ("travel start-r1", "bot-clan-plants-flag")


def test_a_caravan_before_the_end_goes_there() -> None:
    table = doing("1 movement", "round: 5\ncaravans 0: c1, r6")
    assert (would(table), advised(table).id) == ("travel r6-end", "bot-clan-parks")


def test_it_takes_the_explorer_back_that_can_bring_most_once_more() -> None:
    table = doing("take back", "on hire: explorer 0\nhut 0: 1 explorer")
    assert would(table) == "recall hire"


# Before the first round, and before the first member of a round.


def test_it_drafts_the_character_that_brings_most() -> None:
    table = next(found for seed in range(20) if "draft river" in (found := dealt(4, seed)).legal())
    assert (would(table), advised(table).id) == ("draft river", "bot-clan-draft")


@pytest.mark.parametrize(("when", "move"), [("round: 3", "flip"), ("round: 1", "send")])
def test_a_character_grows_up_when_its_adult_side_brings_more(when: str, move: str) -> None:
    assert would(terramara(f"{when}\ncharacter 0: craft")).startswith(move)


def test_a_neutral_explorer_goes_where_it_takes_least_from_oneself() -> None:
    table = dealt(2, seed=0)  # d1 brings one good and an exchange, all other spaces more
    assert (would(table), advised(table).id) == ("neutral d1", "bot-clan-neutral")


# Where others stand.

STRONG = "strength 0: 9\nstrength 1: 1\nhand 0: 1 explorer"


def test_it_joins_where_that_brings_more_than_the_strength_it_costs() -> None:
    table = terramara(FULL.replace("on b4: explorer 1, explorer 2", "on b4: explorer 1") + STRONG)
    assert (would(table), advised(table).id) == ("send explorer to b4", "bot-clan-joins")


def test_where_it_is_not_stronger_its_chief_joins() -> None:
    table = terramara(FULL.replace("on b4: explorer 1, explorer 2", "on b4: explorer 1"))
    assert (would(table), advised(table).id) == ("send chief to b4", "bot-clan-chief-joins")
