"""A turn begins: a member is sent (M-1)."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.games.terramara.admission import takers
from terrarium.games.terramara.clan import go_to, leave_hand, strength_of
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.gains import lose_strength
from terrarium.games.terramara.members import CHIEF, EXPLORER, MERCENARY, NO_MEMBER
from terrarium.games.terramara.moves import FLIP, SEND
from terrarium.games.terramara.phases import ACTION, AFTER, SENDING
from terrarium.games.terramara.refusals import why_not_send
from terrarium.games.terramara.spaces import FIRST, RAID, SPACES, standing_on
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.action import act
from terrarium.games.terramara.steps.flip import can_flip, flip, why_not_flip
from terrarium.games.terramara.steps.rest import add_uses, is_rest, play_rest, rested, why_not_rest
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.triggers import answers_sendings, on_sending


class Sending(TerramaraStep):
    """One member in hand, to a space that takes it (1.7, 1.8)."""

    def legal(self, state: TerramaraState) -> list[int]:
        seat = state.seat
        moves = send_moves(state, seat)
        if can_flip(state, seat):
            moves.append(FLIP)
        add_uses(state, seat, moves)
        return moves

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if SEND <= move < FLIP:
            return why_not_send(state, state.seat, (move - SEND) // SPACES, (move - SEND) % SPACES)
        if move == FLIP:
            return why_not_flip(state, state.seat)
        if is_rest(move):
            return why_not_rest(state, state.seat, move, False)
        return Reason("terramara-asked-send", "M-1")

    def play(self, state: TerramaraState, move: int) -> None:
        if move < FLIP:
            _send(state, state.seat, (move - SEND) // SPACES, (move - SEND) % SPACES)
            return
        seat = state.seat
        state.push(SENDING, seat)
        if move == FLIP:
            flip(state, seat)
        else:
            play_rest(state, seat, move)


def send_moves(state: TerramaraState, seat: i64) -> list[int]:
    """Every space for explorers, then for the chief, then for warriors."""
    moves: list[int] = []
    explorers, chiefs, warriors = takers(state, seat)
    if state.explorers[seat]:
        moves += _sendings(EXPLORER, explorers)
    if state.chiefs[seat]:
        moves += _sendings(CHIEF, chiefs)
    if state.warriors[seat]:
        moves += _sendings(MERCENARY, warriors)
    return moves


def _sendings(kind: i64, spaces: i64) -> list[int]:
    first = int(SEND + kind * SPACES)
    return [first + space for space in range(SPACES) if spaces >> space & 1]


def _send(state: TerramaraState, seat: i64, kind: i64, space: i64) -> None:
    """Strength is paid, then come placement triggers, then the space, then the rest (1.23b)."""
    rested(state)
    state.begun |= bit(seat)
    state.sent, state.sent_to = kind, space
    leave_hand(state, seat, kind)
    met = go_to(state, seat, kind, standing_on(space, state.players))
    _close(state, space)
    events.sent(state, seat, kind, space)
    if price := price_of(state, seat, kind, space, met):
        lose_strength(state, seat, price)
    state.push(AFTER, seat)
    if answers_sendings(state, seat):
        state.push(ACTION, seat)
        on_sending(state, seat, kind, space, met)
    else:
        act(state, seat, space)


def _close(state: TerramaraState, space: i64) -> None:
    """Raid and First stay closed for the round, with two players both together (M-16)."""
    if space in (RAID, FIRST):
        merged = state.players == 2
        state.closed |= bit(RAID) | bit(FIRST) if merged else bit(space)


def price_of(state: TerramaraState, seat: i64, kind: i64, space: i64, met: i64) -> i64:
    """Strength: 1 for an explorer that joins a weaker player's, and for a raid (1.8.6, 1.11).

    With two players the raid is paid when it is made (M-8).
    """
    if space == RAID and state.players > 2:
        return 1
    if kind != EXPLORER or met == NO_MEMBER:
        return 0
    return 1 if state.strength[seat] > strength_of(state, met) else 0
