"""What lies on Terramara's table.

Spaces are drawn in spaces.py, the road in road.py, bundles of goods in goods.py, members on spaces
in members.py. What changes often is in lists, the rest in tuples, which copies share.

The board:

    tiles        side × 6 + row − 1: the tile there, which shows its back once its row flipped
    bonus        for each place of a bonus tile (RIVER_6 …) the tile
    first_on     for each space the member that came first, or NO_MEMBER, or FIRE
    second_on    … and second
    closed       a bit for Raid and for First when they were chosen in this round (M-16)
    row          the artefacts under the river, from the left
    deck         the artefacts face down, the top first: L1 above L2 above L3; `drawn` have gone
    parked       the seats whose caravans reached the end of the road, in that order
    hired        worker tiles taken from the present round's space; `spare` lie beside, by level
    neutral      the strength of each neutral player
    mercenaries  warriors in the supply

Each seat:

    goods        a bundle
    strength, culture, points      on the tracks, and points as tokens (M-24)
    caravans     seat × 2: the place of the one behind, then of the one ahead
    flags        a bit for each outpost, row − 1
    explorers, chiefs, warriors    members in hand
    in_hut       seat × 3 + kind of member: how many are in the hut
    workers      seat × 3 + level − 1: worker tiles; `ready` of them can still be used
    artefacts    crafted, in that order
    reserved     the artefact, or NO_CARD
    character    and `adult`, a bit for each seat that has flipped
    begun        a bit for each seat that has sent a member in this round
    traits       what its character and artefacts always allow (traits.py), as a mask

Only one seat each can have these:

    turned       a bit for each artefact that was used in this round
    character_used   whether adult War was used in this round
    tile_used    whether young Bonus used a tile in this round
    private      a bit for each bonus tile of young Bonus that is left
    own_crossroad, own_outpost     Land's own tiles, or NO_TILE

What happens:

    round        1 to 5; 0 before
    first        the seat with the first-player card
    turn         the seat whose turn it is
    sent_to      the space to which it sent a member in this turn, or NO_SPACE; `sent` which kind
    acted        whether it has crafted or reserved in this turn
    least_work   the least level of a worker that may be used next (one choice, one path)
    paid         the bundle of the last payment, for what follows it
    crafting     how many crafts are going on: cards are drawn when the outermost is finished
    open_characters, open_starts   in the draft: what can be taken; `start_of` each seat's card

`waiting` is the next thing that is still to be done, with all others below it: a frame is a step, a
seat and what it is about (tasks.py). A decision is the frame that was taken from there last.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.core.state import Frame, Pending, State
from terrarium.games.terramara.components import LEVELS, NO_CARD, NO_TILE
from terrarium.games.terramara.members import EXPLORER, KINDS_OF_MEMBERS
from terrarium.games.terramara.spaces import NO_SPACE

if TYPE_CHECKING:  # they hold effects, which change states
    from terrarium.games.terramara.rules import Rules

# The places of bonus tiles.
RIVER_6: Final = 0
RIVER_10: Final = 1
RIVER_14: Final = 2  # the L2 tile
RIVER_END: Final = 3  # the L3 tile
LEFT_STOPS: Final = 4  # + segment − 1: l1 … l6
RIGHT_STOPS: Final = 10  # r5, r6
BONUS_PLACES: Final = 12
BONUS_LEVELS: Final = (1, 2, 2, 3, 1, 1, 2, 2, 3, 3, 3, 3)
BONUS_PLACE_NAMES: Final = (
    *("river 6", "river 10", "river 14", "river end"),
    *("l1", "l2", "l3", "l4", "l5", "l6", "r5", "r6"),
)

ROUNDS: Final = 5
MOST_STRENGTH: Final = 20
MOST_CULTURE: Final = 14
MERCENARIES: Final = 4
CARAVANS: Final = 2


class TerramaraState(State):
    """A moment of a match of Terramara; contract.py adds the rules to it."""

    def __init__(
        self,
        *,
        rules: "Rules",
        seed: int,
        tiles: tuple[int, ...],
        bonus: tuple[int, ...],
        first_on: list[int],
        second_on: list[int],
        row: tuple[int, ...],
        deck: tuple[int, ...],
        parked: tuple[int, ...],
        spare: tuple[int, ...],
        neutral: list[int],
        goods: list[int],
        strength: list[int],
        culture: list[int],
        points: list[int],
        caravans: list[int],
        flags: list[int],
        explorers: list[int],
        chiefs: list[int],
        warriors: list[int],
        in_hut: list[int],
        workers: list[int],
        ready: list[int],
        artefacts: tuple[tuple[int, ...], ...],
        reserved: list[int],
        character: tuple[int, ...],
        traits: list[int],
    ) -> None:
        super().__init__(rules, seed)
        self.rules = rules
        self.tiles = tiles
        self.bonus = bonus
        self.first_on = first_on
        self.second_on = second_on
        self.closed: i64 = 0
        self.row = row
        self.deck = deck
        self.drawn: i64 = 0
        self.parked = parked
        self.hired: i64 = 0
        self.spare = spare
        self.neutral = neutral
        self.mercenaries: i64 = MERCENARIES
        self.goods = goods
        self.strength = strength
        self.culture = culture
        self.points = points
        self.caravans = caravans
        self.flags = flags
        self.explorers = explorers
        self.chiefs = chiefs
        self.warriors = warriors
        self.in_hut = in_hut
        self.workers = workers
        self.ready = ready
        self.artefacts = artefacts
        self.reserved = reserved
        self.character = character
        self.adult: i64 = 0
        self.begun: i64 = 0
        self.traits = traits
        self.turned: i64 = 0
        self.character_used: bool = False
        self.tile_used: bool = False
        self.private: i64 = 0
        self.own_crossroad: i64 = NO_TILE
        self.own_outpost: i64 = NO_TILE
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.sent_to: i64 = NO_SPACE
        self.sent: i64 = EXPLORER
        self.acted: bool = False
        self.least_work: i64 = 1
        self.paid: i64 = 0
        self.crafting: i64 = 0
        self.open_characters: tuple[int, ...] = ()
        self.open_starts: tuple[int, ...] = ()
        self.start_of: tuple[int, ...] = (NO_CARD,) * rules.players

    def copy(self) -> "TerramaraState":
        raise NotImplementedError

    def copy_course(self, source: "TerramaraState") -> None:
        """Take over what is neither in a list nor the same for the whole match."""
        self.closed, self.drawn, self.hired = source.closed, source.drawn, source.hired
        self.mercenaries = source.mercenaries
        self.adult, self.begun = source.adult, source.begun
        self.turned, self.character_used = source.turned, source.character_used
        self.tile_used, self.private = source.tile_used, source.private
        self.own_crossroad, self.own_outpost = source.own_crossroad, source.own_outpost
        self.round, self.first, self.turn = source.round, source.first, source.turn
        self.sent_to, self.sent, self.acted = source.sent_to, source.sent, source.acted
        self.least_work, self.paid, self.crafting = source.least_work, source.paid, source.crafting
        self.open_characters, self.open_starts = source.open_characters, source.open_starts
        self.start_of = source.start_of

    # What is to be done.

    def go_on(self) -> None:
        """What waits is done, the latest first, until somebody must decide or nothing is left."""
        raise NotImplementedError

    def push(self, step: int, seat: i64, about: Pending | None = None) -> None:
        """Something that is done before all else that waits."""
        self.waiting = Frame(step, int(seat), about, self.waiting)

    # What can be counted.

    def has_flipped(self, row: i64) -> bool:
        """Rows 1 to 4 flip at the end of their round (1.21)."""
        return row < self.round and row < ROUNDS

    def is_adult(self, seat: i64) -> bool:
        return bool(self.adult >> seat & 1)

    def is_character(self, seat: i64, character: i64, *, adult: bool) -> bool:
        return self.character[seat] == character and self.is_adult(seat) == adult

    def members_in_hand(self, seat: i64) -> i64:
        return self.explorers[seat] + self.chiefs[seat] + self.warriors[seat]

    def hut_of(self, seat: i64) -> list[int]:
        """Explorers, chief and warriors in its hut."""
        return self.in_hut[seat * KINDS_OF_MEMBERS : (seat + 1) * KINDS_OF_MEMBERS]

    def caravans_of(self, seat: i64) -> list[int]:
        """Where they are: the one behind, the one ahead."""
        return self.caravans[seat * CARAVANS : (seat + 1) * CARAVANS]

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn

    def is_in_own_turn(self, seat: i64) -> bool:
        """Workers and once-a-round effects are for one's own turn, from round 1 on (M-1)."""
        return self.round > 0 and seat == self.turn

    def worker_levels(self, seat: i64) -> i64:
        """The sum of the levels of all its workers (1.16)."""
        return _levels(self.workers, seat)

    def ready_levels(self, seat: i64) -> i64:
        """How many raw goods its ready workers can refine (1.5)."""
        return _levels(self.ready, seat)

    def power_level(self, seat: i64) -> i64:
        """1 to 4: the highest shield reached (1.13)."""
        return self.level_with(self.strength[seat])

    def level_with(self, strength: i64) -> i64:
        level: i64 = 0
        for shield in self.rules.shields:
            if strength >= shield:
                level += 1
        return level


def _levels(workers: list[int], seat: i64) -> i64:
    first = seat * LEVELS
    return workers[first] + 2 * workers[first + 1] + 3 * workers[first + 2]
