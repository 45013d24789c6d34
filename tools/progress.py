"""How far the compiled engine is, for whoever waits for it."""

import sys
from contextlib import suppress

from product import Product
from shelf import unfinished

WHAT = "Building the compiled engine, once"
QUARTERS = 4


class Progress:
    """A line that grows in a terminal; elsewhere a line a quarter."""

    def __init__(self, product: Product) -> None:
        self._product = product
        self._steps = 100 if sys.stderr.isatty() else QUARTERS
        self._taken = -1  # of these steps; what is cleared away at the end takes none back
        self._said = ""

    def show(self) -> None:
        done, known = done_of(self._product)
        self._taken = max(self._taken, self._steps * done // known if known else -1)
        share = f": {100 * self._taken // self._steps} %" if self._taken >= 0 else "…"
        if share != self._said:
            self._said = share
            self._print(WHAT + share)

    def end(self) -> None:
        if self._said and sys.stderr.isatty():
            print(file=sys.stderr)

    def _print(self, text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)


def done_of(product: Product) -> tuple[int, int]:
    """How many files of C are compiled, and how many there are; the builder need not tell."""
    with suppress(OSError):  # it may be done while we look
        for scratch in unfinished(product.compiled)[-1:]:
            known = sum(1 for _ in scratch.rglob("*.c"))
            return min(sum(1 for _ in scratch.rglob("*.o")), known), known
    return 0, 0
