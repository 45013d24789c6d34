"""Terra Futura's positions as text: written in full; what is left out is dealt when read.

players: 2
first: 0
turn: 0
phase: pay             take | place | activate | copy | pay | gain | pollute | transfer |
                       keep | remove | pattern | set | over
final: yes             the final activation
row I: orchard, -, bank, market          from the deck on; `-` is a gap
deck I: grove, 12 cards                  from the top; the last item may be `N cards`
discard I: quarry
discarded: yes         this turn
taken: bakery          to be placed
territory 0: c3 daybreak with 2 green, 1 pollution; d3 orchard
line: c3, d3           may still be activated
scoring 0: 3, 7
pattern 0: 3
set 0: 7
effect: d3 2           being carried out: a cell and the number of its effect
copied: 1 d4 1         by Assistance: seat, cell and number of the effect
paid: 1 green
after: pay green from c3                 what was named last, in ascending order
to gain: 1 any
cubes: 2               still to be laid or moved
moved: 1
chances: 3             how often chance was used: the next shuffle follows from seed and number
"""

from typing import Final

from terrarium.core.position import NONE, first_lines, phase_of
from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.moves import GAIN, NOTATION, PAY, POLLUTE, TRANSFER
from terrarium.games.terra_futura.pending import NO_PLACE, PendingEffect
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.state import (
    GAINING,
    IN_ROW,
    PAYING,
    PHASES,
    POLLUTING,
    TRANSFERRING,
    TerraFuturaState,
)

ASCENDING: Final = {PAYING: PAY, GAINING: GAIN, POLLUTING: POLLUTE, TRANSFERRING: TRANSFER}


def write_position(state: TerraFuturaState) -> str:
    """Everything that lies on the table, hidden or not."""
    lines = first_lines(state)
    lines += [f"first: {state.first}", f"turn: {state.turn}"]
    lines.append(f"phase: {phase_of(state, PHASES)}")
    if state.final:
        lines.append("final: yes")
    lines += _spell_display(state)
    for seat in range(state.players):
        cards = "; ".join(_spell_card(state, seat, cell) for cell in state.places[seat])
        lines.append(f"territory {seat}: {cards}")
    for seat, scoring in enumerate(state.scoring):
        lines.append(f"scoring {seat}: " + ", ".join(str(number + 1) for number in scoring))
    lines += _spell_choices("pattern", state.pattern) + _spell_choices("set", state.chosen)
    lines += _spell_turn(state)
    if state.pending is not None:
        lines += _spell_effect(state, state.pending_effect())
    lines.append(f"chances: {state.chances}")
    return "\n".join(lines) + "\n"


def _spell_display(state: TerraFuturaState) -> list[str]:
    lines: list[str] = []
    for level, name in enumerate(LEVELS):
        row = state.rows[level * IN_ROW : (level + 1) * IN_ROW]
        lines.append(f"row {name}: {_spell_names(state, row)}")
        deck = state.decks[level][state.drawn[level] :]
        lines.append(f"deck {name}: {_spell_names(state, list(deck))}")
        lines.append(f"discard {name}: {_spell_names(state, list(state.discards[level]))}")
    return lines


def _spell_names(state: TerraFuturaState, cards: list[int]) -> str:
    names = [state.rules.names[card] if card != NO_CARD else NONE for card in cards]
    return ", ".join(names) or NONE


def _spell_card(state: TerraFuturaState, seat: int, cell: int) -> str:
    place = seat * CELLS + cell
    parts = [spell_bundle(state.stock[place])] if state.stock[place] else []
    if state.cubes_on(place):
        parts.append(f"{state.cubes_on(place)} pollution")
    card = f"{CELL_NAMES[cell]} {state.rules.names[state.cards[place]]}"
    return f"{card} with {', '.join(parts)}" if parts else card


def _spell_choices(key: str, choices: tuple[int, ...]) -> list[str]:
    return [
        f"{key} {seat}: {number + 1}" for seat, number in enumerate(choices) if number != NO_CARD
    ]


def _spell_turn(state: TerraFuturaState) -> list[str]:
    lines: list[str] = []
    if state.discarded:
        lines.append("discarded: yes")
    if state.taken != NO_CARD:
        lines.append(f"taken: {state.rules.names[state.taken]}")
    if state.line:
        lines.append("line: " + ", ".join(CELL_NAMES[cell] for cell in cells_in(state.line)))
    return lines


def _spell_effect(state: TerraFuturaState, pending: PendingEffect) -> list[str]:
    lines = _spell_source(state, pending)
    if pending.paid:
        lines.append(f"paid: {spell_bundle(pending.paid)}")
    if pending.least and state.step in ASCENDING:
        lines.append(f"after: {NOTATION.spell(ASCENDING[state.step] + pending.least)}")
    to_gain = [f"{n} {word}" for n, word in _to_gain(pending) if n]
    if to_gain:
        lines.append("to gain: " + ", ".join(to_gain))
    if pending.cubes:
        lines.append(f"cubes: {pending.cubes}")
    if pending.moved:
        lines.append(f"moved: {pending.moved}")
    return lines


def _spell_source(state: TerraFuturaState, pending: PendingEffect) -> list[str]:
    source = CELL_NAMES[pending.source]
    if pending.copied == NO_PLACE:
        number = _option(state, state.turn * CELLS + pending.source, pending.effect)
        return [f"effect: {source} {number}"]
    seat, cell = divmod(pending.copied, CELLS)
    number = _option(state, pending.copied, pending.effect)
    return [f"effect: {source}", f"copied: {seat} {CELL_NAMES[cell]} {number}"]


def _to_gain(pending: PendingEffect) -> list[tuple[int, str]]:
    return [(int(pending.gain_any), "any"), (int(pending.gain_product), "product")]


def _option(state: TerraFuturaState, place: int, effect: Effect) -> int:
    return state.rules.effects_of[state.cards[place]].index(effect) + 1
