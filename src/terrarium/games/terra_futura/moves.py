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

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason, Refused, clipped
from terrarium.games.terra_futura.cards import LEVELS, OPTIONS, SCORING
from terrarium.games.terra_futura.cells import CELL_BY_NAME, CELL_NAMES, CELLS
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
MOVES: Final = 935

PLACES: Final = 5  # the deck, and the four cards of a row
ON_A_SEAT: Final = CELLS * OPTIONS

_PLACE_NAMES: Final = ("deck", "1", "2", "3", "4")
_SEAT_NAMES: Final = ("0", "1", "2", "3", "4")
_EFFECT_NAMES: Final = ("1", "2", "3", "4")
_SCORING_NAMES: Final = tuple(str(number + 1) for number in range(SCORING))
_LEVEL_NAMES: Final = ("i", "ii")


def activated_cell(move: i64) -> i64:
    return (move - ACTIVATE) // OPTIONS


def activated_option(move: i64) -> i64:
    return (move - ACTIVATE) % OPTIONS


def copied_place(move: i64) -> i64:
    """Seat × 25 + cell of the copied card."""
    return (move - COPY) // OPTIONS


def copied_option(move: i64) -> i64:
    return (move - COPY) % OPTIONS


def spell(move: int) -> str:
    if move < PLACE:
        return _spell_display(move)
    if move < ACTIVATE:
        return "end" if move == END else f"place {CELL_NAMES[move - PLACE]}"
    if move < PAY:
        return _spell_activation(move)
    if move < GAIN:
        kind, cell = divmod(move - PAY, CELLS)
        return f"pay {KIND_NAMES[kind]} from {CELL_NAMES[cell]}"
    if move < POLLUTE:
        return f"gain {KIND_NAMES[move - GAIN]}"
    if move < DONE:
        return _spell_cube(move)
    if move < REMOVE:
        return "done" if move == DONE else f"keep {KIND_NAMES[move - KEEP]}"
    if move < PATTERN:
        return f"remove {CELL_NAMES[move - REMOVE]}"
    word, number = ("pattern", move - PATTERN) if move < SET else ("set", move - SET)
    return f"{word} {number + 1}"


def _spell_display(move: int) -> str:
    if move < TAKE:
        return f"discard {LEVELS[move]}"
    level, place = divmod(move - TAKE, PLACES)
    return f"take {LEVELS[level]} {_PLACE_NAMES[place]}"


def _spell_activation(move: int) -> str:
    if move < COPY:
        cell, option = divmod(move - ACTIVATE, OPTIONS)
        return f"activate {CELL_NAMES[cell]} {option + 1}"
    place, option = divmod(move - COPY, OPTIONS)
    seat, cell = divmod(place, CELLS)
    return f"copy {seat} {CELL_NAMES[cell]} {option + 1}"


def _spell_cube(move: int) -> str:
    if move < TRANSFER:
        return f"pollute {CELL_NAMES[move - POLLUTE]}"
    return f"transfer {CELL_NAMES[move - TRANSFER]}"


def parse(text: str) -> int:
    """The number of a move; case and spacing do not matter."""
    words = text.lower().split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if not rest and verb in ("end", "done"):
        return END if verb == "end" else DONE
    if verb in _ONE_CELL and len(rest) == 1:
        return _ONE_CELL[verb] + _cell(rest[0])
    if verb in _ONE_KIND and len(rest) == 1:
        return _ONE_KIND[verb] + _kind(rest[0])
    if verb in _ONE_NUMBER and len(rest) == 1:
        return _ONE_NUMBER[verb] + _which(rest[0], _SCORING_NAMES, "scoring-card")
    if verb == "discard" and len(rest) == 1:
        return DISCARD + _which(rest[0], _LEVEL_NAMES, "level")
    if verb == "take" and len(rest) == 2:
        level = _which(rest[0], _LEVEL_NAMES, "level")
        return TAKE + level * PLACES + _which(rest[1], _PLACE_NAMES, "place")
    if verb == "pay" and len(rest) == 3 and rest[1] == "from":
        return PAY + _kind(rest[0]) * CELLS + _cell(rest[2])
    if verb == "activate" and len(rest) == 2:
        return ACTIVATE + _effect(rest)
    if verb == "copy" and len(rest) == 3:
        seat = _which(rest[0], _SEAT_NAMES, "seat")
        return COPY + seat * ON_A_SEAT + _effect(rest[1:])
    raise Refused(Reason("terra_futura-no-such-move", "", {"text": clipped(text)}))


_ONE_CELL: Final = {"place": PLACE, "pollute": POLLUTE, "transfer": TRANSFER, "remove": REMOVE}
_ONE_KIND: Final = {"gain": GAIN, "keep": KEEP}
_ONE_NUMBER: Final = {"pattern": PATTERN, "set": SET}


def _effect(words: list[str]) -> int:
    return _cell(words[0]) * OPTIONS + _which(words[1], _EFFECT_NAMES, "effect")


def _cell(word: str) -> int:
    if word not in CELL_BY_NAME:
        raise Refused(Reason("terra_futura-no-such-cell", "", {"text": clipped(word)}))
    return CELL_BY_NAME[word]


def _kind(word: str) -> int:
    if word not in KIND_NAMES:
        raise Refused(Reason("terra_futura-no-such-kind", "", {"text": clipped(word)}))
    return KIND_NAMES.index(word)


def _which(word: str, names: Sequence[str], what: str) -> int:
    if word not in names:
        raise Refused(Reason(f"terra_futura-no-such-{what}", "", {"text": clipped(word)}))
    return names.index(word)
