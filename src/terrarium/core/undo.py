"""The undo rule: a seat may take back its own last moves as far as it has learnt nothing since.

What a seat learns is computed from what happens: every use of chance, every event told to it
that shows a hidden thing, and every move of another seat.
"""

from terrarium.core.event import Event, Listener
from terrarium.core.state import State


class Witness(Listener):
    """For each seat the number of moves after which it last learnt something.

    Attach it as the listener, or hand it what another listener hears; let it see each move.
    """

    def __init__(self, players: int) -> None:
        self._learnt = [0] * players
        self._heard = [False] * players
        self._moves = 0

    def copy(self) -> "Witness":
        other = Witness(len(self._learnt))
        other._learnt, other._heard = list(self._learnt), list(self._heard)
        other._moves = self._moves
        return other

    def hear(self, event: Event) -> None:
        if event.news:
            for seat in range(len(self._heard)):
                self._heard[seat] = True

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        for other in range(len(self._heard)):
            if (event if other == seat else others).news:
                self._heard[other] = True

    def begun(self) -> None:
        """What was told before the first move binds nobody."""
        self._heard = [False] * len(self._heard)

    def play(self, state: State, mover: int, move: int) -> None:
        """Make a legal move and see what comes of it."""
        chances = state.chances
        state.play(move)
        self.moved(mover, state.chances != chances)

    def moved(self, mover: int, by_chance: bool) -> None:
        """A move was made: whoever did not make it, or heard news, or saw chance, has learnt."""
        self._moves += 1
        for seat in range(len(self._learnt)):
            if seat != mover or by_chance or self._heard[seat]:
                self._learnt[seat] = self._moves
            self._heard[seat] = False

    def limit(self, seat: int) -> int:
        """The number of moves that must stay; the seat may take back all after them."""
        return self._learnt[seat]
