"""Every icon of the box is on some artefact (1.21c)."""

from collections.abc import Iterator
from typing import Final

from terrarium.games.terramara.balance.box import Box, Warned
from terrarium.games.terramara.components import CATEGORY_NAMES
from terrarium.games.terramara.effects.powers import Line

POINTS_BY_COST: Final = "points by cost"
LESS_OF_A_CATEGORY: Final = "less in a category"
ICONS: Final = (
    *("raid", "raid-1", "per-stronger", "take-back", "craft-with-raw", "power", "arrow", "or"),
    *("when-culture", "first-caravan", "second-caravan", "join-equal", "explorer", "chief"),
    *("plain", "quarry", "forest", "mountain", "each", LESS_OF_A_CATEGORY, POINTS_BY_COST),
    *("double-caravans", "raw", "refined", "strength", "culture", "movement"),
)


def every_icon(box: Box) -> Iterator[Warned]:
    shown = {icon for card in box.cards for line in card.powers.lines for icon in _shown(line)}
    for icon in ICONS:
        if icon not in shown:
            yield box.cards[0].line, f"no artefact shows the icon {icon}"


CHECKS: Final = (every_icon,)


def _shown(line: Line) -> set[str]:
    """The words of its icons, and what two of them mean together."""
    words = {word for _, word in line.icons}
    if {"craft", "per"} <= words:
        words.add(POINTS_BY_COST)
    if words & set(CATEGORY_NAMES) and any(number < 0 for number, _ in line.icons):
        words.add(LESS_OF_A_CATEGORY)
    return words
