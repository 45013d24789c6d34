"""Positions as text: complete, read back, and refused where they cannot be."""

import pytest

from terrarium.core.reason import BadInput
from tests.games.terra_futura.table import dealt, futura, nine

FULL = f"territory 0: {nine(0)}\nterritory 1: {nine(1)}\n"


def test_an_empty_position_is_a_match_as_it_begins() -> None:
    table = futura("")
    assert table.view()["phase"] == "take"
    assert [len(territory) for territory in table.view()["territories"]] == [1, 1]
    assert table.view()["decks"] == {"I": 19, "II": 20}


def test_a_written_position_says_everything() -> None:
    table = dealt(3, 4).play("discard II", "take I deck", "place c4")
    text = table.state.position()
    assert futura(text).state.position() == text
    for key in (
        "row I: ",
        "deck II: ",
        "discard II: ",
        "territory 2: c3 ",
        "scoring 0: ",
        "line: ",
    ):
        assert key in text


def test_a_territory_that_is_not_said_has_the_cards_that_fit_the_turn() -> None:
    table = futura("first: 1\nturn: 0\nterritory 0: c3 daybreak; d3 orchard")
    assert [len(territory) for territory in table.view()["territories"]] == [2, 3]


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("phase: dance", 1, "phase is one of take, place"),
        ("turn: 2", 1, "turn is a number from 0 to 1"),
        ("colour: red", 1, "unknown key 'colour'"),
        ("row I: orchard, orchard", 1, "the card 'orchard' is used already"),
        ("row I: castle", 1, "there is no card 'castle'"),
        ("row I: bakery", 1, "'bakery' is not of Level I"),
        ("row I: orchard, garden, meadow, grove, bank", 1, "a row has 4 places"),
        ("deck I: 30 cards", 1, "cards are left for the deck"),
        ("deck I: some cards", 1, "a deck has a number of cards"),
        ("deck I: 3 cards\ndiscard I: orchard", 1, "cards of the box are nowhere"),
        ("territory 0: c3 orchard", 1, "the Starting card, and no other, lies on c3"),
        ("territory 0: d3 daybreak", 1, "the Starting card, and no other, lies on c3"),
        ("territory 0: d3 orchard", 1, "the Starting card must lie on c3"),
        ("territory 0: c3", 1, "is not such as `d3 orchard`"),
        ("territory 0: c3 daybreak; z9 orchard", 1, "'z9' is not a cell"),
        ("territory 0: c3 daybreak; d3 orchard; d3 bank", 1, "two cards lie on d3"),
        ("territory 0: c3 daybreak; d4 orchard", 1, "the cards must lie edge to edge"),
        ("territory 0: c3 daybreak; d3 orchard; e3 bank; b3 grove", 1, "do not fit in 3×3"),
        ("territory 0: c3 daybreak with 2 pollution", 1, "c3 can hold 1 cubes, not 2"),
        ("territory 0: c3 daybreak with 2 blue", 1, "'blue' is none of green"),
        ("territory 0: c3 daybreak with 1 any", 1, "is no resource"),
        ("territory 0: c3 daybreak with green", 1, "is not such as `2 green`"),
        ("territory 0: c3 daybreak with 99 green", 1, "cannot have more than 4 resources"),
        ("territory 1: c3 daybreak\nterritory 0: c3 lakeside; d3 bank", 1, "where it must be 1"),
        ("phase: place", 1, "a card is taken exactly in `phase: place`"),
        ("taken: orchard", 1, "a card is taken exactly in `phase: place`"),
        ("phase: place\ntaken: daybreak", 2, "is a Starting card"),
        ("discarded: maybe", 1, "discarded is yes or no"),
        ("line: c3", 1, "there is no line in phase take"),
        ("phase: activate\nline: d4", 2, "seat 0 has no card on d4"),
        ("scoring 0: 1", 1, "everybody has 2 Scoring cards"),
        ("scoring 0: 1, 1", 1, "Scoring card 1 is used already"),
        ("scoring 0: 1, 17", 1, "Scoring cards are 1 to 16"),
        ("pattern 0: 1", 1, "seat 0 must not have a pattern here"),
        ("phase: over", 1, "must have a pattern here"),
        ("phase: pay", 1, "`effect` goes with what is being carried out"),
        ("effect: c3 1", 1, "`effect` goes with what is being carried out"),
        ("phase: gain\neffect: c3 9", 2, "there is no such effect"),
        ("phase: gain\neffect: c3 1", 1, "`to gain` goes with phase gain"),
        ("phase: pay\neffect: c3 1", 2, "that effect has no phase pay"),
        ("phase: keep\neffect: c3 1", 2, "that effect has no phase keep"),
        ("cubes: 3", 1, "nothing is being carried out"),
        (f"{FULL}phase: take", 3, "after eight turns each the final activation begins"),
        (f"{FULL}phase: set", 3, "must have a pattern here"),
        (f"{FULL}phase: pattern\nturn: 1", 3, "must have a pattern here"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(position: str, line: int, says: str) -> None:
    with pytest.raises(BadInput) as refusal:
        futura(position)
    assert says in str(refusal.value)
    assert refusal.value.line == line


PAYING = """
    phase: pay
    effect: c4 1
    line: c3
    territory 0: c3 daybreak with 2 green; c2 orchard with 1 green; c4 bakery
"""


def test_a_payment_may_be_begun() -> None:
    table = futura(PAYING)
    assert table.legal() == ["pay green from c2", "pay green from c3"]
    table = futura(PAYING + "    paid: 1 green\n    after: pay green from c3")
    assert table.legal() == ["pay green from c3"]


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
    table = futura(
        """
        phase: keep
        first: 1
        turn: 0
        effect: c3
        copied: 1 d3 1
        paid: 1 red, 2 yellow
        territory 0: c3 riverside with 1 goods; d3 bank
        territory 1: c3 daybreak; d3 tailor
        """
    )
    assert table.actor() == 1
    text = table.state.position()
    assert futura(text).state.position() == text
    table.play("keep red")
    assert table.actor() == 0


def test_a_card_may_be_blocked_by_the_first_of_two_cubes_of_its_own_effect() -> None:
    """The second cube still waits for its place, and the position says so."""
    table = futura(
        "phase: place\ntaken: mail-order\nterritory 0: c3 daybreak with 1 money; c4 orchard"
    )
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
