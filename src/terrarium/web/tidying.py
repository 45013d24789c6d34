"""Giving memory back: what hundreds of streams took is the system's again once they are gone.

Nothing of ours holds it, but streams are knots of objects that only the collector of cycles frees,
and it waits for long in a big process; and the system's allocator keeps what was freed.
"""

import ctypes
import gc
import sys

_MANY = 100  # streams that have gone; fewer take too little to look for it
_TICKS = 50  # between two looks: 5 seconds


class Tidying:
    """Counts the streams that have gone, and tidies up after many."""

    def __init__(self) -> None:
        self._gone = 0

    def gone(self) -> None:
        self._gone += 1

    def on_tick(self, counter: int) -> None:
        """Seldom, for it takes some milliseconds in which nobody is answered."""
        if counter % _TICKS == 0 and self._gone >= _MANY:
            self._gone = 0
            tidy()


def settle() -> None:
    """What is there when a server begins stays; looking through it again would take longer."""
    gc.collect()
    gc.freeze()


def tidy() -> None:
    gc.collect()
    if sys.platform == "linux":
        _trim()


def _trim() -> None:
    """Not every system's C library can do it."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
