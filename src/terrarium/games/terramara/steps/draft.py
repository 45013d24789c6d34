"""The draft: a character and a start card each, and what a character brings at once (1.4, M-3)."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.core.tuples import replaced
from terrarium.games.terramara.characters import BONUS, LAND_OWNER, NO_CHARACTER
from terrarium.games.terramara.components import (
    BONUS_TILES,
    NO_CARD,
)
from terrarium.games.terramara.effects.carrying import carry_out, carry_out_now
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.moves import CROSSROAD, DRAFT, START
from terrarium.games.terramara.phases import DRAFTING, OWN_CROSSROAD, OWN_OUTPOST, PAY_START
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.traits import traits_of


class Drafting(TerramaraStep):
    """Once round from the last player, then back from the first with the other kind (1.4)."""

    def legal(self, state: TerramaraState) -> list[int]:
        moves: list[int] = []
        if _lacks_character(state):
            moves.extend([DRAFT + character for character in state.open_characters])
        if _lacks_start(state):
            moves.extend([START + card for card in state.open_starts])
        return moves

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move < DRAFT or move >= CROSSROAD:
            return Reason("terramara-asked-draft", "1.4")
        character = move < START
        if not (_lacks_character(state) if character else _lacks_start(state)):
            return Reason("terramara-other-kind", "1.4")
        open_cards = state.open_characters if character else state.open_starts
        if move - (DRAFT if character else START) not in open_cards:
            return Reason("terramara-not-in-the-draft", "1.4")
        return None

    def play(self, state: TerramaraState, move: int) -> None:
        seat, taken = state.seat, task_of(state).amount + 1
        if taken < 2 * state.players:
            state.push(DRAFTING, drafter(state, taken), Task(taken))
        if move < START:
            _take_character(state, seat, move - DRAFT)
        else:
            _take_start(state, seat, move - START)


def drafter(state: TerramaraState, taken: i64) -> i64:
    """Who takes a card when so many are taken already (1.4)."""
    if taken < state.players:
        return (state.first + state.players - 1 - taken) % state.players
    return (state.first + taken) % state.players


def _lacks_character(state: TerramaraState) -> bool:
    return state.character[state.seat] == NO_CHARACTER


def _lacks_start(state: TerramaraState) -> bool:
    return state.start_of[state.seat] == NO_CARD


def _take_character(state: TerramaraState, seat: i64, character: i64) -> None:
    """Its immediate effects are carried out now (M-3)."""
    state.open_characters = tuple([card for card in state.open_characters if card != character])
    state.character = replaced(state.character, seat, int(character))
    state.traits[seat] = int(traits_of(state, seat))
    events.drafted(state, seat, character)
    carry_out(state, seat, state.rules.characters[character].young.at_once)
    if character == BONUS:
        state.private = _leftover_bonus(state)
    elif character == LAND_OWNER:
        state.push(OWN_OUTPOST, seat)
        state.push(OWN_CROSSROAD, seat)


def _leftover_bonus(state: TerramaraState) -> i64:
    """All bonus tiles that lie neither at the river nor at the road (1.20)."""
    left: i64 = 0
    for tile in range(BONUS_TILES):
        if tile not in state.bonus:
            left |= bit(tile)
    return left


def _take_start(state: TerramaraState, seat: i64, card: i64) -> None:
    state.open_starts = tuple([other for other in state.open_starts if other != card])
    state.start_of = replaced(state.start_of, seat, int(card))
    events.took_start_card(state, seat, card)


class PayStart(TerramaraStep):
    """Start cards are paid in turn order, then they go to the box (1.4)."""

    def begin(self, state: TerramaraState) -> bool:
        seat, paid = state.seat, task_of(state).amount + 1
        if paid < state.players:
            state.push(PAY_START, (seat + 1) % state.players, Task(paid))
        card = state.start_of[seat]
        state.start_of = replaced(state.start_of, seat, NO_CARD)
        events.paid_start_card(state, seat, card)
        carry_out_now(state, seat, state.rules.start_cards[card].parts)
        return False
