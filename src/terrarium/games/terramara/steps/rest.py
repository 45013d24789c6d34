"""Resting points: in one's own turn workers and once-a-round effects can be used (M-1, 1.23b).

A step that is a resting point offers workers (`add_work`) and effects (`add_uses`) beside its own
moves, and asks again after one.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.games.terramara.characters import BONUS, NO_CHARACTER
from terrarium.games.terramara.components import BONUS_IN_LEVEL, LEVELS, Parts
from terrarium.games.terramara.effects.carrying import carry_out_now, is_usable
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.goods import BEFORE_THE_FIRST, NOTHING, raws
from terrarium.games.terramara.moves import RAID, REFINE, USE_CARD, USE_CHARACTER, USE_TILE, WORK
from terrarium.games.terramara.phases import WORKING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.traits import HAS_USES

_ANY_WORKER: Final = 1


def can_rest(state: TerramaraState, seat: i64) -> bool:
    """Whether a worker or an effect can be used now."""
    return can_work(state, seat) or can_use(state, seat)


def is_rest(move: i64) -> bool:
    return WORK <= move < REFINE or USE_CARD <= move < RAID


def rested(state: TerramaraState) -> None:
    """Another kind of move was made: any worker may follow."""
    state.least_work = _ANY_WORKER


def play_rest(state: TerramaraState, seat: i64, move: i64) -> None:
    """The decision itself has been pushed again before."""
    if move < REFINE:
        _put_to_work(state, seat, move - WORK + 1)
        return
    rested(state)
    if move < USE_TILE:
        _use_card(state, seat, move - USE_CARD)
    elif move < USE_CHARACTER:
        _use_tile(state, seat, move - USE_TILE)
    else:
        _use_character(state, seat)


def why_not_rest(state: TerramaraState, seat: i64, move: i64, workers: bool) -> Reason | None:
    if not state.is_in_own_turn(seat):
        return Reason("terramara-not-own-turn", "M-1")
    if move < REFINE:
        return _why_not_work(state, seat, move - WORK + 1, workers)
    if move < USE_TILE:
        return _why_not_card(state, seat, move - USE_CARD)
    if move < USE_CHARACTER:
        return _why_not_tile(state, seat, move - USE_TILE)
    return _why_not_character(state, seat)


# Workers.


def add_work(state: TerramaraState, seat: i64, moves: list[int]) -> None:
    """A ready worker of each level, ascending, if there is something to refine (1.5)."""
    if not state.is_in_own_turn(seat) or raws(state.goods[seat]) == NOTHING:
        return
    for level in range(state.least_work, LEVELS + 1):
        if state.ready[seat * LEVELS + level - 1]:
            moves.append(int(WORK + level - 1))


def can_work(state: TerramaraState, seat: i64) -> bool:
    """Whether there is such a worker."""
    if not state.is_in_own_turn(seat) or raws(state.goods[seat]) == NOTHING:
        return False
    for level in range(state.least_work, LEVELS + 1):
        if state.ready[seat * LEVELS + level - 1]:
            return True
    return False


def _why_not_work(state: TerramaraState, seat: i64, level: i64, workers: bool) -> Reason | None:
    if not workers:
        return Reason("terramara-no-work-now", "1.23b")
    if not state.ready[seat * LEVELS + level - 1]:
        return Reason("terramara-no-ready-worker", "1.5", {"level": int(level)})
    if raws(state.goods[seat]) == NOTHING:
        return Reason("terramara-nothing-raw", "1.5")
    if level < state.least_work:
        return Reason("terramara-workers-ascending", "1.23c", {"level": int(state.least_work)})
    return None


def _put_to_work(state: TerramaraState, seat: i64, level: i64) -> None:
    """Turned for this round, the worker refines up to its level (1.5)."""
    state.least_work = level
    state.ready[seat * LEVELS + level - 1] -= 1
    events.put_to_work(state, seat, level)
    state.push(WORKING, seat, Task(level, BEFORE_THE_FIRST))


# Once-a-round effects.


def add_uses(state: TerramaraState, seat: i64, moves: list[int]) -> None:
    """Artefacts, a tile of young Bonus, a character: those whose effect could do something now."""
    if not state.is_in_own_turn(seat):
        return
    is_used = state.traits[seat] & HAS_USES
    if is_used:
        _add_cards(state, seat, moves)
    if state.private and not state.tile_used and state.is_character(seat, BONUS, adult=False):
        _add_tiles(state, seat, moves)
    if is_used and _can_use_character(state, seat):
        moves.append(USE_CHARACTER)


def can_use(state: TerramaraState, seat: i64) -> bool:
    """Whether there is any such effect."""
    moves: list[int] = []
    if state.traits[seat] & HAS_USES or state.private:
        add_uses(state, seat, moves)
    return len(moves) > 0


def _add_cards(state: TerramaraState, seat: i64, moves: list[int]) -> None:
    """They lie in the order of crafting, and are offered in ascending order."""
    before = len(moves)
    ready = state.rules.used_each_round & ~state.turned
    for artefact in state.artefacts[seat]:
        if ready >> artefact & 1 and is_usable(state, seat, _parts_of(state, artefact)):
            moves.append(USE_CARD + artefact)
    if len(moves) > before + 1:
        moves[before:] = sorted(moves[before:])


def _parts_of(state: TerramaraState, artefact: i64) -> Parts:
    return state.rules.artefacts[artefact].powers.each_round


def _add_tiles(state: TerramaraState, seat: i64, moves: list[int]) -> None:
    for tile in range(_tiles_by_now(state)):
        if state.private >> tile & 1 and is_usable(
            state, seat, state.rules.bonus_tiles[tile].parts
        ):
            moves.append(USE_TILE + tile)


def _tiles_by_now(state: TerramaraState) -> i64:
    """Those of level 1 in round 1, of levels 1 and 2 in round 2, then all (1.20)."""
    return min(state.round, LEVELS) * BONUS_IN_LEVEL


def _can_use_character(state: TerramaraState, seat: i64) -> bool:
    if state.character_used or not state.is_adult(seat):
        return False
    parts = state.rules.characters[state.character[seat]].adult.each_round
    return len(parts) > 0 and is_usable(state, seat, parts)


def _use_card(state: TerramaraState, seat: i64, artefact: i64) -> None:
    """Turned for this round (1.6)."""
    state.turned |= bit(artefact)
    events.used_card(state, seat, artefact)
    carry_out_now(state, seat, _parts_of(state, artefact))


def _use_tile(state: TerramaraState, seat: i64, tile: i64) -> None:
    """A private tile is spent, even if it is used in part (1.23b)."""
    state.private &= ~bit(tile)
    state.tile_used = True
    events.used_own_tile(state, seat, tile)
    carry_out_now(state, seat, state.rules.bonus_tiles[tile].parts)


def _use_character(state: TerramaraState, seat: i64) -> None:
    state.character_used = True
    events.used_character(state, seat)
    carry_out_now(state, seat, state.rules.characters[state.character[seat]].adult.each_round)


def _why_not_card(state: TerramaraState, seat: i64, artefact: i64) -> Reason | None:
    if artefact not in state.artefacts[seat]:
        return Reason("terramara-not-your-artefact", "1.6")
    parts = _parts_of(state, artefact)
    if not parts:
        return Reason("terramara-not-each-round", "1.6")
    if state.turned & bit(artefact):
        return Reason("terramara-used-already", "1.6")
    return _why_useless(state, seat, parts)


def _why_not_tile(state: TerramaraState, seat: i64, tile: i64) -> Reason | None:
    if not state.is_character(seat, BONUS, adult=False) or not state.private >> tile & 1:
        return Reason("terramara-not-your-tile", "1.20")
    if state.tile_used:
        return Reason("terramara-tile-used", "1.20")
    if tile >= _tiles_by_now(state):
        return Reason("terramara-tile-too-early", "1.20")
    parts = state.rules.bonus_tiles[tile].parts
    return _why_useless(state, seat, parts)


def _why_not_character(state: TerramaraState, seat: i64) -> Reason | None:
    if state.character[seat] == NO_CHARACTER or not state.is_adult(seat):
        return Reason("terramara-no-character-use", "1.20")
    parts = state.rules.characters[state.character[seat]].adult.each_round
    if not parts:
        return Reason("terramara-no-character-use", "1.20")
    if state.character_used:
        return Reason("terramara-used-already", "1.20")
    return _why_useless(state, seat, parts)


def _why_useless(state: TerramaraState, seat: i64, parts: Parts) -> Reason | None:
    return None if is_usable(state, seat, parts) else Reason("terramara-does-nothing", "1.23b")
