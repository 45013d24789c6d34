"""A raid as a small table: who would give how many of how many goods, and why (1.13)."""

from typing import Final

from terrarium.core.needed import needed
from terrarium.core.player import Seated
from terrarium.core.points import Points
from terrarium.core.reason import Args
from terrarium.games.terramara.draft.draft import TerramaraDraft
from terrarium.games.terramara.gains import lose_strength
from terrarium.games.terramara.goods import GOOD_NAMES, one, total
from terrarium.games.terramara.phases import FIRST_PART, SENDING
from terrarium.games.terramara.scoring import final_points
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.raid import PRICE_OF_RAID, amount_due, share_due
from terrarium.games.terramara.tasks import GiveTask
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
    """Before and after, for the raider and all others as they sit.

    `price`: the strength that was given up for it; `counted` and `counts`: what the raider's
    strength would count at the end, before that and since.
    """

    def __init__(self, table: TerramaraState, raider: int, price: int = 0) -> None:
        players = table.rules.players
        others = [(raider + place) % players for place in range(1, players)]
        self.raider: Final = raider
        self.level: Final = int(table.power_level(raider))
        self.is_higher: Final = bool(table.traits[raider] & RAIDS_HIGHER)  # counts one level more
        self.victims: Final = [Victim(table, raider, seat) for seat in others]
        self.brings: Final = sum(victim.gives for victim in self.victims)
        self.goods: Final = int(total(table.goods[raider]))
        self.price: Final = price
        self.counted: Final = _strength_counts(table, raider, price)
        self.counts: Final = _strength_counts(table, raider, 0)


def _strength_counts(table: TerramaraState, seat: int, more: int) -> Points:
    """Points at the end, with so much more strength (1.13)."""
    world = table.copy()
    world.strength[seat] += more
    return final_points(world)[seat]["strength"]


def raid_to_come(table: TerramaraState, seat: int) -> RaidTable:
    """By the seat, or by whoever raids it; a raid that costs strength is paid first."""
    task, world = table.pending, table.copy()
    if isinstance(task, GiveTask):
        return RaidTable(world, int(task.raider))
    if world.step in (SENDING, FIRST_PART):
        lose_strength(world, seat, PRICE_OF_RAID)
    return RaidTable(world, seat, int(table.strength[seat] - world.strength[seat]))


def raid_made(draft: TerramaraDraft) -> RaidTable | None:
    """By the last step that is composed, as it stood before anybody gave anything."""
    told, world = draft.steps[-1].told, draft.table.copy()
    if not any(event.id == "terramara-raided" for event in told):
        return None
    for event in told:
        if event.id == "terramara-gave":
            _give_back(world, event.args)
    lost = [event.args["steps"] for event in told if event.id == "terramara-lost-strength"]
    return RaidTable(world, draft.seat, sum(needed(int, steps) for steps in lost))


def _give_back(world: TerramaraState, gift: Args) -> None:
    giver, raider = (needed(Seated, gift[who]).number for who in ("seat", "raider"))
    good = one(GOOD_NAMES.index(str(gift["good"])))
    world.goods[giver] += good
    world.goods[raider] -= good
