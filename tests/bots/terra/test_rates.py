"""How tables of bots fare: fixed seeds, so the figures never change by chance."""

from functools import cache

import pytest

from terrarium.arena.request import Simulation
from terrarium.arena.simulate import simulate
from terrarium.arena.tally import Tally

GAMES = 250
PLAYERS = (3, 4, 5, 6)
pytestmark = pytest.mark.leisurely


@cache
def table(*bots: str) -> Tally:
    return simulate(Simulation("terra", len(bots), bots, GAMES, 7)).tally


def collapses(*bots: str) -> float:
    return table(*bots).collapses / GAMES


@pytest.mark.parametrize("players", PLAYERS)
def test_guardians_save_the_world_most_of_the_time(players: int) -> None:
    assert collapses(*["guardian"] * players) < 0.2


@pytest.mark.parametrize("players", PLAYERS)
def test_fair_players_lose_it_now_and_then(players: int) -> None:
    assert 0.05 < collapses(*["fair"] * players) < 0.45


@pytest.mark.parametrize("players", PLAYERS)
def test_random_players_lose_it_nearly_always(players: int) -> None:
    assert 0.8 < collapses(*["random"] * players) < 0.95


@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_players_always_lose_it(players: int) -> None:
    assert collapses(*["greedy"] * players) > 0.9


@pytest.mark.parametrize("players", PLAYERS)
def test_a_fair_player_among_guardians_wins_far_more_than_its_share(players: int) -> None:
    assert table("fair", *["guardian"] * (players - 1)).win_share(0) > 1.5 / players


def test_one_greedy_player_costs_a_table_of_guardians_dearly_and_wins() -> None:
    among_guardians = table("greedy", "guardian", "guardian", "guardian")
    assert among_guardians.win_share(0) > 0.5
    assert among_guardians.collapses > 1.5 * table(*["guardian"] * 4).collapses


def test_fair_players_do_not_let_a_greedy_one_have_its_way() -> None:
    among_fair = table("greedy", "fair", "fair", "fair")
    among_guardians = table("greedy", "guardian", "guardian", "guardian")
    assert among_fair.win_share(0) < among_guardians.win_share(0) - 0.2


@pytest.mark.parametrize("option", ["sealed_contributions", "hand_limit_discard_hidden", "teams"])
def test_guardians_cope_with_other_tables(option: str) -> None:
    request = Simulation("terra", 4, ("guardian",) * 4, GAMES, 7, {option: "yes"})
    assert simulate(request).tally.collapses / GAMES < 0.25
