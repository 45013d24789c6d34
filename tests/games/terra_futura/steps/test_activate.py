"""Step 4 of a turn: row and column are activated."""

import pytest

from terrarium.games.terra_futura.effects.assistance import Assistance
from terrarium.games.terra_futura.effects.gain import gain
from tests.games.terra_futura.table import dealt, futura, taken

LAST = """
    phase: place
    taken: {}
    territory 0: b2 orchard; c2 garden; d2 meadow; b3 quarry; c3 daybreak; d3 sawmill; b4 ferry; c4 bank
    territory 1: b2 clay-pit; c2 brickyard; d2 foundry; b3 apiary; c3 riverside; d3 sheepfold; b4 flax-field; c4 grove
"""  # noqa: E501


@pytest.mark.rule("3.4", "8.6")
def test_the_last_card_activates_five_cards() -> None:
    table = futura(LAST.format("pasture")).play("place d4")
    assert table.view()["line"] == ["d2", "d3", "b4", "c4", "d4"]
    assert len(table.view()["territories"][0]) == 9
    table.play("activate d4 1", "activate d2 1", "activate b4 1", "activate d3 1", "activate c4 1")
    assert table.legal() == ["end"]
    assert [table.on(0, cell) for cell in ("d4", "d2", "b4")] == [
        {"green": 1},
        {"green": 1},
        {"money": 1},
    ]


@pytest.mark.rule("3.4")
def test_row_and_column_are_activated_and_nothing_else() -> None:
    table = taken("bank", "c3 daybreak; d3 orchard; c4 garden").play("place d4")
    assert table.view()["line"] == ["d3", "c4", "d4"]
    assert table.why_id("activate c3 2") == "terra_futura-not-in-line"


@pytest.mark.rule("3.4")
def test_gaps_do_not_stop_the_line() -> None:
    table = taken("bank", "c3 daybreak; c2 orchard; d2 meadow; d3 garden; d4 grove")
    table.play("place b2")
    assert table.view()["line"] == ["b2", "c2", "d2"]
    table = taken("bank", "c3 daybreak; c2 garden; b2 orchard", touching="no").play("place b4")
    assert table.view()["line"] == ["b2", "b4"]


@pytest.mark.rule("3.4", "7.5")
def test_no_card_is_activated_twice() -> None:
    table = futura("phase: place\ntaken: bank").play("place c4", "activate c4 1")
    assert table.why_id("activate c4 1") == "terra_futura-not-in-line"
    table.play("activate c3 2")
    assert table.legal() == ["end"]


@pytest.mark.rule("3.4", "7.5")
def test_the_line_is_cleared_from_turn_to_turn() -> None:
    table = futura("phase: place\ntaken: bank").play("place c4", "end")
    assert table.view()["line"] == []


@pytest.mark.rule("3.4")
def test_every_activation_may_be_skipped() -> None:
    table = futura(LAST.format("pasture")).play("place d4")
    assert table.legal()[0] == "end"
    table.play("end")
    assert table.actor() == 1


@pytest.mark.rule("3.4")
def test_what_was_gained_in_this_phase_may_be_spent_in_it() -> None:
    table = taken("bakery", "c3 daybreak; c2 orchard")
    table.play("place c4")
    assert table.why_id("activate c4 2") == "terra_futura-cannot-pay"
    table.play("activate c2 1", "activate c4 2")
    assert table.legal_of("pollute") == ["c2", "c3", "c4"]


@pytest.mark.rule("8.1", "3.4", "4.3", "4.8")
def test_the_rulebooks_example_of_an_activation() -> None:
    """Two producers, then the factory in the middle, then money from the Starting card."""
    table = taken("garden", EXAMPLE)
    table.play("place e3", "activate e3 1", "activate e2 1", "activate d3 1")
    assert table.on(0, "d3") == {"food": 1}
    assert table.on(0, "e3") == table.on(0, "e2") == {}
    table.play("activate c3 2")
    assert table.on(0, "c3") == {"money": 1}
    assert table.legal() == ["end"]


# The Starting card on the left, the factory beside it, a producer above the new card.
EXAMPLE = "c3 daybreak; d3 bakery; d2 quarry; e2 orchard"


@pytest.mark.rule("8.1")
def test_in_the_example_the_order_is_free_but_the_factory_needs_its_price() -> None:
    table = taken("garden", EXAMPLE).play("place e3")
    assert table.why_id("activate d3 1") == "terra_futura-cannot-pay"
    table.play("activate c3 2", "activate e2 1", "activate e3 1", "activate d3 1", "end")
    assert table.on(0, "d3") == {"food": 1}


