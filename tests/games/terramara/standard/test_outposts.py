"""Each of the 8 outposts: what its three grades ask for (1.17)."""

import pytest

from tests.games.terramara.standard.board import LEFT_BACKS, column_with, row_of
from tests.games.terramara.tables import terramara

# Tile, what is not enough, and what is just easy, medium and hard.
OUTPOSTS = {
    "river-pasture": ("culture 0: 9", "culture 0: 10", "culture 0: 12", "culture 0: 14"),
    "clay-pits": (
        "workers 0: L2",
        "workers 0: L1, L2",
        "workers 0: L2, L3",
        "workers 0: L2, L2, L3",
    ),
    "cattle-ford": (
        "caravans 0: c1, c5",
        "caravans 0: c2, c5",
        "caravans 0: c4, c5",
        "caravans 0: c5, c5",
    ),
    "gravel-bank": ("strength 0: 12", "strength 0: 13", "strength 0: 16", "strength 0: 20"),
    "long-meadow": (
        "artefacts 0: hide-boots",
        "artefacts 0: hide-boots, warp-loom",
        "artefacts 0: hide-boots, warp-loom, runners-cap",
        "artefacts 0: hide-boots, warp-loom, runners-cap, amber-collar",
    ),
    "grey-quarry": (
        "artefacts 0: kiln-grate",
        "artefacts 0: kiln-grate, feast-bowl",
        "artefacts 0: kiln-grate, feast-bowl, painted-urn",
        "artefacts 0: kiln-grate, feast-bowl, painted-urn, house-model",
    ),
    "muster-field": (
        "artefacts 0: bow-drill",
        "artefacts 0: bow-drill, hafted-adze",
        "artefacts 0: bow-drill, hafted-adze, wagon-wheel",
        "artefacts 0: bow-drill, hafted-adze, wagon-wheel, carved-throne",
    ),
    "slate-steps": (
        "artefacts 0: ash-spear",
        "artefacts 0: ash-spear, bronze-dagger",
        "artefacts 0: ash-spear, bronze-dagger, war-horn",
        "artefacts 0: ash-spear, bronze-dagger, war-horn, gilded-sword",
    ),
}
GRADES = [
    (tile, held, points)
    for tile, grades in OUTPOSTS.items()
    for held, points in zip(grades, (0, 2, 5, 10), strict=True)
]


def left_with(tile: str) -> str:
    return f"left: {column_with(tile, LEFT_BACKS)}, lake-plain, white-cliffs"


@pytest.mark.rule("1.17", "M-15")
@pytest.mark.parametrize(("tile", "held", "points"), GRADES)
def test_a_flag_at_an_outpost_scores(tile: str, held: str, points: int) -> None:
    left, place = left_with(tile), f"r{row_of(tile, LEFT_BACKS)}"
    caravans = "" if "caravans" in held else "caravans 0: start, c5\n"
    table = terramara(f"round: 5\nphase: over\n{left}\nflags 0: {place}\n{caravans}{held}")
    assert table.outcome().scores[0]["outposts"] == points


@pytest.mark.rule("1.17")
def test_every_outpost_is_scored_here() -> None:
    assert list(OUTPOSTS) == LEFT_BACKS


@pytest.mark.rule("1.17")
@pytest.mark.parametrize("tile", OUTPOSTS)
def test_without_a_flag_an_outpost_scores_nothing(tile: str) -> None:
    table = terramara(f"round: 5\nphase: over\n{left_with(tile)}\n{OUTPOSTS[tile][3]}")
    assert table.outcome().scores[0]["outposts"] == 0
