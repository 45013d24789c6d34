"""Goods are paid, given, gained and refined, a unit at a time and in ascending order."""

from collections.abc import Generator, Sequence

from tests.reference.terramara.effects import Gain
from tests.reference.terramara.names import GOODS, RAW, RAW_OF, REFINED, REFINED_OF
from tests.reference.terramara.table import Decision, Play, Player, Table

Bundle = tuple[str, ...]


def accepted_for(kind: str) -> tuple[str, ...]:
    """What may be paid where a kind is asked for: a refined good stands for its raw."""
    if kind == "raw":
        return GOODS
    if kind == "refined":
        return REFINED
    return (kind, REFINED_OF[kind]) if kind in RAW else (kind,)


def ways(player: Player, units: Sequence[tuple[str, ...]]) -> set[Bundle]:
    """All bundles of the player's goods that pay these units, each in ascending order."""
    bundles: set[Bundle] = {()}
    for accepted in units:
        bundles = {
            tuple(sorted((*bundle, good), key=GOODS.index))
            for bundle in bundles
            for good in accepted
            if bundle.count(good) < player.goods[good]
        }
    return bundles


def ways_to_pay(player: Player, price: Sequence[Gain], times: int) -> set[Bundle]:
    """All bundles that pay the price so many times; none if the strength does not suffice."""
    strength = sum(item.amount for item in price if item.kind == "strength") * times
    if player.strength < strength:
        return set()
    units: list[tuple[str, ...]] = []
    for item in price:
        if item.kind != "strength":
            units += [accepted_for(item.kind)] * (item.amount * times)
    return ways(player, units)


def hand_over(
    table: Table, seat: int, verb: str, bundles: set[Bundle], to: int | None = None
) -> Generator[Decision, str, Bundle]:
    """One of the bundles leaves the player; a unit that cannot differ goes at once."""
    handed: Bundle = ()
    while handed not in bundles:
        options = sorted({bundle[len(handed)] for bundle in bundles}, key=GOODS.index)
        good = options[0]
        if len(options) > 1:
            move = yield Decision(seat, [f"{verb} {option}" for option in options])
            good = move.split()[1]
        table.players[seat].goods[good] -= 1
        if to is not None:
            table.players[to].goods[good] += 1
        handed = (*handed, good)
        bundles = {bundle for bundle in bundles if bundle[: len(handed)] == handed}
    return handed


def give(table: Table, seat: int, raider: int, amount: int) -> Play:
    bundles = ways(table.players[seat], [GOODS] * amount)
    yield from hand_over(table, seat, "give", bundles, raider)


def gain_goods(table: Table, seat: int, kinds: Sequence[str], amount: int) -> Play:
    """Goods of choice, ascending."""
    for _ in range(amount):
        move = yield Decision(seat, [f"gain {kind}" for kind in kinds])
        good = move.split()[1]
        table.players[seat].goods[good] += 1
        kinds = kinds[kinds.index(good) :]


def swap(table: Table, seat: int, good: str) -> Play:
    """The hut: a raw good for another raw one; a refined good counts as its raw kind."""
    table.players[seat].goods[good] -= 1
    yield from gain_goods(table, seat, [kind for kind in RAW if kind != RAW_OF[good]], 1)


def refine(table: Table, seat: int, kind: str) -> None:
    table.players[seat].goods[kind] -= 1
    table.players[seat].goods[REFINED_OF[kind]] += 1


def refine_further(table: Table, seat: int, amount: int, least: str) -> Play:
    """Up to so many more units, of the least kind or later ones."""
    for _ in range(amount):
        later = RAW[RAW.index(least) :]
        kinds = [kind for kind in table.players[seat].raw_held() if kind in later]
        if not kinds:
            return
        move = yield Decision(seat, [*(f"refine {kind}" for kind in kinds), "done"])
        if move == "done":
            return
        least = move.split()[1]
        refine(table, seat, least)


def work(table: Table, seat: int, level: int) -> Play:
    """A worker is turned and refines up to its level, at least one."""
    player = table.players[seat]
    player.ready.remove(level)
    player.used.append(level)
    kind = player.raw_held()[0]
    if len(player.raw_held()) > 1:
        move = yield Decision(seat, [f"refine {raw}" for raw in player.raw_held()])
        kind = move.split()[1]
    refine(table, seat, kind)
    yield from refine_further(table, seat, level - 1, kind)
