"""Whether a position of Terra can be, and whose decision it then is."""

from typing import Final

from terrarium.core.bits import bit, bits_in
from terrarium.core.position import PositionText
from terrarium.core.state import NOBODY
from terrarium.core.view import OVER
from terrarium.games.terra.cards import KINDS, crises_in, size, spell_crisis
from terrarium.games.terra.state import (
    DISCARDING,
    HELPING,
    IMPENDING,
    PASSED,
    PHASES,
    TerraState,
    laid_by,
)
from terrarium.games.terra.steps.draw import draw

_OWN_TURN: Final = (PHASES[HELPING], PHASES[DISCARDING])


def check_helped(state: TerraState, phase: str, lines: PositionText) -> None:
    """Only who plays cards now has helped, and the last card on each such crisis is theirs."""
    if state.helped and phase not in _OWN_TURN:
        wrong = f"`helped` goes with {' or '.join(_OWN_TURN)}, not with {phase}"
        raise lines.fail(wrong, "helped")
    for crisis in crises_in(state.helped & state.full_blown):
        laid, name = state.laid[crisis], spell_crisis(crisis)
        if not laid:
            raise lines.fail(f"no card lies on {name}", "helped")
        if laid_by(laid[-1]) not in (NOBODY, state.turn):
            raise lines.fail(f"the last card on {name} is not by seat {state.turn}", "helped")


def check_hands(state: TerraState, phase: str, lines: PositionText) -> None:
    """A hand has at most eight cards, and one more while its owner plays cards (1.5)."""
    limit = state.rules.hand_limit
    for seat in range(state.players):
        own_turn = seat == state.turn and phase in _OWN_TURN
        gone = int(bits_in(state.helped)) if own_turn else _played_by(state, seat)
        cards = int(size(state.hand(seat)))
        if cards + gone > limit + own_turn:
            played = f", with {gone} just played," if gone else ""
            wrong = f"a hand of {cards} cards{played} cannot be here"
            raise lines.fail(wrong, f"hand {seat}")
    if phase == PHASES[DISCARDING] and size(state.hand(state.turn)) <= limit:
        wrong = f"a hand of {limit} cards or fewer need not be discarded from"
        raise lines.fail(wrong, "phase")


def check_drawn(state: TerraState, phase: str, lines: PositionText) -> None:
    """First hands were dealt, and who plays cards now has drawn one before (1)."""
    drawn = solutions_drawn(state, phase) - len(state.rules.solutions)
    missing = drawn + sum(1 for card in state.pile if card < KINDS)
    if missing > 0:
        wrong = f"{missing} more {'Solution' if missing == 1 else 'Solutions'} must have been drawn"
        raise lines.fail(wrong, "pile", "discard", "phase")


def solutions_drawn(state: TerraState, phase: str) -> int:
    """The fewest that can have left the pile, and before it the box, by now."""
    return int(state.players) * state.rules.dealt + (phase in _OWN_TURN)


def check_hoards(state: TerraState, lines: PositionText) -> None:
    """Who hoards a set has laid a card on a full-blown crisis in the same turn (3b)."""
    missing = cards_not_laid(state)
    if missing > 0:
        seat = next(seat for seat, hoard in enumerate(state.hoards) if hoard)
        wrong = f"{missing} sets are hoarded more than cards were laid on crises"
        raise lines.fail(wrong, f"hoard {seat}")


def cards_not_laid(state: TerraState) -> int:
    """How many sets there are more than cards that may have been laid before them."""
    laid = sum(len(cards) for cards in state.laid) + int(size(state.discard))
    return sum(len(hoard) for hoard in state.hoards) - laid


def begin_from(state: TerraState, phase: str, lines: PositionText) -> None:
    """Ask whoever decides; with `phase: draw` the player draws first."""
    causes = [limit.cause() for limit in state.rules.limits.met(state.full_blown)]
    if phase == OVER:
        if state.pile and not causes:
            wanted = "the match is over when the pile is empty or the world is lost"
            raise lines.fail(wanted, "phase")
        _check_last_straw(state, causes, lines)
    elif causes:
        lost = f"the world would be lost already: {', '.join(causes)}"
        raise lines.fail(lost, "open")
    elif phase == "draw":
        if not state.pile:
            raise lines.fail("there is no card to draw", "phase", "pile")
        draw(state)
    else:
        asked = (state.turn + len(state.played)) % state.players
        state.ask(PHASES.index(phase), asked)


def _check_last_straw(state: TerraState, causes: list[str], lines: PositionText) -> None:
    """The world was lost by the crisis that broke out last, on which no card lies."""
    everything, limits = int(state.full_blown), state.rules.limits
    fresh = [crisis for crisis in crises_in(everything) if not state.laid[crisis]]
    if causes and all(limits.are_met(everything & ~int(bit(c))) for c in fresh):
        lost = f"the world was lost before all of these broke out: {', '.join(causes)}"
        raise lines.fail(lost, "open")


def check_impending(phase: str, lines: PositionText) -> None:
    """An impending crisis and its phase go together."""
    if (lines.get("impending") is not None) != (phase == PHASES[IMPENDING]):
        raise lines.fail("an impending crisis goes with `phase: impending`", "impending", "phase")


def _played_by(state: TerraState, seat: int) -> int:
    place = (seat - int(state.turn)) % int(state.players)
    return int(place < len(state.played) and state.played[place] != PASSED)
