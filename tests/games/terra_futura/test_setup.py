"""How a match of Terra Futura begins, and what the box holds."""

from collections import Counter

import pytest

from terrarium.core.reason import BadInput
from terrarium.games.terra_futura.cards import CARDS, pattern_rows
from terrarium.games.terra_futura.resources import spell_bundle
from tests.games.terra_futura.table import EDITION, GAME, dealt

SEEDS = range(30)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(players: int) -> None:
    assert len(dealt(players).view()["territories"]) == players


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_may_not(players: int) -> None:
    with pytest.raises(BadInput, match="terra_futura is for 2 to 5 players"):
        GAME.setup(players, EDITION)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_symbol_is_always_dealt_and_its_holder_begins(players: int) -> None:
    beginners = set()
    for seed in SEEDS:
        table = dealt(players, seed)
        names = [territory[0]["card"] for territory in table.view()["territories"]]
        assert names[table.actor()] == "daybreak"
        assert len(set(names)) == players
        beginners.add(table.actor())
    assert beginners == set(range(players))


@pytest.mark.rule("2.1")
def test_everybody_has_a_starting_card_and_nothing_else() -> None:
    for territory in dealt(4).view()["territories"]:
        (card,) = territory
        assert (card["cell"], card["resources"], card["cubes"]) == ("c3", {}, 0)
        assert card["active"]


@pytest.mark.rule("2.2", "1.2", "7.10")
def test_four_cards_of_each_level_lie_beside_their_decks() -> None:
    view = dealt().view()
    assert [len(row) for row in view["rows"].values()] == [4, 4]
    assert None not in view["rows"]["I"] + view["rows"]["II"]
    assert view["decks"] == {"I": 19, "II": 20}
    assert view["discards"] == {"I": [], "II": []}


@pytest.mark.rule("2.2")
def test_other_seeds_shuffle_otherwise() -> None:
    assert len({tuple(dealt(2, seed).row("I")) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_has_two_scoring_cards_of_their_own(players: int) -> None:
    table = dealt(players)
    hands = [table.view(seat)["scoring"][seat] for seat in range(players)]
    numbers = [card["number"] for hand in hands for card in hand]
    assert [len(hand) for hand in hands] == [2] * players
    assert len(set(numbers)) == 2 * players


@pytest.mark.rule("1.2", "7.10")
def test_the_box_has_52_cards_and_16_scoring_cards() -> None:
    assert len(EDITION.cards) == CARDS == 5 + 23 + 24
    assert len(EDITION.scoring) == 16


def effects_of(first: int, last: int) -> Counter[tuple[str, int]]:
    """The effects of a part of the box, with their spaces, and how many cards have them."""
    return Counter(
        (" or ".join(effect.text for effect in card.effects), card.spaces)
        for card in EDITION.cards[first:last]
    )


@pytest.mark.rule("4.8", "1.2")
def test_all_starting_cards_do_the_same() -> None:
    assert effects_of(0, 5) == {("gain 1 any or gain 1 money or assistance", 0): 5}


@pytest.mark.rule("6.1")
def test_level_one_is_as_transcribed() -> None:
    assert effects_of(5, 28) == {
        ("gain 1 green", 1): 6,
        ("gain 1 red", 1): 6,
        ("gain 1 yellow", 1): 5,
        ("gain 1 money", 0): 4,
        ("1 any -> 1 any or 1 any -> 2 any, 1 pollution", 2): 2,
    }


@pytest.mark.rule("6.2")
def test_level_two_is_as_transcribed() -> None:
    swap = "1 product -> 1 product"
    assert effects_of(28, 52) == {
        (f"1 money -> 1 food, 1 pollution or {swap}", 0): 2,
        (f"1 money -> 1 construction, 1 pollution or {swap}", 0): 2,
        (f"1 money -> 1 goods, 2 pollution or {swap}", 0): 2,
        ("2 any -> 1 food, 1 pollution", 0): 1,
        ("2 any -> 1 construction, 1 pollution", 0): 1,
        ("3 any -> 1 goods, 1 pollution", 0): 1,
        ("transfer 4", 3): 3,
        ("4 any -> 1 product", 0): 2,
        ("2 green -> 1 food or 1 green -> 1 food, 1 pollution", 0): 2,
        ("2 red -> 1 construction or 1 red -> 1 construction, 1 pollution", 0): 2,
        ("1 red, 2 yellow -> 1 goods or 1 red, 1 yellow -> 1 goods, 1 pollution", 0): 2,
        ("1 money -> 2 yellow or 1 money -> 3 yellow, 1 pollution", 0): 1,
        ("1 money -> 2 red or 1 money -> 3 red, 1 pollution", 0): 1,
        ("1 money -> 2 green or 1 money -> 3 green, 1 pollution", 0): 1,
        ("2 money -> 1 product, 1 pollution", 0): 1,
    }


@pytest.mark.rule("6.3")
def test_the_scoring_sets_are_as_reconstructed() -> None:
    sets = {spell_bundle(card.needs): card.points for card in EDITION.scoring}
    assert sets == {
        "1 food, 1 construction": 2,
        "1 red, 1 food, 1 construction": 3,
        "1 green, 1 food, 1 construction": 3,
        "2 goods, 1 money": 4,
        "2 food, 1 construction": 4,
        "1 food, 2 construction": 4,
        "1 yellow, 1 construction, 1 goods": 4,
        "1 yellow, 1 food, 1 goods": 4,
        "2 construction, 1 goods": 5,
        "2 food, 2 construction": 6,
        "3 food, 1 goods": 7,
        "2 food, 1 goods": 5,
        "3 construction, 1 goods": 7,
        "1 yellow, 1 food, 1 construction": 3,
        "1 food, 2 goods": 5,
        "1 construction, 2 goods": 5,
    }


@pytest.mark.rule("6.4")
def test_the_patterns_are_all_different_and_closed_under_half_turns() -> None:
    patterns = ["".join(pattern_rows(card.pattern)) for card in EDITION.scoring]
    assert len(set(patterns)) == 16
    assert {pattern[::-1] for pattern in patterns} == set(patterns)
    assert all(pattern.count("#") == 4 for pattern in patterns)
    uses = [sum(pattern[place] == "#" for pattern in patterns) for place in range(9)]
    assert uses[4] == 6
    assert set(uses[:4] + uses[5:]) <= {7, 8}


@pytest.mark.rule("1.5", "1.3")
def test_the_values_are_those_of_the_reference_card() -> None:
    assert EDITION.values == [1, 1, 1, 5, 5, 6, 0]
    assert EDITION.penalty == 1
