"""The end of the match: points in every category, with halves, and ranks (1.21).

Points are counted from what lies there, so that a view that shows it counts them alike.
"""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.points import Points
from terrarium.core.state import NOBODY
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.clan import explorers_of
from terrarium.games.terramara.components import LEFT, LEVELS, NO_CARD, NO_TILE
from terrarium.games.terramara.conditions import grades_met
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.goods import raws_in, refined_in
from terrarium.games.terramara.holdings import Holdings
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import CARAVANS, TerramaraState

CATEGORIES: Final = (  # in the order in which one counts
    *("points", "artefacts", "effects", "strength"),
    *("caravans", "outposts", "goods", "reserved"),
)
FOR_STRENGTH: Final = (8, 5, 2)
FOR_RESERVED: Final = -5


def tell_points(state: TerramaraState) -> None:
    if state.listener is not None:
        for seat, points in enumerate(final_points(state)):
            events.finished_with(state, seat, points["total"])


def outcome_of(state: TerramaraState) -> Outcome | None:
    if state.seat != NOBODY:
        return None
    points = final_points(state)
    return Outcome(ranks_by(points, state.culture, state.strength), points)


def final_points(state: TerramaraState) -> list[dict[str, Points]]:
    """What every seat would score if the match were over now."""
    held = [holdings_of(state, seat) for seat in range(state.players)]
    return [points_of(state.rules, holdings, held, state.neutral) for holdings in held]


def points_of(
    rules: Rules, holdings: Holdings, everybody: list[Holdings], neutral: list[int]
) -> dict[str, Points]:
    """One seat's points by category (1.21)."""
    points: dict[str, Points] = {
        "points": int(holdings.points),
        "artefacts": sum(rules.artefacts[card].points for card in holdings.artefacts),
        "effects": int(_for_effects(rules, holdings)),
        "strength": int(_for_strength(holdings.strength, everybody, neutral)),
        "caravans": int(holdings.road_points),
        "outposts": sum(outpost_points(rules, asked, holdings) for asked in holdings.outposts),
        "reserved": 0 if holdings.reserved == NO_CARD else FOR_RESERVED,
        "goods": Fraction(int(raws_in(holdings.goods)), 2) + int(refined_in(holdings.goods)),
    }
    return {"total": sum(points.values()), **points}


def ranks_by(points: list[dict[str, Points]], culture: list[int], strength: list[int]) -> list[int]:
    """The most points win; of equals who is farther on the river, then who is stronger (1.21)."""
    seats = zip(points, culture, strength, strict=True)
    return ranks_of([(score["total"], river, might) for score, river, might in seats])


def tie_broken_by(points: list[dict[str, Points]], culture: list[int], winner: int) -> str:
    """What the winner has more of than others with as many points; empty: nobody has as many."""
    best = points[winner]["total"]
    equals = [seat for seat, score in enumerate(points) if score["total"] == best]
    others = [culture[seat] for seat in equals if seat != winner]
    if not others:
        return ""
    return "culture" if culture[winner] > max(others) else "strength"


def _for_effects(rules: Rules, holdings: Holdings) -> i64:
    """What artefacts bring at the end (1.6)."""
    points: i64 = 0
    for card in holdings.artefacts:
        for effect in rules.artefacts[card].powers.at_end:
            points += effect.points(rules, holdings)
    return points


def _for_strength(strength: i64, everybody: list[Holdings], neutral: list[int]) -> i64:
    """8, 5, 2 by rank; equals share the better one, neutral players take places (1.13)."""
    stronger = sum(1 for other in everybody if other.strength > strength)
    stronger += sum(1 for other in neutral if other > strength)
    return FOR_STRENGTH[stronger] if stronger < len(FOR_STRENGTH) else 0


def outpost_points(rules: Rules, condition: int, holdings: Holdings) -> int:
    """For the highest grade that is met (1.17)."""
    met = grades_met(rules, condition, holdings)
    return rules.outpost_points[met - 1] if met else 0


# What a seat holds.


def holdings_of(state: TerramaraState, seat: i64) -> Holdings:
    behind = seat * CARAVANS
    workers = seat * LEVELS
    return Holdings(
        goods=state.goods[seat],
        strength=state.strength[seat],
        culture=state.culture[seat],
        points=state.points[seat],
        caravans=(state.caravans[behind], state.caravans[behind + 1]),
        road_points=road_points(state.rules, state.parked, seat),
        outposts=_outposts_of(state, seat),
        flags=state.flags[seat].bit_count(),
        workers=(state.workers[workers], state.workers[workers + 1], state.workers[workers + 2]),
        artefacts=state.artefacts[seat],
        reserved=state.reserved[seat],
        explorers=explorers_of(state, seat),
        power_level=state.power_level(seat),
    )


def road_points(rules: Rules, parked: tuple[int, ...], seat: i64) -> i64:
    """Of caravans at the end of the road, in the order in which they came (1.14)."""
    points: i64 = 0
    for place in range(len(parked)):
        if parked[place] == seat:
            points += rules.road_ends[place]
    return points


def _outposts_of(state: TerramaraState, seat: i64) -> tuple[int, ...]:
    """What the outposts with its flag ask for; Land's own counts as if flagged (1.20)."""
    tiles = state.rules.tiles
    rows = [row for row in range(OUTPOSTS) if state.flags[seat] >> row & 1]
    asked = [tiles[state.tiles[LEFT * ROWS + row]].outpost for row in rows]
    if state.character[seat] == LAND_OWNER and state.own_outpost != NO_TILE:
        asked.append(tiles[state.own_outpost].outpost)
    return tuple(asked)
