"""Loss of control, success, points and ranks (End of Game)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bits_in
from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.state import NOBODY
from terrarium.games.terra import events
from terrarium.games.terra.cards import COLOURS, REGIONS
from terrarium.games.terra.sets import SET_POINTS
from terrarium.games.terra.state import TerraState

_A_REGION: Final = 0o7
_A_COLOUR: Final = 0o111111


def crises_in_region(full_blown: i64, region: i64) -> i64:
    return bits_in((full_blown >> (region * 3)) & _A_REGION)


def crises_of_colour(full_blown: i64, colour: i64) -> i64:
    return bits_in((full_blown >> colour) & _A_COLOUR)


def out_of_control(state: TerraState) -> bool:
    """Too many full-blown crises in a region, of a colour, or in all (collective loss)."""
    return bool(loss_causes(state))


def loss_causes(state: TerraState) -> list[str]:
    """Every condition that is met: several may be at once (R13)."""
    rules, crises = state.rules, state.full_blown
    causes: list[str] = []
    for region in range(len(REGIONS)):
        if crises_in_region(crises, region) >= rules.region_limit:
            causes.append(f"region {REGIONS[region]}")
    for colour in range(len(COLOURS)):
        if crises_of_colour(crises, colour) >= rules.colour_limit:
            causes.append(f"colour {COLOURS[colour]}")
    if bits_in(crises) >= rules.total_limit:
        causes.append("total")
    return causes


def collapse(state: TerraState) -> None:
    """The world is lost for everybody; hoards are turned up all the same (R18)."""
    for cause in loss_causes(state):
        events.lost(state, cause)
    _finish(state)


def succeed(state: TerraState) -> None:
    """The draw pile has been played through: the world is saved."""
    events.saved(state)
    _finish(state)


def _finish(state: TerraState) -> None:
    for seat in range(state.players):
        for number in state.hoards[seat]:
            events.turned_up_hoard(state, seat, number)
    state.finish()


def hoard_points(state: TerraState, seat: int) -> int:
    return sum(SET_POINTS[number] for number in state.hoards[seat])


def outcome_of(state: TerraState) -> Outcome | None:
    """Track and hoards are added; cards in hand and open crises count nothing (R12).

    When all have lost, all are last; of teams there are fewer to be last of (R25).
    """
    if state.seat != NOBODY:
        return None
    causes = loss_causes(state)
    teams = state.rules.all_teams()
    scores = [_parts(state, seat) for seat in range(state.players)]
    if causes:
        for score in scores:
            score["total"] = 0
        last = len(teams) or int(state.players)
        return Outcome([last] * int(state.players), scores, causes, teams)
    return Outcome(_ranks(state, [score["total"] for score in scores]), scores, [], teams)


def _parts(state: TerraState, seat: int) -> dict[str, int]:
    """Team mates share their total (1.6); track and hoard stay each player's own."""
    team = state.rules.team_of(seat)
    total = sum(state.scores[mate] + hoard_points(state, mate) for mate in team)
    return {"total": total, "track": state.scores[seat], "hoard": hoard_points(state, seat)}


def _ranks(state: TerraState, totals: list[int]) -> list[int]:
    """Ties share a rank (R24); a team counts once."""
    if not state.rules.teams:
        return ranks_of(totals)
    half = int(state.players) // 2
    ranks = ranks_of(totals[:half])
    return ranks + ranks
