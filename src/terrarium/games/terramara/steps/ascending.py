"""Goods are named one after another, ascending: one choice is one path (1.23c)."""

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.goods import GOOD_NAMES, count
from terrarium.games.terramara.state import TerramaraState


def why_not_next(
    state: TerramaraState, good: i64, least: i64, rule: str, descends: str
) -> Reason | None:
    """It is there (by the rule of the step), and none of a later kind was named before."""
    args: Args = {"good": GOOD_NAMES[good]}
    if not count(state.goods[state.seat], good):
        return Reason("terramara-not-there", rule, args)
    return Reason(descends, "1.23c", args) if good < least else None
