"""The military track, the river and the road."""

from collections.abc import Generator

import tests.reference.terramara.doing as doing
from tests.reference.terramara.effects import parse_parts
from tests.reference.terramara.names import EDGES, OUTPOSTS, PLACES, is_at, row_of
from tests.reference.terramara.table import RIVER_END, TOP_STRENGTH, Decision, Play, Table

ASKED_BEFORE = (6, 10, 14)
EXPLORER_AT = 8


def gain_strength(table: Table, seat: int, amount: int) -> None:
    """At 20 each further strength is 1 VP."""
    player = table.players[seat]
    steps = min(amount, TOP_STRENGTH - player.strength)
    player.strength += steps
    player.vp += amount - steps


def lose_strength(table: Table, seat: int) -> None:
    """One strength, which young War never loses."""
    if not table.has_rule(seat, "never lose strength"):
        table.players[seat].strength -= 1


def gain_culture(table: Table, seat: int, amount: int) -> Play:
    """One gain: how many steps is asked only where a tile would be reached."""
    player = table.players[seat]
    if table.round > 0 and table.has_rule(seat, "extra culture"):
        amount += 1
    steps = amount
    if any(player.culture < space <= player.culture + amount for space in ASKED_BEFORE):
        move = yield Decision(seat, [f"advance {number}" for number in range(amount + 1)])
        steps = int(move.split()[1])
    overflow = 0
    for _ in range(steps):
        if player.culture == RIVER_END:
            overflow += 1
        else:
            player.culture += 1
            yield from _reach_on_river(table, seat)
    player.vp += overflow
    if steps:
        yield from doing.set_off(table, seat, ["culture"])


def _reach_on_river(table: Table, seat: int) -> Play:
    player = table.players[seat]
    if player.culture in (6, 10):
        yield from _use_bonus(table, seat, str(player.culture))
    elif player.culture == EXPLORER_AT:
        player.hand["explorer"] += 1
    elif player.culture == RIVER_END:
        yield from _use_both_tiles(table, seat)


def _use_both_tiles(table: Table, seat: int) -> Play:
    """The L2 and the L3 tile at the end of the river, in either order; each can be declined."""
    tiles = {"choose 1": "14-2", "choose 2": "14-3"}
    while tiles:
        move = yield Decision(seat, [*tiles, "done"])
        if move == "done":
            return
        yield from _use_bonus(table, seat, tiles.pop(move))


def _use_bonus(table: Table, seat: int, place: str) -> Play:
    tile = table.edition.bonus[table.deal.bonus[place]]
    yield from doing.do(table, seat, parse_parts(tile.effect))


def can_move(table: Table, seat: int) -> bool:
    return any(place != "end" for place in table.players[seat].caravans)


def gain_movement(table: Table, seat: int, amount: int) -> Play:
    """Up to so many steps, by ascending edge; begun anew after a step that sets something off."""
    if table.round > 0 and table.has_rule(seat, "extra movement"):
        amount += 1
    least = 0
    for _ in range(amount):
        edges = [edge for edge in EDGES[least:] if _is_open(table, seat, edge)]
        if not edges:
            return
        move = yield Decision(seat, [*(f"travel {edge}" for edge in edges), "done"])
        if move == "done":
            return
        edge = move.split()[1]
        anew = yield from _step(table, seat, edge)
        least = 0 if anew else EDGES.index(edge)


def _is_open(table: Table, seat: int, edge: str) -> bool:
    """The way to an outpost is closed until its row has flipped."""
    here, there = edge.split("-")
    if there in OUTPOSTS and not table.is_flipped(row_of(there)):
        return False
    return here in table.players[seat].caravans


def _step(table: Table, seat: int, edge: str) -> Generator[Decision, str, bool]:
    """A caravan goes on; whether that did anything."""
    here, there = edge.split("-")
    player = table.players[seat]
    player.caravans.remove(here)
    player.caravans.append(there)
    player.caravans.sort(key=PLACES.index)
    if there == "end":
        table.road_end.append(seat)
        return True
    if there in OUTPOSTS:
        return (yield from _place_flag(table, seat, there))
    if there in table.deal.bonus:
        yield from _use_bonus(table, seat, there)
        return True
    return (yield from _reach_crossroad(table, seat, there))


def _place_flag(table: Table, seat: int, outpost: str) -> Generator[Decision, str, bool]:
    if outpost in table.players[seat].flags:
        return False
    table.players[seat].flags.append(outpost)
    yield from doing.set_off(table, seat, ["flag"])
    return True


def _reach_crossroad(table: Table, seat: int, place: str) -> Generator[Decision, str, bool]:
    there = sum(is_at(caravan, place) for caravan in table.players[seat].caravans)
    order = "first" if there == 1 else "second"
    occasions = ["caravan at crossroad", f"{order} caravan at {place}"]
    return (yield from doing.set_off(table, seat, occasions))
