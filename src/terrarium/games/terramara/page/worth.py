"""What pieces, places and cards mean and are worth now: a few sentences each, from a view alone."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from terrarium.core.picture import Means
from terrarium.core.player import seated
from terrarium.core.points import Points
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import LEFT, NO_CARD, NO_TILE
from terrarium.games.terramara.costs import cost_of
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.effects.effect import SUM, joined
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, count
from terrarium.games.terramara.page.faces import OutpostFace
from terrarium.games.terramara.page.raiding import RaidTable
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.scoring import holdings_of, outpost_points
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import ROUNDS, TerramaraState

Score = dict[str, Points]
_NONE: Final = 0


def means_of_board(table: TerramaraState, scores: list[Score]) -> Means:
    """What everybody may be told: of the tracks, the road, the rounds, and of each clan on them."""
    clans = [_clan(table, seat, score) for seat, score in enumerate(scores)]
    levels = range(1, len(table.rules.shields) + 1)
    return {
        "round": [_says("round", round=int(table.round), rounds=ROUNDS)],
        "road-end": [_road_end(table)],
        **{f"power-{level}": [_power(table, level)] for level in levels},
        **{f"outpost-{face.name}": [asked_by(face)] for face in outposts_of(table)},
        **{key: words for clan in clans for key, words in clan.items()},
    }


def means_of_own(table: TerramaraState, seat: int) -> Means:
    """What one seat lacks for a card, and what a raid and each outpost would bring it now."""
    cards = [card for card in (*table.row, table.reserved[seat]) if card != NO_CARD]
    brings = RaidTable(table, seat).brings
    return {
        **{f"now-{table.rules.artefacts[c].name}": [_lacking(table, seat, c)] for c in cards},
        **{f"now-outpost-{name}": [words] for name, words in _at_outposts(table, seat)},
        "now-raid": [_says("now-raid", goods=brings)],
    }


def _says(what: str, **args: str | int) -> Message:
    return Message(f"terramara-page-means-{what}", dict(args))


# Tracks and the road.


def _power(table: TerramaraState, level: int) -> Message:
    """From which strength on a power level counts, and up to which (1.13)."""
    shields = table.rules.shields
    next_one = shields[level] if level < len(shields) else _NONE
    return _says("power", level=level, begins=shields[level - 1], next=next_one)


def _road_end(table: TerramaraState) -> Message:
    """Who comes first counts most (1.14)."""
    ends, come = table.rules.road_ends, len(table.parked)
    return _says("road-end", points=ends[come] if come < len(ends) else _NONE)


def _clan(table: TerramaraState, seat: int, score: Score) -> Means:
    who: Args = {"seat": seated(seat)}
    strength, culture = table.strength[seat], table.culture[seat]
    sword: Args = {"strength": strength, "level": int(table.power_level(seat))}
    canoe: Args = {"culture": culture, "cards": int(available(culture))}
    told = {
        "sword": who | sword | {"points": score["strength"]},
        "canoe": who | canoe,
        "caravan": who | {"points": score["caravans"]},
        "stock": who | {"points": score["goods"]},
    }
    return {f"{what}-{seat}": [_of_clan(what, args)] for what, args in told.items()}


def _of_clan(what: str, args: Args) -> Message:
    return Message(f"terramara-page-means-{what}", args)


# Outposts.


def outposts_of(table: TerramaraState) -> list[OutpostFace]:
    """Those of the board, and Land's own."""
    own = [int(table.own_outpost)] if table.own_outpost != NO_TILE else []
    tiles = [table.tiles[LEFT * ROWS + row] for row in range(OUTPOSTS)]
    return [OutpostFace(table.rules, tile) for tile in [*tiles, *own]]


def asked_by(face: OutpostFace) -> Message:
    easy, medium, hard = face.grades
    marks: Args = {"easy": easy.mark, "medium": medium.mark, "hard": hard.mark}
    points: Args = {"least": easy.points, "more": medium.points, "most": hard.points}
    return Message("terramara-page-outpost", {"asked": face.condition} | marks | points)


def _at_outposts(table: TerramaraState, seat: int) -> Iterator[tuple[str, Message]]:
    holdings = holdings_of(table, seat)
    for row in range(OUTPOSTS):
        tile = table.rules.tiles[table.tiles[LEFT * ROWS + row]]
        flagged = "yes" if table.flags[seat] >> row & 1 else "no"
        points = outpost_points(table.rules, tile.outpost, holdings)
        yield tile.name, _says("now-outpost", points=points, flagged=flagged)


# Artefacts.


def _lacking(table: TerramaraState, seat: int, card: int) -> Message:
    """What it costs this seat beyond what lies in its camp."""
    due: i64 = cost_of(table, seat, card)
    there: i64 = table.goods[seat]
    short = [(int(count(due, good) - count(there, good)), good) for good in range(GOODS)]
    words = [_amount(amount, good) for amount, good in short if amount > 0]
    if not words:
        return _says("now-all")
    return Message("terramara-page-means-now-lacking", {}, {"goods": joined(SUM, words)})


def _amount(amount: int, good: int) -> Message:
    return Message("terramara-amount", {"amount": amount, "thing": GOOD_NAMES[good]})
