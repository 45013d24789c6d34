"""Loss of control, success, points and ranks (End of Game).

Points are counted from what lies there, so that a view that shows it counts them alike.
"""

from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.state import NOBODY
from terrarium.games.terra import events
from terrarium.games.terra.rules import Rules
from terrarium.games.terra.sets import SET_POINTS
from terrarium.games.terra.state import TerraState


def collapse(state: TerraState) -> None:
    """The world is lost for everybody; hoards are turned up all the same (R18)."""
    for limit in state.rules.limits.met(state.full_blown):
        events.lost(state, limit)
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


def outcome_of(state: TerraState) -> Outcome | None:
    """When all have lost, all are last; of teams there are fewer to be last of (R25)."""
    if state.seat != NOBODY:
        return None
    causes = [limit.cause() for limit in state.rules.limits.met(state.full_blown)]
    teams = state.rules.all_teams()
    scores = points_of(state.rules, state.scores, state.hoards)
    if causes:
        for score in scores:
            score["total"] = 0
        last = len(teams) or int(state.players)
        return Outcome([last] * int(state.players), scores, causes, teams)
    return Outcome(ranks_by(state.rules, scores), scores, [], teams)


def hoard_points(hoard: tuple[int, ...]) -> int:
    return sum(SET_POINTS[number] for number in hoard)


def points_of(
    rules: Rules, track: list[int], hoards: list[tuple[int, ...]]
) -> list[dict[str, int]]:
    """Track and hoards are added; cards in hand and open crises count nothing (R12).

    Team mates share their total (1.6); track and hoard stay each player's own.
    """
    hoarded = [hoard_points(hoard) for hoard in hoards]
    return [
        {
            "total": sum(track[mate] + hoarded[mate] for mate in rules.team_of(seat)),
            "track": track[seat],
            "hoard": hoarded[seat],
        }
        for seat in range(rules.players)
    ]


def ranks_by(rules: Rules, points: list[dict[str, int]]) -> list[int]:
    """Ties share a rank (R24); a team counts once."""
    totals = [score["total"] for score in points]
    if not rules.teams:
        return ranks_of(totals)
    ranks = ranks_of(totals[: rules.players // 2])
    return ranks + ranks
