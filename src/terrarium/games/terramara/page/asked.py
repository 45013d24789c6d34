"""What a decision needs to be seen beside its moves: a raid, prices, cards, what stays unused."""

from typing import Final

from terrarium.games.terramara.characters import BONUS, LAND_OWNER
from terrarium.games.terramara.components import (
    BONUS_TILES,
    LEFT,
    LEVELS,
    RIGHT,
    tile_number,
)
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.page.faces import (
    BonusFace,
    Brings,
    CharacterFace,
    CrossroadFace,
    OutpostFace,
    StartFace,
)
from terrarium.games.terramara.page.land import brought_by
from terrarium.games.terramara.page.offers import PageMove
from terrarium.games.terramara.page.raiding import RaidTable, raid_to_come
from terrarium.games.terramara.page.visits import Visit
from terrarium.games.terramara.page.workshop import Card, cards_in_reach
from terrarium.games.terramara.phases import LAY_DOWN
from terrarium.games.terramara.road import EDGE_FROM, PLACE_NAMES
from terrarium.games.terramara.spaces import FIRST, RAID, SPACE_NAMES, name_of
from terrarium.games.terramara.state import RIVER_14, TerramaraState
from terrarium.games.terramara.steps.land import left_over
from terrarium.games.terramara.tasks import CardTask, EffectTask, Task
from terrarium.games.terramara.view import TerramaraView


class Unused:
    """What could still be done before the turn ends."""

    def __init__(self, table: TerramaraState, seat: int, offers: list[PageMove]) -> None:
        levels = [int(offer.name) for offer in offers if offer.kind == "work"]
        self.workers: Final = sum(table.ready[seat * LEVELS + level - 1] for level in levels)
        self.uses: Final = [offer.name for offer in offers if offer.kind == "use"]
        self.crafts: Final = [offer.name for offer in offers if offer.kind == "craft"]
        self.any: Final = bool(self.workers or self.uses or self.crafts)


class Asked:
    """Each template of a decision takes from here what it shows."""

    def __init__(self, view: TerramaraView, offers: list[PageMove]) -> None:
        self._table: Final = view.table
        self._rules: Final = view.table.rules
        self._seat: Final = view.seat
        self._offers: Final = offers

    # In the draft.

    def character(self, offer: PageMove) -> CharacterFace:
        return CharacterFace(self._rules, NOTATION.decoded(offer.move)["character"])

    def start(self, offer: PageMove) -> StartFace:
        return StartFace(self._rules, NOTATION.decoded(offer.move)["start-card"])

    def characters(self) -> list[CharacterFace]:
        """Those that nobody has taken yet."""
        return [CharacterFace(self._rules, card) for card in self._table.open_characters]

    def starts(self) -> list[StartFace]:
        return [StartFace(self._rules, card) for card in self._table.open_starts]

    def leftovers(self, character: str) -> list[Brings | OutpostFace]:
        """The tiles that Bonus would get, or those from which Land would choose."""
        if character == self._rules.characters[BONUS].name:
            left = [tile for tile in range(BONUS_TILES) if tile not in self._table.bonus]
            return [BonusFace(self._rules, tile) for tile in left]
        if character == self._rules.characters[LAND_OWNER].name:
            crossroads, outposts = (left_over(self._table, side) for side in (RIGHT, LEFT))
            faces = [CrossroadFace(self._rules, tile) for tile in crossroads]
            return [*faces, *(OutpostFace(self._rules, tile) for tile in outposts)]
        return []

    def crossroad(self, offer: PageMove) -> CrossroadFace:
        return CrossroadFace(self._rules, tile_number(RIGHT, 1, self._tile(offer)))

    def outpost(self, offer: PageMove) -> OutpostFace:
        return OutpostFace(self._rules, tile_number(LEFT, 1, self._tile(offer)))

    def _tile(self, offer: PageMove) -> int:
        return NOTATION.decoded(offer.move)["tile"]

    # Spaces.

    def visit(self, offer: PageMove) -> Visit:
        return Visit(self._table, SPACE_NAMES.index(offer.name))

    def called(self, offer: PageMove) -> str:
        """The space from which an explorer is taken back."""
        return name_of(SPACE_NAMES.index(offer.name), self._rules.players)

    def brought(self, offer: PageMove) -> list[Brings]:
        """What that space brings to whoever goes there next."""
        return brought_by(self._table, SPACE_NAMES.index(offer.name))

    def stays_shut(self) -> bool:
        """Raid and First player are chosen once a round, whoever leaves them (M-16)."""
        left = [offer.name for offer in self._offers if offer.kind == "recall"]
        return any(SPACE_NAMES.index(space) in (RAID, FIRST) for space in left)

    # The road.

    def origin(self, offer: PageMove) -> str:
        """From where, if caravans of both places could go there."""
        others = [other for other in self._offers if other.thing == offer.thing]
        leaves = EDGE_FROM[NOTATION.decoded(offer.move)["edge"]]
        return PLACE_NAMES[leaves] if len(others) > 1 else ""

    # Effects.

    def effect(self) -> Brings | None:
        """What is offered."""
        task = self._table.pending
        return Brings((task.effect,)) if isinstance(task, EffectTask) else None

    def option(self, offer: PageMove) -> Brings:
        """One of the alternatives, or a tile at the end of the river."""
        task, option = self._table.pending, NOTATION.decoded(offer.move)["option"]
        if isinstance(task, EffectTask) and isinstance(task.effect, Alternatives):
            return Brings((task.effect.options[option],))
        return BonusFace(self._rules, self._table.bonus[RIVER_14 + option])

    def left(self) -> int:
        """How many goods or steps are still to be chosen."""
        task = self._table.pending
        return int(task.amount) if isinstance(task, Task) else 0

    # Raids, goods and cards.

    def raid(self) -> RaidTable:
        return raid_to_come(self._table, self._seat)

    def cards(self) -> list[Card]:
        return cards_in_reach(self._table, self._seat, self._offers)

    def wanted(self) -> dict[str, list[str]]:
        """For each good the other cards in reach that cost it, the reserved one first."""
        found: dict[str, list[str]] = {}
        paid_for = [frame.pending for frame in self._table.frames() if frame.step == LAY_DOWN]
        crafted = [int(task.card) for task in paid_for if isinstance(task, CardTask)]
        for card in [card for card in self.cards() if card.face.card not in crafted]:
            for due in card.face.cost:
                found.setdefault(due.good, []).append(card.face.title)
        return found

    def unused(self) -> Unused:
        return Unused(self._table, self._seat, self._offers)
