"""What may be chosen: the things that a move names, and what it would bring."""

from terrarium.games.terra_futura.cells import CELL_NAMES
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.offers import Offer
from terrarium.games.terra_futura.view import TerraFuturaView
from tests.games.terra_futura.table import Table, futura

PLACING = """
    phase: place
    taken: bakery
    territory 0: c3 daybreak with 1 green; d3 grove; c4 bank with 1 pollution
"""


def offered(table: Table, text: str) -> Offer:
    view = table.state.view(0)
    assert isinstance(view, TerraFuturaView)
    return Offer(view, NOTATION.parse(text))


def test_a_placement_says_which_active_cards_it_would_wake() -> None:
    line = offered(futura(PLACING), "place d4").line
    assert [CELL_NAMES[cell] for cell in line] == ["d3"], "the bank in c4 is blocked"


def test_a_cube_says_whether_it_finds_a_space_or_blocks_the_card() -> None:
    table = futura(PLACING).play("place e3", "activate e3 2")
    assert offered(table, "pollute d3").brings == "space"
    assert offered(table, "pollute c3").brings == "blocks"
