"""Effects are carried out, part by part; whatever a part sets off is finished before the next."""

from collections.abc import Generator, Sequence

import tests.reference.terramara.crafting as crafting
import tests.reference.terramara.raids as raids
import tests.reference.terramara.resting as resting
import tests.reference.terramara.sending as sending
import tests.reference.terramara.tracks as tracks
from tests.reference.terramara import goods
from tests.reference.terramara.effects import (
    Act,
    Choice,
    Exchange,
    Gain,
    Part,
    PerStronger,
    Power,
    Refine,
)
from tests.reference.terramara.names import GOODS, RAW, REFINED
from tests.reference.terramara.table import Decision, Play, Table


def do(table: Table, seat: int, parts: Sequence[Part], times: int = 1) -> Play:
    """The parts in order, each so many times as much."""
    for part in parts:
        yield from _do_part(table, seat, part, times)


def _do_part(table: Table, seat: int, part: Part, times: int) -> Play:
    if isinstance(part, Gain):
        yield from gain(table, seat, part.kind, part.amount * times)
    elif isinstance(part, Refine):
        yield from _refine(table, seat, part.amount * times)
    elif isinstance(part, PerStronger):
        tracks.gain_strength(table, seat, part.amount * stronger(table, seat) * times)
    elif isinstance(part, Power):
        if amount := part.amounts[table.power_level(seat) - 1]:
            yield from gain(table, seat, part.kind, amount * times)
    elif isinstance(part, Choice):
        yield from choose(table, seat, part.alternatives)
    elif isinstance(part, Exchange):
        yield from _offer(table, seat, part)
    else:
        for _ in range(times):
            yield from _act(table, seat, part)


def gain(table: Table, seat: int, kind: str, amount: int) -> Play:
    player = table.players[seat]
    if kind in GOODS:
        player.goods[kind] += amount
    elif kind in ("raw", "refined"):
        yield from goods.gain_goods(table, seat, RAW if kind == "raw" else REFINED, amount)
    elif kind == "vp":
        player.vp += amount
    elif kind == "strength":
        tracks.gain_strength(table, seat, amount)
    elif kind == "culture":
        yield from tracks.gain_culture(table, seat, amount)
    elif kind == "movement":
        yield from tracks.gain_movement(table, seat, amount)
    else:
        _gain_people(table, seat, kind, amount)


def _gain_people(table: Table, seat: int, kind: str, amount: int) -> None:
    """Explorers, warriors as far as the supply goes, or workers from the spare tiles."""
    player = table.players[seat]
    if kind.startswith("explorer"):
        player.hand["explorer"] += amount
    elif kind.startswith("warrior"):
        taken = min(amount, table.warriors)
        table.warriors -= taken
        player.hand["warrior"] += taken
    else:
        level = int(kind[1])
        for _ in range(min(amount, table.spare_workers[level])):
            table.spare_workers[level] -= 1
            player.ready.append(level)


def stronger(table: Table, seat: int) -> int:
    """How many players have strictly more strength; neutral ones only by option."""
    rivals = [player.strength for player in table.players]
    if table.options.neutrals_count_as_players:
        rivals += table.neutrals
    return sum(strength > table.players[seat].strength for strength in rivals)


def choose(table: Table, seat: int, alternatives: Sequence[Sequence[Part]]) -> Play:
    """One of the alternatives must be chosen."""
    numbers = range(1, len(alternatives) + 1)
    move = yield Decision(seat, [f"choose {number}" for number in numbers])
    yield from do(table, seat, alternatives[int(move.split()[1]) - 1])


def _refine(table: Table, seat: int, amount: int) -> Play:
    """Refining by an effect: a resting point before its first unit."""
    move = yield from resting.ask(
        table, seat, lambda: [f"refine {kind}" for kind in table.players[seat].raw_held()]
    )
    if move != "done":
        kind = move.split()[1]
        goods.refine(table, seat, kind)
        yield from goods.refine_further(table, seat, amount - 1, kind)


def _offer(table: Table, seat: int, offer: Exchange) -> Play:
    """How many times, then the whole price, then the rewards."""
    player = table.players[seat]
    move = yield from resting.ask(
        table, seat, lambda: [f"times {times}" for times in payable(table, seat, offer)]
    )
    if move != "done":
        times = int(move.split()[1])
        bundles = goods.ways_to_pay(player, offer.price, times)
        player.strength -= times * sum(
            item.amount for item in offer.price if item.kind == "strength"
        )
        yield from goods.hand_over(table, seat, "pay", bundles)
        yield from do(table, seat, offer.reward, times)


def payable(table: Table, seat: int, offer: Exchange) -> list[int]:
    """How many times the offer can be taken."""
    player = table.players[seat]
    numbers = range(1, offer.most + 1)
    return [times for times in numbers if goods.ways_to_pay(player, offer.price, times)]


def _act(table: Table, seat: int, act: Act) -> Play:
    if act.name == "raid":
        yield from raids.offer(table, seat)
    elif act.name == "take back":
        yield from sending.take_back(table, seat)
    else:
        yield from crafting.craft_with_raw(table, seat)


def set_off(table: Table, seat: int, occasions: Sequence[str]) -> Generator[Decision, str, bool]:
    """Carry out what the player's cards do on one of the occasions; whether any did."""
    effects = [effect for effect in table.effects_of(seat) if effect.occasion in occasions]
    for effect in effects:
        yield from do(table, seat, effect.parts)
    return bool(effects)


def could_do(table: Table, seat: int, part: Part) -> bool:
    """Whether carrying out the part could change anything now."""
    if isinstance(part, Refine):
        return bool(table.players[seat].raw_held())
    if isinstance(part, PerStronger):
        return stronger(table, seat) > 0
    if isinstance(part, Choice):
        return any(could_do(table, seat, each) for one in part.alternatives for each in one)
    if isinstance(part, Exchange):
        return bool(payable(table, seat, part))
    if isinstance(part, Act):
        return _could_act(table, seat, part)
    if isinstance(part, Power) and not part.amounts[table.power_level(seat) - 1]:
        return False
    return _could_gain(table, seat, part.kind)


def _could_act(table: Table, seat: int, act: Act) -> bool:
    if act.name == "raid":
        return raids.brings_something(table, seat)
    if act.name == "take back":
        return bool(sending.recallable(table, seat))
    return bool(crafting.craftable(table, seat, with_raw=True))


def _could_gain(table: Table, seat: int, kind: str) -> bool:
    if kind == "movement":
        return tracks.can_move(table, seat)
    if kind.startswith("warrior"):
        return table.warriors > 0
    return True
