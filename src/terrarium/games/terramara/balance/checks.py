"""All that is weighed."""

from typing import Final

from terrarium.games.terramara.balance import (
    artefacts,
    costs,
    crossroads,
    start_cards,
    tiles,
    vocabulary,
)
from terrarium.games.terramara.balance.box import Box
from terrarium.games.terramara.edition import TerramaraEdition

CHECKS: Final = (
    *tiles.CHECKS,
    *crossroads.CHECKS,
    *start_cards.CHECKS,
    *costs.CHECKS,
    *artefacts.CHECKS,
    *vocabulary.CHECKS,
)


def warnings(edition: TerramaraEdition) -> list[str]:
    """What an edition does otherwise than our own set, by line."""
    box = Box(edition)
    found = {warned for check in CHECKS for warned in check(box)}
    return [f"line {line}: {text}" for line, text in sorted(found)]
