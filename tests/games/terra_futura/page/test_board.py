"""The table as the page shows it to all, and to the one whose turn it is not."""

import pytest

from terrarium.core.state import SPECTATOR
from terrarium.games.terra_futura.page import board_of, own_of
from terrarium.games.terra_futura.page.choices import Own
from terrarium.games.terra_futura.view import TerraFuturaView
from tests.games.terra_futura.table import Table, dealt


def seen(table: Table, seat: int = SPECTATOR) -> TerraFuturaView:
    view = table.state.view(seat)
    assert isinstance(view, TerraFuturaView)
    return view


def own(table: Table, seat: int) -> Own:
    return own_of(seen(table, seat), lambda move: table.state.why_not(seat, move))


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_a_first_turn_is_the_first_until_it_ends(moves: int) -> None:
    table = dealt()
    for _ in range(moves):
        table.play(table.legal()[-1])
    assert board_of(seen(table)).round == 1


def test_the_last_turn_is_the_eighth() -> None:
    table = dealt()
    while not seen(table).final:
        last = board_of(seen(table)).round
        table.play(table.legal()[-1])
    assert last == 8


@pytest.mark.parametrize("moves", [0, 1])
def test_no_space_is_open_to_a_card_in_a_territory_whose_turn_it_is_not(moves: int) -> None:
    table = dealt()
    for _ in range(moves):
        table.play(table.legal()[-1])
    mover = int(seen(table).turn)
    assert own(table, mover).territory.open
    assert not own(table, 1 - mover).territory.open
