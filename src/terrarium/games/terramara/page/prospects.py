"""What may come for a seat, each in a sentence: computed from the table as everybody sees it."""

from typing import Final

from terrarium.core.player import seated
from terrarium.core.reason import Arg, Args, Message
from terrarium.games.terramara.admission import can_pay_raid
from terrarium.games.terramara.characters import NO_CHARACTER
from terrarium.games.terramara.components import IN_ROW, LEFT, NO_CARD
from terrarium.games.terramara.costs import ALL_RAW, cost_of
from terrarium.games.terramara.crafting import (
    MAY_RESERVE,
    RESERVED_FOR_LESS,
    available,
    craftable,
)
from terrarium.games.terramara.goods import beyond, spell_bundle, total
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.phases import CRAFTING
from terrarium.games.terramara.picture.raid import gift, is_raid, price_now, raid_brings
from terrarium.games.terramara.road import EDGE_TO, END_OF_ROAD, is_outpost, segment_of
from terrarium.games.terramara.scoring import (
    FOR_RESERVED,
    final_points,
    holdings_of,
    outpost_points,
)
from terrarium.games.terramara.spaces import RAID, ROWS
from terrarium.games.terramara.state import MOST_CULTURE, ROUNDS, TerramaraState
from terrarium.games.terramara.steps.culture import EXPLORER_JOINS, FIRST_TILE, SECOND_TILE
from terrarium.games.terramara.steps.draft import drafter
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.view import TerramaraView

Stakes = list[Message]

_ON_THE_RIVER: Final = {
    MAY_RESERVE: "reserve",
    FIRST_TILE: "tile",
    EXPLORER_JOINS: "explorer",
    SECOND_TILE: "tile",
    RESERVED_FOR_LESS: "less",
    MOST_CULTURE: "tiles",
}


def _stake(name: str, **args: Arg) -> Stakes:
    return [Message(f"terramara-stakes-{name}", args)]


# Before the first round.


def next_in_the_draft(view: TerramaraView) -> Stakes:
    """How many cards others take before the seat chooses again (1.4)."""
    table, taken = view.table, _amount(view)
    rest = [drafter(table, card) for card in range(taken + 1, 2 * table.players)]
    if view.seat not in rest:
        return _stake("last-draft")
    return _stake("draft", others=rest.index(view.seat))


def both_sides(view: TerramaraView) -> Stakes:
    """A character is turned over at most once (1.20)."""
    lacks_one = view.table.character[view.seat] == NO_CHARACTER
    return _stake("character") if lacks_one else []


def own_crossroad(view: TerramaraView) -> Stakes:
    return _stake("own-crossroad")


def own_outpost(view: TerramaraView) -> Stakes:
    """It counts at the end as if it had a flag (1.20)."""
    easy, medium, hard = view.rules.outpost_points
    return _stake("own-outpost", easy=easy, medium=medium, hard=hard)


# A round.


def rest_of_the_round(view: TerramaraView) -> Stakes:
    """The row of the round turns over when all members are sent (1.21); after the fifth it ends."""
    members = int(view.table.members_in_hand(view.seat))
    if view.table.round < ROUNDS:
        return _stake("round", members=members, round=int(view.table.round))
    return _stake("last-round", members=members, **_points(view))


def _points(view: TerramaraView) -> Args:
    """As if the match were over now."""
    totals = [points["total"] for points in final_points(view.table)]
    others = [total for seat, total in enumerate(totals) if seat != view.seat]
    return {"points": totals[view.seat], "best": max(others)}


def first_player(view: TerramaraView) -> Stakes:
    return _stake("first-in-last-round" if view.table.round == ROUNDS else "first")


# Raids (1.13).


def raids(view: TerramaraView) -> Stakes:
    """What a raid would bring; if one cannot raid now, what one by another would cost."""
    if any(is_raid(move) for move in view.legal):
        goods, price = raid_brings(view.table, view.seat), price_now(view.table, view.seat)
        return _stake("raid", goods=goods, price=price)
    return _threat(view)


def _threat(view: TerramaraView) -> Stakes:
    """The worst that the others could still do in this round, as goods and strength are now."""
    gifts = [(gift(view.table, seat, view.seat), seat) for seat in _raiders(view)]
    worst, raider = max(gifts, default=(0, 0))
    if not worst:
        return []
    goods = int(total(view.table.goods[view.seat]))
    args: Args = {"seat": seated(raider), "gift": worst, "goods": goods}
    return [Message("terramara-stakes-threat", args)]


