"""What somebody wishes a new table to be, and whether that can be."""

from dataclasses import dataclass, field

from terrarium.bots.registry import find_bot
from terrarium.core.chance import SEED_BITS
from terrarium.core.game import Game
from terrarium.core.reason import BadInput
from terrarium.core.setup import Setup
from terrarium.editions import STANDARD, Shelf
from terrarium.games import GAMES

ME, OPEN, BOT = "me", "open", "bot:"
LIVE, SLOW = "live", "slow"
STRICT, ASK, FREE = "strict", "ask", "free"
THREE_DAYS = 3 * 24 * 3600

_SHORTEST_CLOCK, _LONGEST_CLOCK = 5, 30 * 24 * 3600


@dataclass(frozen=True)
class NewTable:
    """A game, who sits where, and how it is to be played."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    private: bool = True
    pace: str = LIVE
    clock: int | None = None  # seconds a decision; a slow table has three days
    undo: str = STRICT
    hints: bool = True  # whether one may ask what a bot would do
    seed: int | None = None  # a chosen one makes a practice table
    edition: str = STANDARD
    guide: str = ""  # a chapter, by which somebody learns

    @property
    def players(self) -> int:
        return len(self.seats)


def checked(wish: NewTable, shelf: Shelf) -> Setup:
    """The setup of its game; what cannot be is refused with what would be right."""
    game = GAMES.find(wish.game)
    setup = game.setup(wish.players, shelf.find(game, wish.edition), wish.options)
    for seat in wish.seats:
        _check_seat(game, seat)
    if wish.seats.count(ME) > 1:
        raise BadInput(f"a person has one seat at a table, so {ME} can be chosen once only")
    _check_pace(wish)
    if wish.undo not in (STRICT, ASK, FREE):
        raise BadInput(f"undo is {STRICT}, {ASK} or {FREE}, not {wish.undo[:40]!r}")
    if wish.undo == FREE and sum(not seat.startswith(BOT) for seat in wish.seats) != 1:
        raise BadInput("undo without limits is for one person among bots")
    if wish.seed is not None and not 0 <= wish.seed < 1 << SEED_BITS:
        raise BadInput(f"a seed is a whole number of at most {SEED_BITS} bits")
    return setup


def clock_of(wish: NewTable) -> int | None:
    """Seconds a decision; None: as long as one likes."""
    return THREE_DAYS if wish.pace == SLOW and wish.clock is None else wish.clock


def _check_seat(game: Game, seat: str) -> None:
    if seat.startswith(BOT):
        find_bot(game.name, seat.removeprefix(BOT))
    elif seat not in (ME, OPEN):
        raise BadInput(f"a seat is {ME}, {OPEN} or {BOT}NAME, not {seat[:40]!r}")


def _check_pace(wish: NewTable) -> None:
    if wish.pace not in (LIVE, SLOW):
        raise BadInput(f"the pace is {LIVE} or {SLOW}, not {wish.pace[:40]!r}")
    if wish.clock is not None and not _SHORTEST_CLOCK <= wish.clock <= _LONGEST_CLOCK:
        raise BadInput(f"a clock has {_SHORTEST_CLOCK} to {_LONGEST_CLOCK} seconds a decision")
