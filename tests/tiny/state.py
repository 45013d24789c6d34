"""What lies on the table of Dare, and all that the engine contract asks."""

from terrarium.core.chance import Stream
from terrarium.core.event import Event
from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.player import Seated
from terrarium.core.position import first_lines, phase_of
from terrarium.core.reason import Reason
from terrarium.core.setup import Setup
from terrarium.core.state import HIDDEN, NOBODY, SPECTATOR, State
from terrarium.core.view import View
from tests.tiny import moves, view
from tests.tiny.moves import NOTATION
from tests.tiny.view import DareView, totals

PHASES = ("turn", "amount", "answer", "bid")
TURN, AMOUNT, ANSWER, BID = range(4)
GAIN = {moves.ONE: 1, moves.ALLOW: 2, moves.STOP: 0}
TURNS, MOST = 2, 2


class DareState(State):
    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(setup, seed)
        self.coins = [1] * setup.players
        self.bids: list[int] = []
        self.turns = 0
        self.ask(TURN, 0)

    def legal(self) -> list[int]:
        if self.step == BID:
            return [moves.BID + bid for bid in range(min(MOST, self.coins[self.seat]) + 1)]
        return [2 * int(self.step), 2 * int(self.step) + 1] if self.seat != NOBODY else []

    def refusal(self, move: int) -> Reason | None:
        return None if move in self.legal() else Reason("dare-not-now")

    def play(self, move: int) -> None:
        others = Event(
            "dare-moved", {"seat": Seated(self.seat), "move": self.shown(SPECTATOR, move)}
        )
        told = Event("dare-moved", {"seat": Seated(self.seat), "move": NOTATION.spell(move)})
        self.tell_only(self.seat, told, others)
        if move == moves.TAKE:
            self.interrupt(AMOUNT, self.seat)
        elif move == moves.TWO:
            self.interrupt(ANSWER, (self.seat + 1) % self.players)
        elif move >= moves.BID:
            self._bid(move - moves.BID)
        elif move == moves.ROLL:
            self._gain(self.chance().below(3), news=True)
        else:
            self._gain(GAIN[move])

    def _gain(self, coins: int, news: bool = False) -> None:
        while self.waiting:
            self.resume()
        self.coins[self.seat] += coins
        self.tell(Event("dare-gained", {"seat": Seated(self.seat), "coins": coins}, news))
        self.turns += 1
        self.ask(TURN if self.turns < TURNS * self.players else BID, self.turns % self.players)

    def _bid(self, bid: int) -> None:
        self.bids.append(bid)
        self.seat += 1
        if self.seat == self.players:
            self.tell(Event("dare-bids", {"bids": " ".join(map(str, self.bids))}, news=True))
            self.finish()

    def copy(self) -> "DareState":
        other = DareState(self.setup, self.seed)
        other.copy_base(self)
        other.coins, other.bids, other.turns = [*self.coins], [*self.bids], self.turns
        return other

    def deal_again(self, seat: int, chance: Stream) -> None:
        for other in range(len(self.bids)):
            if other != seat:
                self.bids[other] = chance.below(1 + min(MOST, self.coins[other]))

    def shown(self, seat: int, move: int) -> str:
        hidden = move >= moves.BID and seat != self.seat
        return f"bid {HIDDEN}" if hidden else NOTATION.spell(move)

    def seen(self, seat: int, legal: list[int]) -> View:
        bids = [
            bid if other == seat or self.seat == NOBODY else view.HIDDEN
            for other, bid in enumerate(self.bids)
        ]
        phase = phase_of(self, PHASES)
        return DareView(seat, self.seat, legal, phase, self.turns, [*self.coins], bids)

    def outcome(self) -> Outcome | None:
        if self.seat != NOBODY:
            return None
        left = totals(self.coins, self.bids)
        return Outcome(ranks_of(left), [{"total": coins} for coins in left])

    def position(self) -> str:
        table = {
            "phase": phase_of(self, PHASES),
            "turns": self.turns,
            "coins": " ".join(map(str, self.coins)),
            "bids": " ".join(map(str, self.bids)),
            "chances": self.chances,
        }
        lines = [*first_lines(self), *(f"{key}: {value}" for key, value in table.items())]
        return "\n".join(lines) + "\n"
