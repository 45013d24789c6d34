"""When each decision on the standing line was asked for: taking back gives no time."""


class Hourglass:
    """One for each decision that stands: it runs from when the decision was first asked for.

    A move turns over a new one. Taking moves back leaves the old one running, as if it had never
    been left; going back by agreement turns it over.
    """

    def __init__(self, begun_at: float, not_before: float = 0.0) -> None:
        self._not_before = not_before  # after a restart it leaves a little time at least
        self._turned_at = [begun_at]  # after each number of standing moves

    def runs_out(self, seconds: int | None, moves: int) -> float | None:
        """When the decision after so many standing moves will have taken so long."""
        if seconds is None:
            return None
        return max(self._turned_at[moves] + seconds, self._not_before)

    def moved(self, at: float) -> None:
        self._turned_at.append(at)

    def went_back(self, moves: int, at: float, agreed: bool) -> None:
        """So many moves still stand."""
        del self._turned_at[moves + 1 :]
        if agreed:
            self._turned_at[-1] = at
