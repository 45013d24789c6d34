"""What a seat may suppose."""

import pytest

from terrarium.games.terra_futura.state import TerraFuturaState
from tests.games.terra_futura.table import Table, dealt, futura, nine

WORLDS = 30


def worlds(table: Table, seat: int) -> list[TerraFuturaState]:
    found = [table.state.imagine(seat, seed) for seed in range(WORLDS)]
    states = [world for world in found if isinstance(world, TerraFuturaState)]
    assert len(states) == WORLDS
    return states


@pytest.mark.rule("4.13")
def test_the_order_of_the_decks_differs_and_their_cards_do_not() -> None:
    table = dealt()
    found = worlds(table, 0)
    for level in range(2):
        assert len({world.decks[level] for world in found}) == WORLDS
        left = sorted(table.futura.decks[level][table.futura.drawn[level] :])
        assert all(sorted(world.decks[level]) == left for world in found)


@pytest.mark.rule("4.13")
def test_the_scoring_cards_of_others_differ_and_ones_own_do_not() -> None:
    table = dealt(3)
    found = worlds(table, 1)
    assert {world.scoring[1] for world in found} == {table.futura.scoring[1]}
    assert len({world.scoring[0] for world in found}) > WORLDS // 2
    for world in found:
        assert len({card for hand in world.scoring for card in hand}) == 6


@pytest.mark.rule("4.13", "5.2")
def test_a_pattern_that_was_named_stays_known() -> None:
    table = futura(
        f"phase: pattern\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\nscoring 0: 1, 9"
    ).play("pattern 9")
    found = worlds(table, 1)
    assert all(world.pattern[0] == 8 and 8 in world.scoring[0] for world in found)
    assert len({world.scoring[0] for world in found}) > 5


@pytest.mark.rule("4.13", "5.4")
def test_a_hidden_choice_is_one_of_the_cards_supposed() -> None:
    table = futura(
        f"phase: set\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\n"
        "scoring 0: 1, 9\nscoring 1: 3, 13\npattern 0: 1\npattern 1: 3"
    ).play("set 9")
    found = worlds(table, 1)
    assert len({world.chosen[0] for world in found}) > 2
    assert all(world.chosen[0] in world.scoring[0] for world in found)
    assert {world.chosen[0] for world in worlds(table, 0)} == {8}


@pytest.mark.rule("4.13", "5.5")
def test_a_hidden_pattern_is_one_of_the_cards_supposed() -> None:
    table = futura(
        f"phase: pattern\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\nscoring 0: 1, 9",
        simultaneous_patterns="yes",
    ).play("pattern 9")
    found = worlds(table, 1)
    assert len({world.pattern[0] for world in found}) > 2
    assert all(world.pattern[0] in world.scoring[0] for world in found)
