"""One match in memory: what its seats may do, and what the table does for them."""

import secrets
from collections.abc import Callable

from terrarium.bots.bot import AT_ONCE, Bot
from terrarium.bots.registry import find_bot
from terrarium.core.chance import SEED_BITS, named_stream
from terrarium.core.edition import Edition
from terrarium.core.export import full_record, open_record
from terrarium.core.game import Game
from terrarium.core.history import MOVE, History
from terrarium.core.reason import Message, Reason, Refused
from terrarium.core.record import FULL, Record
from terrarium.core.replay import replay
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY
from terrarium.core.view import View
from terrarium.tables.seat import Seat, parse_seat, shown_names

_FORCED = "made-because-forced"
_ASKED = "made-because-asked"


class LogLine:
    """Something a seat was told, and why a move was made for it, if it was."""

    def __init__(self, version: int, message: Message, note: str = "") -> None:
        self.version = version
        self.message = message
        self.note = note


class Match:
    """A history with people and bots at its seats."""

    def __init__(self, history: History, id: str, seats: list[Seat]) -> None:
        self.history = history
        self.id = id
        self.seats = seats
        self.names = shown_names(seats)
        self._bots: list[Bot | None] = [
            find_bot(self.game.name, seat.name) if seat.bot else None for seat in seats
        ]
        self._in_advance: dict[int, int] = {}  # seat → the occasion it asked for
        self._notes: dict[int, str] = {}  # version → why the table made that move itself

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def version(self) -> int:
        return self.history.version

    @property
    def over(self) -> bool:
        return self.history.state.actor() == NOBODY

    @property
    def actor(self) -> int:
        return self.history.state.actor()

    # What a seat may do.

    def play(self, seat: int, moves: list[str], version: int | None = None) -> int:
        """Make moves from a version: all or none. The same request twice gets the same answer."""
        numbers = [self.game.parse(text) for text in moves]
        if version is not None and version != self.version:
            return self._answer_again(seat, numbers, version)
        self.history.play_all(seat, numbers)
        return self.version

    def undo(self, seat: int, steps: int = 1) -> int:
        """Take back the seat's own last moves, as far as it has learnt nothing since."""
        self.history.undo(seat, steps)
        return self.version

    def ask_in_advance(self, seat: int) -> None:
        """ "Pass for me" on this occasion; anyone may ask, able or not."""
        if self.history.state.in_advance() == NOBODY:
            raise Refused(Reason("too-early"))
        self._in_advance[seat] = self.history.state.occasion()

    def advance(self, on_move: Callable[[], None] | None = None) -> None:
        """Let the table make every move that needs no person, one after the other."""
        while self._make_a_move():
            if on_move is not None:
                on_move()

    # What a seat may know.

    def view(self, seat: int) -> View:
        return self.history.state.view(seat)

    def why_not(self, seat: int, move: str) -> Reason | None:
        return self.history.why_not(seat, move)

    def log(self, seat: int, since: int = 0) -> list[LogLine]:
        """What a seat (or SPECTATOR) was told after the first `since` lines."""
        return [self._log_line(number, seat) for number in range(since, len(self.history.told))]

    def record(self) -> Record:
        """Everything, to save and to replay."""
        return full_record(self.history, self.id, [seat.spell() for seat in self.seats])

    def record_for(self, viewer: int) -> Record:
        """What one seat may know, or SPECTATOR."""
        return open_record(self.history, self.id, [seat.spell() for seat in self.seats], viewer)

    # What the table does by itself.

    def _make_a_move(self) -> bool:
        seat, state = self.actor, self.history.state
        if seat == NOBODY:
            return False
        legal = state.legal()
        bot = self._bots[seat]
        if len(legal) == 1 and self._may_be_made_at_once(seat):
            return self._make(seat, legal[0], _FORCED)
        if bot is not None:
            chance = named_stream(f"bot {self.history.seed:x} {seat} {self.version}")
            return self._make(seat, bot.choose(state.view(seat), AT_ONCE, chance), "")
        if self._in_advance.get(seat) == state.occasion() and state.in_advance() != NOBODY:
            return self._make(seat, state.in_advance(), _ASKED)
        return False

    def _may_be_made_at_once(self, seat: int) -> bool:
        """A forced move, where that tells nobody anything and takes no undo from a person."""
        if self._bots[seat] is None and self.history.undo_steps(seat):
            return False
        return self.history.state.public() or self._people() <= 1

    def _make(self, seat: int, move: int, note: str) -> bool:
        self.history.play(seat, move)
        if note:
            self._notes[self.version] = note
        return True

    def _people(self) -> int:
        return sum(1 for seat in self.seats if not seat.bot)

    def _answer_again(self, seat: int, moves: list[int], version: int) -> int:
        first = version - self.history.first_version
        made = self.history.entries[max(first, 0) : first + len(moves)]
        same = [(entry.seat, entry.move) for entry in made if entry.undone_to == MOVE]
        if first < 0 or not moves or same != [(seat, move) for move in moves]:
            raise Refused(Reason("stale", "", {"version": version}))
        return version + len(moves)

    def _log_line(self, number: int, seat: int) -> LogLine:
        told = self.history.told[number]
        event = told.to(seat)
        first = number == 0 or self.history.told[number - 1].version != told.version
        mine = first and event.args.get("seat") == seat
        note = self._notes.get(told.version, "") if mine else ""
        return LogLine(told.version, Message(event.id, event.args), note)


def new_match(game: Game, setup: Setup, seats: list[Seat], seed: int | None = None) -> Match:
    """A match from its beginning; without a seed it gets one that nobody can guess."""
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    return Match(History(game, setup, drawn), secrets.token_hex(8), seats)


def match_from_record(game: Game, edition: Edition, record: Record) -> Match:
    """A saved match, ready to go on."""
    if record.form != FULL:
        raise Refused(Reason("open-record-cannot-go-on"))
    history = replay(game, edition, record)
    return Match(history, record.match, [parse_seat(text) for text in record.seats])
