"""How a match ended: a podium, or a collapse and its causes."""

from typing import Final

from terrarium.core.bits import bits_in
from terrarium.core.outcome import ranks_of
from terrarium.core.reason import Message
from terrarium.games.terra.cards import COLOURS, REGIONS
from terrarium.games.terra.page.things import SetFace
from terrarium.games.terra.scoring import crises_in_region, crises_of_colour
from terrarium.games.terra.sets import SET_POINTS
from terrarium.games.terra.view import TerraView


class Standing:
    """One player's result: track and hoard, and the hoard itself, turned up."""

    def __init__(self, view: TerraView, seat: int, rank: int) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.track: Final = view.scores[seat]
        self.sets: Final = [SetFace(number) for number in view.hoards[seat]]
        self.hoard: Final = _hoarded(view, seat)
        self.total: Final = _total(view, seat)


class Result:
    """Won by the best, or lost by all."""

    def __init__(self, view: TerraView, causes: list[Message], ranks: list[int]) -> None:
        seats = sorted(range(view.rules.players), key=lambda seat: (ranks[seat], seat))
        self.lost: Final = bool(causes)
        self.causes: Final = causes
        self.standings: Final = [Standing(view, seat, ranks[seat]) for seat in seats]
        self.winners: Final = [] if causes else [s.seat for s in self.standings if s.rank == 1]
        self.open: Final = int(bits_in(view.full_blown))
        self.unseen: Final = int(view.pile)
        self.hoarded_sets: Final = sum(view.hoard_sizes)
        self.biggest: Final = max(standing.hoard for standing in self.standings)


def result_of(view: TerraView) -> Result:
    return Result(view, _causes(view), _ranks(view))


def _causes(view: TerraView) -> list[Message]:
    rules, crises = view.rules, view.full_blown
    causes: list[Message] = []
    for region, name in enumerate(REGIONS):
        if crises_in_region(crises, region) >= rules.region_limit:
            causes.append(Message("terra-lost-region", {"region": name}))
    for colour, name in enumerate(COLOURS):
        if crises_of_colour(crises, colour) >= rules.colour_limit:
            causes.append(Message("terra-lost-colour", {"colour": name}))
    if bits_in(crises) >= rules.total_limit:
        causes.append(Message("terra-lost-total"))
    return causes


def _ranks(view: TerraView) -> list[int]:
    """A team counts once, and its mates share its rank."""
    totals = [_total(view, seat) for seat in range(view.rules.players)]
    if not view.rules.teams:
        return ranks_of(totals)
    return ranks_of(totals[: view.rules.players // 2]) * 2


def _total(view: TerraView, seat: int) -> int:
    return sum(view.scores[mate] + _hoarded(view, mate) for mate in view.rules.team_of(seat))


def _hoarded(view: TerraView, seat: int) -> int:
    return sum(SET_POINTS[number] for number in view.hoards[seat])
