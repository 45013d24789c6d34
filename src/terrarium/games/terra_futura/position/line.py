"""Whether the line of a position of Terra Futura can be: a placement or a pattern gives it."""

from terrarium.core.bits import bit
from terrarium.core.position import PositionText
from terrarium.games.terra_futura.cells import (
    CELL_NAMES,
    START,
    beside,
    cells_in,
    mask_of,
    pattern_mask,
    row_and_column,
)
from terrarium.games.terra_futura.state import TerraFuturaState


def check_line(state: TerraFuturaState, lines: PositionText) -> None:
    """What may still be activated, and what is being, was in the line from the first."""
    wanted = int(state.line)
    if state.pending is not None:
        wanted |= int(bit(state.pending_effect().source))
    if state.final:
        _check_pattern(state, wanted, lines)
    elif not any(wanted & ~row_and_column(cell) == 0 for cell in _placed_last(state)):
        names = ", ".join(CELL_NAMES[cell] for cell in cells_in(wanted))
        wrong = f"no card could be placed so that it activates {names}"
        raise lines.fail(wrong, "line", "effect")


def _check_pattern(state: TerraFuturaState, wanted: int, lines: PositionText) -> None:
    """The four cells of the pattern that was named (5.3)."""
    number = state.pattern[state.turn]
    mask = pattern_mask(state.rules.scoring[number].pattern, state.places[state.turn])
    off = cells_in(wanted & ~mask)
    if off:
        wrong = f"pattern {number + 1} does not activate {CELL_NAMES[off[0]]}"
        raise lines.fail(wrong, "line", "effect")


def _placed_last(state: TerraFuturaState) -> list[int]:
    """The cards that the player may have placed this turn (3.3)."""
    cells = state.places[state.turn]
    placed = [cell for cell in cells if cell != START]
    if not state.rules.touching:
        return placed
    return [cell for cell in placed if is_connected(tuple(c for c in cells if c != cell))]


def is_connected(cells: tuple[int, ...]) -> bool:
    """Whether all cards lie edge to edge with the Starting card or each other (3.3)."""
    everything = mask_of(cells)
    reached = mask_of((START,))
    for _ in cells:
        reached |= beside(reached) & everything
    return reached == everything
