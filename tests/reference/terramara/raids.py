"""A raid: every other player gives, by the difference of power levels."""

from tests.reference.terramara import goods
from tests.reference.terramara.table import Decision, Play, Table


def amounts(table: Table, raider: int) -> dict[int, int]:
    """What each victim must give, clockwise from the raider."""
    level = table.power_level(raider) + table.has_rule(raider, "raid +1")
    found: dict[int, int] = {}
    for victim in table.seats_from(raider)[1:]:
        difference = max(-3, min(3, level - table.power_level(victim)))
        found[victim] = sum(table.players[victim].goods.values()) // (5 - difference)
    return found


def brings_something(table: Table, raider: int) -> bool:
    return any(amounts(table, raider).values())


def raid(table: Table, raider: int) -> Play:
    for victim, amount in amounts(table, raider).items():
        yield from goods.give(table, victim, raider, amount)


def offer(table: Table, raider: int) -> Play:
    """A raid by an effect may be declined; it is not asked if nobody would give anything."""
    if brings_something(table, raider):
        move = yield Decision(raider, ["raid", "done"])
        if move == "raid":
            yield from raid(table, raider)
