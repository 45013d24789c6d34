"""Steps 1 and 2 of a turn: discard, and take a card."""

import pytest

from tests.games.terra_futura.table import dealt, futura

DISPLAY = """
    row I: orchard, garden, meadow, grove
    deck I: pasture, 10 cards
    row II: bakery, canteen, workshop, factory
    deck II: tailor, 10 cards
"""


def names(table_legal: list[str]) -> list[str]:
    return [move for move in table_legal if not move.startswith("discard")]


@pytest.mark.rule("3.1", "3.2")
def test_one_may_discard_from_either_row_or_take_at_once() -> None:
    legal = futura(DISPLAY).legal()
    assert legal[:2] == ["discard I", "discard II"]
    assert names(legal) == [f"take {level} {p}" for level in ("I", "II") for p in ("deck", *"1234")]


@pytest.mark.rule("3.1")
def test_the_farthest_card_is_discarded_the_others_slide_and_one_is_added() -> None:
    table = futura(DISPLAY).play("discard I")
    assert table.row("I") == ["pasture", "orchard", "garden", "meadow"]
    assert table.row("II") == ["bakery", "canteen", "workshop", "factory"]
    assert table.view()["discards"]["I"][-1] == "grove"


@pytest.mark.rule("3.1")
def test_only_one_card_is_discarded_in_a_turn() -> None:
    table = futura(DISPLAY).play("discard II")
    assert table.why_id("discard II") == "terra_futura-one-discard"
    assert table.why_id("discard I") == "terra_futura-one-discard"
    assert table.why_id("take I 1") == ""


@pytest.mark.rule("3.1", "3.5")
def test_the_next_player_may_discard_again() -> None:
    table = futura(DISPLAY).play("discard II", "take I 1", "place c4", "end")
    assert table.actor() == 1
    assert "discard II" in table.legal()


@pytest.mark.rule("3.1", "3.6")
def test_in_a_row_with_gaps_the_farthest_card_is_discarded() -> None:
    gaps = FEW_LEFT.replace("-, -, crossroads, grove", "-, crossroads, grove, -")
    table = futura(gaps).play("discard I")
    assert table.row("I") == ["grove", None, "crossroads", None]


@pytest.mark.rule("3.1", "3.6")
def test_an_empty_row_has_nothing_to_discard() -> None:
    none_left = FEW_LEFT.replace("-, -, crossroads, grove", "-, -, -, -")
    used = none_left.replace("meadow", "meadow; d4 crossroads").replace("ferry", "ferry; d4 grove")
    table = futura(f"{used}\n    turn: 2")
    assert table.why_id("discard I") == "terra_futura-row-empty"
    assert table.why_id("take I 2") == "terra_futura-gap"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(
    ("place", "row"),
    [
        (1, ["pasture", "garden", "meadow", "grove"]),
        (2, ["pasture", "orchard", "meadow", "grove"]),
        (3, ["pasture", "orchard", "garden", "grove"]),
        (4, ["pasture", "orchard", "garden", "meadow"]),
    ],
)
def test_cards_nearer_to_the_deck_slide_and_those_beyond_stay(place: int, row: list[str]) -> None:
    table = futura(DISPLAY)
    taken = table.row("I")[place - 1]
    table.play(f"take I {place}")
    assert table.view()["taken"] == taken
    assert table.row("I") == row


@pytest.mark.rule("3.2")
def test_the_top_of_a_deck_is_seen_only_after_the_choice_and_nothing_slides() -> None:
    table = futura(DISPLAY)
    assert table.view(0)["taken"] is None
    table.play("take II deck")
    assert table.view()["taken"] == "tailor"
    assert table.row("II") == ["bakery", "canteen", "workshop", "factory"]
    (told,) = [event for event in table.heard(1) if event.id == "terra_futura-took-unseen"]
    assert told.news


@pytest.mark.rule("3.2", "3.3")
def test_a_card_that_was_taken_must_be_placed() -> None:
    table = futura(DISPLAY).play("take II deck")
    assert table.why_id("take I 1") == "terra_futura-place-first"
    assert table.why_id("end") == "terra_futura-place-first"
    assert table.legal() == ["place c2", "place b3", "place d3", "place c4"]


@pytest.mark.rule("3.2")
def test_first_a_card_is_taken() -> None:
    table = futura(DISPLAY)
    assert table.why_id("place c4") == "terra_futura-take-first"
    assert table.why_id("end") == "terra_futura-take-first"


