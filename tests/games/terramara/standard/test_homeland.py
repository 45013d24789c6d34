"""The homeland of two, three and four players (1.11)."""

import pytest

from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import Table, terramara

HOMELAND = ("hire", "develop", "travel", "raid", "first")


def occupied_by(space: str, players: int) -> Table:
    """Seat 1's chief was sent there; now it is seat 0's turn."""
    others = "".join(f"hand {seat}: -\n" for seat in range(2, players))
    table = terramara(f"turn: 1\nstrength 0: 2\nstrength 1: 2\n{others}", players)
    table.play(f"send chief to {space}")
    while table.actor() == 1:
        table.play(table.legal()[-1])
    return table


def closed_with(space: str, players: int) -> list[str]:
    """The homeland spaces to which nobody can go any more when a chief is on this one."""
    table = occupied_by(space, players)
    return [other for other in HOMELAND if table.why(f"send chief to {other}") is not None]


@pytest.mark.rule("1.11")
def test_four_players_have_five_separate_spaces() -> None:
    assert [closed_with(space, 4) for space in HOMELAND] == [[space] for space in HOMELAND]


@pytest.mark.rule("1.11", "M-8")
def test_three_players_have_four_since_develop_and_travel_are_one() -> None:
    assert [closed_with(space, 3) for space in HOMELAND] == [
        ["hire"],
        ["develop", "travel"],
        ["develop", "travel"],
        ["raid"],
        ["first"],
    ]


@pytest.mark.rule("1.11", "M-8")
def test_two_players_have_three_since_raid_and_first_are_one_too() -> None:
    assert [closed_with(space, 2) for space in HOMELAND] == [
        ["hire"],
        ["develop", "travel"],
        ["develop", "travel"],
        ["raid", "first"],
        ["raid", "first"],
    ]


@pytest.mark.rule("1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("space", "moves", "then"),
    [
        ("hire", (), "L1 worker"),
        ("develop", (), "strength 1; culture 1"),
        ("travel", ("travel start-c1", "travel start-c1"), "caravans c1 c1"),
        ("first", ("travel start-c1",), "caravans start c1"),
    ],
)
def test_a_homeland_space_brings_the_same_to_any_number_of_players(
    players: int, space: str, moves: tuple[str, ...], then: str
) -> None:
    table = terramara("", players).play(f"send explorer to {space}", *moves)
    assert holds(table) == then


@pytest.mark.rule("1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_raid_costs_1_strength_for_any_number_of_players(players: int) -> None:
    table = terramara("strength 0: 2\ngoods 1: 5 ore", players).play("send explorer to raid")
    assert holds(table) == "1 ore; strength 1"


@pytest.mark.rule("1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("choice", "moves", "then"),
    [
        ("choose 1", ("travel start-c1", "travel start-c1"), "caravans c1 c1"),
        ("choose 2", (), "strength 2"),
        ("choose 3", (), "culture 2"),
    ],
)
def test_in_round_5_first_is_a_choice_and_changes_no_order(
    players: int, choice: str, moves: tuple[str, ...], then: str
) -> None:
    table = terramara("round: 5\nfirst: 1\nturn: 0", players)
    table.play("send explorer to first", choice, *moves)
    assert (holds(table), table.terramara.first) == (then, 1)
    assert holds(table, 1) == ""


@pytest.mark.rule("1.11")
@pytest.mark.parametrize(("players", "gains"), [(2, ["", ""]), (3, ["", "", "culture 1"])])
def test_with_fewer_players_fewer_gain_by_a_new_first_player(
    players: int, gains: list[str]
) -> None:
    table = terramara("", players).play("send explorer to first", "done")
    assert [holds(table, seat) for seat in range(players)] == gains
