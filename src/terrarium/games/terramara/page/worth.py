"""What pieces, places and cards mean and are worth now: a few sentences each, from a view alone."""

from collections.abc import Iterator
from typing import Final

from terrarium.core.picture import Means
from terrarium.core.player import seated
from terrarium.core.points import Points
from terrarium.core.reason import Arg, Args, Message
from terrarium.games.terramara.components import LEFT, NO_CARD
from terrarium.games.terramara.costs import cost_of
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.effects.effect import SUM, joined
from terrarium.games.terramara.goods import beyond, kinds_in
from terrarium.games.terramara.page.faces import OutpostFace
from terrarium.games.terramara.page.goals import outpost_tiles
from terrarium.games.terramara.picture.raid import raid_brings
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.scoring import CATEGORIES, holdings_of, outpost_points
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
        **{f"outpost-{face.name}": [face.words] for face in _outposts(table)},
        **{key: words for clan in clans for key, words in clan.items()},
    }


def means_of_own(table: TerramaraState, seat: int) -> Means:
    """What one seat lacks for a card, and what a raid and each outpost would bring it now."""
    cards = [card for card in (*table.row, table.reserved[seat]) if card != NO_CARD]
    return {
        **{f"now-{table.rules.artefacts[c].name}": [_lacking(table, seat, c)] for c in cards},
        **{f"now-outpost-{name}": [words] for name, words in _at_outposts(table, seat)},
        "now-raid": [_says("now-raid", goods=raid_brings(table, seat))],
    }


def _says(what: str, **args: Arg) -> Message:
    return Message(f"terramara-page-means-{what}", args)


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
    strength, culture = table.strength[seat], table.culture[seat]
    sword: Args = {"strength": strength, "level": int(table.power_level(seat))}
    told: dict[str, Args] = {
        "sword": {**sword, "points": score["strength"]},
        "canoe": {"culture": culture, "cards": int(available(culture))},
        "caravan": {"points": score["caravans"]},
        "stock": {"points": score["goods"]},
    }
    who = seated(seat)
    return {f"{what}-{seat}": [_says(what, seat=who, **args)] for what, args in told.items()}


def parts_of(score: Score) -> list[Message]:
    """What the points are for, in the order in which one counts (1.21)."""
    return [_says("part", of=what, points=score[what]) for what in CATEGORIES if score[what]]


# Outposts.


def _outposts(table: TerramaraState) -> list[OutpostFace]:
    return [OutpostFace(table.rules, tile) for tile in outpost_tiles(table)]


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
    lacks = kinds_in(beyond(cost_of(table, seat, card), table.goods[seat]))
    if not lacks:
        return _says("now-all")
    words = [Message("terramara-amount", {"amount": n, "thing": good}) for n, good in lacks]
    return Message("terramara-page-means-now-lacking", {}, {"goods": joined(SUM, words)})
