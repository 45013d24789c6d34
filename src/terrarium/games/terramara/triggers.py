"""What follows when something happens: the character first, then artefacts as crafted (1.23b).

A seat's mask of traits says at once whether anything follows at all.
"""

from mypy_extensions import i64

from terrarium.games.terramara.components import NO_CARD
from terrarium.games.terramara.effects.carrying import carry_out
from terrarium.games.terramara.effects.trigger import NO_GOOD, Trigger
from terrarium.games.terramara.goods import count
from terrarium.games.terramara.members import CHIEF, NO_MEMBER, explorer_of, is_explorer
from terrarium.games.terramara.road import segment_of
from terrarium.games.terramara.spaces import (
    HUT,
    LEFT_COLUMNS,
    ROWS,
    column_of,
    is_crossroad,
    is_special,
    is_territory,
    row_of,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.traits import (
    GAINS_CULTURE,
    PLACES_FLAG,
    SENDS,
    TO_CROSSROAD,
    TO_NOBODY,
    TO_OTHERS,
    TO_TERRAIN,
    crafts,
    powers_of,
    reaches,
    sends,
)


def answers_sendings(state: TerramaraState, seat: i64) -> bool:
    """Whether anything of the seat may follow when it sends a member."""
    return is_answered(state, seat, SENDS)


def on_sending(state: TerramaraState, seat: i64, kind: i64, space: i64, met: i64) -> None:
    """An explorer or the chief comes to a space; the hut is none (ruling 10, 1.23b)."""
    _answer(state, seat, sending(state, seat, kind, space, met))


def sending(state: TerramaraState, seat: i64, kind: i64, space: i64, met: i64) -> i64:
    """The occasions of traits.py that it is when a member comes to a space."""
    happened: i64 = 0
    if kind > CHIEF or space == HUT:
        return happened
    if met == NO_MEMBER:
        happened |= sends(kind, TO_NOBODY)
    elif is_explorer(met) and met != explorer_of(seat):
        happened |= sends(kind, TO_OTHERS)
    if is_crossroad(space):
        happened |= sends(kind, TO_CROSSROAD)
    elif is_territory(space) and not is_special(space):
        happened |= sends(kind, TO_TERRAIN + terrain_of(state, space))
    return happened


def on_culture(state: TerramaraState, seat: i64) -> None:
    """Once, after the last step of a gain (1.23b)."""
    _answer(state, seat, GAINS_CULTURE)


def on_crossroad(state: TerramaraState, seat: i64, place: i64, both: bool) -> None:
    """A caravan comes to a crossroad, with `both` as the second."""
    _answer(state, seat, reaches(segment_of(place), both))


def on_flag(state: TerramaraState, seat: i64) -> None:
    _answer(state, seat, PLACES_FLAG)


def on_craft(state: TerramaraState, seat: i64, artefact: i64) -> None:
    """Cards crafted before answer; those paid for by kind count what was paid (ruling 3, M-7)."""
    _answer(state, seat, crafts(state.rules.artefacts[artefact].level), artefact)


def is_answered(state: TerramaraState, seat: i64, happened: i64) -> bool:
    """Whether anything of the seat follows."""
    return state.traits[seat] & happened != 0


def terrain_of(state: TerramaraState, space: i64) -> i64:
    """Of a space of a territory tile."""
    column = column_of(space)
    side = column // LEFT_COLUMNS
    tile = state.rules.tiles[state.tiles[side * ROWS + row_of(space) - 1]]
    return tile.terrains[column % LEFT_COLUMNS]


def _answer(state: TerramaraState, seat: i64, happened: i64, artefact: i64 = NO_CARD) -> None:
    if not is_answered(state, seat, happened):
        return
    found: list[Trigger] = []
    for powers in powers_of(state, seat):
        if powers.traits & happened:
            for trigger in powers.triggers:
                if trigger.occasions & happened:
                    found.append(trigger)
    while found:
        _push(state, seat, found.pop(), artefact)


def _push(state: TerramaraState, seat: i64, trigger: Trigger, artefact: i64) -> None:
    times: i64 = 1
    if trigger.per_good != NO_GOOD:
        printed = state.rules.counts_printed
        bundle = state.rules.artefacts[artefact].cost if printed else state.paid
        times = count(bundle, trigger.per_good)
    if times > 0:
        carry_out(state, seat, trigger.parts, times)
