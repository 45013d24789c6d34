"""The gentle bot: better than chance, and a newcomer's match all the same."""

import pytest

from terrarium.arena.request import Simulation
from terrarium.arena.simulate import simulate
from terrarium.arena.tally import Tally
from terrarium.games import GAMES
from terrarium.guides import guides_of

MATCHES = 30
LESSONS = 250  # matches of Terra


def share(game: str, *bots: str) -> float:
    return simulate(Simulation(game, 2, bots, MATCHES, 7)).tally.win_share(0)


def lessons(*bots: str) -> Tally:
    return simulate(Simulation("terra", 3, bots, LESSONS, 7, {"start": "0"})).tally


@pytest.mark.parametrize("game", ["terra", "terra_futura", "terramara"])
def test_whoever_has_learnt_a_game_goes_on_against_gentle_bots(game: str) -> None:
    guides = guides_of(GAMES.find(game)).values()
    assert {frozenset(guide.bots) for guide in guides} == {frozenset({"gentle"})}


@pytest.mark.leisurely
@pytest.mark.parametrize("game", ["terra_futura", "terramara"])
def test_it_beats_chance_and_loses_to_whom_it_looks_up_to(game: str) -> None:
    assert share(game, "gentle", "random") > 0.8
    assert share(game, "gentle", "planner") < 0.2


@pytest.mark.leisurely
@pytest.mark.parametrize("learner", ["fair", "greedy", "random"])
def test_at_terra_it_lets_a_learner_win_and_the_world_is_safer_than_among_fair_players(
    learner: str,
) -> None:
    gentle, fair = lessons(learner, "gentle", "gentle"), lessons(learner, "guardian", "fair")
    assert gentle.collapses < fair.collapses
    assert gentle.win_share(0) > fair.win_share(0) + 0.05


@pytest.mark.leisurely
def test_at_terra_a_fair_learner_among_gentle_bots_mostly_wins() -> None:
    tally = lessons("fair", "gentle", "gentle")
    assert tally.collapses < LESSONS / 5
    assert tally.win_share(0) > 0.7
