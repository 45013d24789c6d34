"""Reading a position of Terra Futura: one part after another, then whether it can be."""

from typing import Final

from terrarium.core.view import OVER
from terrarium.games.terra_futura.cards import STARTING
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.position.box import PositionBox
from terrarium.games.terra_futura.position.check import (
    begin_from,
    check_numbers,
    check_resources,
    check_symbol,
)
from terrarium.games.terra_futura.position.display import (
    fill_display,
    read_deck,
    read_discards,
    read_row,
)
from terrarium.games.terra_futura.position.effect import read_effect
from terrarium.games.terra_futura.position.scoring import read_scoring
from terrarium.games.terra_futura.position.territories import deal_territories, read_territories
from terrarium.games.terra_futura.state import PHASES, TerraFuturaState

_KEYS: Final = (
    "players, option NAME, first, turn, phase, final, row LEVEL, deck LEVEL, discard LEVEL, "
    "discarded, taken, territory SEAT, line, scoring SEAT, pattern SEAT, set SEAT, effect, "
    "copied, paid, after, to gain, cubes, moved, chances"
)
_ALL_PHASES: Final = (*PHASES, OVER)


def read_position(text: str, state: TerraFuturaState) -> None:
    """Lay out an empty table as the text says; what it does not say is dealt."""
    box = PositionBox(text, state)
    phase = _read_moment(box)
    _read_taken(box)
    said = read_territories(box)
    _read_turn(box, said)
    rows = [read_row(box, level) for level in range(2)]
    decks = [read_deck(box, level) for level in range(2)]
    read_discards(box)
    deal_territories(box, phase, said)
    for level in range(2):
        fill_display(box, level, rows[level], decks[level])
    read_scoring(box)
    _read_line(box)
    read_effect(box, PHASES.index(phase) if phase in PHASES else 0)
    state.chances = box.lines.number("chances", 0, 999, int(state.chances))
    box.lines.refuse_the_rest(_KEYS)
    check_numbers(state, phase, box.lines)
    check_resources(state, box.lines)
    begin_from(state, phase, box.lines)


def _read_moment(box: PositionBox) -> str:
    """The phase, and what is said of it in a word."""
    lines, state = box.lines, box.state
    phase = lines.word("phase", _ALL_PHASES, PHASES[0])
    state.final = lines.flag("final") or phase in ("pattern", "set", OVER)
    state.discarded = lines.flag("discarded")
    return phase


def _read_turn(box: PositionBox, said: list[bool]) -> None:
    """Who has the symbol began; where that is not said it is a seat that could have it (2.1)."""
    lines, state, last = box.lines, box.state, int(box.state.players) - 1
    symbol = state.rules.symbol
    starting = [state.cards[seat * CELLS + START] for seat in range(state.players)]
    could = starting.index(symbol) if symbol in starting else [*said, False].index(False)
    state.first = lines.number("first", 0, last, could % len(said))
    state.turn = lines.number("turn", 0, last, int(state.first))
    check_symbol(state, starting, lines)


def _read_taken(box: PositionBox) -> None:
    name = box.lines.get("taken")
    if name is not None:
        card = box.take("taken", name)
        if card < STARTING:
            raise box.lines.fail(f"{name[:40]!r} is a Starting card", "taken")
        box.state.taken = card


def _read_line(box: PositionBox) -> None:
    for item in box.lines.items("line"):
        cell = box.cell("line", item)
        if cell not in box.state.places[box.state.turn]:
            raise box.lines.fail(f"seat {box.state.turn} has no card on {item}", "line")
        box.state.line |= 1 << cell
