"""From turn to turn and from round to round, until the fifth is over (1.7, 1.21)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.state import NOBODY
from terrarium.games.terramara.clan import come_home
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.members import EXPLORER
from terrarium.games.terramara.phases import SENDING
from terrarium.games.terramara.row import remove_from_deck, remove_from_row
from terrarium.games.terramara.scoring import tell_points
from terrarium.games.terramara.spaces import NO_SPACE
from terrarium.games.terramara.state import MOST_STRENGTH, ROUNDS, TerramaraState
from terrarium.games.terramara.steps.rest import rested
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.traits import traits_of

NEUTRAL_CARDS: Final = 4


class NextTurn(TerramaraStep):
    """Clockwise, whoever has a member in hand; the round is over when nobody has (1.7, M-2)."""

    def begin(self, state: TerramaraState) -> bool:
        go_to_next_turn(state)
        return False


def go_to_next_turn(state: TerramaraState) -> None:
    seat = _next_seat(state)
    if state.round > 0 and seat != NOBODY:
        _begin_turn(state, seat)
    elif state.round == ROUNDS:
        tell_points(state)
    else:
        _next_round(state)


def _next_seat(state: TerramaraState) -> i64:
    """The next one with a member in hand, at last the one whose turn it was."""
    for ahead in range(1, state.players + 1):
        seat = (state.turn + ahead) % state.players
        if state.members_in_hand(seat):
            return seat
    return NOBODY


def _begin_turn(state: TerramaraState, seat: i64) -> None:
    state.turn = seat
    state.sent_to, state.sent = NO_SPACE, EXPLORER
    state.acted = False
    rested(state)
    state.push(SENDING, seat)


def _next_round(state: TerramaraState) -> None:
    if state.round > 0:
        _end_round(state)
    state.round += 1
    if state.round == 1:
        _end_setup(state)
    events.round_began(state)
    _strengthen_neutrals(state)
    _remove_artefacts(state)
    _begin_turn(state, state.first)


def _end_setup(state: TerramaraState) -> None:
    """What nobody took goes to the box, and characters begin to count (1.4)."""
    state.open_characters, state.open_starts = (), ()
    for seat in range(state.players):
        state.traits[seat] = int(traits_of(state, seat))


def _end_round(state: TerramaraState) -> None:
    """Members return, the row flips, workers and cards are ready again (1.21, M-20)."""
    come_home(state)
    events.row_flipped(state)
    state.ready = state.workers.copy()
    state.turned, state.character_used, state.tile_used = 0, False, False
    state.closed, state.begun, state.hired = 0, 0, 0


def _strengthen_neutrals(state: TerramaraState) -> None:
    """A card for each, the weakest first; in the first game without the 4 (M-10)."""
    if state.rules.neutrals == 0:
        return
    cards = list(range(1, NEUTRAL_CARDS + (1 if state.rules.drafts else 0)))
    state.chance().shuffle(cards)
    weakest: i64 = 1 if _is_second_weaker(state) else 0
    for turn in range(state.rules.neutrals):
        neutral = (weakest + turn) % state.rules.neutrals
        grown = state.neutral[neutral] + cards[turn]
        state.neutral[neutral] = min(grown, MOST_STRENGTH)
        events.neutral_grew(state, neutral, cards[turn])


def _is_second_weaker(state: TerramaraState) -> bool:
    return state.rules.neutrals == 2 and state.neutral[1] < state.neutral[0]


def _remove_artefacts(state: TerramaraState) -> None:
    """Level 1 leaves the deck in round 2 and the row in round 3, level 2 two later (1.21)."""
    if state.round in (2, 4):
        remove_from_deck(state, state.round // 2)
    elif state.round in (3, 5):
        remove_from_row(state, state.round // 2)
