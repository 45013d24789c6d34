"""What lies on the table, and what can be read off it."""

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.reference.terramara.edition import Artefact, Edition, Tile
from tests.reference.terramara.effects import Timed
from tests.reference.terramara.names import (
    FIRE,
    GOODS,
    LAST_ROUND,
    MEMBERS,
    RAW,
    ROWS,
    SPACES,
    SPECIAL,
    is_at,
    row_of,
)

ROW_OF_ARTEFACTS = 8
TOP_STRENGTH = 20
RIVER_END = 14
WARRIORS = 4
NOBODY = "-"  # warriors have no colour
NEUTRALS = ("A", "B")


@dataclass(frozen=True)
class Decision:
    """A seat must make one of these moves."""

    seat: int
    moves: list[str]


Play = Generator[Decision, str, None]


@dataclass
class Deal:
    """Everything that chance decides.

    `bonus` by place: l1 … l6, r5, r6 and on the river `6`, `10`, `14-2`, `14-3` (by level).
    `fire` has a number for each row; `neutral_cards` for each round the cards revealed.
    """

    first: int
    left: list[str]
    right: list[str]
    bonus: dict[str, str]
    deck: list[str]
    characters: list[str] = field(default_factory=list)
    starts: list[str] = field(default_factory=list)
    fire: list[int] = field(default_factory=list)
    neutral_cards: list[list[int]] = field(default_factory=list)


@dataclass(frozen=True)
class Options:
    start: str = "draft"
    craft_vp_counts: str = "paid"
    neutrals_count_as_players: bool = False


@dataclass(frozen=True)
class Member:
    """A piece on a space: its owner is a seat, a neutral player or nobody."""

    owner: str
    kind: str


@dataclass
class Player:
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    strength: int = 0
    culture: int = 0
    vp: int = 0
    caravans: list[str] = field(default_factory=lambda: ["start", "start"])
    flags: list[str] = field(default_factory=list)
    ready: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    artefacts: list[str] = field(default_factory=list)
    used_artefacts: list[str] = field(default_factory=list)
    reserved: str = ""
    character: str = ""
    adult: bool = False
    character_used: bool = False
    start: str = ""
    hand: dict[str, int] = field(default_factory=lambda: {"explorer": 4, "chief": 1, "warrior": 0})
    hut: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    private_crossroad: str = ""
    private_outpost: str = ""
    has_sent: bool = False

    def raw_held(self) -> list[str]:
        return [kind for kind in RAW if self.goods[kind]]

    def members(self) -> int:
        return sum(self.hand.values())

    def worker_levels(self) -> int:
        return sum(self.ready) + sum(self.used)

    def both_caravans_at(self, goal: str) -> bool:
        return all(is_at(place, goal) for place in self.caravans)


class Table:
    """All that everybody sees; `turn` is the seat whose turn it is, `round` 0 before the first."""

    def __init__(self, players: int, options: Options, edition: Edition, deal: Deal) -> None:
        self.edition = edition
        self.options = options
        self.deal = deal
        self.players = [Player() for _ in range(players)]
        self.round = 0
        self.first = deal.first
        self.turn = deal.first
        self.neutrals = [0] * (4 - players)
        self.spaces: dict[str, list[Member]] = {space: [] for space in SPACES}
        self.fire = {f"{FIRE[number]}{row}" for row, number in zip(ROWS, deal.fire)}
        self.row = deal.deck[:ROW_OF_ARTEFACTS]
        self.deck = deal.deck[ROW_OF_ARTEFACTS:]
        self.road_end: list[int] = []
        self.warriors = WARRIORS
        self.round_workers = 2
        self.spare_workers = self._spare_workers()
        self.closed: set[str] = set()
        self.just_sent: tuple[str, str] | None = None
        self.crafts_under_way = 0
        self.least_worker = 0

    def _spare_workers(self) -> dict[int, int]:
        """Two lie on each of rounds 1, 2 (level 1), 3, 4 (level 2) and 5 (level 3)."""
        one, two, three = self.edition.worker_tiles
        return {1: one - 4, 2: two - 4, 3: three - 2}

    def seats_from(self, seat: int) -> list[int]:
        return [(seat + step) % len(self.players) for step in range(len(self.players))]

    def power_level(self, seat: int) -> int:
        strength = self.players[seat].strength
        return sum(1 for shield in self.edition.shields if strength >= shield)

    def strength_of(self, owner: str) -> int:
        if owner in NEUTRALS:
            return self.neutrals[NEUTRALS.index(owner)]
        return self.players[int(owner)].strength

    def tile_at(self, space: str) -> Tile:
        column = self.deal.left if space[0] in "abc" else self.deal.right
        return self.edition.tiles[column[row_of(space) - 1]]

    def outpost_at(self, place: str) -> str:
        return self.edition.tiles[self.deal.left[row_of(place) - 1]].outpost

    def terrain_of(self, space: str) -> str:
        return self.tile_at(space).terrain["abcdef".index(space[0]) % 3]

    def effect_of(self, space: str) -> str:
        return self.tile_at(space).spaces["abcdef".index(space[0]) % 3]

    def is_current(self, row: int) -> bool:
        return row == self.round or (self.round == LAST_ROUND and row > LAST_ROUND)

    def is_flipped(self, row: int) -> bool:
        return row < self.round

    def is_special(self, space: str) -> bool:
        return space in SPECIAL

    def ground(self, space: str) -> str:
        """Where a member stands: with few players two spaces of the homeland are one."""
        if space == "travel" and len(self.players) < 4:
            return "develop"
        if space == "first" and len(self.players) == 2:
            return "raid"
        return space

    def crafted(self, seat: int) -> list[Artefact]:
        return [self.edition.artefacts[name] for name in self.players[seat].artefacts]

    def effects_of(self, seat: int) -> list[Timed]:
        """Those of the character's open side, then of the artefacts in the order of crafting."""
        effects = list(self.character_effects(seat))
        for artefact in self.crafted(seat):
            effects += artefact.effects
        return effects

    def character_effects(self, seat: int) -> tuple[Timed, ...]:
        player = self.players[seat]
        if not player.character:
            return ()
        character = self.edition.characters[player.character]
        return character.adult if player.adult else character.young

    def has_rule(self, seat: int, rule: str) -> bool:
        effects = self.effects_of(seat)
        return any(effect.timing == "always" and effect.text == rule for effect in effects)

    def refill(self) -> None:
        while len(self.row) < ROW_OF_ARTEFACTS and self.deck:
            self.row.append(self.deck.pop(0))

    def level_of(self, artefact: str) -> int:
        return self.edition.artefacts[artefact].level

    def in_hand(self, seat: int) -> list[str]:
        return [kind for kind in MEMBERS if self.players[seat].hand[kind]]
