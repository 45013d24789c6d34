"""What a seat of Terramara may know: all but the order of the deck (M-18)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.state import NOBODY
from terrarium.core.view import OVER, Json, View
from terrarium.games.terramara.components import LEVELS, RIGHT, Parts
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.phases import PHASES
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.shown import table_as_json
from terrarium.games.terramara.spaces import CROSSROADS, FLIPPING_ROWS, LAND, ROWS
from terrarium.games.terramara.state import TerramaraState


class TerramaraView(View):
    """The table as one seat sees it; what lies in the deck is in it only once all is over."""

    def __init__(self, state: TerramaraState, seat: int, legal: list[int]) -> None:
        super().__init__(seat, state.seat, legal)
        self.rules: Final[Rules] = state.rules
        self.over: Final = state.seat == NOBODY
        self.step: Final[i64] = state.step
        self.task: Final = state.pending
        self.waiting: Final = state.waiting
        # The board.
        self.tiles: Final = state.tiles
        self.bonus: Final = state.bonus
        self.first_on: Final = state.first_on.copy()
        self.second_on: Final = state.second_on.copy()
        self.closed: Final[i64] = state.closed
        self.row: Final = state.row
        undrawn = state.deck[state.drawn :]
        self.deck_levels: Final = _count_by_level(state.rules, undrawn)
        self.deck: Final = undrawn if self.over else ()
        self.parked: Final = state.parked
        self.hired: Final[i64] = state.hired
        self.spare: Final = state.spare
        self.neutral: Final = state.neutral.copy()
        self.mercenaries: Final[i64] = state.mercenaries
        # Each seat.
        self.goods: Final = state.goods.copy()
        self.strength: Final = state.strength.copy()
        self.power: Final = [int(state.power_level(owner)) for owner in range(state.players)]
        self.culture: Final = state.culture.copy()
        self.points: Final = state.points.copy()
        self.caravans: Final = state.caravans.copy()
        self.flags: Final = state.flags.copy()
        self.explorers: Final = state.explorers.copy()
        self.chiefs: Final = state.chiefs.copy()
        self.warriors: Final = state.warriors.copy()
        self.in_hut: Final = state.in_hut.copy()
        self.workers: Final = state.workers.copy()
        self.ready: Final = state.ready.copy()
        self.artefacts: Final = state.artefacts
        self.reserved: Final = state.reserved.copy()
        self.character: Final = state.character
        self.adult: Final[i64] = state.adult
        self.begun: Final[i64] = state.begun
        self.traits: Final = state.traits.copy()
        self.turned: Final[i64] = state.turned
        self.told_power: Final[bool] = state.told_power
        self.tile_used: Final[bool] = state.tile_used
        self.private: Final[i64] = state.private
        self.own_crossroad: Final[i64] = state.own_crossroad
        self.own_outpost: Final[i64] = state.own_outpost
        # What happens.
        self.round: Final[i64] = state.round
        self.first: Final[i64] = state.first
        self.turn: Final[i64] = state.turn
        self.sent_to: Final[i64] = state.sent_to
        self.sent: Final[i64] = state.sent
        self.acted: Final[bool] = state.acted
        self.least_work: Final[i64] = state.least_work
        self.paid: Final[i64] = state.paid
        self.crafting: Final[i64] = state.crafting
        self.open_characters: Final = state.open_characters
        self.open_starts: Final = state.open_starts
        self.start_of: Final = state.start_of

    def phase(self) -> str:
        return OVER if self.over else PHASES[self.step]

    def has_flipped(self, row: int) -> bool:
        return row < self.round and row <= FLIPPING_ROWS

    def tile_at(self, side: int, row: int) -> int:
        return self.tiles[side * ROWS + row - 1]

    def crossroad_parts(self, space: int) -> Parts:
        """What a crossroad space brings: the back of a right tile (1.15)."""
        land = space == LAND
        tile = self.own_crossroad if land else self.tile_at(RIGHT, space - CROSSROADS + 1)
        return self.rules.tiles[tile].crossroad

    def as_json(self) -> dict[str, Json]:
        return self.framed(NOTATION, self.rules.players, table_as_json(self))


def _count_by_level(rules: Rules, cards: tuple[int, ...]) -> list[int]:
    levels = [int(rules.artefacts[card].level) for card in cards]
    return [levels.count(level) for level in range(1, LEVELS + 1)]
