"""An effect that is being carried out, read from a position."""

import pytest

from terrarium.core.reason import BadInput
from tests.games.terra_futura.table import THE_OWNER_KEEPS, futura, taken

COPYING = "first: 1\nturn: 0\nterritory 0: c3 riverside with 2 green; d3 bank\n"
CARRIED_OUT = "phase: {}\nterritory 0: c3 daybreak{}; c2 orchard{}; c4 {}\neffect: {}\n"


@pytest.mark.parametrize(
    ("position", "says"),
    [
        (
            f"{COPYING}phase: gain\nterritory 1: c3 daybreak; d3 orchard\n"
            "effect: c3\ncopied: 1 c3 1\nto gain: 1 any",
            "only a bottom effect is copied",
        ),
        (
            f"{COPYING}phase: copy\nterritory 1: c3 daybreak; d3 bakery\n"
            "effect: c3\ncopied: 1 c3 3",
            "only a bottom effect is copied",
        ),
        (
            f"{COPYING}phase: pay\nterritory 1: c3 daybreak; d3 bakery with 1 pollution\n"
            "effect: c3\ncopied: 1 d3 1\noption assist_copy_inactive: no",
            "only active cards are copied at this table",
        ),
        (
            CARRIED_OUT.format("pay", " with 2 green", "", "bakery", "c4 1"),
            "nothing is to be chosen in this phase pay",
        ),
        (
            CARRIED_OUT.format("pay", " with 2 green", " with 2 green", "bakery", "c4 1")
            + "after: pay green from c3",
            "`after` is the payment that was made last",
        ),
        (
            CARRIED_OUT.format("pollute", "", "", "bakery", "c4 2") + "paid: 1 green\ncubes: 1",
            "what the effect brought does not lie on its card",
        ),
        (
            CARRIED_OUT.format("pollute", "", "", "bakery with 1 food", "c4 2")
            + "paid: 1 green\ncubes: 2",
            "the effect brings fewer cubes",
        ),
        (
            CARRIED_OUT.format("gain", "", "", "bazaar", "c4 1") + "paid: 1 green\nto gain: 2 any",
            "the effect brings less than is to be gained",
        ),
        (
            CARRIED_OUT.format("transfer", "", " with 2 pollution", "wetland", "c4 1") + "cubes: 2",
            "`cubes` and `moved` do not make up this transfer",
        ),
    ],
)
def test_an_effect_that_cannot_have_come_so_far_is_refused(position: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        futura(position)


PAYING = """
    phase: pay
    effect: c4 1
    line: c3
    territory 0: c3 daybreak with 2 green; c2 orchard with 1 green; c4 bakery
"""


def test_a_payment_may_be_begun() -> None:
    table = futura(PAYING)
    assert table.legal() == ["pay green from c2", "pay green from c3"]
    other = PAYING.replace("c4 bakery", "c4 bakery with 1 green")
    table = futura(other + "    paid: 1 green\n    after: pay green from c3")
    assert table.legal() == ["pay green from c3", "pay green from c4"]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("paid: 3 green", "more is paid than the price"),
        ("paid: 2 green", "the price is paid"),
        ("paid: some green", "is not such as `2 green`"),
        ("after: dance", "is not a move"),
        ("after: take I 1", "does not go with this phase"),
        ("cubes: 1", "`cubes` goes with phases pollute and transfer"),
        ("copied: 1 c3", "copied is a seat, a cell and a number"),
    ],
)
def test_a_payment_that_cannot_be_is_refused(more: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        futura(f"{PAYING}    {more}")


def test_the_owners_choice_is_read_with_the_turn_that_waits_for_it() -> None:
    table = futura(THE_OWNER_KEEPS)
    assert table.actor() == 1
    text = table.state.position()
    assert futura(text).state.position() == text
    table.play("keep red")
    assert table.actor() == 0


def test_a_card_may_be_blocked_by_the_first_of_two_cubes_of_its_own_effect() -> None:
    """The second cube still waits for its place, and the position says so."""
    table = taken("mail-order", "c3 daybreak with 1 money; c4 orchard")
    table.play("place c2", "activate c2 1", "pollute c2")
    assert not table.is_active(0, "c2")
    text = table.state.position()
    assert futura(text).state.position() == text


def test_a_starting_card_may_be_blocked_while_the_owner_chooses() -> None:
    table = futura(
        "phase: activate\nline: c3\nfirst: 1\nturn: 0\n"
        "territory 0: c3 riverside with 1 red, 2 yellow; d3 bank\n"
        "territory 1: c3 daybreak; d3 tailor"
    )
    table.play("activate c3 3", "copy 1 d3 2", "pollute c3")
    assert table.actor() == 1
    text = table.state.position()
    assert futura(text).state.position() == text
