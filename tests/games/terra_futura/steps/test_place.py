"""Step 3 of a turn: the card is placed."""

import pytest

from tests.games.terra_futura.table import futura, taken


def placing(territory: str, **options: str) -> list[str]:
    """Where seat 0 may place a card."""
    table = taken("bank", territory, **options)
    return table.legal_of("place")


@pytest.mark.rule("3.3")
def test_the_second_card_lies_edge_to_edge_with_the_starting_card() -> None:
    assert placing("c3 daybreak") == ["c2", "b3", "d3", "c4"]


@pytest.mark.rule("3.3", "7.8")
def test_the_window_floats_until_three_rows_and_columns_are_used() -> None:
    assert placing("c3 daybreak; d3 orchard") == ["c2", "d2", "b3", "e3", "c4", "d4"]


@pytest.mark.rule("3.3", "7.8")
def test_the_starting_card_need_not_be_the_centre() -> None:
    cells = placing("c3 daybreak; d3 orchard; e3 garden")
    assert cells == ["c2", "d2", "e2", "c4", "d4", "e4"]
    corner = placing("c3 daybreak; d3 orchard; e3 garden; e4 meadow; e5 grove")
    assert corner == ["c4", "d4", "d5"]


@pytest.mark.rule("3.3")
def test_a_fourth_row_or_column_is_refused() -> None:
    table = taken("bank", "c3 daybreak; d3 orchard; e3 garden")
    assert table.why_id("place b3") == "terra_futura-outside-window"


@pytest.mark.rule("3.3")
def test_a_cell_holds_one_card() -> None:
    table = taken("bank", "c3 daybreak; d3 orchard")
    assert table.why_id("place d3") == "terra_futura-occupied"
    assert table.why_id("place c3") == "terra_futura-occupied"


@pytest.mark.rule("3.3")
def test_a_corner_touches_nothing() -> None:
    table = futura("phase: place\ntaken: bank")
    assert table.why_id("place d4") == "terra_futura-not-touching"


@pytest.mark.rule("3.3")
def test_without_touching_every_cell_of_a_window_will_do() -> None:
    assert len(placing("c3 daybreak", touching="no")) == 24
    assert placing("c3 daybreak; a1 orchard", touching="no") == [
        "b1",
        "c1",
        "a2",
        "b2",
        "c2",
        "a3",
        "b3",
    ]


@pytest.mark.rule("3.3", "3.4")
def test_the_card_lies_there_empty_and_clean() -> None:
    table = futura("phase: place\ntaken: bank").play("place c4")
    assert table.card(0, "c4")["card"] == "bank"
    assert (table.on(0, "c4"), table.cubes(0, "c4")) == ({}, 0)
    assert table.view()["taken"] is None
