"""Whether a position of Terra Futura can be, and whose decision it then is."""

from typing import Final

from terrarium.core.position import PositionText
from terrarium.core.view import OVER
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import (
    CELLS,
    IN_WINDOW,
    START,
    cells_in,
    in_reach,
)
from terrarium.games.terra_futura.position.line import check_line, is_connected
from terrarium.games.terra_futura.position.progress import check_choice, check_effect
from terrarium.games.terra_futura.resources import total
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    KEEPING,
    PATTERN,
    PHASES,
    PLACING,
    REMOVING,
    SET,
    TAKING,
    TerraFuturaState,
)

_BEFORE_PLACING: Final = (PHASES[TAKING], PHASES[PLACING])
_MOST_A_TURN: Final = 14  # five cards bring two more each, and four others may copy one
_MOST_IN_FINAL: Final = 8
_MOST_GIFTS: Final = 4  # in the round after one's last turn


def check_territory(state: TerraFuturaState, seat: int, lines: PositionText) -> None:
    """All cards fit in 3×3, with the Starting card, edge to edge where the table plays so (3.3)."""
    cells, key = state.places[seat], f"territory {seat}"
    if START not in cells:
        raise lines.fail("the Starting card must lie on c3", key)
    reach = in_reach(cells)
    if any(cell not in cells_in(reach) for cell in cells):
        raise lines.fail("the cards do not fit in 3×3", key)
    if state.rules.touching and not is_connected(cells):
        raise lines.fail("the cards must lie edge to edge", key)


def check_symbol(state: TerraFuturaState, starting: list[int], lines: PositionText) -> None:
    """The first player, and nobody else, has the Starting card with the symbol (2.1)."""
    symbol, name = state.rules.symbol, state.rules.names[state.rules.symbol]
    first = int(state.first)
    if symbol in starting and starting[first] != symbol:
        holder = starting.index(symbol)
        wrong = f"seat {holder} has the first-player symbol, {name}, so it began"
        raise lines.fail(wrong, "first", f"territory {holder}")
    if starting[first] not in (NO_CARD, symbol):
        wrong = f"nobody has the first-player symbol, {name}, but seat {first} began"
        raise lines.fail(wrong, "first", f"territory {first}")


def cards_wanted(state: TerraFuturaState, phase: str, said: list[bool]) -> list[int]:
    """How many cards each seat has placed, as the first territory that is said tells."""
    players = int(state.players)
    if state.final:
        return [IN_WINDOW - 1] * players
    more = [_is_ahead(state, seat, phase) for seat in range(players)]
    for seat in range(players):
        if said[seat]:
            rounds = len(state.places[seat]) - 1 - more[seat]
            return [rounds + ahead for ahead in more]
    return more


def _is_ahead(state: TerraFuturaState, seat: int, phase: str) -> int:
    """Whether the seat has placed its card of this round."""
    players = int(state.players)
    place = (seat - int(state.first)) % players
    turn = (int(state.turn) - int(state.first)) % players
    return int(place < turn or (place == turn and phase not in _BEFORE_PLACING))


def check_numbers(state: TerraFuturaState, phase: str, lines: PositionText) -> None:
    """Everybody has had as many turns, but for those who have played in this round (3)."""
    said = [lines.get(f"territory {seat}") is not None for seat in range(state.players)]
    wanted = cards_wanted(state, phase, said)
    for seat in range(state.players):
        placed = len(state.places[seat]) - 1
        if placed != wanted[seat] or not 0 <= placed < IN_WINDOW:
            wrong = f"seat {seat} has placed {placed} cards, where it must be {wanted[seat]}"
            raise lines.fail(wrong, f"territory {seat}", "phase")
    if not state.final and phase in _BEFORE_PLACING and wanted[int(state.turn)] == IN_WINDOW - 1:
        keys = [f"territory {seat}" for seat in range(state.players)]
        raise lines.fail("after eight turns each the final activation begins", "phase", *keys)
    if (state.taken != NO_CARD) != (phase == PHASES[PLACING]):
        raise lines.fail("a card is taken exactly in `phase: place`", "taken", "phase")
    if state.final and phase in _BEFORE_PLACING:
        raise lines.fail("no card is taken in the final activation", "phase", "final")
    if state.discarded and state.final:
        raise lines.fail("nothing is discarded in the final activation", "discarded")


