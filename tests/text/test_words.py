"""Who is named how in a message, and to whom."""

import pytest

from terrarium.core.game import Game
from terrarium.core.notation import Notation
from terrarium.core.player import Neutral, Player, Seated
from terrarium.core.reason import Arg, Args, Message
from terrarium.core.state import SPECTATOR
from terrarium.games import GAMES
from terrarium.games.terra_futura.effects.assistance import Assistance
from terrarium.text.voice import Voice
from terrarium.text.words import Words

TERRA = GAMES.find("terra")
NAMES = ["Ada", "Bo", "Cy"]


class WithNeutrals(Game):
    """A game in Terra's words, with players of its own who are called by a colour."""

    def __init__(self) -> None:
        super().__init__("terra", 2, 4, 3, (), 1, Notation("terra"))

    @property
    def home(self) -> str:
        return TERRA.home

    def term(self, name: str, value: Arg) -> Message | None:
        colours = ("red", "green")
        if isinstance(value, Neutral):
            return Message("terra-colour", {"colour": colours[value.number]})
        return None


def passed(who: Player, reader: int) -> str:
    return Words(WithNeutrals()).say(Message("terra-passed", {"seat": who}), NAMES, reader)


def test_only_the_player_at_the_readers_own_seat_is_you() -> None:
    assert passed(Seated(2), 2) == "You pass."
    assert passed(Seated(2), 0) == "Cy passes."
    assert passed(Seated(2), SPECTATOR) == "Cy passes."


@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_a_neutral_player_has_a_name_and_is_never_you(reader: int) -> None:
    assert passed(Neutral(1), reader) == "green passes."


def test_a_player_is_known_by_type_whatever_the_argument_is_called() -> None:
    args: Args = {"seat": Seated(0), "owner": Seated(1), "card": "bank", "effect": Assistance()}
    said = Voice(GAMES.find("terra_futura"), NAMES, 0).say(Message("terra_futura-copied", args))
    assert said.startswith("You use Assistance and copy Bank of Bo")


def test_a_sentence_knows_whether_another_player_in_it_is_its_reader() -> None:
    args: Args = {"seat": Seated(0), "raider": Seated(1), "good": "ore"}
    gave = Message("terramara-gave", args)
    said = [Voice(GAMES.find("terramara"), NAMES, reader).say(gave) for reader in (0, 1, 2)]
    assert said == ["You give 1 ore to Bo.", "Ada gives 1 ore to you.", "Ada gives 1 ore to Bo."]


def test_a_number_is_no_player() -> None:
    assert Words(TERRA).say(Message("seat-name", {"seat": 1}), NAMES) == "1"
