"""When each decision on the standing line was asked for: taking back gives no time."""


class Hourglass:
    """One for each decision that stands: it runs from when the decision was first asked for.

    A move turns over a new one. Taking moves back leaves the old one running, as if it had never
    been left; going back by agreement turns it over.
    """

    def __init__(self, begun_at: float) -> None:
        self._turned_at = [begun_at]  # after each number of standing moves

    @property
    def turned_at(self) -> float:
        """Since when the present decision runs."""
        return self._turned_at[-1]

    def turned_before(self, move: int) -> float:
        """Since when the decision ran that the standing move of that number answered."""
        return self._turned_at[move]

    def moved(self, at: float) -> None:
        self._turned_at.append(at)

    def went_back(self, moves: int, at: float, agreed: bool) -> None:
        """So many moves still stand."""
        del self._turned_at[moves + 1 :]
        if agreed:
            self._turned_at[-1] = at
