"""Whether a position of Terra Futura can be, and whose decision it then is."""

from typing import Final

from terrarium.core.position import PositionText
from terrarium.core.reason import BadInput
from terrarium.games.terra_futura.cards import NO_CARD, STARTING
from terrarium.games.terra_futura.cells import (
    CELLS,
    IN_WINDOW,
    START,
    beside,
    cells_in,
    in_reach,
    mask_of,
)
from terrarium.games.terra_futura.effects import ASSISTANCE, EXCHANGE, GAIN, TRANSFER
from terrarium.games.terra_futura.resources import total
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    COPYING,
    GAINING,
    KEEPING,
    NO_EFFECT,
    NO_PLACE,
    PATTERN,
    PAYING,
    PHASES,
    PLACING,
    POLLUTING,
    REMOVING,
    SET,
    TAKING,
    TRANSFERRING,
    TerraFuturaState,
)

_BEFORE_PLACING: Final = (PHASES[TAKING], PHASES[PLACING])
_MOST_A_TURN: Final = 14  # five cards bring two more each, and four others may copy one
_MOST_IN_FINAL: Final = 8
_OF_AN_EFFECT: Final = ("copied", "paid", "after", "to gain", "cubes", "moved")
_KINDS_OF: Final = {  # what may be carried out in a phase
    COPYING: (ASSISTANCE,),
    PAYING: (EXCHANGE,),
    GAINING: (GAIN, EXCHANGE),
    POLLUTING: (EXCHANGE,),
    TRANSFERRING: (TRANSFER,),
    KEEPING: (EXCHANGE,),
    REMOVING: (TRANSFER,),
}
_MAY_BE_BLOCKED: Final = (POLLUTING, KEEPING, REMOVING)  # by cubes that the effect itself laid


def check_territory(state: TerraFuturaState, seat: int, lines: PositionText) -> None:
    """All cards fit in 3×3, with the Starting card, edge to edge where the table plays so (3.3)."""
    cells, line = state.places[seat], lines.line(f"territory {seat}")
    if START not in cells:
        raise BadInput("the Starting card must lie on c3", line)
    reach = in_reach(cells)
    if any(cell not in cells_in(reach) for cell in cells):
        raise BadInput("the cards do not fit in 3×3", line)
    if state.rules.touching and not _is_connected(cells):
        raise BadInput("the cards must lie edge to edge", line)


def _is_connected(cells: tuple[int, ...]) -> bool:
    everything = mask_of(cells)
    reached = mask_of((START,))
    for _ in cells:
        reached |= beside(reached) & everything
    return reached == everything


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
        placed, line = len(state.places[seat]) - 1, lines.line(f"territory {seat}")
        if placed != wanted[seat] or not 0 <= placed < IN_WINDOW:
            wrong = f"seat {seat} has placed {placed} cards, where it must be {wanted[seat]}"
            raise BadInput(wrong, line or lines.line("phase"))
    if not state.final and phase in _BEFORE_PLACING and wanted[int(state.turn)] == IN_WINDOW - 1:
        raise BadInput("after eight turns each the final activation begins", lines.line("phase"))
    if (state.taken != NO_CARD) != (phase == PHASES[PLACING]):
        wrong = "a card is taken exactly in `phase: place`"
        raise BadInput(wrong, lines.line("taken") or lines.line("phase"))
    if state.final and phase in _BEFORE_PLACING:
        raise BadInput("no card is taken in the final activation", lines.line("phase"))
    if state.discarded and state.final:
        raise BadInput("nothing is discarded in the final activation", lines.line("discarded"))


def check_resources(state: TerraFuturaState, lines: PositionText) -> None:
    """Nobody can have more than the turns so far could bring."""
    for seat in range(state.players):
        most = _MOST_A_TURN * (len(state.places[seat]) - 1) + 4
        if state.final:
            most += _MOST_IN_FINAL
        found = sum(total(state.stock[seat * CELLS + cell]) for cell in state.places[seat])
        if found > most:
            wrong = f"seat {seat} cannot have more than {most} resources here, not {found}"
            raise BadInput(wrong, lines.line(f"territory {seat}"))


