"""What a table of Terra may choose."""

import pytest

from terrarium.core.reason import BadInput
from tests.cases import each
from tests.games.terra.table import EDITION, GAME, Table, dealt, laid_out, terra

pytestmark = pytest.mark.rule("options")

PASSES = ("pass", "pass", "pass", "pass")
IMPENDING = "phase: impending\nimpending: africa-green by {}"


def refused(options: dict[str, str], players: int = 4) -> str:
    with pytest.raises(BadInput) as refusal:
        GAME.setup(players, EDITION, options)
    return str(refusal.value)


def test_the_defaults_are_the_rules_of_the_book() -> None:
    assert GAME.setup(4, EDITION).options.all() == {
        "teams": "no",
        "start": "random",
        "final_unsolved_crisis_phase3": "yes",
        "hand_limit_discard_hidden": "no",
        "sealed_contributions": "no",
        "region_limit": "edition",
        "colour_limit": "edition",
        "total_limit": "edition",
        "threat_offset": "0",
    }


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    text = refused({"temas": "yes"})
    assert "unknown option 'temas'" in text
    assert all(option.name in text for option in GAME.options)


@pytest.mark.parametrize(
    ("right", "value"),
    each(
        {
            "teams is yes or no": ["perhaps"],
            "sealed_contributions is yes or no": [""],
            "start is random, 0, 1, 2, 3, 4 or 5": ["6", "youngest"],
            "region_limit is edition or a whole number from 2 to 4": ["1", "5"],
            "colour_limit is edition or a whole number from 2 to 7": ["1", "8"],
            "total_limit is edition or a whole number from 2 to 19": ["1", "20", "many"],
            "threat_offset is a whole number from -6 to 6": ["-7", "7", "1.5"],
        }
    ),
)
def test_a_wrong_value_is_refused_with_the_right_ones(right: str, value: str) -> None:
    assert refused({right.split()[0]: value}) == f"option {right}, not {value!r}"


@pytest.mark.rule("R23")
@pytest.mark.parametrize(("players", "start"), [(3, "3"), (4, "4"), (5, "5")])
def test_a_seat_that_nobody_holds_cannot_start(players: int, start: str) -> None:
    text = refused({"start": start}, players)
    assert text == f"option start is random or a seat from 0 to {players - 1}, not '{start}'"


@pytest.mark.rule("R23")
def test_the_last_seat_may_start() -> None:
    assert dealt(6, start="5").view()["turn"] == 5


def breaks_out(crisis: str, on_the_table: str, **limit: str) -> Table:
    """One crisis more than there were."""
    position = f"phase: impending\nopen: {on_the_table}\nimpending: {crisis}\npile: red 1"
    return laid_out(position, limit).play(*PASSES)


def test_the_region_limit_can_be_lower() -> None:
    game = breaks_out("africa-blue", "africa-green", region_limit="2")
    assert game.outcome().causes == ["region africa"]


def test_the_region_limit_can_be_out_of_reach() -> None:
    game = breaks_out("africa-blue", "africa-green; africa-red", region_limit="4")
    assert game.state.outcome() is None


def test_the_colour_limit_can_be_lower() -> None:
    game = breaks_out("asia-green", "africa-green", colour_limit="2")
    assert game.outcome().causes == ["colour green"]


def test_the_colour_limit_can_be_higher() -> None:
    three = "africa-green; asia-green; oceania-green"
    assert breaks_out("europe-green", three, colour_limit="5").state.outcome() is None


def test_the_total_limit_can_be_lower() -> None:
    game = breaks_out("asia-blue", "africa-green", total_limit="2")
    assert game.outcome().causes == ["total"]


def test_the_total_limit_can_be_higher() -> None:
    six = "africa-green; africa-blue; asia-red; asia-green; oceania-blue; oceania-red"
    assert breaks_out("europe-green", six, total_limit="8").state.outcome() is None


@pytest.mark.parametrize(("offset", "threat"), [("-6", 7), ("0", 13), ("6", 19)])
def test_all_threats_can_be_lower_or_higher(offset: str, threat: int) -> None:
    game = terra("pile: asia-blue, 20 cards", threat_offset=offset)
    assert game.view()["impending"]["threat"] == threat


def test_a_lower_threat_is_reached_sooner() -> None:
    position = "phase: help\nopen: africa-green with green 3\nhand 0: green 4"
    game = terra(position, threat_offset="-3").play("help africa-green with green 4")
    assert game.scores() == [5, 0, 0, 0]


def test_a_higher_threat_is_reached_later() -> None:
    game = terra(IMPENDING.format("0 green 5, 1 green 5, 2 -"), threat_offset="1")
    assert game.play("pass").open() == ["africa-green"]


@pytest.mark.rule("R8")
def test_with_a_much_lower_threat_one_card_may_do_and_is_first_and_highest() -> None:
    game = terra(IMPENDING.format("0 -, 1 -, 2 green 6"), threat_offset="-4")
    assert game.play("pass").scores() == [0, 0, 6, 0]


def test_a_position_names_its_options() -> None:
    game = dealt(4, sealed_contributions="yes", threat_offset="2")
    lines = game.state.position().splitlines()
    assert {"option sealed_contributions: yes", "option threat_offset: 2"} <= set(lines)
