"""How often one address may do a thing: a bucket that fills slowly and empties by use."""

import time

_MOST_ADDRESSES = 10_000


class Rate:
    """So many a second, and so many at once."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left: dict[str, tuple[float, float]] = {}  # address → how many, and when that was

    def seconds_to_wait(self, address: str) -> float:
        """0 where it may be done now, which is counted."""
        now = time.monotonic()
        left, then = self._left.get(address, (float(self._at_once), now))
        left = min(float(self._at_once), left + (now - then) * self._a_second)
        if left < 1:
            return (1 - left) / self._a_second
        self._forget_old(now)
        self._left[address] = (left - 1, now)
        return 0.0

    def _forget_old(self, now: float) -> None:
        """Full buckets need not be remembered."""
        if len(self._left) >= _MOST_ADDRESSES:
            full = self._at_once / self._a_second
            self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < full}
