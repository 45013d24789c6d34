"""What players are told of gains, payments, raids, the road, the river and artefacts.

Nothing is put into words when nobody listens.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from terrarium.core.player import seated
from terrarium.core.reason import Args
from terrarium.games.terramara.events.telling import tell_of, tell_of_artefact, tell_of_bonus
from terrarium.games.terramara.goods import GOOD_NAMES, NOTHING, RAWS, spell_bundle
from terrarium.games.terramara.road import PLACE_NAMES, segment_of
from terrarium.games.terramara.sources import SPACE
from terrarium.games.terramara.spaces import SPACE_NAMES
from terrarium.games.terramara.state import TerramaraState

if TYPE_CHECKING:  # effects tell of themselves
    from terrarium.games.terramara.effects.effect import Effect


def gained_goods(state: TerramaraState, seat: i64, bundle: i64) -> None:
    if state.listener is not None:
        _tell_of_goods(state, seat, "terramara-gained", bundle)


def paid_goods(state: TerramaraState, seat: i64, bundle: i64) -> None:
    if state.listener is not None:
        _tell_of_goods(state, seat, "terramara-paid", bundle)


def exchanged(state: TerramaraState, seat: i64, effect: "Effect", times: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-exchanged", {"effect": effect, "times": times})


def chose(state: TerramaraState, seat: i64, effect: "Effect") -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-chose", {"effect": effect})


def saved(state: TerramaraState, seat: i64, good: i64) -> None:
    """What river 12 saves."""
    if state.listener is not None:
        tell_of(state, seat, "terramara-saved", {"good": GOOD_NAMES[good]})


def refined(state: TerramaraState, seat: i64, raw: i64) -> None:
    if state.listener is not None:
        args: Args = {"raw": GOOD_NAMES[raw], "good": GOOD_NAMES[raw + RAWS]}
        tell_of(state, seat, "terramara-refined", args)


def scored(state: TerramaraState, seat: i64, points: i64, source: str) -> None:
    """With what brought them; a space by its name."""
    if state.listener is not None:
        if source == SPACE:
            source = f"{SPACE} {SPACE_NAMES[state.sent_to]}"
        tell_of(state, seat, "terramara-scored", {"points": points, "source": source})


def gained_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    if state.listener is not None:
        _tell_of_track(state, seat, "terramara-gained-strength", steps, state.strength[seat])


def lost_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    if state.listener is not None:
        _tell_of_track(state, seat, "terramara-lost-strength", steps, state.strength[seat])


def gained_culture(state: TerramaraState, seat: i64, steps: i64, more: i64) -> None:
    """`more` steps follow when what lies on the way is done, or bring points at the end."""
    if state.listener is not None:
        args: Args = {"steps": steps, "now": state.culture[seat], "more": more}
        tell_of(state, seat, "terramara-gained-culture", args)


def used_tile(state: TerramaraState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        tell_of_bonus(state, seat, "terramara-used-tile", tile)


def travelled(state: TerramaraState, seat: i64, leaves: i64, place: i64) -> None:
    if state.listener is not None:
        args: Args = {"origin": PLACE_NAMES[leaves], "place": PLACE_NAMES[place]}
        tell_of(state, seat, "terramara-travelled", args)


def parked(state: TerramaraState, seat: i64, leaves: i64, points: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-parked", {"origin": PLACE_NAMES[leaves], "points": points})


def placed_flag(state: TerramaraState, seat: i64, place: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-placed-flag", {"row": segment_of(place)})


def hired(state: TerramaraState, seat: i64, level: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-hired", {"level": level})


def took_warriors(state: TerramaraState, seat: i64, warriors: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-took-warriors", {"warriors": warriors})


def gained_explorer(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-gained-explorer", {})


def raided(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-raided", {})


def gave(state: TerramaraState, seat: i64, raider: i64, good: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-gave", {"raider": seated(raider), "good": GOOD_NAMES[good]})


def crafted(state: TerramaraState, seat: i64, artefact: i64) -> None:
    if state.listener is not None:
        tell_of_artefact(state, seat, "terramara-crafted", artefact)


def reserved(state: TerramaraState, seat: i64, artefact: i64) -> None:
    if state.listener is not None:
        tell_of_artefact(state, seat, "terramara-reserved", artefact)


def _tell_of_goods(state: TerramaraState, seat: i64, id: str, bundle: i64) -> None:
    if bundle != NOTHING:
        tell_of(state, seat, id, {"bundle": spell_bundle(bundle)})


def _tell_of_track(state: TerramaraState, seat: i64, id: str, steps: i64, now: i64) -> None:
    tell_of(state, seat, id, {"steps": steps, "now": now})
