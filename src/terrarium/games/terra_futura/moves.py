"""Terra Futura's moves: numbers inside, text outside, both for ever.

0 … 1        discard LEVEL              the farthest card of a row
2 … 11       take LEVEL PLACE           2 + level × 5 + place; place 0 is `deck`
12 … 36      place CELL                 12 + cell
37           end                        the activation is over
38 … 137     activate CELL EFFECT       38 + cell × 4 + effect − 1
138 … 637    copy SEAT CELL EFFECT      138 + seat × 100 + cell × 4 + effect − 1
638 … 812    pay KIND from CELL         638 + kind × 25 + cell
813 … 819    gain KIND                  813 + kind
820 … 844    pollute CELL               820 + cell
845 … 869    transfer CELL              845 + cell: a cube leaves it
870          done                       no more cubes are moved, or none removed
871 … 877    keep KIND                  871 + kind: of what a copier paid
878 … 902    remove CELL                878 + cell: a cube goes to the supply
903 … 918    pattern NUMBER             903 + scoring card, counted from 1 in text
919 … 934    set NUMBER                 919 + scoring card, counted from 1 in text
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.notation import Notation, Part, Verb
from terrarium.games.terra_futura.cards import LEVELS, OPTIONS, SCORING
from terrarium.games.terra_futura.cells import CELL_NAMES
from terrarium.games.terra_futura.resources import KIND_NAMES

DISCARD: Final = 0
TAKE: Final = 2
PLACE: Final = 12
END: Final = 37
ACTIVATE: Final = 38
COPY: Final = 138
PAY: Final = 638
GAIN: Final = 813
POLLUTE: Final = 820
TRANSFER: Final = 845
DONE: Final = 870
KEEP: Final = 871
REMOVE: Final = 878
PATTERN: Final = 903
SET: Final = 919

PLACES: Final = 5  # the deck, and the four cards of a row

_LEVEL: Final = Part("level", LEVELS)
_PLACE: Final = Part("place", ("deck", "1", "2", "3", "4"))
_CELL: Final = Part("cell", CELL_NAMES)
_EFFECT: Final = Part("effect", ("1", "2", "3", "4"))
_SEAT: Final = Part("seat", ("0", "1", "2", "3", "4"))
_KIND: Final = Part("kind", KIND_NAMES)
_SCORING: Final = Part("scoring-card", [str(number + 1) for number in range(SCORING)])

NOTATION: Final = Notation(
    "terra_futura",
    Verb("discard", _LEVEL),
    Verb("take", _LEVEL, _PLACE),
    Verb("place", _CELL),
    Verb("end"),
    Verb("activate", _CELL, _EFFECT),
    Verb("copy", _SEAT, _CELL, _EFFECT),
    Verb("pay", _KIND, "from", _CELL),
    Verb("gain", _KIND),
    Verb("pollute", _CELL),
    Verb("transfer", _CELL),
    Verb("done"),
    Verb("keep", _KIND),
    Verb("remove", _CELL),
    Verb("pattern", _SCORING),
    Verb("set", _SCORING),
)


def activated_cell(move: i64) -> i64:
    return (move - ACTIVATE) // OPTIONS


def activated_option(move: i64) -> i64:
    return (move - ACTIVATE) % OPTIONS
