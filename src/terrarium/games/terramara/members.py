"""Who stands on a space: each of its two places holds a number.

0 nobody · 1 + seat an explorer · 5, 6 an explorer of neutral A, B
7 + seat a chief · 11 a warrior (of no colour) · 12 fire, where nobody may go
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.state import NOBODY

NO_MEMBER: Final = 0
EXPLORER_OF: Final = 1
NEUTRAL: Final = 5
CHIEF_OF: Final = 7
WARRIOR: Final = 11
FIRE: Final = 12

# Which member is sent, as moves name it.
EXPLORER: Final = 0
CHIEF: Final = 1
MERCENARY: Final = 2
MEMBER_NAMES: Final = ("explorer", "chief", "warrior")
KINDS_OF_MEMBERS: Final = 3

# Who stands on a space, as texts name them.
STANDING_NAMES: Final = (
    "-",
    *(f"explorer {seat}" for seat in range(4)),
    *("neutral 0", "neutral 1"),
    *(f"chief {seat}" for seat in range(4)),
    *("warrior", "fire"),
)

EXPLORERS_AT_FIRST: Final = 4  # in hand
NEUTRALS: Final = 2
NEUTRAL_NAMES: Final = ("A", "B")
NEUTRAL_EXPLORERS: Final = 6  # of each neutral player


def explorer_of(seat: i64) -> i64:
    return EXPLORER_OF + seat


def chief_of(seat: i64) -> i64:
    return CHIEF_OF + seat


def member_of(kind: i64, seat: i64) -> i64:
    """What stands there when a seat sends an explorer, its chief or a warrior."""
    if kind == EXPLORER:
        return EXPLORER_OF + seat
    return CHIEF_OF + seat if kind == CHIEF else WARRIOR


def is_explorer(member: i64) -> bool:
    """Of a player or a neutral one."""
    return EXPLORER_OF <= member < CHIEF_OF


def is_neutral(member: i64) -> bool:
    return NEUTRAL <= member < CHIEF_OF


def seat_of(member: i64) -> i64:
    """Whose explorer or chief it is; NOBODY's is a warrior, a neutral explorer or fire."""
    if EXPLORER_OF <= member < NEUTRAL:
        return member - EXPLORER_OF
    return member - CHIEF_OF if CHIEF_OF <= member < WARRIOR else NOBODY
