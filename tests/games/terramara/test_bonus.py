"""All 18 bonus tiles, as a caravan comes to them (1.14, 1.19)."""

import pytest

from tests.games.terramara.tables import EDITION, Table, doing

STOP = {1: ("start", "l1"), 2: ("c2", "l3"), 3: ("c4", "l5")}
Stand = tuple[str, int, int, int]  # goods, strength, culture and points of seat 0
LEVEL = {tile.name: number // 6 + 1 for number, tile in enumerate(EDITION.bonus_tiles)}


def arrive(tile: str, position: str = "") -> Table:
    """A caravan of seat 0 has just come to a tile."""
    before, stop = STOP[LEVEL[tile]]
    where = f"bonus: {stop} {tile}\ncaravans 0: {before}, {before}\n"
    return doing("1 movement", where + position).play(f"travel {before}-{stop}")


def stands(table: Table) -> Stand:
    state = table.terramara
    return table.goods(), state.strength[0], state.culture[0], state.points[0]


@pytest.mark.parametrize(
    ("tile", "after"),
    {
        "evening-songs": ("", 0, 1, 0),
        "calf-and-lode": ("1 cattle, 1 ore", 0, 0, 0),
        "post-and-stone": ("1 stone, 1 wood", 0, 0, 0),
        "potters-feast": ("1 brick", 0, 1, 0),
        "sword-smith": ("1 metal", 1, 0, 0),
        "four-baskets": ("1 cattle, 1 stone, 1 wood, 1 ore", 0, 0, 0),
        "harvest-games": ("", 2, 1, 0),
    }.items(),
)
def test_what_a_tile_brings_is_received_at_once(tile: str, after: Stand) -> None:
    table = arrive(tile)
    assert (stands(table), table.phase()) == (after, "send")


@pytest.mark.parametrize(
    ("tile", "goods", "moves", "after"),
    [
        ("river-gift", "1 ore", "times 1", ("", 0, 0, 4)),
        ("sworn-band", "1 ore", "times 1", ("", 2, 0, 0)),
        ("guest-gift", "", "gain metal", ("1 metal", 0, 0, 0)),
        ("three-winds", "1 ore", "times 1, choose 1", ("", 0, 2, 0)),
        ("three-winds", "1 ore", "times 1, choose 2, travel c2-c3", ("", 0, 0, 0)),
        ("three-winds", "1 ore", "times 1, choose 3", ("", 3, 0, 0)),
        ("wheelwright", "1 ore", "times 1, gain brick", ("1 brick, 1 timber", 0, 0, 0)),
        ("great-offering", "2 ore", "times 1", ("", 0, 0, 5)),
        ("amber-trader", "1 metal", "times 1", ("", 0, 0, 5)),
        ("full-storehouse", "", "gain brick, gain metal", ("1 brick, 1 metal", 0, 0, 0)),
    ],
)
def test_what_a_tile_leaves_to_choose_is_asked(
    tile: str, goods: str, moves: str, after: Stand
) -> None:
    table = arrive(tile, f"goods 0: {goods}" if goods else "")
    assert stands(table.play(*moves.split(", "))) == after


@pytest.mark.parametrize(
    "tile", ["river-gift", "sworn-band", "three-winds", "wheelwright", "great-offering"]
)
def test_an_exchange_on_a_tile_can_be_declined(tile: str) -> None:
    assert arrive(tile, "goods 0: 2 ore").play("done").goods() == "2 ore"


def test_drovers_trail_brings_leather_and_one_more_movement() -> None:
    table = arrive("drovers-trail").play("travel c2-c3")
    assert (table.goods(), table.phase()) == ("1 leather", "send")


def test_master_smith_crafts_with_raw_goods() -> None:
    table = arrive("master-smith", "row: hafted-adze\ngoods 0: 2 wood").play("craft 1")
    assert (table.goods(), len(table.terramara.artefacts[0])) == ("", 1)


def test_night_raid_raids_without_losing_strength() -> None:
    table = arrive("night-raid", "strength 0: 1\ngoods 1: 5 wood").play("raid")
    assert stands(table) == ("1 wood", 1, 0, 0)
