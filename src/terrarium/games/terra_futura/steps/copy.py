"""Assistance: the player copies a bottom effect in another territory."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD, OPTIONS
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.moves import COPY, PAY
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import BLOCKED, COPYING, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import Choice, card_on, no_card


class Copy(Choice):
    """Any exchange or transfer on a card of another player, active or not (4.9, 4.10)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        return copies(state, most)

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        """Everything is done as if it were the own Starting card's effect (4.9)."""
        pending.copied = thing // OPTIONS
        effect = state.rules.effects_of[state.cards[pending.copied]][thing % OPTIONS]
        pending.effect = effect
        events.copied(state, pending)
        effect.as_copied().carry_out(state, pending)

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-copy-first", "4.9")

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        place, option = divmod(thing, OPTIONS)
        if place // CELLS >= state.players:
            return Reason("terra_futura-nobody-there", "4.9", {"seats": int(state.players) - 1})
        if place // CELLS == state.turn:
            return Reason("terra_futura-copy-others", "4.9")
        if state.cards[place] == NO_CARD:
            return no_card(place, "4.9")
        return _why_not_copy(state, place, option)


COPIES: Final = Copy(COPYING, COPY, PAY)


def copies(state: TerraFuturaState, most: i64) -> list[int]:
    """What Assistance can copy: place × 4 + option, ascending, no more than so many (4.9).

    Copying is not activating, so inactive cards are copied too unless the table plays otherwise.
    """
    found: list[int] = []
    inactive_too = state.rules.copy_inactive
    for seat in range(state.players):
        if seat == state.turn:
            continue
        for cell in state.places[seat]:
            place: i64 = seat * CELLS + cell
            if state.spare[place] == BLOCKED and not inactive_too:
                continue
            number: i64 = place * OPTIONS
            for effect in state.rules.effects_of[state.cards[place]]:
                if effect.is_bottom() and effect.is_usable(state, START):
                    found.append(number)
                    if len(found) >= most:
                        return found
                number += 1
    return found


def _why_not_copy(state: TerraFuturaState, place: int, option: int) -> Reason:
    args = card_on(state, place)
    args["number"] = option + 1
    effects = state.rules.effects_of[state.cards[place]]
    if option >= len(effects):
        return Reason("terra_futura-no-such-effect-here", "4.2", args)
    if not effects[option].is_bottom():
        return Reason("terra_futura-only-bottom", "4.9", args)
    if state.spare[place] == BLOCKED and not state.rules.copy_inactive:
        return Reason("terra_futura-copy-active", "4.9", args)
    return effects[option].why_not(state, args)
