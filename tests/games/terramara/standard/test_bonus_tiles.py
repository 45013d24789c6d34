"""Each of the 18 bonus tiles, used by a caravan that comes to it (1.19)."""

import pytest

from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import EDITION, doing

STOPS = {1: ("start", "l1"), 2: ("c2", "l3"), 3: ("c4", "l5")}  # a stop for each level

# Tile, what one has before, moves, what one has then.
TILES = [
    ("evening-songs", "", (), "culture 1"),
    ("calf-and-lode", "", (), "1 cattle, 1 ore"),
    ("post-and-stone", "", (), "1 stone, 1 wood"),
    ("river-gift", "goods 0: 1 ore", ("times 1",), "points 4"),
    ("sworn-band", "goods 0: 1 ore", ("times 1",), "strength 2"),
    ("guest-gift", "", ("gain brick",), "1 brick"),
    ("potters-feast", "", (), "1 brick; culture 1"),
    ("sword-smith", "", (), "1 metal; strength 1"),
    ("drovers-trail", "", ("travel l3-c3",), "1 leather; caravans c2 c3"),
    ("four-baskets", "", (), "1 cattle, 1 stone, 1 wood, 1 ore"),
    ("three-winds", "goods 0: 1 ore", ("times 1", "choose 1"), "culture 2"),
    ("three-winds", "goods 0: 1 ore", ("times 1", "choose 2", "travel l3-c3"), "caravans c2 c3"),
    ("three-winds", "goods 0: 1 ore", ("times 1", "choose 3"), "strength 3"),
    ("wheelwright", "goods 0: 1 ore", ("times 1", "gain metal"), "1 timber, 1 metal"),
    ("harvest-games", "", (), "strength 2; culture 1"),
    ("master-smith", "row: hafted-adze\ngoods 0: 2 wood", ("craft 1",), ""),
    ("night-raid", "strength 0: 1\ngoods 1: 5 ore", ("raid",), "1 ore; strength 1"),
    ("great-offering", "goods 0: 2 ore", ("times 1",), "points 5"),
    ("amber-trader", "goods 0: 1 metal", ("times 1",), "points 5"),
    ("full-storehouse", "", ("gain brick", "gain metal"), "1 brick, 1 metal"),
]
LEVEL = {tile.name: 1 + number // 6 for number, tile in enumerate(EDITION.bonus_tiles)}


@pytest.mark.rule("1.19", "1.14")
@pytest.mark.parametrize(("tile", "before", "moves", "then"), TILES)
def test_a_bonus_tile_brings(tile: str, before: str, moves: tuple[str, ...], then: str) -> None:
    came_from, stop = STOPS[LEVEL[tile]]
    position = f"caravans 0: {came_from}, {came_from}\nbonus: {stop} {tile}\n{before}"
    table = doing("1 movement", position).play(f"travel {came_from}-{stop}", *moves)
    walked = "caravans" in then
    at = "" if walked else f"caravans {came_from} {stop}"
    assert holds(table) == "; ".join(thing for thing in (then, at) if thing)


@pytest.mark.rule("1.19")
def test_every_bonus_tile_is_used_here() -> None:
    assert {row[0] for row in TILES} == set(LEVEL)


@pytest.mark.rule("1.19")
def test_a_tile_stays_for_those_who_come_later() -> None:
    position = "bonus: l1 guest-gift\ncaravans 1: l1, l1\nturn: 0"
    assert doing("1 movement", position).play("travel start-l1").phase() == "gain"


@pytest.mark.rule("1.19", "ruling 23")
@pytest.mark.parametrize(
    "tile", ["river-gift", "sworn-band", "three-winds", "wheelwright", "great-offering"]
)
def test_an_exchange_on_a_tile_can_be_declined(tile: str) -> None:
    came_from, stop = STOPS[LEVEL[tile]]
    position = f"caravans 0: {came_from}, {came_from}\nbonus: {stop} {tile}\ngoods 0: 2 ore"
    table = doing("1 movement", position).play(f"travel {came_from}-{stop}", "done")
    assert table.goods() == "2 ore"
