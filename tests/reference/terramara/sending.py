"""Where a member can be sent, what happens there, and how an explorer comes back."""

import tests.reference.terramara.doing as doing
import tests.reference.terramara.raids as raids
import tests.reference.terramara.resting as resting
import tests.reference.terramara.tracks as tracks
from tests.reference.terramara import goods
from tests.reference.terramara.effects import parse_parts
from tests.reference.terramara.names import (
    CROSSROADS,
    HOMELAND,
    LAST_ROUND,
    SPACES,
    TERRITORY,
    row_of,
)
from tests.reference.terramara.table import NOBODY, Decision, Member, Play, Table

ROUND_FIVE_FIRST = "2 movement or 2 strength or 2 culture"
WORKER_OF_ROUND = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}


def sends(table: Table, seat: int) -> list[str]:
    return [
        f"send {kind} to {space}"
        for kind in table.in_hand(seat)
        for space in SPACES
        if is_open(table, seat, kind, space) and can_join(table, seat, kind, space)
    ]


def is_open(table: Table, seat: int, kind: str, space: str) -> bool:
    """Whether the space is there for this player and this kind of member, whoever stands on it."""
    player = table.players[seat]
    if table.ground(space) in table.closed:
        return False
    if space == "raid":
        return player.strength > 0 or table.has_rule(seat, "never lose strength")
    if space in TERRITORY:
        return _is_territory_open(table, seat, kind, space)
    if space in CROSSROADS:
        row = row_of(space)
        return table.is_flipped(row) and player.both_caravans_at(f"c{row}")
    return space != "land" or player.private_crossroad != ""


def _is_territory_open(table: Table, seat: int, kind: str, space: str) -> bool:
    """Not burning, not flipped; only explorers go to future rows; special spaces in round 5."""
    row = row_of(space)
    if space in table.fire or table.is_flipped(row):
        return False
    if table.is_special(space):
        return table.round == LAST_ROUND and _meets(table, seat, table.tile_at(space).special)
    return kind == "explorer" or table.is_current(row)


def _meets(table: Table, seat: int, condition: str) -> bool:
    """The condition of a special space."""
    player = table.players[seat]
    goal = table.edition.steps[condition].special
    if condition == "road":
        return player.both_caravans_at(goal)
    reached = {
        "workers": player.worker_levels(),
        "river": player.culture,
        "military": player.strength,
    }
    return reached[condition] >= int(goal)


def can_join(table: Table, seat: int, kind: str, space: str) -> bool:
    """An empty space is free; else one may join a single explorer as the rules allow."""
    present = table.spaces[table.ground(space)]
    if not present or space == "hut":
        return True
    if len(present) > 1 or present[0].kind != "explorer" or _is_single(table, space):
        return False
    if present[0].owner == str(seat):
        return kind == "warrior"
    return kind != "explorer" or _is_strong_enough(table, seat, present[0].owner)


def _is_single(table: Table, space: str) -> bool:
    """With two players every crossroad bears a restriction token."""
    restricted = space in CROSSROADS and len(table.players) == 2
    return space in ("raid", "first") or restricted


def _is_strong_enough(table: Table, seat: int, owner: str) -> bool:
    mine, theirs = table.players[seat].strength, table.strength_of(owner)
    return mine > theirs or (mine == theirs and table.has_rule(seat, "join equal"))


def send(table: Table, seat: int, kind: str, space: str) -> Play:
    """The price is paid, the member placed, cards are set off, then the space does its work."""
    player = table.players[seat]
    present = list(table.spaces[table.ground(space)])
    _pay_for_placement(table, seat, kind, space, present)
    player.hand[kind] -= 1
    player.has_sent = True
    table.just_sent = (space, kind)
    if space == "hut":
        player.hut.append(kind)
    else:
        owner = NOBODY if kind == "warrior" else str(seat)
        table.spaces[table.ground(space)].append(Member(owner, kind))
    if space in ("raid", "first"):
        table.closed.add(table.ground(space))
    yield from doing.set_off(table, seat, _occasions(table, kind, space, present))
    yield from _act_on(table, seat, space)


def _pay_for_placement(
    table: Table, seat: int, kind: str, space: str, present: list[Member]
) -> None:
    """Joining a weaker player's explorer costs 1 strength, and so does the Raid space."""
    strength = table.players[seat].strength
    if kind == "explorer" and present and strength > table.strength_of(present[0].owner):
        tracks.lose_strength(table, seat)
    if space == "raid" and len(table.players) > 2:
        tracks.lose_strength(table, seat)


def _occasions(table: Table, kind: str, space: str, present: list[Member]) -> list[str]:
    """What the placement is an occasion for; warriors and the hut are none."""
    if kind == "warrior" or space == "hut":
        return []
    places: list[str] = ["other explorer" if present else "empty"]
    if space in TERRITORY and not table.is_special(space):
        places.append(table.terrain_of(space))
    if space in CROSSROADS or space == "land":
        places.append("crossroad")
    terrains = ("plain", "quarry", "forest", "mountain")
    pairs = [
        f"{one} or {other}" for one in terrains for other in terrains if {one, other} & set(places)
    ]
    return [f"{who} goes to {place}" for who in (kind, "member") for place in (*places, *pairs)]


