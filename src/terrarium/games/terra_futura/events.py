"""What Terra Futura tells its players. `news=True` marks what was hidden before.

Nothing is put into words when nobody listens.
"""

from mypy_extensions import i64

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.core.reason import Args
from terrarium.games.terra_futura.cards import LEVELS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, START
from terrarium.games.terra_futura.effects.several import Several
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.resources import KIND_NAMES, kinds_in
from terrarium.games.terra_futura.state import BLOCKED, IN_ROW, TerraFuturaState


def began(state: TerraFuturaState) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(state.first),
            "card": _name(state, state.first * CELLS + START),
        }
        state.tell(Event("terra_futura-began", args, news=True))


def discarded(state: TerraFuturaState, level: i64, card: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(state.turn),
            "card": state.rules.names[card],
            "level": LEVELS[level],
        }
        state.tell(Event("terra_futura-discarded", args))


def turned_up(state: TerraFuturaState, level: i64) -> None:
    """A new card next to the deck."""
    if state.listener is not None:
        card = state.rows[level * IN_ROW]
        args: Args = {"card": state.rules.names[card], "level": LEVELS[level]}
        state.tell(Event("terra_futura-turned-up", args, news=True))


def reshuffled(state: TerraFuturaState, level: i64) -> None:
    if state.listener is not None:
        args: Args = {"level": LEVELS[level], "cards": len(state.decks[level])}
        state.tell(Event("terra_futura-reshuffled", args, news=True))


def took(state: TerraFuturaState, level: i64, from_deck: bool) -> None:
    """A card from the deck is seen only now (3.2)."""
    if state.listener is not None:
        args: Args = {
            "seat": seated(state.turn),
            "card": state.rules.names[state.taken],
            "level": LEVELS[level],
        }
        id = "terra_futura-took-unseen" if from_deck else "terra_futura-took"
        state.tell(Event(id, args, news=from_deck))


def placed(state: TerraFuturaState, cell: i64) -> None:
    if state.listener is not None:
        args = _on_card(state, state.turn, cell)
        card = state.cards[state.turn * CELLS + cell]
        args["effects"] = Several(state.rules.effects_of[card])
        state.tell(Event("terra_futura-placed", args))


def activated(state: TerraFuturaState, pending: PendingEffect) -> None:
    if state.listener is not None:
        args = _on_card(state, state.turn, pending.source)
        args["effect"] = pending.effect
        state.tell(Event("terra_futura-activated", args))


def gained(state: TerraFuturaState, cell: i64, bundle: i64) -> None:
    """One event for each kind, laid on the card that produced it (4.3)."""
    if state.listener is not None:
        for amount, kind in kinds_in(bundle):
            args = _on_card(state, state.turn, cell)
            args["amount"], args["kind"] = amount, kind
            state.tell(Event("terra_futura-gained", args))


def copied(state: TerraFuturaState, pending: PendingEffect) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(state.turn),
            "owner": seated(pending.copied // CELLS),
            "card": _name(state, pending.copied),
            "effect": pending.effect.as_copied(),
        }
        state.tell(Event("terra_futura-copied", args))


def paid(state: TerraFuturaState, kind: i64, cell: i64) -> None:
    if state.listener is not None:
        args = _on_card(state, state.turn, cell)
        args["kind"] = KIND_NAMES[kind]
        state.tell(Event("terra_futura-paid", args))


def polluted(state: TerraFuturaState, cell: i64) -> None:
    if state.listener is not None:
        _tell_of_card(state, "terra_futura-polluted", state.turn, cell)
        _tell_blocked(state, state.turn, cell)


def transferred(state: TerraFuturaState, pending: PendingEffect, cell: i64) -> None:
    if state.listener is not None:
        args = _on_card(state, state.turn, cell)
        args["to"] = _name(state, state.turn * CELLS + pending.source)
        state.tell(Event("terra_futura-transferred", args))
        _tell_freed(state, state.turn, cell)
        _tell_blocked(state, state.turn, pending.source)


