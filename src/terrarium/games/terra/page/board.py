"""What lies on the table for everybody to see."""

from typing import Final

from terrarium.core.picture import ALARM, CALM, TENSE
from terrarium.games.terra.cards import CRISES, NO_CRISIS, REGIONS, crises_in, spell_crisis
from terrarium.games.terra.page.explained import means_of_board
from terrarium.games.terra.page.result import Result, result_of
from terrarium.games.terra.page.track import Track
from terrarium.games.terra.picture.impending import Impending
from terrarium.games.terra.picture.standing import Danger, dangers_of, points_in
from terrarium.games.terra.picture.things import full_blown
from terrarium.games.terra.view import TerraView


class Region:
    """A part of the world, the full-blown crises in it and the impending one, if it is here."""

    def __init__(self, view: TerraView, name: str, gauge: Danger | None) -> None:
        self.name: Final = name
        self.crises: Final = [
            full_blown(view, crisis)
            for crisis in crises_in(view.full_blown)
            if REGIONS[crisis // 3] == name
        ]
        self.threatened: Final = (
            view.impending != NO_CRISIS and REGIONS[int(view.impending) // 3] == name
        )
        self.spots: Final = _spots(view, name)
        self.gauge: Final = gauge
        self.level: Final = gauge.level if gauge else CALM

    @property
    def mood(self) -> str:
        """How its land is shown: no alarm without a crisis, no calm with one."""
        if self.level == ALARM and self.crises:
            return ALARM
        return TENSE if self.crises or self.level != CALM else CALM


class PlayerPlace:
    """What everybody can see of one player."""

    def __init__(self, view: TerraView, seat: int, points: int) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.cards: Final = view.hand_sizes[seat]
        self.sets: Final = view.hoard_sizes[seat]
        self.mates: Final = [mate for mate in view.rules.team_of(seat) if mate != seat]


class Board:
    """The table as a spectator sees it."""

    def __init__(self, view: TerraView) -> None:
        gauges = dangers_of(view)
        regions = {gauge.name: gauge for gauge in gauges if gauge.kind == "region"}
        self.over: Final = view.over
        self.phase: Final = view.phase()
        self.turn: Final = int(view.turn)
        self.actor: Final = view.actor
        self.regions: Final = [Region(view, name, regions.get(name)) for name in REGIONS]
        self.crises: Final = [crisis for region in self.regions for crisis in region.crises]
        self.impending: Final = Impending(view) if view.impending != NO_CRISIS else None
        self.gauges: Final = gauges
        scores = _points(view)
        self.players: Final = [
            PlayerPlace(view, seat, points) for seat, points in enumerate(scores)
        ]
        self.track: Final = Track(scores)
        self.pile: Final = int(view.pile)
        self.crises_in_pile: Final = int(view.crises_in_pile())
        self.means: Final = means_of_board(view)
        self.result: Final[Result | None] = result_of(view) if view.over else None


def board_of(view: TerraView) -> Board:
    return Board(view)


def _spots(view: TerraView, region: str) -> list[str]:
    """Where a crisis that is not there any more is to be seen: in its region."""
    crises = [crisis for crisis in range(CRISES) if REGIONS[crisis // 3] == region]
    gone = [crisis for crisis in crises if not view.full_blown >> crisis & 1]
    return [f"crisis-{spell_crisis(crisis)}" for crisis in gone if crisis != view.impending]


def _points(view: TerraView) -> list[int]:
    """Those of the track; when the world is saved, with what was hoarded."""
    saved = view.over and not view.rules.limits.are_met(view.full_blown)
    return [score["total"] for score in points_in(view)] if saved else view.scores
