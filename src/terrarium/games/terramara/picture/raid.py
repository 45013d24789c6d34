"""What a raid would bring, where one may be chosen: the rule that is most often misunderstood."""

from terrarium.core.picture import Cell, Phrase, Row
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.goods import total
from terrarium.games.terramara.moves import NOTATION, RAID
from terrarium.games.terramara.phases import RAIDING
from terrarium.games.terramara.spaces import RAID as RAID_SPACE
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.raid import PRICE_OF_RAID, share_due
from terrarium.games.terramara.traits import KEEPS_STRENGTH
from terrarium.games.terramara.view import TerramaraView


def raid_row(view: TerramaraView) -> list[Row]:
    """For each of the others the goods, the share and the gift (1.13)."""
    if view.seat != view.actor or not any(is_raid(move) for move in view.legal):
        return []
    cells: list[Cell] = [_victim(view.table, view.seat, seat) for seat in _others(view)]
    return [Row(Phrase(Message("terramara-picture-raid")), cells)]


def _others(view: TerramaraView) -> list[int]:
    """As they sit, from the raider on."""
    players = int(view.table.players)
    return [(view.seat + place) % players for place in range(1, players)]


def raid_brings(table: TerramaraState, raider: int) -> int:
    """The gifts of all others together."""
    others = [seat for seat in range(table.players) if seat != raider]
    return sum(gift(table, raider, seat) for seat in others)


def gift(table: TerramaraState, raider: int, victim: int) -> int:
    """What one would give, once the raid is paid."""
    return int(total(table.goods[victim])) // _share(table, raider, victim)


def _share(table: TerramaraState, raider: int, victim: int) -> int:
    """One good of so many."""
    return int(share_due(table, raider, victim, price_now(table, raider)))


def price_now(table: TerramaraState, raider: int) -> int:
    """A raid that an effect offers costs nothing (1.23b)."""
    is_offered = table.step == RAIDING and table.seat == raider
    return 0 if is_offered else raid_price(table, raider)


def raid_price(table: TerramaraState, raider: int) -> int:
    """Young War gives up nothing (1.20)."""
    return 0 if table.traits[raider] & KEEPS_STRENGTH else PRICE_OF_RAID


def is_raid(move: int) -> bool:
    if move == RAID:
        return True
    decoded = NOTATION.decoded(move)
    return decoded.verb == "send" and decoded["space"] == RAID_SPACE


def _victim(table: TerramaraState, raider: int, victim: int) -> Phrase:
    args: Args = {
        "seat": seated(victim),
        "number": victim + 1,
        "goods": int(total(table.goods[victim])),
        "level": int(table.power_level(victim)),
        "share": _share(table, raider, victim),
        "gift": gift(table, raider, victim),
    }
    short = Message("terramara-picture-victim-short", args)
    return Phrase(Message("terramara-picture-victim", args), short=short)
