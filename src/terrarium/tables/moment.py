"""A bot's moment before it moves: drawn first, and the same whatever the bot could do.

How long a bot thought would tell how much there was to think about. It thinks inside its moment;
should it need longer, the moment grows by whole steps of a fixed length.
"""

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable

_JITTER = 0.4  # of the usual moment, either way
_HURRIED = 1 / 3  # of it, for somebody alone who does not want to wait


class Moments:
    """Moments of about one length; a clock and a source of chance may be given, for tests."""

    def __init__(
        self,
        usual: float,
        chance: random.Random | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.hurried = False
        self._usual = usual
        self._chance = chance or random.SystemRandom()
        self._clock = clock
        self._sleep = sleep

    def begin(self) -> "Moment":
        """Hurried or not, it is the same for every decision; only whole usual ones follow it."""
        usual = self._usual * (_HURRIED if self.hurried else 1)
        length = usual * self._chance.uniform(1 - _JITTER, 1 + _JITTER)
        return Moment(self._clock(), length)

    async def end(self, moment: "Moment") -> None:
        """Wait until the moment is over."""
        now = self._clock()
        await self._sleep(max(0.0, moment.end_after(now, self._usual) - now))


class Moment:
    """When it began, and how long it was meant to be."""

    def __init__(self, begun: float, length: float) -> None:
        self.begun = begun
        self.length = length

    def end_after(self, now: float, step: float) -> float:
        """The moment's end, or the first whole step after it that is not over yet."""
        end = self.begun + self.length
        if now <= end or step <= 0:
            return end
        return end + step * math.ceil((now - end) / step)
