"""Land's own tiles (1.20)."""

import pytest

from tests.games.terramara.tables import Table, terramara


def land() -> Table:
    """Seat 0 has just drafted Land."""
    drafting = "phase: draft\nfirst: 1\nopen characters: land, war, craft"
    return terramara(drafting, players=2).play("draft land")


@pytest.mark.rule("1.20", "1.23b start")
def test_young_land_chooses_a_crossroad_and_then_an_outpost() -> None:
    table = land()
    assert table.legal() == ["crossroad 3", "crossroad 4"]
    assert table.play("crossroad 3").legal() == ["outpost 3", "outpost 4"]


@pytest.mark.rule("1.20")
def test_a_tile_on_the_board_cannot_be_lands_own() -> None:
    assert land().refusal("crossroad 1") == ("terramara-tile-on-board", "1.20")


@pytest.mark.rule("1.20")
def test_land_is_asked_for_its_outpost_only_after_its_crossroad() -> None:
    assert land().refusal("outpost 3") == ("terramara-asked-crossroad", "1.20")
