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
    if view.seat != view.actor or not any(_raids(move) for move in view.legal):
        return []
    table, raider = view.table, view.seat
    price = 0 if table.step == RAIDING else raid_price(table, raider)
    others = [(raider + place) % table.players for place in range(1, table.players)]
    cells: list[Cell] = [_victim(table, raider, int(seat), price) for seat in others]
    return [Row(Phrase(Message("terramara-picture-raid")), cells)]


def raid_price(table: TerramaraState, raider: int) -> int:
    """Young War gives up nothing (1.20)."""
    return 0 if table.traits[raider] & KEEPS_STRENGTH else PRICE_OF_RAID


def _raids(move: int) -> bool:
    if move == RAID:
        return True
    decoded = NOTATION.decoded(move)
    return decoded.verb == "send" and decoded["space"] == RAID_SPACE


def _victim(table: TerramaraState, raider: int, victim: int, price: int) -> Phrase:
    goods, share = int(total(table.goods[victim])), int(share_due(table, raider, victim, price))
    args: Args = {
        "seat": seated(victim),
        "number": victim + 1,
        "goods": goods,
        "level": int(table.power_level(victim)),
        "share": share,
        "gift": goods // share,
    }
    short = Message("terramara-picture-victim-short", args)
    return Phrase(Message("terramara-picture-victim", args), short=short)
