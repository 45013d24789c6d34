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
    table = futura("first: 1\nturn: 0\nterritory 0: c3 riverside; d3 orchard")
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
        ("territory 0: c3 daybreak with 99 green", 1, "cannot have more than 0 resources"),
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


SWAPPED = f"territory 0: {nine(1)}\nterritory 1: {nine(0)}\n"
TWO = "territory 0: c3 daybreak; d3 orchard; c4 bank\nterritory 1: c3 riverside; d3 bakery\n"


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("first: 1\nterritory 0: c3 daybreak", 1, "seat 0 has the first-player symbol"),
        ("first: 1\nterritory 1: c3 riverside", 1, "nobody has the first-player symbol"),
        ("territory 0: c3 riverside\nterritory 1: c3 hillside", 1, "nobody has the first-player"),
        (f"first: 0\nphase: pattern\n{SWAPPED}", 1, "seat 1 has the first-player symbol"),
    ],
)
def test_who_began_has_the_first_player_symbol(position: str, line: int, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refusal:
        futura(position)
    assert refusal.value.line == line


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("position", "first"),
    [
        ("territory 1: c3 daybreak", 1),
        ("territory 0: c3 riverside", 1),
        ("territory 1: c3 riverside", 0),
        ("", 0),
    ],
)
def test_where_it_is_not_said_the_symbol_says_who_began(position: str, first: int) -> None:
    table = futura(position)
    assert table.view()["first"] == first
    assert table.card(first, "c3")["card"] == "daybreak"


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    "position",
    [
        "row I: orchard, -, bank, market\ndeck I: grove, 12 cards",
        "row I: orchard, -, bank, market",
        "row I: -, -, -, -\ndeck I: -",
        "row II: -, bakery, tailor, canteen\ndeck II: 3 cards",
    ],
)
def test_a_row_has_no_gap_while_there_are_cards_to_fill_it(position: str) -> None:
    with pytest.raises(BadInput, match="has no gap while deck"):
        futura(position)


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("line", ["c4, d3", "c3, c4, d3", "c3, d3, c4"])
def test_a_line_that_no_placement_gives_is_refused(line: str) -> None:
    with pytest.raises(BadInput, match="no card could be placed so that it activates"):
        futura(f"{TWO}phase: activate\nline: {line}")


@pytest.mark.rule("3.4", "3.3")
def test_a_card_that_holds_the_others_together_was_not_placed_last() -> None:
    row = "territory 0: c3 daybreak; d3 orchard; e3 bank; d2 grove\nphase: activate\n"
    with pytest.raises(BadInput, match="it activates d2, e3"):
        futura(f"{row}line: e3, d2")
    futura(f"{row}line: e3, d2\noption touching: no")


@pytest.mark.rule("5.3")
def test_a_final_line_lies_on_the_pattern_that_was_named() -> None:
    final = f"{FULL}phase: activate\nfinal: yes\nscoring 0: 1, 9\npattern 0: 9\n"
    assert futura(f"{final}line: b2, c3").view()["line"] == ["b2", "c3"]
    with pytest.raises(BadInput, match="pattern 9 does not activate d4"):
        futura(f"{final}line: b2, d4")


@pytest.mark.parametrize(
    "position",
    ["territory 0: c3 daybreak with 1 green", "territory 1: c3 riverside with 1 pollution"],
)
def test_nothing_lies_on_a_starting_card_before_the_first_turn(position: str) -> None:
    with pytest.raises(BadInput, match="cannot have"):
        futura(position)