@pytest.mark.rule("3.2", "4.13")
def test_a_card_that_comes_into_the_row_is_news() -> None:
    table = futura(DISPLAY).play("take I 2")
    told = {event.id: event.news for event in table.heard()}
    assert told == {"terra_futura-took": False, "terra_futura-turned-up": True}


@pytest.mark.rule("3.6", "7.7")
def test_a_deck_that_runs_out_is_made_anew_from_its_discard_pile_at_once() -> None:
    table = futura(
        """
        row I: orchard, garden, meadow, grove
        deck I: pasture
        discard I: quarry, sawmill, foundry
        deck II: 20 cards
        territory 0: c3 daybreak; d3 allotment; e3 clay-pit; c4 brickyard; d4 stone-yard;
            e4 cotton-field; c5 bazaar; d5 crossroads
        territory 1: c3 riverside; d3 flax-field; e3 apiary; c4 sheepfold; d4 dye-garden;
            e4 market; c5 toll-bridge; d5 ferry
        """.replace(";\n            ", "; ").replace("foundry", "foundry, bank")
    )
    table.play("take I 1")
    view = table.view()
    assert table.row("I") == ["pasture", "garden", "meadow", "grove"]
    assert (view["decks"]["I"], view["discards"]["I"]) == (4, [])
    assert "terra_futura-reshuffled" in table.heard_ids()


@pytest.mark.rule("3.6")
def test_the_last_card_of_a_deck_taken_unseen_makes_it_anew() -> None:
    table = futura("deck I: pasture\nrow I: orchard, garden, meadow, grove").play("take I deck")
    assert table.view()["decks"]["I"] == 23 - 5
    assert table.view()["discards"]["I"] == []


@pytest.mark.rule("3.6")
def test_a_deck_is_made_anew_in_the_middle_of_a_slide() -> None:
    """With deck and pile empty the discarded card itself becomes the deck, and comes back."""
    table = futura(FEW_LEFT).play("discard I")
    assert table.row("I") == ["grove", None, None, "crossroads"]
    assert table.view()["decks"]["I"] == 0
    assert table.view()["discards"]["I"] == []


@pytest.mark.rule("3.6")
def test_with_deck_and_pile_empty_there_is_a_gap_next_to_the_deck() -> None:
    table = futura(FEW_LEFT)
    assert table.why_id("take I deck") == "terra_futura-deck-empty"
    table.play("take I 4")
    assert table.row("I") == [None, None, None, "crossroads"]


@pytest.mark.rule("3.6", "3.2")
def test_a_take_is_always_possible() -> None:
    table = futura(FEW_LEFT)
    assert [move for move in table.legal() if move.startswith("take I ")] == [
        "take I 3",
        "take I 4",
    ]
    assert "take II 1" in table.legal()


@pytest.mark.rule("3.6", "3.1")
def test_gaps_move_away_from_the_deck_and_the_farthest_card_may_lie_next_to_it() -> None:
    table = futura(FEW_LEFT).play("discard I", "take I 4")
    assert table.row("I") == [None, "grove", None, None]
    table.play(next(move for move in table.legal() if move.startswith("place")), "end")
    assert table.legal_of("take")[0] == "I 2"
    table.play("discard I")
    assert table.row("I") == ["grove", None, None, None]


# Level I is nearly used up: 21 of 23 cards lie in the territories of three players.
FEW_LEFT = """
    players: 3
    row I: -, -, crossroads, grove
    deck I: -
    discard I: -
    territory 0: c3 daybreak; c2 orchard; d2 garden; b2 pasture; b3 allotment; d3 clay-pit; c4 quarry; b4 meadow
    territory 1: c3 riverside; c2 brickyard; d2 sawmill; b2 foundry; b3 stone-yard; d3 apiary; c4 market; b4 ferry
    territory 2: c3 hillside; c2 cotton-field; d2 flax-field; b2 sheepfold; b3 dye-garden; d3 bazaar; c4 toll-bridge; b4 bank
"""  # noqa: E501


@pytest.mark.rule("3.6")
def test_even_two_players_reshuffle() -> None:
    table = dealt(2, 5)
    level = 0
    while table.actor() >= 0 and "terra_futura-reshuffled" not in table.heard_ids():
        legal = table.legal()
        wanted = [move for move in legal if move in ("discard I", "take I deck", "take I 4")]
        table.play(wanted[0] if wanted else legal[0])
        level += 1
    assert "terra_futura-reshuffled" in table.heard_ids()
