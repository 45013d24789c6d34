"""The numbers that one match is played by: the edition's, with the table's options over them."""

from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.needed import needed
from terrarium.core.option import Options
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY
from terrarium.games.terra.edition import TerraEdition
from terrarium.games.terra.loss import Limits


class Rules(Setup):
    """Shared by all states of a match."""

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options)
        box = needed(TerraEdition, edition)
        offset = options.number("threat_offset")
        self.threats: Final = [threat + offset for threat in box.threats]
        self.copies: Final = box.copies
        self.solutions: Final = box.solutions
        self.dealt: Final = box.dealt[players]
        self.hand_limit: Final = box.hand_limit
        self.limits: Final = Limits(
            options.number("region_limit", box.region_limit),
            options.number("colour_limit", box.colour_limit),
            options.number("total_limit", box.total_limit),
        )
        self.first_points: Final = box.first_points
        self.highest_points: Final = box.highest_points
        self.solving_points: Final = box.solving_points
        self.teams: Final = options.flag("teams")
        self.sealed: Final = options.flag("sealed_contributions")
        self.hidden_discards: Final = options.flag("hand_limit_discard_hidden")
        self.play_after_last_crisis: Final = options.flag("final_unsolved_crisis_phase3")
        self.start: Final = options.number("start", NOBODY)  # NOBODY: by chance

    def team_of(self, seat: int) -> list[int]:
        """Partners sit opposite each other; without teams everybody is alone (1.6)."""
        if not self.teams:
            return [seat]
        half = self.players // 2
        return sorted({seat, (seat + half) % self.players})

    def all_teams(self) -> list[list[int]]:
        if not self.teams:
            return []
        return [[seat, seat + self.players // 2] for seat in range(self.players // 2)]
