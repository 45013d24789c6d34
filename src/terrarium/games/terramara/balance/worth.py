"""What things are worth, as the known bonus tiles exchange them."""

from collections.abc import Sequence
from typing import Final

from terrarium.games.terramara.components import Parts
from terrarium.games.terramara.effects.effect import Icon
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS

Prices = dict[str, float]  # of one of each thing, by the word of its icon

POWER_LEVELS: Final = 4


def _prices(vp: float, warriors: float) -> Prices:
    """In raw goods."""
    return {
        **dict.fromkeys((*GOOD_NAMES[:RAWS], "raw", "refine"), 1.0),
        **dict.fromkeys((*GOOD_NAMES[RAWS:], "refined", "culture", "movement"), 2.0),
        "strength": 1.5,
        "vp": vp,
        "warriors": warriors,
        "L1 worker": 4.0,
        "L2 worker": 7.0,
        "take-back": 3.5,
        "craft-with-raw": 4.0,
        "raid": 3.0,
    }


# By level: points and warriors are worth more and more.
UNITS: Final = (_prices(0.75, 1.75), _prices(1.0, 1.75), _prices(1.2, 2.5))

# In points, for what an artefact brings at once: a step on any track is one and a half.
POINTS: Final[Prices] = {
    **{thing: 0.75 * units for thing, units in UNITS[0].items()},
    **dict.fromkeys(("strength", "culture", "movement"), 1.5),
    "vp": 1.0,
}


def worth(parts: Parts, prices: Prices) -> float:
    return sum(_worth(part.icons(), prices) for part in parts)


def _worth(icons: Sequence[Icon], prices: Prices) -> float:
    """Of exchanges what is left over, of alternatives the best, by power level the mean."""
    words = [word for _, word in icons]
    if "arrow" in words:
        arrow = words.index("arrow")
        gained = _worth(icons[arrow + 1 :], prices) - _worth(icons[:arrow], prices)
        return icons[arrow][0] * gained
    if "or" in words:
        either = words.index("or")
        return max(_worth(icons[:either], prices), _worth(icons[either + 1 :], prices))
    total = sum(max(amount, 1) * prices.get(word, 0.0) for amount, word in icons)
    return total / POWER_LEVELS if words[0] == "power" else total
