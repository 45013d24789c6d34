"""Chance: everything random in a match comes from its seed, one numbered use after another."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

SEED_BITS: Final = 128

_WORD: Final[i64] = 0xFFFFFFFF
_SPAN: Final[i64] = 1 << 32


class Stream:
    """A small fast generator (sfc32): adds, shifts and xors of 32-bit words.

    It never leaves 63 bits, so compiled and interpreted code draw the same numbers.
    """

    def __init__(self, start: bytes) -> None:
        self._a: i64 = int.from_bytes(start[0:4], "little")
        self._b: i64 = int.from_bytes(start[4:8], "little")
        self._c: i64 = int.from_bytes(start[8:12], "little")
        self._count: i64 = int.from_bytes(start[12:16], "little")

    def word(self) -> i64:
        """The next 32 random bits. (Locals, because plain Python pays for every `self.`.)"""
        b: i64 = self._b
        c: i64 = self._c
        count: i64 = self._count
        result: i64 = (self._a + b + count) & _WORD
        self._count = (count + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = ((((c << 21) & _WORD) | (c >> 11)) + result) & _WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit − 1, each equally likely; limit is at most 2**30."""
        product: i64 = self.word() * limit
        if (product & _WORD) < limit:
            too_few: i64 = _SPAN % limit
            while (product & _WORD) < too_few:
                product = self.word() * limit
        return product >> 32

    def seed(self) -> int:
        """A seed as large as a table's own."""
        words = [int(self.word()) for _ in range(SEED_BITS // 32)]
        return sum(word << (32 * place) for place, word in enumerate(words))

    def shuffle(self, items: list[int]) -> None:
        """Bring the items into a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def bring_forward(self, items: list[int], wanted: i64) -> None:
        """Bring so many of the items to the front, any in any order, in place."""
        place: i64 = 0
        while place < wanted:
            other = place + self.below(len(items) - place)
            items[place], items[other] = items[other], items[place]
            place += 1


def stream(seed: int, use: int) -> Stream:
    """The random numbers of one use of chance: a stream of its own for each seed and number."""
    return Stream(sha256(f"terrarium chance {seed:x} {use}".encode()).digest())


def named_stream(name: str) -> Stream:
    """Random numbers for something that is not part of a match, such as a bot's whims."""
    return Stream(sha256(f"terrarium stream {name}".encode()).digest())


def commitment(match: str, seed: int) -> str:
    """What is shown at the start, so that nobody can change the seed afterwards."""
    return sha256(f"terrarium\n{match}\n{seed:032x}".encode()).hexdigest()