@pytest.mark.rule("4.1", "4.3")
def test_a_gain_lies_on_the_card_that_produced_it() -> None:
    table = futura("phase: place\ntaken: quarry").play("place c4", "activate c4 1")
    assert table.on(0, "c4") == {"red": 1}
    assert table.on(0, "c3") == {}


@pytest.mark.rule("4.1", "4.2")
def test_an_exchange_is_made_once_for_each_activation_by_one_of_its_options() -> None:
    table = taken("bakery", "c3 daybreak with 4 green; c2 orchard")
    table.play("place c4", "activate c4 1")
    assert table.on(0, "c4") == {"food": 1}
    assert table.on(0, "c3") == {"green": 2}
    assert table.why_id("activate c4 2") == "terra_futura-not-in-line"


@pytest.mark.rule("4.2")
def test_a_card_has_only_the_effects_that_are_on_it() -> None:
    table = futura("phase: place\ntaken: bank").play("place c4")
    assert table.why_id("activate c4 2") == "terra_futura-no-such-effect-here"
    assert table.why_id("activate d4 1") == "terra_futura-no-card-here"


@pytest.mark.rule("4.1")
def test_an_exchange_needs_its_exact_price() -> None:
    table = taken("tailor", "c3 daybreak with 1 yellow, 1 red; d3 bank").play("place c4")
    assert table.why_id("activate c4 1") == "terra_futura-cannot-pay"
    assert table.why_id("activate c4 2") == ""


@pytest.mark.rule("4.4", "4.8")
def test_the_starting_card_gives_any_raw_material_or_money() -> None:
    table = futura("phase: place\ntaken: bank").play("place c4")
    assert table.legal_of("activate") == ["c3 1", "c3 2", "c4 1"]
    table.play("activate c3 1")
    assert table.legal() == ["gain green", "gain red", "gain yellow"]
    assert table.why_id("gain money") == "terra_futura-not-this-gain"
    assert table.why_id("gain food") == "terra_futura-not-this-gain"
    table.play("gain yellow")
    assert table.on(0, "c3") == {"yellow": 1}


@pytest.mark.rule("3.4", "4.6")
def test_an_inactive_card_cannot_be_activated() -> None:
    table = taken("bank", "c3 daybreak; d3 orchard with 2 pollution").play("place e3")
    assert table.why_id("activate d3 1") == "terra_futura-inactive"


@pytest.mark.rule("3.4", "4.6", "4.7")
def test_a_card_freed_in_this_phase_may_still_be_used() -> None:
    table = taken("wetland", "c3 daybreak; d3 orchard with 2 pollution")
    table.play("place e3", "activate e3 1", "done")
    assert table.is_active(0, "d3")
    table.play("activate d3 1")
    assert table.on(0, "d3") == {"green": 1}


@pytest.mark.rule("3", "3.5", "7.1", "8.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_eight_turns_and_nine_cards(players: int) -> None:
    table = dealt(players, 3)
    first = table.actor()
    order = []
    while table.view()["phase"] not in ("pattern",):
        if table.view()["phase"] == "take":
            order.append(table.actor())
            table.play(f"take {table.legal_of('take')[0]}")
        elif table.view()["phase"] == "place":
            table.play(table.legal()[0])
        else:
            table.play("end")
    assert order == [(first + turn) % players for turn in range(8 * players)]
    assert [len(territory) for territory in table.view()["territories"]] == [9] * players
    assert table.actor() == first


@pytest.mark.rule("3.5")
def test_after_the_activation_it_is_the_next_players_turn() -> None:
    table = futura("players: 3\nfirst: 1\nturn: 2\nphase: place\ntaken: bank")
    table.play("place c4", "end")
    assert table.actor() == 0
    assert table.view()["phase"] == "take"


def test_only_activations_and_the_end_are_possible_now() -> None:
    table = futura("phase: place\ntaken: bank").play("place c4")
    assert table.why_id("take I 1") == "terra_futura-activate-or-end"
    assert table.why_id("done") == "terra_futura-activate-or-end"


@pytest.mark.rule("4.1")
def test_everybody_hears_which_effect_was_chosen_before_what_it_brings() -> None:
    """Gaining a raw material of choice and Assistance both begin with a choice on one card."""
    position = (
        "phase: activate\nline: c3\nfirst: 1\nturn: 0\n"
        "territory 0: c3 riverside with 2 red, 2 green; d3 bank\n"
        "territory 1: c3 daybreak; d3 bakery"
    )
    for move, effect in (("activate c3 1", gain("any")), ("activate c3 3", Assistance())):
        heard = futura(position).play(move).heard(1)
        assert [(event.id, event.args["effect"]) for event in heard] == [
            ("terra_futura-activated", effect)
        ]
