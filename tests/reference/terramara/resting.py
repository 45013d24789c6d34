"""Resting points: decisions at which workers and once-a-round effects may be used as well."""

from collections.abc import Callable, Generator

import tests.reference.terramara.doing as doing
from tests.reference.terramara import goods
from tests.reference.terramara.effects import Part, parse_parts
from tests.reference.terramara.table import Decision, Play, Table


def ask(
    table: Table, seat: int, moves: Callable[[], list[str]], last: str = "done"
) -> Generator[Decision, str, str]:
    """Ask until something else than work and use is chosen; `last` alone is not asked."""
    while True:
        legal = [*moves(), *works(table, seat), *uses(table, seat), last]
        if legal == [last]:
            return last
        move = yield Decision(seat, legal)
        if not is_rest(move):
            table.least_worker = 0
            return move
        yield from rest(table, seat, move)


def is_rest(move: str) -> bool:
    return move.split()[0] in ("work", "use")


def rest(table: Table, seat: int, move: str) -> Play:
    verb, what, *number = move.split()
    if verb == "work":
        table.least_worker = int(what)
        yield from goods.work(table, seat, int(what))
        return
    table.least_worker = 0
    if what == "card":
        yield from _use_card(table, seat, int(number[0]))
    elif what == "tile":
        yield from _use_tile(table, seat, int(number[0]))
    else:
        table.players[seat].character_used = True
        yield from doing.do(table, seat, _character_parts(table, seat))


def works(table: Table, seat: int) -> list[str]:
    """Ready workers, ascending, in one's own turn and with something to refine."""
    player = table.players[seat]
    if not _is_own_turn(table, seat) or not player.raw_held():
        return []
    levels = sorted(set(player.ready))
    return [f"work {level}" for level in levels if level >= table.least_worker]


def uses(table: Table, seat: int) -> list[str]:
    """Once-a-round effects that could do something now, in one's own turn."""
    if not _is_own_turn(table, seat):
        return []
    return [*_cards(table, seat), *_tiles(table, seat), *_character(table, seat)]


def _is_own_turn(table: Table, seat: int) -> bool:
    return table.round > 0 and table.turn == seat


def _is_usable(table: Table, seat: int, parts: list[Part]) -> bool:
    return any(doing.could_do(table, seat, part) for part in parts)


def _cards(table: Table, seat: int) -> list[str]:
    numbers = [
        table.edition.artefacts[name].number
        for name in table.players[seat].artefacts
        if name not in table.players[seat].used_artefacts
        and _is_usable(table, seat, _card_parts(table, name))
    ]
    return [f"use card {number}" for number in sorted(numbers)]


def _card_parts(table: Table, name: str) -> list[Part]:
    effects = table.edition.artefacts[name].effects
    return [part for effect in effects if effect.timing == "each round" for part in effect.parts]


def _use_card(table: Table, seat: int, number: int) -> Play:
    (name,) = [card.name for card in table.crafted(seat) if card.number == number]
    table.players[seat].used_artefacts.append(name)
    yield from doing.do(table, seat, _card_parts(table, name))


def _tiles(table: Table, seat: int) -> list[str]:
    """Young Bonus: one private tile a round, of a level up to the round."""
    player = table.players[seat]
    if player.character_used:
        return []
    numbers = [
        tile.number
        for tile in (table.edition.bonus[name] for name in player.tiles)
        if tile.level <= table.round and _is_usable(table, seat, list(parse_parts(tile.effect)))
    ]
    return [f"use tile {number}" for number in sorted(numbers)]


def _use_tile(table: Table, seat: int, number: int) -> Play:
    player = table.players[seat]
    (tile,) = [tile for tile in table.edition.bonus.values() if tile.number == number]
    player.tiles.remove(tile.name)
    player.character_used = True
    yield from doing.do(table, seat, parse_parts(tile.effect))


def _character(table: Table, seat: int) -> list[str]:
    parts = _character_parts(table, seat)
    if table.players[seat].character_used or not _is_usable(table, seat, parts):
        return []
    return ["use character"]


def _character_parts(table: Table, seat: int) -> list[Part]:
    effects = table.character_effects(seat)
    return [part for effect in effects if effect.timing == "each round" for part in effect.parts]
