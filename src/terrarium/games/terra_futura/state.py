"""What lies on Terra Futura's table.

Cells are drawn in cells.py, bundles of resources in resources.py. A *place* is seat × 25 + cell.

What changes with nearly every move is in lists, the rest in tuples, which copies share.

    rows         level × 4 + position − 1: the card; position 1 is next to the deck, NO_CARD a gap
    decks        for each level the cards face down; `drawn` of them have gone
    discards     for each level the pile, in order
    places       for each seat the cells of its cards, ascending
    cards        for each place the card, or NO_CARD
    spare        for each place the pollution spaces still free; BLOCKED: the card is inactive
    stock        for each place the bundle that lies on the card
    purse        for each seat the bundle on all its active cards: what it can pay with
    room         for each seat how many more cubes its cards can take
    scoring      for each seat its two Scoring cards
    pattern      for each seat the Scoring card whose pattern it has named, or NO_CARD
    chosen       for each seat the Scoring card whose set it has chosen, or NO_CARD

What happens in a turn:

    turn         the seat whose turn or final activation it is; `first` began
    discarded    whether it has used its discard
    taken        the card in hand that must be placed
    line         a bit for each cell that may still be activated
    final        whether this is the final activation

What an effect that is being carried out has come to is in pending.py.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.core.state import State
from terrarium.core.tuples import replaced
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW
from terrarium.games.terra_futura.pending import PendingEffect

if TYPE_CHECKING:  # they hold the effects of cards, which change states
    from terrarium.games.terra_futura.rules import Rules

TAKING: Final = 0
PLACING: Final = 1
ACTIVATING: Final = 2
COPYING: Final = 3
PAYING: Final = 4
GAINING: Final = 5
POLLUTING: Final = 6
TRANSFERRING: Final = 7
KEEPING: Final = 8
REMOVING: Final = 9
PATTERN: Final = 10
SET: Final = 11
PHASES: Final = (
    "take",
    "place",
    "activate",
    "copy",
    "pay",
    "gain",
    "pollute",
    "transfer",
    "keep",
    "remove",
    "pattern",
    "set",
)

IN_ROW: Final = 4
BLOCKED: Final = -1
NO_CELL: Final = -1


class TerraFuturaState(State):
    """A moment of a match of Terra Futura; contract.py adds the rules to it."""

    def __init__(
        self,
        *,
        rules: "Rules",
        seed: int,
        rows: list[int],
        decks: tuple[tuple[int, ...], ...],
        drawn: tuple[int, ...],
        discards: tuple[tuple[int, ...], ...],
        places: tuple[tuple[int, ...], ...],
        cards: list[int],
        spare: list[int],
        stock: list[int],
        purse: list[int],
        room: list[int],
        scoring: tuple[tuple[int, ...], ...],
        pattern: tuple[int, ...],
        chosen: tuple[int, ...],
    ) -> None:
        super().__init__(rules, seed)
        self.rules = rules
        self.rows = rows
        self.decks = decks
        self.drawn = drawn
        self.discards = discards
        self.places = places
        self.cards = cards
        self.spare = spare
        self.stock = stock
        self.purse = purse
        self.room = room
        self.scoring = scoring
        self.pattern = pattern
        self.chosen = chosen
        self.first: i64 = 0
        self.turn: i64 = 0
        self.discarded: bool = False
        self.taken: i64 = NO_CARD
        self.line: i64 = 0
        self.final: bool = False

    def copy(self) -> "TerraFuturaState":
        raise NotImplementedError

    # What can be counted.

    def deck_left(self, level: i64) -> i64:
        drawn: i64 = self.drawn[level]
        return len(self.decks[level]) - drawn

    def is_active(self, place: i64) -> bool:
        """Active until a cube lies outside the pollution spaces (4.6)."""
        return self.cards[place] != NO_CARD and self.spare[place] != BLOCKED

    def cubes_on(self, place: i64) -> i64:
        card = self.cards[place]
        cubes: i64 = self.rules.spaces[card] - self.spare[place] if card != NO_CARD else 0
        return cubes

    def has_cubes_besides(self, seat: i64, cell: i64) -> bool:
        """Whether a cube lies on another card of the seat, inactive ones included (4.7)."""
        for other in self.places[seat]:
            if other != cell and self.cubes_on(seat * CELLS + other) > 0:
                return True
        return False

    def is_full(self, seat: i64) -> bool:
        """A territory of nine cards is finished (3)."""
        return len(self.places[seat]) == IN_WINDOW

    def pending_effect(self) -> PendingEffect:
        """The effect that the present decision is part of."""
        assert isinstance(self.pending, PendingEffect)
        return self.pending

    # What moves a card, a resource or a cube.

    def lay(self, seat: i64, cell: i64, card: int) -> None:
        """A card enters a territory; it is empty and clean."""
        place: i64 = seat * CELLS + cell
        spaces: i64 = self.rules.spaces[card]
        self.cards[place] = card
        self.spare[place] = spaces
        self.room[seat] = self.room[seat] + spaces + 1
        cells = tuple(sorted([*self.places[seat], int(cell)]))
        self.places = replaced(self.places, seat, cells)

    def put(self, seat: i64, cell: i64, bundle: i64) -> None:
        """Resources are laid on a card."""
        place: i64 = seat * CELLS + cell
        self.stock[place] = self.stock[place] + bundle
        if self.spare[place] != BLOCKED:
            self.purse[seat] = self.purse[seat] + bundle

    def take_away(self, seat: i64, cell: i64, bundle: i64) -> None:
        """Resources are paid from an active card."""
        place: i64 = seat * CELLS + cell
        self.stock[place] = self.stock[place] - bundle
        self.purse[seat] = self.purse[seat] - bundle

    def add_cube(self, seat: i64, cell: i64) -> None:
        """Spaces fill first; the cube after them blocks the card with all that lies on it (4.5)."""
        place: i64 = seat * CELLS + cell
        left: i64 = self.spare[place] - 1
        self.spare[place] = left
        self.room[seat] = self.room[seat] - 1
        if left == BLOCKED:
            self.purse[seat] = self.purse[seat] - self.stock[place]

    def remove_cube(self, seat: i64, cell: i64) -> None:
        """A blocked card comes back with its resources (4.6)."""
        place: i64 = seat * CELLS + cell
        left: i64 = self.spare[place]
        if left == BLOCKED:
            self.purse[seat] = self.purse[seat] + self.stock[place]
        self.spare[place] = left + 1
        self.room[seat] = self.room[seat] + 1
