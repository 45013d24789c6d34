"""Dare, a tiny game with what Terra has not: a nested choice (how much to take), an interrupt (the
next seat may stop it), chance in mid-turn (a roll) and a hidden simultaneous choice (the bids)."""

from terrarium.core.edition import Edition, Source
from terrarium.core.event import Event, Listener
from terrarium.core.game import Game
from terrarium.core.notation import Notation, Part, Verb
from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.position import PositionText
from terrarium.core.reason import Reason
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, State
from terrarium.core.view import Json, View

TURN, AMOUNT, ANSWER, BID = range(4)
COINS = Part("coins", ("0", "1", "2"))
WORDS = ("roll", "take", "one", "two", "allow", "stop")
MOVES = Notation("dare", *[Verb(word) for word in WORDS], Verb("bid", COINS))
GAIN, TWICE, HIDDEN = (0, 0, 1, 0, 2, 0), 2, -1
EDITION = Edition("tiny", Source("", ()))


class DareView(View):
    table: list[Json]

    def as_json(self) -> dict[str, Json]:
        return {"seat": self.seat, "actor": self.actor, "legal": [*self.legal], "table": self.table}


class DareState(State):
    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(setup, seed)
        self.coins, self.bids, self.turns = [1] * setup.players, list[int](), 0
        self.ask(TURN, 0)

    def legal(self) -> list[int]:
        if self.step == BID:
            return [6 + bid for bid in range(min(2, self.coins[self.seat]) + 1)]
        return [2 * int(self.step), 2 * int(self.step) + 1] if self.seat != NOBODY else []

    def refusal(self, move: int) -> Reason | None:
        return None if move in self.legal() else Reason("dare-not-now")

    def play(self, move: int) -> None:
        event, seen = Event("move", {"move": move}), Event("move", {"move": min(move, 6)})
        self.tell_only(self.seat, event, seen)
        if move in (1, 3):
            self.interrupt(AMOUNT + (move == 3), (self.seat + (move == 3)) % self.players)
        elif move < 6:
            self._gain(self.chance().below(3) if move == 0 else GAIN[move])
        else:
            self._bid(move - 6)

    def _gain(self, coins: int) -> None:
        while self.waiting:
            self.resume()
        self.coins[self.seat] += coins
        self.turns += 1
        self.ask(TURN if self.turns < TWICE * self.players else BID, self.turns % self.players)

    def _bid(self, bid: int) -> None:
        self.bids.append(bid)
        self.seat += 1
        if self.seat == self.players:
            self.tell(Event("bids", {"bids": str(self.bids)}, news=True))
            self.finish()

    def copy(self) -> "DareState":
        other = DareState(self.setup, self.seed)
        other.copy_base(self)
        other.coins, other.bids, other.turns = [*self.coins], [*self.bids], self.turns
        return other

    def imagine(self, seat: int, seed: int) -> "DareState":
        world = self.copy()
        world.seed = seed + 1
        for other in range(len(self.bids) if self.seat != NOBODY else 0):
            if other != seat:
                world.bids[other] = (seed + other) % (1 + min(2, self.coins[other]))
        return world

    def view(self, seat: int) -> View:
        view = DareView(seat, self.actor(), self.legal() if seat == self.actor() else [])
        bids = [
            bid if owner == seat or self.seat < 0 else HIDDEN for owner, bid in enumerate(self.bids)
        ]
        view.table = [int(self.step), *self.coins, *bids]
        return view

    def outcome(self) -> Outcome | None:
        left = [had - paid for had, paid in zip(self.coins, self.bids, strict=False)]
        return (
            Outcome(ranks_of(left), [{"total": coins} for coins in left]) if self.seat < 0 else None
        )

    def position(self) -> str:
        asked = [(frame.step, frame.seat) for frame in self.waiting] + [(self.step, self.seat)]
        parts = [self.coins, self.bids, (self.turns, self.chances), *asked]
        rows = [" ".join(str(number) for number in part) for part in parts]
        return f"players: {self.players}\ntable: {'; '.join(rows)}\n"


class Dare(Game):
    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        return DareState(setup, seed)

    def read_position(self, text: str, setup: Setup, seed: int) -> State:
        state, rows = DareState(setup, seed), (PositionText(text).get("table") or "").split(";")
        state.coins, state.bids, (state.turns, state.chances), first, *more = [
            [int(n) for n in row.split()] for row in rows
        ]
        state.ask(*first)
        for step, seat in more:
            state.interrupt(step, seat)
        return state


DARE = Dare("dare", 2, 4, 3, (), 1, MOVES)
