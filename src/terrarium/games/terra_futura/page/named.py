"""How a move is named on a button: what it does, in a few words."""

from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import LEVELS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.moves import (
    ACTIVATE,
    COPY,
    DONE,
    END,
    GAIN,
    KEEP,
    PATTERN,
    PAY,
    PLACE,
    PLACES,
    POLLUTE,
    REMOVE,
    SET,
    TAKE,
    TRANSFER,
    activated_cell,
    activated_option,
    copied_option,
    copied_place,
)
from terrarium.games.terra_futura.resources import KIND_NAMES


def move_in_words(move: int) -> Message:
    name, args = _named(move)
    return Message(f"terra_futura-page-move-{name}", args)


def _named(move: int) -> tuple[str, Args]:
    if move < PLACE:
        return _of_the_display(move)
    if move < PAY:
        return _of_an_activation(move)
    if move < GAIN:
        kind, cell = divmod(move - PAY, CELLS)
        return "pay", {"kind": KIND_NAMES[kind], "cell": CELL_NAMES[cell]}
    if move < POLLUTE:
        return "gain", {"kind": KIND_NAMES[move - GAIN]}
    if move < DONE:
        verb, cell = ("pollute", move - POLLUTE) if move < TRANSFER else ("cube", move - TRANSFER)
        return verb, {"cell": CELL_NAMES[cell]}
    if move < REMOVE:
        return ("done", {}) if move == DONE else ("keep", {"kind": KIND_NAMES[move - KEEP]})
    if move < PATTERN:
        return "remove", {"cell": CELL_NAMES[move - REMOVE]}
    return ("pattern" if move < SET else "set"), {"number": (move - PATTERN) % (SET - PATTERN) + 1}


def _of_the_display(move: int) -> tuple[str, Args]:
    if move < TAKE:
        return "discard", {"level": LEVELS[move]}
    level, place = divmod(move - TAKE, PLACES)
    verb = "take" if place else "take-deck"
    return verb, {"level": LEVELS[level], "place": place}


def _of_an_activation(move: int) -> tuple[str, Args]:
    if move < ACTIVATE:
        place: Args = {"cell": CELL_NAMES[move - PLACE]} if move != END else {}
        return ("end" if move == END else "place"), place
    if move < COPY:
        cell, option = int(activated_cell(move)), int(activated_option(move)) + 1
        return "activate", {"cell": CELL_NAMES[cell], "effect": option}
    seat, cell = divmod(int(copied_place(move)), CELLS)
    return "copy", {"seat": seat, "cell": CELL_NAMES[cell], "effect": int(copied_option(move)) + 1}
