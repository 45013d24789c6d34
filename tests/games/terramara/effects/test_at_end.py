"""What cards are worth at the end of the match (1.21)."""

import pytest

from terrarium.games.terramara.effects.at_end import read
from terrarium.games.terramara.goods import one
from terrarium.games.terramara.holdings import Holdings
from terrarium.games.terramara.road import PLACE_NAMES
from terrarium.games.terramara.rules import Rules
from tests.games.terramara.tables import EDITION, GAME

RULES = GAME.setup(4, EDITION, {})
NAMES = [artefact.name for artefact in EDITION.artefacts]


def holdings() -> Holdings:
    """Of a seat with something of everything."""
    crafted = ("bow-drill", "hafted-adze", "ash-spear", "feast-bowl", "carved-throne")
    return Holdings(
        goods=one(0) * 3 + one(3) * 2 + one(5) * 2,
        strength=14,
        culture=11,
        points=0,
        caravans=(PLACE_NAMES.index("l3"), PLACE_NAMES.index("end")),
        road_points=8,
        outposts=(),
        flags=2,
        workers=(2, 1, 1),
        artefacts=tuple(NAMES.index(name) for name in crafted),
        reserved=-1,
        explorers=5,
        power_level=3,
    )


@pytest.mark.rule("1.6", "1.21")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("1 vp per tools", 3),
        ("1 vp per weapons", 1),
        ("1 vp per pottery", 1),
        ("1 vp per clothing", 0),
        ("2 vp per artefact", 10),
        ("3 vp per L3 artefact", 3),
        ("3 vp per flag", 6),
        ("1 vp per worker level", 7),
        ("1 vp per worker", 4),
        ("1 vp per 2 culture", 5),
        ("1 vp per 3 strength", 4),
        ("2 vp per power level", 6),
        ("1 vp per crossroad", 7),
        ("1 vp per refined", 2),
        ("1 vp per 2 raw", 2),
        ("1 vp per explorer", 5),
        ("double caravans", 8),
        ("strength 14 -> 5 vp", 5),
        ("strength 15 -> 5 vp", 0),
        ("culture 11 -> 5 vp", 5),
        ("culture 12 -> 5 vp", 0),
        ("worker levels 7 -> 5 vp", 5),
        ("worker levels 8 -> 5 vp", 0),
        ("both caravans c2 -> 5 vp", 5),
        ("both caravans c3 -> 5 vp", 0),
    ],
)
def test_an_effect_at_the_end_counts(text: str, points: int) -> None:
    assert isinstance(RULES, Rules)
    effect = read(text)
    assert (effect.text, effect.points(RULES, holdings())) == (text, points)
