"""What players are told of gains, payments, raids, the road, the river and artefacts.

Nothing is put into words when nobody listens.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.core.reason import Args
from terrarium.games.terramara.goods import GOOD_NAMES, NOTHING, RAWS, spell_bundle
from terrarium.games.terramara.road import PLACE_NAMES, segment_of
from terrarium.games.terramara.state import TerramaraState

if TYPE_CHECKING:  # effects tell of themselves
    from terrarium.games.terramara.effects.effect import Effect


def gained_goods(state: TerramaraState, seat: i64, bundle: i64) -> None:
    if state.listener is not None:
        _tell_of_goods(state, "terramara-gained", seat, bundle)


def paid_goods(state: TerramaraState, seat: i64, bundle: i64) -> None:
    if state.listener is not None:
        _tell_of_goods(state, "terramara-paid", seat, bundle)


def exchanged(state: TerramaraState, seat: i64, effect: "Effect", times: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "effect": effect, "times": times}
        state.tell(Event("terramara-exchanged", args))


def chose(state: TerramaraState, seat: i64, effect: "Effect") -> None:
    if state.listener is not None:
        state.tell(Event("terramara-chose", {"seat": seated(seat), "effect": effect}))


def saved(state: TerramaraState, seat: i64, good: i64) -> None:
    """What river 12 saves."""
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "good": GOOD_NAMES[good]}
        state.tell(Event("terramara-saved", args))


def refined(state: TerramaraState, seat: i64, raw: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "raw": GOOD_NAMES[raw], "good": GOOD_NAMES[raw + RAWS]}
        state.tell(Event("terramara-refined", args))


def scored(state: TerramaraState, seat: i64, points: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-scored", {"seat": seated(seat), "points": points}))


def gained_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    if state.listener is not None:
        _tell_of_track(state, "terramara-gained-strength", seat, steps, state.strength[seat])


def lost_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    if state.listener is not None:
        _tell_of_track(state, "terramara-lost-strength", seat, steps, state.strength[seat])


def gained_culture(state: TerramaraState, seat: i64, steps: i64) -> None:
    if state.listener is not None:
        _tell_of_track(state, "terramara-gained-culture", seat, steps, state.culture[seat])


def used_tile(state: TerramaraState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        name = state.rules.bonus_tiles[tile].name
        state.tell(Event("terramara-used-tile", {"seat": seated(seat), "bonus": name}))


def travelled(state: TerramaraState, seat: i64, leaves: i64, place: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(seat),
            "origin": PLACE_NAMES[leaves],
            "place": PLACE_NAMES[place],
        }
        state.tell(Event("terramara-travelled", args))


def parked(state: TerramaraState, seat: i64, leaves: i64, points: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "origin": PLACE_NAMES[leaves], "points": points}
        state.tell(Event("terramara-parked", args))


def placed_flag(state: TerramaraState, seat: i64, place: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "row": segment_of(place)}
        state.tell(Event("terramara-placed-flag", args))


def hired(state: TerramaraState, seat: i64, level: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-hired", {"seat": seated(seat), "level": level}))


def took_warriors(state: TerramaraState, seat: i64, warriors: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-took-warriors", {"seat": seated(seat), "warriors": warriors}))


def gained_explorer(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-gained-explorer", {"seat": seated(seat)}))


def raided(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-raided", {"seat": seated(seat)}))


def gave(state: TerramaraState, seat: i64, raider: i64, good: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(seat),
            "raider": seated(raider),
            "good": GOOD_NAMES[good],
        }
        state.tell(Event("terramara-gave", args))


def crafted(state: TerramaraState, seat: i64, artefact: i64) -> None:
    if state.listener is not None:
        _tell_of_artefact(state, "terramara-crafted", seat, artefact)


def reserved(state: TerramaraState, seat: i64, artefact: i64) -> None:
    if state.listener is not None:
        _tell_of_artefact(state, "terramara-reserved", seat, artefact)


def _tell_of_goods(state: TerramaraState, id: str, seat: i64, bundle: i64) -> None:
    if bundle != NOTHING:
        state.tell(Event(id, {"seat": seated(seat), "bundle": spell_bundle(bundle)}))


def _tell_of_track(state: TerramaraState, id: str, seat: i64, steps: i64, now: i64) -> None:
    state.tell(Event(id, {"seat": seated(seat), "steps": steps, "now": now}))


def _tell_of_artefact(state: TerramaraState, id: str, seat: i64, artefact: i64) -> None:
    name = state.rules.artefacts[artefact].name
    state.tell(Event(id, {"seat": seated(seat), "artefact": name}))
