"""Artefacts are crafted and reserved."""

import re
from collections.abc import Generator

import tests.reference.terramara.doing as doing
import tests.reference.terramara.resting as resting
from tests.reference.terramara import goods
from tests.reference.terramara.edition import Artefact
from tests.reference.terramara.effects import Timed, first_number
from tests.reference.terramara.names import GOODS, RAW, RAW_OF, REFINED
from tests.reference.terramara.table import Decision, Play, Table

RESERVE_FROM = 4
CHEAPER_FROM = 12
ANY_NUMBER = 99

Cost = dict[str, int]


def available(table: Table, seat: int) -> int:
    """How many artefacts, from the left, the canoe has reached: 2, at 1 three, then every 2."""
    culture = table.players[seat].culture
    reached = 2 if culture == 0 else 3 + (culture - 1) // 2
    return min(reached, len(table.row))


def craftable(table: Table, seat: int, with_raw: bool = False) -> list[str]:
    """The crafts that can be paid."""
    places = range(1, available(table, seat) + 1)
    moves = [f"craft {place}" for place in places]
    if table.players[seat].reserved:
        moves.append("craft reserved")
    return [move for move in moves if _can_craft(table, seat, move, with_raw)]


def reservable(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    if player.culture < RESERVE_FROM or player.reserved:
        return []
    return [f"reserve {place}" for place in range(1, available(table, seat) + 1)]


def reserve(table: Table, seat: int, move: str) -> None:
    table.players[seat].reserved = table.row.pop(first_number(move) - 1)
    table.refill()


def craft_with_raw(table: Table, seat: int) -> Play:
    """A craft by an effect, in which raw goods replace the refined ones of their kind."""
    move = yield from resting.ask(table, seat, lambda: craftable(table, seat, with_raw=True))
    if move != "done":
        yield from craft(table, seat, move, with_raw=True)


def craft(table: Table, seat: int, move: str, with_raw: bool = False) -> Play:
    """Discounts, the price, the card, what crafting sets off, its own effects, new cards."""
    card = _card(table, seat, move)
    table.crafts_under_way += 1
    cost = discounted(table, seat, card)
    if _is_cheaper(table, seat, move):
        kind = yield from _ask_less(table, seat, cost, with_raw)
        cost[kind] -= 1
    paid = yield from goods.hand_over(table, seat, "pay", _ways(table, seat, cost, with_raw))
    before = table.effects_of(seat)
    _lay_down(table, seat, card, move)
    for effect in before:
        yield from _set_off(table, seat, effect, card, paid)
    for effect in card.effects:
        if effect.timing == "at once":
            yield from doing.do(table, seat, effect.parts)
    table.crafts_under_way -= 1
    if table.crafts_under_way == 0:
        table.refill()


def _card(table: Table, seat: int, move: str) -> Artefact:
    if move == "craft reserved":
        return table.edition.artefacts[table.players[seat].reserved]
    return table.edition.artefacts[table.row[first_number(move) - 1]]


def _lay_down(table: Table, seat: int, card: Artefact, move: str) -> None:
    if move == "craft reserved":
        table.players[seat].reserved = ""
    else:
        table.row.remove(card.name)
    table.players[seat].artefacts.append(card.name)


def _can_craft(table: Table, seat: int, move: str, with_raw: bool) -> bool:
    cost = discounted(table, seat, _card(table, seat, move))
    if _is_cheaper(table, seat, move):
        return bool(_less(table, seat, cost, with_raw))
    return bool(_ways(table, seat, cost, with_raw))


def discounted(table: Table, seat: int, card: Artefact) -> Cost:
    """The cost less what the player's artefacts save, never below 0."""
    cost = dict(card.cost)
    for effect in table.effects_of(seat):
        found = re.fullmatch(r"craft(?: (\w+))?: less (\d+) (\w+)", effect.text)
        if found and found[1] in (None, card.category):
            for good in GOODS if found[3] == "each" else (found[3],):
                cost[good] -= int(found[2])
    return {good: max(0, amount) for good, amount in cost.items()}


def _is_cheaper(table: Table, seat: int, move: str) -> bool:
    """From river 12 on a reserved card costs one good less, if it still costs any."""
    if move != "craft reserved" or table.players[seat].culture < CHEAPER_FROM:
        return False
    return sum(discounted(table, seat, _card(table, seat, move)).values()) > 0


def _less(table: Table, seat: int, cost: Cost, with_raw: bool) -> list[str]:
    """The kinds of which one may be saved so that the rest can be paid."""
    kinds = [kind for kind in REFINED if cost[kind]]
    return [kind for kind in kinds if _ways(table, seat, cost | {kind: cost[kind] - 1}, with_raw)]


def _ask_less(table: Table, seat: int, cost: Cost, with_raw: bool) -> Generator[Decision, str, str]:
    kinds = _less(table, seat, cost, with_raw)
    if len(kinds) == 1:
        return kinds[0]
    move = yield Decision(seat, [f"less {kind}" for kind in kinds])
    return move.split()[1]


def _ways(table: Table, seat: int, cost: Cost, with_raw: bool) -> set[goods.Bundle]:
    """All bundles that pay, with at most so many raw goods for refined ones of their kind."""
    limit = ANY_NUMBER if with_raw else _substitutes(table, seat)
    units = [(RAW_OF[good], good) for good in REFINED for _ in range(cost[good])]
    bundles = goods.ways(table.players[seat], units)
    return {bundle for bundle in bundles if sum(good in RAW for good in bundle) <= limit}


def _substitutes(table: Table, seat: int) -> int:
    """Young Craft may replace two."""
    return 2 if table.has_rule(seat, "craft: 2 raw") else 0


def _set_off(table: Table, seat: int, effect: Timed, card: Artefact, paid: goods.Bundle) -> Play:
    """What a character or an artefact crafted before does when another is crafted."""
    if effect.occasion == "craft":
        vp, good = first_number(effect.text), effect.text.split()[-1]
        printed = table.options.craft_vp_counts == "printed"
        table.players[seat].vp += vp * (card.cost[good] if printed else paid.count(good))
    elif effect.occasion.startswith("craft ") and f"L{card.level}" in effect.occasion.split():
        yield from doing.do(table, seat, effect.parts)