def _raiders(view: TerramaraView) -> list[int]:
    """Those who have a member for it, while nobody has raided in this round (1.11, M-16)."""
    table = view.table
    if table.closed >> RAID & 1:
        return []
    others = [seat for seat in range(table.players) if seat != view.seat]
    return [seat for seat in others if table.members_in_hand(seat) and can_pay_raid(table, seat)]


# Artefacts (1.10).


class Reach:
    """An artefact that the seat may craft, and the goods that it lacks for it."""

    def __init__(self, table: TerramaraState, seat: int, card: int, payable: bool) -> None:
        cost, goods = cost_of(table, seat, card), table.goods[seat]
        self.card: Final = card
        self.points: Final = int(table.rules.artefacts[card].points)
        self.lacks: Final = 0 if payable else int(beyond(cost, goods))


def artefacts_in_reach(table: TerramaraState, seat: int) -> list[Reach]:
    """Those of the row that culture allows, and the reserved one."""
    places = craftable(table, seat, ALL_RAW if table.step == CRAFTING else 0)
    cards = dict(enumerate(table.row[: int(available(table.culture[seat]))]))
    if table.reserved[seat] != NO_CARD:
        cards[IN_ROW] = table.reserved[seat]
    return [Reach(table, seat, card, bool(places >> at & 1)) for at, card in cards.items()]


def best_artefact(view: TerramaraView) -> Stakes:
    """The best that can be paid; else the one that lacks least."""
    found = artefacts_in_reach(view.table, view.seat)
    if not found:
        return []
    best = min(found, key=lambda reach: (total(reach.lacks), -reach.points))
    args: Args = {"artefact": view.rules.artefacts[best.card].name, "points": best.points}
    if not best.lacks:
        return [Message("terramara-stakes-craft", args)]
    return [Message("terramara-stakes-lacks", {**args, "missing": spell_bundle(best.lacks)})]


def reserved_artefact(view: TerramaraView) -> Stakes:
    """One that is not crafted costs points at the end (1.10)."""
    reserves = NOTATION.among(view.legal, "reserve")
    if reserves or view.table.reserved[view.seat] != NO_CARD:
        return _stake("reserved", points=-FOR_RESERVED)
    return []


def goods_at_the_end(view: TerramaraView) -> Stakes:
    """Refined goods count one, raw ones a half (1.21)."""
    return _stake("goods")


# River and road.


def next_of_the_river(view: TerramaraView) -> Stakes:
    """The next space that brings something (1.18)."""
    culture = view.table.culture[view.seat]
    at = next((space for space in _ON_THE_RIVER if space > culture), None)
    if at is None:
        return []
    return _stake("river", steps=at - culture, brings=_ON_THE_RIVER[at], culture=at)


def tiles_now_or_never(view: TerramaraView) -> Stakes:
    return _stake("tiles")


def flag_within_reach(view: TerramaraView) -> Stakes:
    """What a flag would count as the seat stands, at the outposts one step away (1.17)."""
    travels = NOTATION.among(view.legal, "travel")
    places = [EDGE_TO[move["edge"]] for move in travels]
    rows = [int(segment_of(place)) for place in places if is_outpost(place)]
    free = [row for row in rows if not view.table.flags[view.seat] >> (row - 1) & 1]
    return _flag(view, free[0]) if free else []


def _flag(view: TerramaraView, row: int) -> Stakes:
    outpost = view.rules.tiles[view.table.tiles[LEFT * ROWS + row - 1]].outpost
    counts = outpost_points(view.rules, outpost, holdings_of(view.table, view.seat))
    return _stake("flag", row=row, points=counts, most=max(view.rules.outpost_points))


def end_of_the_road(view: TerramaraView) -> Stakes:
    """The first there count most (1.14)."""
    table = view.table
    if table.caravans_of(view.seat)[0] == END_OF_ROAD:
        return []
    return _stake("road", points=view.rules.road_ends[len(table.parked)])


def _amount(view: TerramaraView) -> int:
    task = view.table.pending
    assert isinstance(task, Task)
    return int(task.amount)
