"""Each of the 8 crossroad spaces, visited when its row has flipped (1.15)."""

import pytest

from tests.games.terramara.standard.board import RIGHT_BACKS, column_with, row_of
from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import Table, terramara

# Tile, what one has before, moves, what one has then.
CROSSROADS = [
    ("alder-grove", "on hire: explorer 0", ("gain brick", "recall hire"), "1 brick"),
    (
        "low-ridge",
        "goods 0: 1 ore",
        ("gain ore", "gain ore", "times 3", *["gain timber"] * 3),
        "3 timber",
    ),
    ("oak-stand", "goods 0: 1 ore", ("gain brick", "gain brick", "refine ore"), "2 brick, 1 metal"),
    (
        "copper-creek",
        "",
        ("gain wood", "gain metal", "travel {at}-{on}"),
        "1 wood, 1 metal; caravans {at} {on}",
    ),
    (
        "deer-forest",
        "row: war-horn\ngoods 0: 2 ore, 1 wood",
        ("gain stone", "gain ore", "craft 1"),
        "",
    ),
    (
        "red-scree",
        "goods 0: 2 ore",
        ("gain ore", "gain ore", "times 4", *["gain timber"] * 4),
        "4 timber",
    ),
    (
        "pine-hollow",
        "goods 0: 1 metal",
        ("gain wood", "gain wood", "travel {at}-{on}", "times 1"),
        "2 wood; points 4; caravans {at} {on}",
    ),
    ("watch-ridge", "strength 0: 11", ("gain metal",) * 2, "2 metal; strength 11; points 3"),
]


def at_the_crossroad_of(tile: str, before: str) -> Table:
    """Both caravans of seat 0 are at the crossroad of the row that has just flipped."""
    row = row_of(tile, RIGHT_BACKS)
    right = f"right: {column_with(tile, RIGHT_BACKS)}, smelters-camp, sacred-spring"
    return terramara(f"round: {row + 1}\n{right}\ncaravans 0: c{row}, c{row}\n{before}")


@pytest.mark.rule("1.15")
@pytest.mark.parametrize(("tile", "before", "moves", "then"), CROSSROADS)
def test_a_crossroad_brings(tile: str, before: str, moves: tuple[str, ...], then: str) -> None:
    row = row_of(tile, RIGHT_BACKS)
    at, on = f"c{row}", f"c{row + 1}"
    table = at_the_crossroad_of(tile, before).play(f"send explorer to x{row}")
    table.play(*(move.format(at=at, on=on) for move in moves))
    stayed = "" if "caravans" in then else f"; caravans {at} {at}"
    assert holds(table) == (then.format(at=at, on=on) + stayed).removeprefix("; ")


@pytest.mark.rule("1.15")
def test_every_crossroad_is_visited_here() -> None:
    assert [row[0] for row in CROSSROADS] == RIGHT_BACKS


@pytest.mark.rule("1.15", "1.23b recall")
def test_who_took_an_explorer_back_at_a_crossroad_has_it_in_hand() -> None:
    table = at_the_crossroad_of("alder-grove", "on hire: explorer 0")
    table.play("send explorer to x1", "gain brick", "recall hire")
    assert table.terramara.explorers[0] == 3


@pytest.mark.rule("1.15", "M-4")
def test_members_return_from_a_crossroad_and_may_come_again() -> None:
    last = "hand 0: 1 explorer\nhand 1: -\nhand 2: -\nhand 3: -"
    table = terramara(f"round: 2\ncaravans 0: c1, c1\n{last}").play("send explorer to x1")
    table.play("gain brick")
    while table.terramara.round == 2:
        table.play(table.legal()[-1])
    assert table.terramara.explorers[0] == 4
