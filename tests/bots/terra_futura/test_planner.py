"""The planner: sensible in single decisions, far better than chance in whole matches."""

import pytest

from terrarium.arena.request import Simulation
from terrarium.arena.simulate import simulate
from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.text.words import Words
from tests.games.terra_futura.table import GAME, THE_OWNER_KEEPS, Table, activating, futura, nine

PLANNER = find_bot("terra_futura", "planner")
WORDS = Words(GAME)
MATCHES = 100


def would(table: Table) -> str:
    view = table.state.view(table.actor())
    return GAME.spell(PLANNER.choose(view, AT_ONCE, named_stream("whim")))


@pytest.mark.leisurely
@pytest.mark.parametrize("bots", [("planner", "random"), ("random", "planner")])
def test_the_planner_beats_chance_from_either_seat(bots: tuple[str, str]) -> None:
    tally = simulate(Simulation("terra_futura", 2, bots, MATCHES, 7)).tally
    assert tally.win_share(bots.index("planner")) >= 0.95


@pytest.mark.leisurely
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_planner_beats_chance_at_larger_tables(players: int) -> None:
    bots = ("planner", *["random"] * (players - 1))
    assert simulate(Simulation("terra_futura", players, bots, 30, 7)).tally.win_share(0) >= 0.9


def test_it_makes_the_exchange_that_pays() -> None:
    table = activating("c4", "c3 daybreak with 2 green; d3 bank; c4 bakery")
    assert would(table).startswith("activate c4")


GREEN = "c3 daybreak with 2 green; d3 orchard; c2 garden; d2 meadow"
MONEY = "row I: market, toll-bridge, ferry, bank"


def test_it_takes_the_card_that_its_territory_can_feed() -> None:
    table = futura(
        f"{MONEY}\nrow II: building-site, tailor, bakery, workshop\nterritory 0: {GREEN}"
    )
    assert would(table) == "take II 3"


def test_it_discards_where_the_next_card_may_be_better() -> None:
    poor = "row II: trading-house, department-store, mail-order, cooperative"
    table = futura(f"{MONEY}\n{poor}\nterritory 0: {GREEN.replace(' with 2 green', '')}")
    assert would(table) == "discard II"
    assert would(table.play("discard II")).startswith("take")


def test_it_says_why_it_ends_where_nothing_is_worth_it() -> None:
    table = futura(
        "phase: activate\nline: c4\nscoring 0: 15, 16\n"
        "territory 0: c3 daybreak with 1 goods; d3 bank; c4 food-hall"
    )
    assert "activate c4 2" in table.legal()
    advice = PLANNER.advise(table.state.view(0), AT_ONCE, named_stream("whim"))
    assert (GAME.spell(advice.move), advice.id) == ("end", "bot-plans-end")


def test_it_gains_before_it_exchanges() -> None:
    table = activating("c4, d4", "c3 daybreak with 1 green; c4 bakery; d4 orchard")
    assert would(table) == "activate d4 1"


def test_it_copies_an_inactive_card_where_that_pays() -> None:
    table = futura(
        """
        phase: activate
        line: c3
        first: 1
        turn: 0
        territory 0: c3 riverside with 2 green; d3 quarry
        territory 1: c3 daybreak; d3 bakery with 1 pollution
        """
    )
    assert would(table) == "activate c3 3"


def test_of_equal_effects_it_copies_that_of_the_player_who_has_least() -> None:
    table = futura(
        """
        players: 3
        phase: activate
        line: c3
        first: 1
        turn: 0
        territory 0: c3 riverside with 2 green; d3 bank
        territory 1: c3 daybreak with 1 food; d3 bakery
        territory 2: c3 hillside; d3 farm-kitchen
        """
    ).play("activate c3 3")
    assert would(table).startswith("copy 2 d3")


def test_it_lays_a_cube_where_it_hurts_least() -> None:
    table = activating(
        "c4", "c3 daybreak with 1 money; d3 crossroads with 1 pollution; c4 food-hall"
    ).play("activate c4 1")
    assert would(table) == "pollute d3"


def test_it_chooses_the_set_that_scores() -> None:
    rich = nine(0).replace("daybreak", "daybreak with 2 construction, 1 goods")
    table = futura(
        f"phase: set\nterritory 0: {rich}\nterritory 1: {nine(1)}\n"
        "scoring 0: 4, 9\nscoring 1: 3, 13\npattern 0: 4\npattern 1: 3"
    )
    assert would(table) == "set 9"


def test_it_keeps_what_its_sets_ask_for() -> None:
    table = futura(f"{THE_OWNER_KEEPS}\nscoring 1: 7, 8")
    assert table.legal() == ["keep red", "keep yellow"]
    assert would(table) == "keep yellow"
