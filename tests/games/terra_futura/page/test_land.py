"""One's own territory has room for all that it may come to."""

from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW
from tests.games.terra_futura.page.test_board import own
from tests.games.terra_futura.table import dealt


def test_a_starting_card_lies_amid_all_the_cells_that_it_may_come_to() -> None:
    land = own(dealt(), 0).territory
    assert [(tile.row, tile.column) for tile in land.tiles] == [(3, 3)]
    assert len(land.room) == CELLS - 1


def test_a_territory_that_fills_its_window_may_come_to_nothing_else() -> None:
    table = dealt()
    while table.legal():
        table.play(table.legal()[0])
    land = own(table, 0).territory
    assert len(land.tiles) == IN_WINDOW
    assert land.room == []
    assert (land.rows, land.columns) == (5, 5)
