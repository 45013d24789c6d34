"""How a match ended: a podium, or a collapse and its causes."""

from typing import Final

from terrarium.core.bits import bits_in
from terrarium.core.reason import Message
from terrarium.games.terra.picture.standing import causes_of, points_in
from terrarium.games.terra.picture.things import SetFace
from terrarium.games.terra.scoring import ranks_by
from terrarium.games.terra.view import TerraView


class Standing:
    """One player's result: track and hoard, and the hoard itself, turned up."""

    def __init__(self, view: TerraView, seat: int, rank: int, score: dict[str, int]) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.track: Final = score["track"]
        self.sets: Final = [SetFace(number) for number in view.hoards[seat]]
        self.hoard: Final = score["hoard"]
        self.total: Final = score["total"]


class Result:
    """Won by the best, or lost by all."""

    def __init__(self, view: TerraView, causes: list[Message]) -> None:
        points = points_in(view)
        ranks = ranks_by(view.rules, points)
        seats = sorted(range(view.rules.players), key=lambda seat: (ranks[seat], seat))
        self.lost: Final = bool(causes)
        self.causes: Final = causes
        self.standings: Final = [Standing(view, seat, ranks[seat], points[seat]) for seat in seats]
        self.open: Final = int(bits_in(view.full_blown))
        self.unseen: Final = int(view.pile)
        self.hoarded_sets: Final = sum(view.hoard_sizes)
        self.biggest: Final = max(standing.hoard for standing in self.standings)


def result_of(view: TerraView) -> Result:
    return Result(view, causes_of(view))
