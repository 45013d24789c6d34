"""Why a member cannot be sent to a space: the paragraph of 1.8 that forbids it."""

from mypy_extensions import i64

from terrarium.core.player import seated
from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.admission import (
    has_caravans_at,
    kinds_in_hand,
    meets_special,
    owns_land,
    takers,
)
from terrarium.games.terramara.clan import strength_of
from terrarium.games.terramara.components import CONDITION_NAMES, RIGHT
from terrarium.games.terramara.conditions import SPECIAL_MARK, mark_said
from terrarium.games.terramara.members import (
    EXPLORER,
    EXPLORER_OF,
    FIRE,
    MEMBER_NAMES,
    NEUTRAL,
    NEUTRAL_NAMES,
    NO_MEMBER,
    explorer_of,
    is_explorer,
)
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    FIRST,
    LAND,
    RAID,
    ROWS,
    is_special,
    is_territory,
    round_of,
    row_of,
    standing_on,
)
from terrarium.games.terramara.state import ROUNDS, TerramaraState


def why_not_send(state: TerramaraState, seat: i64, kind: i64, space: i64) -> Reason | None:
    if not kinds_in_hand(state, seat) >> kind & 1:
        args: Args = {"member": MEMBER_NAMES[kind]}
        return Reason("terramara-none-in-hand", "1.7", args)
    if takers(state, seat)[kind] >> space & 1:
        return None
    return _why_closed(state, seat, kind, space) or _why_not_join(
        state, seat, standing_on(space, state.players)
    )


def _why_closed(state: TerramaraState, seat: i64, kind: i64, space: i64) -> Reason | None:
    """What has nothing to do with who stands there."""
    if space in (RAID, FIRST):
        return _why_not_once(state, space)
    if space == LAND and not owns_land(state, seat):
        return Reason("terramara-no-own-crossroad", "M-17")
    if CROSSROADS <= space < LAND:
        return _why_not_crossroad(state, seat, space)
    return _why_not_row(state, seat, kind, space) if is_territory(space) else None


def _why_not_once(state: TerramaraState, space: i64) -> Reason:
    if state.closed >> space & 1:
        return Reason("terramara-chosen-already", "M-16")
    return Reason("terramara-raid-needs-strength", "1.11")


def _why_not_crossroad(state: TerramaraState, seat: i64, space: i64) -> Reason | None:
    row = space - CROSSROADS + 1
    if not state.has_flipped(row):
        return Reason("terramara-row-not-flipped", "1.15", {"row": int(row)})
    if not has_caravans_at(state, seat, space):
        return Reason("terramara-caravans-not-there", "1.15", {"row": int(row)})
    if state.players == 2 and state.first_on[space] != NO_MEMBER:
        return Reason("terramara-restricted", "1.15")
    return None


def _why_not_row(state: TerramaraState, seat: i64, kind: i64, space: i64) -> Reason | None:
    belongs = round_of(row_of(space))
    if belongs < state.round:
        return Reason("terramara-row-flipped-already", "1.8", {"row": int(row_of(space))})
    if is_special(space) and not meets_special(state, seat, space):
        return _why_not_special(state, space)
    if kind != EXPLORER and belongs > state.round:
        return Reason("terramara-future-for-explorers", "1.8", {"member": MEMBER_NAMES[kind]})
    return None


def _why_not_special(state: TerramaraState, space: i64) -> Reason:
    if state.round < ROUNDS:
        return Reason("terramara-special-too-early", "1.16")
    asked = state.rules.tiles[state.tiles[RIGHT * ROWS + row_of(space) - 1]].special
    mark = mark_said(state.rules, asked, SPECIAL_MARK)
    args: Args = {"asked": CONDITION_NAMES[asked], "mark": mark}
    return Reason("terramara-special-needs", "1.16", args)


def _why_not_join(state: TerramaraState, seat: i64, space: i64) -> Reason:
    """By who stands there."""
    met = state.first_on[space]
    if met == FIRE:
        return Reason("terramara-burning", "1.8")
    if state.second_on[space] != NO_MEMBER:
        return Reason("terramara-two-already", "1.8")
    if not is_explorer(met):
        return Reason("terramara-chief-there", "1.8")
    if met == explorer_of(seat):
        return Reason("terramara-own-explorer-there", "1.8")
    return Reason("terramara-not-strong-enough", "1.8", _strengths(state, seat, met))


def _strengths(state: TerramaraState, seat: i64, met: i64) -> Args:
    """Of both, and whose the explorer is that stands there."""
    strengths: Args = {"own": state.strength[seat], "theirs": int(strength_of(state, met))}
    if met >= NEUTRAL:
        return {**strengths, "kind": "neutral", "who": NEUTRAL_NAMES[met - NEUTRAL]}
    return {**strengths, "kind": "player", "who": seated(met - EXPLORER_OF)}
