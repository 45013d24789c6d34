"""What artefacts cost a seat: less by its cards, and by raw goods for refined ones (M-7)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.goods import beyond
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.traits import CRAFTS_FOR_LESS, TWO_RAW_INSTEAD, side_of

ALL_RAW: Final = 99  # any number of raw goods may stand for refined ones
_OF_YOUNG_CRAFT: Final = 2


def cost_of(state: TerramaraState, seat: i64, artefact: i64) -> i64:
    """After all discounts, which apply unasked, but for that of river 12 (M-7, 1.23b)."""
    card = state.rules.artefacts[artefact]
    if not state.traits[seat] & CRAFTS_FOR_LESS:
        return card.cost
    return beyond(card.cost, _saved(state, seat, card.category))


def _saved(state: TerramaraState, seat: i64, category: i64) -> i64:
    """All discounts for a category together."""
    saved: i64 = 0
    side = side_of(state, seat)
    if side is not None:
        saved += side.less[category]
    for artefact in state.artefacts[seat]:
        powers = state.rules.artefacts[artefact].powers
        if powers.traits & CRAFTS_FOR_LESS:
            saved += powers.less[category]
    return saved


def raw_instead(state: TerramaraState, seat: i64, by_effect: i64) -> i64:
    """How many raw goods may stand for refined ones: young Craft's two, or any number."""
    return max(by_effect, _OF_YOUNG_CRAFT if state.traits[seat] & TWO_RAW_INSTEAD else 0)
