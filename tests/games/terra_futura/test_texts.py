"""Everything that players are told can be said in words."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message, Refused
from terrarium.text.words import Words
from tests.games.terra_futura.table import GAME

WORDS = Words(GAME)
NAMES = ["Ada", "Ben", "Cy", "Di", "Eve"]


def test_a_line_of_the_log_reads_well() -> None:
    args: Args = {"seat": Seated(0), "card": "clay-pit", "cell": "c4"}
    assert WORDS.say(Message("terra_futura-placed", args), NAMES, 0) == "You place Clay Pit on c4."
    assert WORDS.say(Message("terra_futura-placed", args), NAMES, 1) == "Ada places Clay Pit on c4."


def test_points_are_called_points() -> None:
    args: Args = {"seat": Seated(0), "card": "garden-city", "points": 1}
    said = [WORDS.say(Message("terra_futura-set", args), NAMES, reader) for reader in (0, 1)]
    assert said[0] == "You score the set of Garden City: 1 point."
    assert said[1] == "Ada scores the set of Garden City: 1 point."
    assert WORDS.say(Message("terra_futura-scored", args | {"points": 44}), NAMES, 0) == (
        "You have 44 points in all."
    )


def test_what_is_no_move_is_repeated_as_it_was_typed() -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse("gain 2 stones")
    said = WORDS.say(refused.value.reason)
    assert said.startswith("There is no move “gain 2 stones”.")


def test_the_rules_and_the_notation_fit_in_words() -> None:
    assert "Assistance" in WORDS.say(Message("terra_futura-rules"))
    assert "take II deck" in WORDS.say(Message("terra_futura-notation"))


def test_who_has_used_all_of_the_pattern_ends_the_final_activation_and_no_turn() -> None:
    asked = Message("terra_futura-ask-activate", {"able": "no", "final": "yes"})
    assert WORDS.say(asked, NAMES, 0).endswith("end your final activation.")