def begin_from(state: TerraFuturaState, phase: str, lines: PositionText) -> None:
    """Ask whoever decides."""
    line = lines.line("phase")
    _check_choices(state, phase, lines)
    if phase == "over":
        state.finish()
        return
    step = PHASES.index(phase)
    _check_effect(state, step, lines)
    if state.line and (step < ACTIVATING or step >= PATTERN):
        raise BadInput(f"there is no line in phase {phase}", lines.line("line"))
    if step in (KEEPING, REMOVING):
        state.ask(ACTIVATING, state.turn)
        state.interrupt(step, state.copied // CELLS)
    else:
        state.ask(step, _asked(state, step))
    if not state.legal():
        raise BadInput(f"nobody could move in this phase {phase}", line)


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
    if (together or phase in (PHASES[SET], "over")) and state.turn != state.first:
        raise BadInput(f"in phase {phase} it is the first player's turn", lines.line("turn"))
    if phase == PHASES[SET] and sets == state.players:
        raise BadInput("somebody must still choose a set", lines.line("phase"))
    if phase == PHASES[PATTERN] and patterns == state.players:
        raise BadInput("somebody must still name a pattern", lines.line("phase"))


def _patterns_wanted(state: TerraFuturaState, phase: str) -> int:
    """How many have named a pattern by now."""
    players = int(state.players)
    turn = (int(state.turn) - int(state.first)) % players
    if phase in (PHASES[SET], "over"):
        return players
    if phase == PHASES[PATTERN]:
        return _chosen(state.pattern) if state.rules.simultaneous else turn
    if not state.final:
        return 0
    return players if state.rules.simultaneous else turn + 1


def _sets_wanted(state: TerraFuturaState, phase: str) -> int:
    if phase == PHASES[SET]:
        return _chosen(state.chosen)
    return int(state.players) if phase == "over" else 0


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
            raise BadInput(wrong, lines.line(f"{word} {seat}") or lines.line("phase"))


def _chosen(choices: tuple[int, ...]) -> int:
    return sum(1 for number in choices if number != NO_CARD)


def _check_effect(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """An effect is being carried out exactly in the phases that carry one out."""
    line = lines.line("effect") or lines.line("phase")
    if (state.effect != NO_EFFECT) != (step in _KINDS_OF):
        raise BadInput("`effect` goes with what is being carried out", line)
    if state.effect == NO_EFFECT:
        for key in _OF_AN_EFFECT:
            if lines.line(key):
                raise BadInput("nothing is being carried out", lines.line(key))
        return
    if state.current_effect().kind not in _KINDS_OF[step]:
        raise BadInput(f"that effect has no phase {PHASES[step]}", line)
    _check_source(state, step, lines)
    _check_progress(state, step, lines)


def _check_source(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    """The card that is activated, and the one that it copies."""
    line = lines.line("effect") or lines.line("phase")
    place = state.turn * CELLS + state.source
    own = state.cards[place]
    if own == NO_CARD or not (step in _MAY_BE_BLOCKED or state.is_active(place)):
        raise BadInput("no active card lies there", line)
    if state.line >> state.source & 1:
        raise BadInput("a card that is activated is in the line no more", lines.line("line"))
    if state.copied != NO_PLACE:
        if own >= STARTING or state.copied // CELLS == state.turn:
            raise BadInput("only a Starting card copies, and only from others", line)
    elif step in (KEEPING, REMOVING):
        raise BadInput(f"phase {PHASES[step]} needs `copied`", lines.line("phase"))


def _check_progress(state: TerraFuturaState, step: int, lines: PositionText) -> None:
    line = lines.line("phase")
    unpaid = bool(state.due or state.due_any or state.due_product)
    if unpaid != (step == PAYING) and step not in (COPYING, TRANSFERRING, REMOVING):
        wrong = "the price is not paid" if unpaid else "the price is paid"
        raise BadInput(wrong, line)
    if bool(state.gain_any or state.gain_product) != (step == GAINING):
        raise BadInput("`to gain` goes with phase gain", lines.line("to gain") or line)
    if bool(state.cubes) != (step in (POLLUTING, TRANSFERRING)):
        raise BadInput("`cubes` goes with phases pollute and transfer", lines.line("cubes") or line)
