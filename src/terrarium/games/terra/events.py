"""What Terra tells its players, in the order of a turn. `news=True` marks what was hidden before.

Nothing is put into words when nobody listens.
"""

from mypy_extensions import i64

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.core.reason import Args
from terrarium.games.terra.cards import spell_card, spell_crisis
from terrarium.games.terra.loss import Limit
from terrarium.games.terra.sets import SET_POINTS, spell_set
from terrarium.games.terra.state import TerraState


def began(state: TerraState) -> None:
    if state.listener is not None:
        state.tell(Event("terra-began", {"seat": seated(state.turn)}, news=True))


def drew_solution(state: TerraState, card: i64) -> None:
    if state.listener is not None:
        own = Event("terra-drew", {"seat": seated(state.turn), "card": spell_card(card)}, news=True)
        others = Event("terra-drew-hidden", {"seat": seated(state.turn)}, news=True)
        state.tell_only(state.turn, own, others)


def drew_crisis(state: TerraState) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(state.turn),
            "crisis": spell_crisis(state.impending),
            "threat": state.threat(state.impending),
        }
        state.tell(Event("terra-crisis", args, news=True))


def passed(state: TerraState, seat: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terra-passed", {"seat": seated(seat)}))


def played(state: TerraState, seat: i64, card: i64) -> None:
    """A contribution lies face up, or sealed where the table plays so."""
    if state.listener is None:
        return
    args: Args = {"seat": seated(seat), "card": spell_card(card)}
    if state.rules.sealed:
        others = Event("terra-sealed-hidden", {"seat": seated(seat)})
        state.tell_only(seat, Event("terra-sealed", args), others)
    else:
        args["total"] = state.total_played()
        args["threat"] = state.threat(state.impending)
        state.tell(Event("terra-played", args))


def unsealed(state: TerraState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "card": spell_card(card)}
        state.tell(Event("terra-unsealed", args, news=True))


def averted(state: TerraState, total: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terra-averted", _sums(state, state.impending, total)))


def scored_first(state: TerraState, seat: i64) -> None:
    if state.listener is not None:
        points = state.rules.first_points
        state.tell(Event("terra-scored-first", {"seat": seated(seat), "points": points}))


def scored_highest(state: TerraState, seat: i64) -> None:
    if state.listener is not None:
        points = state.rules.highest_points
        state.tell(Event("terra-scored-highest", {"seat": seated(seat), "points": points}))


def broke_out(state: TerraState, total: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terra-broke-out", _sums(state, state.impending, total)))


def came_near(state: TerraState, broken_out: i64) -> None:
    """One more crisis like this one loses the world."""
    if state.listener is None:
        return
    limit = state.rules.limits.nearest(state.full_blown, state.solved, broken_out)
    if limit is not None:
        state.tell(Event(f"terra-near-{limit.kind}", {limit.kind: limit.name}))


def helped(state: TerraState, crisis: i64, card: i64) -> None:
    if state.listener is not None:
        args = _sums(state, crisis, state.total_laid(crisis))
        args["seat"], args["card"] = seated(state.turn), spell_card(card)
        state.tell(Event("terra-helped", args))


def solved(state: TerraState, crisis: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(state.turn),
            "crisis": spell_crisis(crisis),
            "points": state.rules.solving_points,
        }
        state.tell(Event("terra-solved", args))


def hoarded(state: TerraState, number: i64) -> None:
    if state.listener is not None:
        own = Event("terra-hoarded", _set(state.turn, number))
        others = Event("terra-hoarded-hidden", {"seat": seated(state.turn)})
        state.tell_only(state.turn, own, others)


def discarded(state: TerraState, card: i64) -> None:
    if state.listener is None:
        return
    event = Event("terra-discarded", {"seat": seated(state.turn), "card": spell_card(card)})
    if state.rules.hidden_discards:
        hidden = Event("terra-discarded-hidden", {"seat": seated(state.turn)})
        state.tell_only(state.turn, event, hidden)
    else:
        state.tell(event)


def ended_turn(state: TerraState) -> None:
    if state.listener is not None:
        state.tell(Event("terra-ended-turn", {"seat": seated(state.turn)}))


def lost(state: TerraState, limit: Limit) -> None:
    """All that was hidden lies open now."""
    if state.listener is not None:
        state.tell(Event(f"terra-lost-{limit.kind}", {limit.kind: limit.name}, news=True))


def saved(state: TerraState) -> None:
    if state.listener is not None:
        state.tell(Event("terra-saved", {}, news=True))


def turned_up_hoard(state: TerraState, seat: i64, number: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terra-hoard-turned-up", _set(seat, number), news=True))


def _sums(state: TerraState, crisis: i64, total: i64) -> Args:
    return {"crisis": spell_crisis(crisis), "total": total, "threat": state.threat(crisis)}


def _set(seat: i64, number: i64) -> Args:
    return {"seat": seated(seat), "set": spell_set(number), "points": SET_POINTS[number]}
