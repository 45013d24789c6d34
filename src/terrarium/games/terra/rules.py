"""The numbers that one match is played by: the edition's, with the table's options over them."""

from typing import Final

from terrarium.core.setup import Setup
from terrarium.games.terra.edition import TerraEdition
from terrarium.games.terra.loss import Limits


class Rules:
    """Shared by all states of a match and never changed."""

    def __init__(self, setup: Setup) -> None:
        edition = setup.edition
        if not isinstance(edition, TerraEdition):
            raise TypeError("an edition of Terra is needed")
        options = setup.options
        self.setup: Final = setup
        self.players: Final = setup.players
        self.edition: Final = edition
        offset = options.number("threat_offset")
        self.threats: Final = [threat + offset for threat in edition.threats]
        self.copies: Final = edition.copies
        self.dealt: Final = edition.dealt[setup.players]
        self.hand_limit: Final = edition.hand_limit
        self.limits: Final = Limits(
            options.number("region_limit", edition.region_limit),
            options.number("colour_limit", edition.colour_limit),
            options.number("total_limit", edition.total_limit),
        )
        self.first_points: Final = edition.first_points
        self.highest_points: Final = edition.highest_points
        self.solving_points: Final = edition.solving_points
        self.teams: Final = options.flag("teams")
        self.sealed: Final = options.flag("sealed_contributions")
        self.hidden_discards: Final = options.flag("hand_limit_discard_hidden")
        self.play_after_last_crisis: Final = options.flag("final_unsolved_crisis_phase3")
        self.start: Final = options.number("start", -1)

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
