"""One match in memory: what its seats may do, and what the table does for them."""

import secrets

from terrarium.bots.bot import AT_ONCE, Bot
from terrarium.bots.registry import find_bot
from terrarium.core.chance import SEED_BITS, named_stream
from terrarium.core.edition import Edition
from terrarium.core.export import full_record, open_record
from terrarium.core.game import Game
from terrarium.core.history import History, Moved
from terrarium.core.reason import Reason, Refused
from terrarium.core.record import FULL, Record, RecordEntry
from terrarium.core.replay import begin_again, check_result, make_again
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY
from terrarium.core.view import View
from terrarium.tables.account import ASKED, FORCED, Account
from terrarium.tables.seat import Seat, parse_seat, shown_names


class Match:
    """A history with people and bots at its seats."""

    def __init__(self, history: History, id: str, seats: list[Seat]) -> None:
        self.history = history
        self.account = Account(history)
        self.id = id
        self.seats = seats
        self.names = shown_names(seats)
        self._bots: list[Bot | None] = [
            find_bot(self.game.name, seat.name) if seat.bot else None for seat in seats
        ]
        self.in_advance: dict[int, int] = {}  # seat → the occasion it asked for

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

    def play(self, seat: int, moves: list[str]) -> None:
        """Make moves: all or none."""
        self.history.play_all(seat, self.numbers(moves))

    def numbers(self, moves: list[str]) -> list[int]:
        """Moves from their texts; Refused where one is none."""
        return [self.game.parse(text) for text in moves]

    def answer_again(self, seat: int, moves: list[int], version: int) -> int:
        """What the same request got when it came first; anything else from then is stale."""
        first = version - self.history.first_version
        made = self.history.entries[max(first, 0) : max(first, 0) + len(moves)]
        same = [(entry.seat, entry.move) for entry in made if isinstance(entry, Moved)]
        if first < 0 or not moves or same != [(seat, move) for move in moves]:
            raise Refused(Reason("stale", "", {"version": version}))
        return version + len(moves)

    def undo(self, seat: int, steps: int = 1) -> int:
        """Take back the seat's own last moves, as far as it has learnt nothing since."""
        self.history.undo(seat, steps)
        self.account.forget_undone()
        return self.version

    def go_back(self, seat: int, to: int, agreed: bool) -> None:
        """Take moves back to a version; whoever does so decides anew."""
        self.history.undo_to(seat, to, agreed)
        self.forget_advance(seat)
        self.account.forget_undone()

    def may_ask_in_advance(self) -> bool:
        """Whether there is an occasion for "pass for me"."""
        return self.history.state.in_advance() is not None

    def occasion(self) -> int:
        """The occasion for "pass for me"."""
        if not self.may_ask_in_advance():
            raise Refused(Reason("too-early"))
        return self.history.state.occasion()

    def ask_in_advance(self, seat: int) -> None:
        """ "Pass for me" on this occasion; anyone may ask, able or not."""
        self.in_advance[seat] = self.occasion()

    def forget_advance(self, seat: int) -> None:
        """Whoever takes a move back decides anew."""
        self.in_advance.pop(seat, None)

    def asked_in_advance(self, seat: int) -> bool:
        """Whether the seat has asked to have a move made on this occasion."""
        return self._asked_move(seat) is not None

    def rename(self, seats: list[Seat]) -> None:
        """The same seats under other names."""
        self.seats = seats
        self.names = shown_names(seats)

    def advance(self) -> None:
        """Let the table make every move that needs no person, one after the other."""
        while self._make_a_move():
            pass

    # What a seat may know.

    def view(self, seat: int) -> View:
        return self.history.state.view(seat)

    def why_not(self, seat: int, move: str) -> Reason | None:
        return self.history.why_not(seat, move)

    def record(self) -> Record:
        """Everything, to save and to replay."""
        return full_record(self.history, self.id, [seat.spell() for seat in self.seats])

    def record_for(self, viewer: int) -> Record:
        """What one seat may know, or SPECTATOR."""
        return open_record(self.history, self.id, [seat.spell() for seat in self.seats], viewer)

    # What the table does by itself.

    def automatic(self) -> tuple[int, str] | None:
        """A move that needs neither person nor bot, and why: forced, or asked for in advance."""
        seat, state = self.actor, self.history.state
        if seat == NOBODY:
            return None
        legal = state.legal()
        if len(legal) == 1 and self._may_be_made_at_once(seat):
            return legal[0], FORCED
        asked = self._asked_move(seat)
        return None if asked is None else (asked, ASKED)

    def ends_after(self, moves: list[int]) -> bool:
        """Whether these moves would be the last of the match."""
        return self.history.check_all(self.actor, moves).state.actor() == NOBODY

    def make(self, seat: int, move: int, note: str = "") -> None:
        """Make a move, with a note of why the table made it, if it did."""
        self.history.play(seat, move)
        self.account.explain(note)

    def make_again(self, entry: RecordEntry) -> None:
        """An entry of a saved match; that a move was forced shows, though no record says it."""
        automatic = self.automatic() if entry.undo_to() is None else None
        forced = automatic is not None and len(self.history.state.legal()) == 1
        make_again(self.history, entry)
        self.account.explain(FORCED if forced else "")

    def _make_a_move(self) -> bool:
        seat, automatic = self.actor, self.automatic()
        if seat == NOBODY:
            return False
        bot = self._bots[seat]
        if automatic is not None:
            self.make(seat, *automatic)
        elif bot is not None:
            chance = named_stream(f"bot {self.history.seed:x} {seat} {self.version}")
            self.make(seat, bot.choose(self.view(seat), AT_ONCE, chance))
        return automatic is not None or bot is not None

    def _asked_move(self, seat: int) -> int | None:
        state = self.history.state
        return state.in_advance() if self.in_advance.get(seat) == state.occasion() else None

    def _may_be_made_at_once(self, seat: int) -> bool:
        """A forced move, where that tells nobody anything and takes no undo from a person."""
        if self._bots[seat] is not None:
            return self.history.state.public()
        if self.history.undo_steps(seat):
            return False
        return self.history.state.public() or self._people() <= 1

    def _people(self) -> int:
        return sum(1 for seat in self.seats if not seat.bot)


def new_match(game: Game, setup: Setup, seats: list[Seat], seed: int | None = None) -> Match:
    """A match from its beginning; without a seed it gets one that nobody can guess."""
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    return Match(History(game, setup, drawn), secrets.token_hex(8), seats)


def match_from_record(game: Game, edition: Edition, record: Record) -> Match:
    """A saved match, ready to go on."""
    if record.form != FULL:
        raise Refused(Reason("open-record-cannot-go-on"))
    history = begin_again(game, edition, record)
    match = Match(history, record.match, [parse_seat(text) for text in record.seats])
    for entry in record.entries:
        match.make_again(entry)
    check_result(history, record)
    return match
