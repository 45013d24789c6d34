"""Neutral explorers before the draft (M-9)."""

import pytest

from terrarium.games.terramara.members import NEUTRAL
from tests.games.terramara.tables import Table, dealt


def place_all(table: Table) -> list[tuple[int, str]]:
    """Who placed where; always the first space that is free."""
    placed: list[tuple[int, str]] = []
    while table.legal()[0].startswith("neutral"):
        move = table.legal()[0]
        placed.append((table.actor(), move[-1]))
        table.play(move)
    return placed


@pytest.mark.rule("1.21b", "M-9", "example 16")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 2)])
def test_the_players_place_as_many_each_in_turn_from_the_first(players: int, each: int) -> None:
    table = dealt(players)
    first = int(table.terramara.first)
    seats = [seat for seat, _ in place_all(table)]
    assert seats == [(first + turn) % players for turn in range(each * players)]


@pytest.mark.rule("M-9", "example 16")
@pytest.mark.parametrize(("players", "passes"), [(2, 2), (3, 1)])
def test_each_row_gets_one_of_every_neutral_player(players: int, passes: int) -> None:
    assert [row for _, row in place_all(dealt(players))] == ["1", "2", "3", "4", "5", "6"] * passes


@pytest.mark.rule("M-9")
def test_the_second_pass_places_the_second_neutral_player() -> None:
    table = dealt(2)
    place_all(table)
    members = table.terramara.first_on
    assert (members.count(NEUTRAL), members.count(NEUTRAL + 1)) == (6, 6)


@pytest.mark.rule("M-9")
def test_a_neutral_explorer_goes_to_the_row_whose_turn_it_is() -> None:
    assert dealt(3).refusal("neutral a2") == ("terramara-asked-neutral", "M-9")


@pytest.mark.rule("M-9", "ruling 15")
def test_a_neutral_explorer_does_not_go_to_a_special_space() -> None:
    table = dealt(3)
    for _ in range(4):
        table.play(table.legal()[0])
    assert table.refusal("neutral d5") == ("terramara-neutral-not-free", "M-9")
