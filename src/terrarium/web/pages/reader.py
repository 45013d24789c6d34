"""Who reads a page of a match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Reader:
    """From which seat, what they may do, and whether they want to be told what is at stake."""

    seat: int
    may_host: bool
    csrf: str
    stakes: bool = False
