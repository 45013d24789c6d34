"""A raid as a small table: who would give how many of how many goods, and why (1.13)."""

from typing import Final

from terrarium.games.terramara.goods import total
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.raid import amount_due, share_due
from terrarium.games.terramara.traits import RAIDS_HIGHER


class Victim:
    """One other player: so many goods, one of every so many is given."""

    def __init__(self, table: TerramaraState, raider: int, seat: int) -> None:
        self.seat: Final = seat
        self.level: Final = int(table.power_level(seat))
        self.goods: Final = int(total(table.goods[seat]))
        self.one_of: Final = int(share_due(table, raider, seat))
        self.gives: Final = int(amount_due(table, raider, seat))
        self.left: Final = self.goods - self.gives


class RaidTable:
    """Before and after, for the raider and all others as they sit."""

    def __init__(self, table: TerramaraState, raider: int) -> None:
        players = table.rules.players
        others = [(raider + place) % players for place in range(1, players)]
        self.raider: Final = raider
        self.level: Final = int(table.power_level(raider))
        self.is_higher: Final = bool(table.traits[raider] & RAIDS_HIGHER)  # counts one level more
        self.victims: Final = [Victim(table, raider, seat) for seat in others]
        self.brings: Final = sum(victim.gives for victim in self.victims)
        self.goods: Final = int(total(table.goods[raider]))
