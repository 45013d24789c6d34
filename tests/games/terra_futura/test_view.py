"""What each seat may know."""

import pytest

from tests.games.terra_futura.table import dealt, futura, nine, taken


@pytest.mark.rule("4.13")
def test_a_seat_sees_its_own_scoring_cards_and_how_many_others_have() -> None:
    table = futura("scoring 0: 1, 9\nscoring 1: 3, 13")
    own, other = table.view(0)["scoring"]
    assert [card["number"] for card in own] == [1, 9]
    assert own[1] == {
        "number": 9,
        "name": "building-town",
        "pattern": "##./##./...",
        "set": {"construction": 2, "goods": 1},
        "points": 5,
    }
    assert other == 2
    assert table.view()["scoring"] == [2, 2]


@pytest.mark.rule("4.13")
def test_the_decks_show_their_sizes_and_nothing_else() -> None:
    table = futura("row I: orchard, garden, meadow, grove\ndeck I: bank, ferry\nscoring 0: 1, 2")
    text = str(table.view(0))
    assert table.view(0)["decks"]["I"] == 2
    assert "'bank'" not in text.replace(str(table.view(0)["discards"]), "")


@pytest.mark.rule("4.13")
def test_rows_discards_and_territories_are_everybodys() -> None:
    table = dealt(3)
    views = [table.view(seat) for seat in range(3)]
    for key in ("rows", "decks", "discards", "territories", "line", "turn", "phase", "first"):
        assert views[0][key] == views[1][key] == views[2][key] == table.view()[key]


@pytest.mark.rule("4.13", "4.6")
def test_a_card_is_shown_with_all_that_lies_on_it() -> None:
    table = taken("bank", "c3 daybreak with 2 green, 1 money; d3 orchard with 1 red, 2 pollution")
    assert table.view(1)["territories"][0] == [
        {
            "cell": "c3",
            "card": "daybreak",
            "resources": {"green": 2, "money": 1},
            "cubes": 0,
            "spaces": 0,
            "active": True,
        },
        {
            "cell": "d3",
            "card": "orchard",
            "resources": {"red": 1},
            "cubes": 2,
            "spaces": 1,
            "active": False,
        },
    ]


def test_only_the_actor_is_told_the_legal_moves() -> None:
    table = futura("phase: place\ntaken: bank")
    assert table.view(0)["legal"] == ["place c2", "place b3", "place d3", "place c4"]
    assert "legal" not in table.view(1)


def test_the_view_says_what_is_being_carried_out() -> None:
    table = taken("bakery", "c3 daybreak with 1 green; d3 bank").play("place c4", "activate c4 2")
    assert table.view(1)["effect"] == {
        "cell": "c4",
        "text": "1 green -> 1 food, 1 pollution",
        "copied": None,
        "paid": {"green": 1},
        "cubes": 1,
    }


CUBES_TO_COME = """
    phase: place
    taken: food-hall
    territory 0: c3 daybreak with 2 money; d3 bank with 1 money
"""


def test_cubes_are_still_to_be_laid_while_the_price_is_paid() -> None:
    table = futura(CUBES_TO_COME).play("place c4", "activate c4 1")
    assert (table.view()["phase"], table.view()["effect"]["cubes"]) == ("pay", 1)


def test_cubes_are_still_to_be_laid_while_the_reward_is_chosen() -> None:
    table = futura("""
        phase: place
        taken: crossroads
        territory 0: c3 daybreak with 1 green; d3 bank
    """).play("place c4", "activate c4 2")
    assert (table.view()["phase"], table.view()["effect"]["cubes"]) == ("gain", 1)


@pytest.mark.rule("4.13")
def test_after_the_end_the_decks_lie_open() -> None:
    table = futura(
        f"phase: over\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\n"
        "scoring 0: 1, 9\nscoring 1: 3, 13\n"
        "pattern 0: 1\npattern 1: 3\nset 0: 1\nset 1: 3\ndeck I: allotment"
    )
    assert table.view(0)["decks"]["I"] == ["allotment"]


@pytest.mark.rule("4.13", "5.4")
def test_a_hidden_choice_looks_hidden_in_a_record_too() -> None:
    table = futura(
        f"phase: set\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\n"
        "scoring 0: 1, 9\nscoring 1: 3, 13\npattern 0: 1\npattern 1: 3"
    )
    move = table.state.legal()[0]
    assert table.state.shown(0, move) == "set 1"
    assert table.state.shown(1, move) == "set ?"
    assert not table.state.public()
