"""What the cards in reach still need: what one has, what workers could make, what is missing."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.components import NO_CARD
from terrarium.games.terramara.costs import ALL_RAW, cost_of, raw_instead
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, RAWS, count
from terrarium.games.terramara.page.faces import ArtefactFace
from terrarium.games.terramara.page.offers import PageMove
from terrarium.games.terramara.phases import CRAFTING
from terrarium.games.terramara.state import TerramaraState

_STATES: Final = ("ready", "workers", "missing")


class Need:
    """Goods of one kind in a cost: held, that workers could still make, and missing."""

    def __init__(self, good: str, held: int, made: int, missing: int) -> None:
        self.good: Final = good
        self.held: Final = held
        self.made: Final = made
        self.missing: Final = missing
        self.amount: Final = held + made + missing


class Card:
    """A card that could be crafted or reserved.

    state   `ready`: it can be crafted now; `workers`: once they have worked; or `missing`
    """

    def __init__(self, table: TerramaraState, seat: int, card: int, offers: list[PageMove]) -> None:
        cost = cost_of(table, seat, card)
        mine = [offer for offer in offers if offer.thing == f"card-{_name(table, card)}"]
        self.face: Final = ArtefactFace(table.rules, card, cost)
        self.reserved: Final = table.reserved[seat] == card
        self.needs: Final = _needs(table, seat, cost)
        self.missing: Final = sum(need.missing for need in self.needs)
        self.craft: Final = next((offer for offer in mine if offer.kind == "craft"), None)
        self.reserve: Final = next((offer for offer in mine if offer.kind == "reserve"), None)
        self.state: Final = _state(self)


def _state(card: Card) -> str:
    if card.craft:
        return "ready"
    return "workers" if card.missing == 0 else "missing"


def cards_in_reach(table: TerramaraState, seat: int, offers: list[PageMove]) -> list[Card]:
    """Those first for which least is missing: the reserved one, then the row from the left."""
    reserved = [table.reserved[seat]] if table.reserved[seat] != NO_CARD else []
    row = table.row[: int(available(table.culture[seat]))]
    found = [Card(table, seat, card, offers) for card in [*reserved, *row]]
    return sorted(found, key=lambda card: (_STATES.index(card.state), card.missing))


def _needs(table: TerramaraState, seat: int, cost: i64) -> list[Need]:
    """Workers are shared by all kinds; raw goods that may stand in are as if they were made."""
    goods: i64 = table.goods[seat]
    by_effect = ALL_RAW if table.step == CRAFTING else 0
    left = int(table.ready_levels(seat) + raw_instead(table, seat, by_effect))
    found: list[Need] = []
    for good in range(RAWS, GOODS):
        due, held = int(count(cost, good)), int(count(goods, good))
        made = min(max(due - held, 0), int(count(goods, good - RAWS)), left)
        left -= made
        if due:
            found.append(Need(GOOD_NAMES[good], min(due, held), made, max(due - held, 0) - made))
    return found


def _name(table: TerramaraState, card: int) -> str:
    return table.rules.artefacts[card].name
