"""What a seat may suppose: only the order of the deck within each level is hidden (M-18)."""

import pytest

from terrarium.games.terramara.state import TerramaraState
from tests.games.terramara.tables import dealt


def imagined(seed: int) -> TerramaraState:
    world = dealt(4, start="first").state.imagine(0, seed)
    assert isinstance(world, TerramaraState)
    return world


def undrawn(state: TerramaraState) -> tuple[int, ...]:
    return state.deck[state.drawn :]


@pytest.mark.rule("M-18")
def test_the_order_of_the_deck_is_supposed_anew() -> None:
    assert undrawn(imagined(1)) != undrawn(imagined(2))


@pytest.mark.rule("M-18")
def test_levels_stay_above_each_other() -> None:
    deck = undrawn(imagined(1))
    assert sorted(deck) == sorted(undrawn(dealt(4, start="first").terramara))
    assert [card // 16 for card in deck[:24]] == [0] * 8 + [1] * 16


@pytest.mark.rule("M-18")
def test_the_row_is_no_secret() -> None:
    assert imagined(1).row == dealt(4, start="first").terramara.row