def check_resources(state: TerraFuturaState, lines: PositionText) -> None:
    """Nobody can have more than the turns so far could bring."""
    for seat in range(state.players):
        placed, key = len(state.places[seat]) - 1, f"territory {seat}"
        most = _MOST_A_TURN * placed + (_MOST_GIFTS if placed else 0)
        if state.final:
            most += _MOST_IN_FINAL
        found = sum(total(state.stock[seat * CELLS + cell]) for cell in state.places[seat])
        if found > most:
            wrong = f"seat {seat} cannot have more than {most} resources here, not {found}"
            raise lines.fail(wrong, key)
        if not placed and state.cubes_on(seat * CELLS + START):
            raise lines.fail(f"seat {seat} cannot have pollution before its first turn", key)


def begin_from(state: TerraFuturaState, phase: str, lines: PositionText) -> None:
    """Ask whoever decides."""
    _check_choices(state, phase, lines)
    if phase == OVER:
        state.finish()
        return
    step = PHASES.index(phase)
    check_effect(state, step, lines)
    if ACTIVATING <= step < PATTERN:
        check_line(state, lines)
    elif state.line:
        raise lines.fail(f"there is no line in phase {phase}", "line")
    if step in (KEEPING, REMOVING):
        state.ask(ACTIVATING, state.turn)
        pending, state.pending = state.pending_effect(), None
        state.interrupt(step, pending.copied // CELLS, pending)
    else:
        state.ask(step, _asked(state, step))
    if not state.legal():
        raise lines.fail(f"nobody could move in this phase {phase}", "phase")
    check_choice(step, state.legal(), lines)


def _asked(state: TerraFuturaState, step: int) -> int:
    chosen = state.pattern if step == PATTERN else state.chosen
    if step == SET or (step == PATTERN and state.rules.simultaneous):
        return (int(state.first) + _chosen(chosen)) % int(state.players)
    return int(state.turn)


def _check_choices(state: TerraFuturaState, phase: str, lines: PositionText) -> None:
    """Patterns and sets are chosen in turn order from the first player (5.2, 5.4)."""
    patterns, sets = _patterns_wanted(state, phase), _sets_wanted(state, phase)
    _check_order(state, "pattern", state.pattern, patterns, lines)
    _check_order(state, "set", state.chosen, sets, lines)
    together = phase == PHASES[PATTERN] and state.rules.simultaneous
    if (together or phase in (PHASES[SET], OVER)) and state.turn != state.first:
        raise lines.fail(f"in phase {phase} it is the first player's turn", "turn")
    if phase == PHASES[SET] and sets == state.players:
        raise lines.fail("somebody must still choose a set", "phase")
    if phase == PHASES[PATTERN] and patterns == state.players:
        raise lines.fail("somebody must still name a pattern", "phase")


def _patterns_wanted(state: TerraFuturaState, phase: str) -> int:
    """How many have named a pattern by now."""
    players = int(state.players)
    turn = (int(state.turn) - int(state.first)) % players
    if phase in (PHASES[SET], OVER):
        return players
    if phase == PHASES[PATTERN]:
        return _chosen(state.pattern) if state.rules.simultaneous else turn
    if not state.final:
        return 0
    return players if state.rules.simultaneous else turn + 1


def _sets_wanted(state: TerraFuturaState, phase: str) -> int:
    if phase == PHASES[SET]:
        return _chosen(state.chosen)
    return int(state.players) if phase == OVER else 0


def _check_order(
    state: TerraFuturaState,
    word: str,
    choices: tuple[int, ...],
    wanted: int,
    lines: PositionText,
) -> None:
    """The first so many have chosen, and nobody else."""
    for place in range(state.players):
        seat = (int(state.first) + place) % int(state.players)
        if (choices[seat] != NO_CARD) != (place < wanted):
            wrong = f"seat {seat} must {'' if place < wanted else 'not '}have a {word} here"
            raise lines.fail(wrong, f"{word} {seat}", "phase")


def _chosen(choices: tuple[int, ...]) -> int:
    return sum(1 for number in choices if number != NO_CARD)