def kept(state: TerraFuturaState, pending: PendingEffect, kind: i64) -> None:
    if state.listener is not None:
        owner, cell = divmod(int(pending.copied), CELLS)
        args = _on_card(state, owner, cell)
        args["kind"] = KIND_NAMES[kind]
        state.tell(Event("terra_futura-kept", args))


def removed(state: TerraFuturaState, owner: i64, cell: i64) -> None:
    if state.listener is not None:
        _tell_of_card(state, "terra_futura-removed", owner, cell)
        _tell_freed(state, owner, cell)


def removed_none(state: TerraFuturaState, owner: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terra_futura-removed-none", {"seat": seated(owner)}))


def ended_turn(state: TerraFuturaState) -> None:
    if state.listener is not None:
        state.tell(Event("terra_futura-ended-turn", {"seat": seated(state.turn)}))


def final_began(state: TerraFuturaState) -> None:
    if state.listener is not None:
        state.tell(Event("terra_futura-final-began", {}))


def named_pattern(state: TerraFuturaState, seat: i64) -> None:
    """Openly: now everybody knows one of the seat's Scoring cards (5.2)."""
    if state.listener is not None:
        args = _scoring_card(state, seat, state.pattern[seat])
        own = Event("terra_futura-pattern", args)
        state.tell_only(seat, own, Event("terra_futura-pattern", args, news=True))


def hid_pattern(state: TerraFuturaState, seat: i64) -> None:
    if state.listener is not None:
        args = _scoring_card(state, seat, state.pattern[seat])
        own = Event("terra_futura-pattern-chosen", args)
        state.tell_only(seat, own, Event("terra_futura-pattern-hidden", {"seat": seated(seat)}))


def revealed_pattern(state: TerraFuturaState, seat: i64) -> None:
    if state.listener is not None:
        args = _scoring_card(state, seat, state.pattern[seat])
        state.tell(Event("terra_futura-pattern", args, news=True))


def hid_set(state: TerraFuturaState, seat: i64) -> None:
    if state.listener is not None:
        own = Event("terra_futura-set-chosen", _scoring_card(state, seat, state.chosen[seat]))
        state.tell_only(seat, own, Event("terra_futura-set-hidden", {"seat": seated(seat)}))


def revealed_set(state: TerraFuturaState, seat: i64, points: i64) -> None:
    if state.listener is not None:
        args = {**_scoring_card(state, seat, state.chosen[seat]), "points": points}
        state.tell(Event("terra_futura-set", args, news=True))


def scored(state: TerraFuturaState, seat: i64, points: i64) -> None:
    if state.listener is not None:
        state.tell(
            Event("terra_futura-scored", {"seat": seated(seat), "points": points}, news=True)
        )


def _scoring_card(state: TerraFuturaState, seat: i64, number: i64) -> Args:
    return {"seat": seated(seat), "card": state.rules.scoring[number].name, "number": number + 1}


def _tell_blocked(state: TerraFuturaState, seat: i64, cell: i64) -> None:
    if state.spare[seat * CELLS + cell] == BLOCKED:
        _tell_of_card(state, "terra_futura-blocked", seat, cell)


def _tell_freed(state: TerraFuturaState, seat: i64, cell: i64) -> None:
    """It was blocked when the cube that left was the one outside the spaces."""
    if state.spare[seat * CELLS + cell] == 0:
        _tell_of_card(state, "terra_futura-freed", seat, cell)


def _tell_of_card(state: TerraFuturaState, id: str, seat: i64, cell: i64) -> None:
    """What happened on a card of a territory."""
    state.tell(Event(id, _on_card(state, seat, cell)))


def _on_card(state: TerraFuturaState, seat: i64, cell: i64) -> Args:
    """Whose card, which, and where: one dictionary an event, to which others add."""
    card = _name(state, seat * CELLS + cell)
    return {"seat": seated(seat), "card": card, "cell": CELL_NAMES[cell]}


def _name(state: TerraFuturaState, place: i64) -> str:
    return state.rules.names[state.cards[place]]