def _act_on(table: Table, seat: int, space: str) -> Play:
    if space == "hut":
        yield from _hut(table, seat)
    elif space in HOMELAND:
        yield from _homeland(table, seat, space)
    else:
        yield from doing.do(table, seat, parse_parts(_effect(table, seat, space)))


def _effect(table: Table, seat: int, space: str) -> str:
    if space == "land":
        return table.edition.tiles[table.players[seat].private_crossroad].crossroad
    if space in CROSSROADS:
        return table.edition.tiles[table.deal.right[row_of(space) - 1]].crossroad
    return table.effect_of(space)


def _hut(table: Table, seat: int) -> Play:
    """Refine one raw good, or swap one for another."""
    player = table.players[seat]
    move = yield from resting.ask(
        table,
        seat,
        lambda: [
            *(f"refine {kind}" for kind in player.raw_held()),
            *(f"pay {good}" for good, amount in player.goods.items() if amount),
        ],
    )
    if move.startswith("refine"):
        goods.refine(table, seat, move.split()[1])
    elif move.startswith("pay"):
        yield from goods.swap(table, seat, move.split()[1])


def _homeland(table: Table, seat: int, space: str) -> Play:
    if space == "hire":
        _hire(table, seat)
    elif space == "develop":
        tracks.gain_strength(table, seat, 1)
        yield from tracks.gain_culture(table, seat, 1)
    elif space == "travel":
        yield from tracks.gain_movement(table, seat, 2)
    elif len(table.players) > 2:
        yield from raids.raid(table, seat) if space == "raid" else _first(table, seat)
    else:
        yield from _raid_and_first(table, seat, space)


def _hire(table: Table, seat: int) -> None:
    """A worker of the round, else a spare one of its level, else nothing."""
    level = WORKER_OF_ROUND[table.round]
    if table.round_workers:
        table.round_workers -= 1
    elif table.spare_workers[level]:
        table.spare_workers[level] -= 1
    else:
        return
    table.players[seat].ready.append(level)


def _first(table: Table, seat: int) -> Play:
    """The card, a movement, then the third and the fourth player's bonus; in round 5 a choice."""
    if table.round == LAST_ROUND:
        yield from doing.do(table, seat, parse_parts(ROUND_FIVE_FIRST))
        return
    table.first = seat
    yield from tracks.gain_movement(table, seat, 1)
    order = table.seats_from(seat)
    if len(order) > 2:
        yield from tracks.gain_culture(table, order[2], 1)
    if len(order) > 3:
        tracks.gain_strength(table, order[3], 2)


def _raid_and_first(table: Table, seat: int, part: str) -> Play:
    """Two players: the part that was named, then the other one is offered."""
    if part == "raid":
        yield from _paid_raid(table, seat)
        move = yield Decision(seat, ["first", "done"])
        if move == "first":
            yield from _first(table, seat)
        return
    yield from _first(table, seat)
    if table.players[seat].strength > 0 or table.has_rule(seat, "never lose strength"):
        move = yield Decision(seat, ["raid", "done"])
        if move == "raid":
            yield from _paid_raid(table, seat)


def _paid_raid(table: Table, seat: int) -> Play:
    tracks.lose_strength(table, seat)
    yield from raids.raid(table, seat)


def take_back(table: Table, seat: int) -> Play:
    """An own explorer comes back into the hand."""
    spaces = recallable(table, seat)
    if not spaces:
        return
    move = yield Decision(seat, [*(f"recall {space}" for space in spaces), "done"])
    if move == "done":
        return
    space = move.split()[1]
    if space == "hut":
        table.players[seat].hut.remove("explorer")
    else:
        table.spaces[space].remove(Member(str(seat), "explorer"))
    table.players[seat].hand["explorer"] += 1


def recallable(table: Table, seat: int) -> list[str]:
    """Spaces with an own explorer, not on a future row and not the one just sent."""
    return [space for space in SPACES if _can_recall(table, seat, space)]


def _can_recall(table: Table, seat: int, space: str) -> bool:
    if space in TERRITORY and not table.is_current(row_of(space)):
        return False
    if space == "hut":
        explorers = table.players[seat].hut.count("explorer")
    else:
        explorers = table.spaces[space].count(Member(str(seat), "explorer"))
    return explorers > (1 if _was_just_sent(table, seat, space) else 0)


def _was_just_sent(table: Table, seat: int, space: str) -> bool:
    if table.just_sent is None or table.turn != seat:
        return False
    where, kind = table.just_sent
    return kind == "explorer" and table.ground(where) == space
