"""The cards, the deal and the first player."""

from collections import Counter

import pytest

from terrarium.core.player import Seated
from terrarium.core.reason import BadInput
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import COLOURS, REGIONS
from terrarium.games.terra.edition import TerraEdition
from terrarium.games.terra.state import TerraState
from tests.games.terra.table import EDITION, GAME, dealt

FIRST_HAND = {3: 4, 4: 4, 5: 3, 6: 2}
PILE = {3: 96, 4: 92, 5: 93, 6: 96}


def standard() -> TerraEdition:
    assert isinstance(EDITION, TerraEdition)
    return EDITION


@pytest.mark.rule("1.1.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_may_play(players: int) -> None:
    assert len(dealt(players).view()["hands"]) == players


@pytest.mark.rule("1.1.1")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_or_more_may_not(players: int) -> None:
    with pytest.raises(BadInput, match=f"terra is for 3 to 6 players, not {players}"):
        GAME.setup(players, EDITION)


@pytest.mark.rule("1.1.2")
def test_each_colour_has_thirty_solutions_worth_ninety_seven() -> None:
    assert COLOURS == ("green", "blue", "red")
    assert standard().copies == [6, 6, 5, 5, 4, 4]
    assert sum(value * copies for value, copies in enumerate(standard().copies, 1)) == 97


@pytest.mark.rule("1.1.3")
def test_each_region_has_a_crisis_of_each_colour_and_its_known_sum() -> None:
    threats = standard().threats
    sums = {name: sum(threats[3 * i : 3 * i + 3]) for i, name in enumerate(REGIONS)}
    assert sums == {
        "north-america": 34,
        "south-america": 41,
        "europe": 36,
        "africa": 40,
        "asia": 43,
        "oceania": 34,
    }


@pytest.mark.rule("1.1.3")
def test_each_colour_has_the_threats_from_ten_to_fourteen_and_sixteen() -> None:
    for colour in range(3):
        threats = sorted(standard().threats[colour::3])
        assert sum(threats) == 76
        assert (threats.count(14), threats.count(16)) == (1, 1)
        assert threats[0] >= 10


@pytest.mark.rule("1.1.3", "1.5.5")
def test_a_match_begins_with_all_108_cards_of_the_box() -> None:
    state = dealt(4).state
    assert isinstance(state, TerraState)
    words = " ".join(
        line.split(": ")[1]
        for line in state.position().splitlines()
        if line.startswith(("hand", "pile", "impending"))
    )
    numbers = Counter(word.strip(",") for word in words.split() if word.strip(",").isdigit())
    assert sum(numbers.values()) == 90
    assert sum(words.count(region) for region in REGIONS) == 18


@pytest.mark.rule("1.1.4", "8.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_hands_have_four_four_three_or_two_cards(players: int) -> None:
    for seed in range(10):
        game = dealt(players, seed)
        drew = game.view()["phase"] == "help"
        sizes = game.view()["hands"]
        sizes[game.view()["turn"]] -= drew
        assert sizes == [FIRST_HAND[players]] * players


@pytest.mark.rule("1.1.5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_rest_and_all_crises_are_the_pile(players: int) -> None:
    game = dealt(players)
    assert game.view()["pile"] == PILE[players] - 1
    assert game.view()["crises_in_pile"] + (game.view()["impending"] is not None) == 18


@pytest.mark.rule("1.1.4", "8.4")
def test_no_crisis_is_ever_dealt_to_a_hand() -> None:
    for seed in range(60):
        position = dealt(3, seed).state.position()
        hands = [line for line in position.splitlines() if line.startswith("hand")]
        assert not any(region in line for line in hands for region in REGIONS)


@pytest.mark.rule("1.1.5")
def test_a_crisis_may_lie_anywhere_in_the_pile() -> None:
    tops = {dealt(3, seed).view()["phase"] for seed in range(60)}
    ends = {
        dealt(3, seed).state.position().split("\npile: ")[1].split("\n")[0] for seed in range(60)
    }
    assert tops == {"help", "impending"}
    assert {end.split(", ")[-1].split("-")[-1] in COLOURS for end in ends} == {True, False}


@pytest.mark.rule("F1")
def test_everybody_starts_with_nothing_scored_and_nothing_hoarded() -> None:
    view = dealt(5).view()
    assert view["scores"] == [0, 0, 0, 0, 0]
    assert view["hoards"] == [0, 0, 0, 0, 0]
    assert (view["open"], view["discard"]) == ([], [])


@pytest.mark.rule("R23")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_table_may_say_who_starts(seat: int) -> None:
    for seed in range(5):
        assert dealt(4, seed, start=str(seat)).view()["turn"] == seat


@pytest.mark.rule("R23")
def test_else_a_random_player_starts_each_as_often_as_the_others() -> None:
    starts = Counter(dealt(4, seed).view()["turn"] for seed in range(400))
    assert sorted(starts) == [0, 1, 2, 3]
    assert min(starts.values()) > 70


@pytest.mark.rule("R23")
def test_the_choice_of_the_first_player_does_not_change_the_deal() -> None:
    chosen, random = dealt(4, 7, start="2"), dealt(4, 7)
    chosen_hands = [chosen.hand(seat)[:4] for seat in range(4)]
    assert chosen.state.position().split("pile:")[1] == random.state.position().split("pile:")[1]
    assert all(len(hand) == 4 for hand in chosen_hands)


def test_a_seed_always_deals_the_same_match() -> None:
    assert dealt(4, 11).state.position() == dealt(4, 11).state.position()
    assert dealt(4, 11).state.position() != dealt(4, 12).state.position()


def test_everybody_hears_who_begins() -> None:
    game = dealt(4, start="3")
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert game.heard(seat)[0].id == "terra-began"
        assert game.heard(seat)[0].args == {"seat": Seated(3)}
