"""Each of the 4 special spaces: what it asks for and what it brings (1.16)."""

import pytest

from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import Table, terramara

ROWS_1_TO_4 = "right: alder-grove, low-ridge, deer-forest, red-scree"

# Tile, what is just enough, moves, what one has then.
SPECIAL = [
    (
        "smelters-camp",
        "workers 0: L2, L3",
        ("gain metal", "travel start-c1"),
        "1 metal; strength 1; culture 1; caravans start c1; L2 worker; L3 worker",
    ),
    ("sacred-spring", "culture 0: 10", ("gain metal",), "1 metal; culture 10; points 3"),
    (
        "mountain-pass",
        "caravans 0: c4, c4",
        ("gain leather", "gain brick", "gain metal"),
        "1 leather, 1 brick, 1 metal; caravans c4 c4",
    ),
    (
        "hill-fort",
        "strength 0: 12\ngoods 0: 1 wood",
        ("gain metal", "gain metal", "refine wood"),
        "1 timber, 2 metal; strength 12",
    ),
]


def in_round_5(tile: str, before: str) -> Table:
    other = "hill-fort" if tile != "hill-fort" else "mountain-pass"
    return terramara(f"round: 5\n{ROWS_1_TO_4}, {tile}, {other}\n{before}")


@pytest.mark.rule("1.16")
@pytest.mark.parametrize(("tile", "before", "moves", "then"), SPECIAL)
def test_a_special_space_brings(tile: str, before: str, moves: tuple[str, ...], then: str) -> None:
    assert holds(in_round_5(tile, before).play("send explorer to d5", *moves)) == then


@pytest.mark.rule("1.16")
@pytest.mark.parametrize("tile", [row[0] for row in SPECIAL])
def test_a_special_space_is_closed_to_who_has_nothing(tile: str) -> None:
    assert in_round_5(tile, "").refusal("send chief to d5") == ("terramara-special-needs", "1.16")
