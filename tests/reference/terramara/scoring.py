"""Final scoring by category; exact to half a point."""

import re

from tests.reference.terramara.edition import Steps
from tests.reference.terramara.names import CATEGORIES, RAW, REFINED, is_at
from tests.reference.terramara.table import Table

RANK_VP = {1: 8, 2: 5, 3: 2}
RESERVED = -5
CRAFTED = Steps("2", "3", "4", "")
ROAD_CROSSROADS = ("c1", "c2", "c3", "c4", "c5")


def scores(table: Table) -> list[dict[str, float]]:
    """For each seat its points by category, with the total."""
    return [_score(table, seat) for seat in range(len(table.players))]


def _score(table: Table, seat: int) -> dict[str, float]:
    player = table.players[seat]
    score: dict[str, float] = {
        "points": player.vp,
        "artefacts": sum(card.vp for card in table.crafted(seat)),
        "effects": sum(end_effect(table, seat, text) for text in _end_effects(table, seat)),
        "strength": _rank_vp(table, seat),
        "caravans": caravan_vp(table, seat),
        "outposts": sum(outpost_vp(table, seat, kind) for kind in _outposts(table, seat)),
        "reserved": RESERVED if player.reserved else 0,
        "goods": _goods(table, seat, RAW) / 2 + _goods(table, seat, REFINED),
    }
    return score | {"total": sum(score.values())}


def ranks(table: Table) -> list[int]:
    """Ties go to the farther canoe, then the greater strength, then are shared."""
    points = [score["total"] for score in scores(table)]
    keys = [
        (total, player.culture, player.strength)
        for total, player in zip(points, table.players, strict=True)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]


def _goods(table: Table, seat: int, kinds: tuple[str, ...]) -> int:
    return sum(table.players[seat].goods[kind] for kind in kinds)


def _rank_vp(table: Table, seat: int) -> int:
    """8, 5, 2; the tied have the same place and skip the next; neutral players take places."""
    rivals = [player.strength for player in table.players] + table.neutrals
    place = 1 + sum(strength > table.players[seat].strength for strength in rivals)
    return RANK_VP.get(place, 0)


def caravan_vp(table: Table, seat: int) -> int:
    return sum(vp for vp, owner in zip(table.edition.ends, table.road_end) if owner == seat)


def _outposts(table: Table, seat: int) -> list[str]:
    """Those with a flag, and Land's private one."""
    player = table.players[seat]
    found = [table.outpost_at(flag) for flag in player.flags]
    if player.private_outpost:
        found.append(table.edition.tiles[player.private_outpost].outpost)
    return found


def outpost_vp(table: Table, seat: int, kind: str) -> int:
    """The points of the hardest condition that is met."""
    steps = CRAFTED if kind in CATEGORIES else table.edition.steps[kind]
    goals = (steps.easy, steps.medium, steps.hard)
    met = [
        vp
        for vp, goal in zip(table.edition.outpost_vp, goals, strict=True)
        if _meets(table, seat, kind, goal)
    ]
    return max(met, default=0)


def _meets(table: Table, seat: int, kind: str, goal: str) -> bool:
    player = table.players[seat]
    if kind == "road":
        return player.both_caravans_at(goal)
    if kind in CATEGORIES:
        return _category(table, seat, kind) >= int(goal)
    reached = {
        "workers": player.worker_levels(),
        "river": player.culture,
        "military": player.strength,
    }
    return reached[kind] >= int(goal)


def _category(table: Table, seat: int, category: str) -> int:
    return sum(card.category == category for card in table.crafted(seat))


def _end_effects(table: Table, seat: int) -> list[str]:
    effects = table.effects_of(seat)
    return [effect.text for effect in effects if effect.timing == "at the end"]


def end_effect(table: Table, seat: int, text: str) -> int:
    if text == "double caravans":
        return caravan_vp(table, seat)
    if found := re.fullmatch(r"(.+) -> (\d+) vp", text):
        return int(found[2]) if _holds(table, seat, found[1]) else 0
    found = re.fullmatch(r"(\d+) vp per (.+)", text)
    assert found, text
    return int(found[1]) * _count(table, seat, found[2])


def _holds(table: Table, seat: int, condition: str) -> bool:
    player = table.players[seat]
    name, _, goal = condition.rpartition(" ")
    if name == "both caravans":
        return player.both_caravans_at(goal)
    reached = {
        "strength": player.strength,
        "culture": player.culture,
        "worker levels": player.worker_levels(),
    }
    return reached[name] >= int(goal)


def _count(table: Table, seat: int, thing: str) -> int:
    player = table.players[seat]
    cards = table.crafted(seat)
    first, _, rest = thing.partition(" ")
    if first in CATEGORIES:
        return _category(table, seat, first)
    if first.isdigit():
        return _count_many(table, seat, rest) // int(first)
    counts = {
        "artefact": len(cards),
        "L3 artefact": sum(card.level == 3 for card in cards),
        "flag": len(player.flags),
        "worker level": player.worker_levels(),
        "worker": len(player.ready) + len(player.used),
        "power level": table.power_level(seat),
        "crossroad": _crossroads(table, seat),
        "refined": _goods(table, seat, REFINED),
        "explorer": explorers(table, seat),
    }
    return counts[thing]


def _count_many(table: Table, seat: int, thing: str) -> int:
    player = table.players[seat]
    counts = {
        "culture": player.culture,
        "strength": player.strength,
        "raw": _goods(table, seat, RAW),
    }
    return counts[thing]


def _crossroads(table: Table, seat: int) -> int:
    """One for each caravan and each crossroad at or behind it."""
    caravans = table.players[seat].caravans
    return sum(is_at(caravan, place) for caravan in caravans for place in ROAD_CROSSROADS)


def explorers(table: Table, seat: int) -> int:
    """All of the clan, wherever they are."""
    player = table.players[seat]
    placed = [member for members in table.spaces.values() for member in members]
    sent = sum(member.owner == str(seat) and member.kind == "explorer" for member in placed)
    return player.hand["explorer"] + player.hut.count("explorer") + sent
