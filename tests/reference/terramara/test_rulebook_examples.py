"""What the rulebook's own examples say."""

from random import Random

import pytest

from tests.reference.terramara import crafting, raids, scoring, sending, tracks
from tests.reference.terramara.dealing import begun
from tests.reference.terramara.effects import parse_gain
from tests.reference.terramara.goods import ways_to_pay
from tests.reference.terramara.table import Member, Table

RED, BLUE = 0, 1


def table_for(players: int = 4) -> Table:
    return begun(players, "first", Random(1)).table


def allows(table: Table, member: str, space: str) -> bool:
    table.players[RED].hand["warrior"] = 1
    return f"send {member} to {space}" in sending.sends(table, RED)


@pytest.mark.parametrize(
    ("red", "blue", "member", "allowed"),
    [
        (5, 4, "explorer", True),
        (4, 4, "explorer", False),
        (3, 4, "explorer", False),
        (4, 4, "chief", True),
        (0, 9, "warrior", True),
    ],
)
def test_an_explorer_joins_only_a_weaker_player(
    red: int, blue: int, member: str, allowed: bool
) -> None:
    table = table_for()
    table.players[RED].strength, table.players[BLUE].strength = red, blue
    table.spaces["a1"] = [Member(str(BLUE), "explorer")]
    assert allows(table, member, "a1") == allowed


@pytest.mark.parametrize(
    ("present", "member", "allowed"),
    [
        (Member("0", "explorer"), "explorer", False),
        (Member("0", "explorer"), "chief", False),
        (Member("0", "explorer"), "warrior", True),
        (Member("1", "chief"), "warrior", False),
        (Member("-", "warrior"), "chief", False),
    ],
)
def test_only_a_warrior_joins_its_own_explorer_and_nobody_a_chief(
    present: Member, member: str, allowed: bool
) -> None:
    table = table_for()
    table.spaces["a1"] = [present]
    assert allows(table, member, "a1") == allowed


def test_a_chief_never_goes_to_a_future_row() -> None:
    table = table_for()
    table.round = 2
    assert allows(table, "chief", "a2")
    assert allows(table, "explorer", "a3")
    assert not allows(table, "chief", "a3")
    assert not allows(table, "explorer", "a1")


def test_a_raid_takes_by_the_difference_of_power_levels() -> None:
    table = table_for()
    for player, strength, goods in zip(table.players, (6, 6, 0, 16), (0, 9, 9, 9), strict=True):
        player.strength = strength
        player.goods = dict.fromkeys(player.goods, 0) | {"wood": goods}
    assert raids.amounts(table, RED) == {1: 1, 2: 2, 3: 1}


@pytest.mark.parametrize(
    ("strengths", "points"),
    [
        ((3, 7, 1, 7), [2, 8, 0, 8]),
        ((3, 7, 7, 7), [0, 8, 8, 8]),
        ((9, 7, 7, 1), [8, 5, 5, 0]),
        ((9, 7, 1, 1), [8, 5, 2, 2]),
    ],
)
def test_the_tied_in_strength_skip_the_next_places(
    strengths: tuple[int, ...], points: list[int]
) -> None:
    table = table_for()
    for player, strength in zip(table.players, strengths, strict=True):
        player.strength = strength
    assert [score["strength"] for score in scoring.scores(table)] == points


@pytest.mark.parametrize(
    ("culture", "cards", "reserves"), [(0, 2, 0), (3, 4, 0), (5, 5, 5), (6, 5, 5), (11, 8, 8)]
)
def test_the_canoe_opens_the_row(culture: int, cards: int, reserves: int) -> None:
    table = table_for()
    table.players[RED].culture = culture
    assert crafting.available(table, RED) == cards
    assert len(crafting.reservable(table, RED)) == reserves


@pytest.mark.parametrize(("price", "held", "paid"), [("ore", "metal", 1), ("metal", "ore", 0)])
def test_metal_stands_for_ore_and_not_ore_for_metal(price: str, held: str, paid: int) -> None:
    player = table_for().players[RED]
    player.goods = dict.fromkeys(player.goods, 0) | {held: 1}
    assert len(ways_to_pay(player, [parse_gain(f"1 {price}")], 1)) == paid


def test_one_player_can_take_the_first_two_places_at_the_end_of_the_road() -> None:
    table = table_for()
    table.players[RED].caravans = ["c5", "c5"]
    steps = tracks.gain_movement(table, RED, 2)
    next(steps)
    steps.send("travel c5-end")
    with pytest.raises(StopIteration):
        steps.send("travel c5-end")
    assert scoring.caravan_vp(table, RED) == 13
