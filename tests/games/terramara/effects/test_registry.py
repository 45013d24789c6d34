"""Every kind of effect is read from its text, and says what is wrong with any other."""

import pytest

from terrarium.games.terramara.effects.registry import effect_spelt, parts_spelt
from terrarium.text.words import Words
from tests.games.terramara.tables import GAME

WORDS = Words(GAME)

SAID = {
    "2 wood": "2 wood",
    "1 raw": "any raw good",
    "2 refined": "any 2 refined goods",
    "2 strength": "2 strength",
    "1 culture": "1 culture",
    "2 movement": "2 movement",
    "3 vp": "3 points",
    "2 warriors": "up to 2 warriors",
    "1 L2 worker": "a worker of level 2",
    "1 explorer": "one more explorer",
    "refine 2": "refine up to 2 raw goods",
    "1 raw -> 4 vp": "any raw good for 4 points",
    "up to 3 times 1 wood -> 2 vp": "up to 3 times 1 wood for 2 points",
    "1 raw + 1 strength -> 1 refined + 1 timber": (
        "any raw good, 1 strength for any refined good, 1 timber"
    ),
    "1 raw -> 2 culture or 2 movement": "any raw good for 2 culture or 2 movement",
    "2 movement or 2 strength": "2 movement or 2 strength",
    "raid": "a raid without its price",
    "take back": "take an explorer back",
    "craft with raw": "craft one more artefact, with raw goods for refined ones if you like",
    "1 strength per stronger": "1 strength for each player who has more of it than you",
    "power 1/2/3/4 vp": "by power level 1/2/3/4 points",
    "power 0/1/1/2 raw": "by power level any 0/1/1/2 raw goods",
}


@pytest.mark.parametrize("text", SAID)
def test_an_effect_is_read_from_its_own_text(text: str) -> None:
    assert effect_spelt(text).text == text


@pytest.mark.parametrize(("text", "words"), SAID.items())
def test_an_effect_has_words(text: str, words: str) -> None:
    assert WORDS.say(effect_spelt(text).words()) == words


@pytest.mark.parametrize("text", SAID)
def test_an_effect_has_icons(text: str) -> None:
    assert effect_spelt(text).icons()


def test_parts_stand_in_their_order() -> None:
    parts = parts_spelt("1 stone,  1 culture, refine 1")
    assert [part.text for part in parts] == ["1 stone", "1 culture", "refine 1"]


@pytest.mark.parametrize(
    ("text", "said"),
    {
        "2 gold": "'2 gold' is no effect; effects are such as `2 wood`",
        "0 wood": "the amount of wood is a whole number from 1 to 9, not '0'",
        "12 vp": "the amount of vp is a whole number from 1 to 9, not '12'",
        "9 culture": "a gain of culture is a whole number from 1 to 8, not '9'",
        "5 warriors": "there are only 4 warriors",
        "refine all": "how often one may refine is a whole number from 1 to 9, not 'all'",
        "2 culture -> 3 vp": "a price is an amount of cattle, stone",
        "up to 1 times 1 wood -> 2 vp": (
            "how often an exchange may be made is a whole number from 2 to 9, not '1'"
        ),
        "up to 2 times 1 raw -> 1 vp or 1 wood": (
            "an exchange with alternatives can be made once only"
        ),
        "up to 5 times 1 raw -> 2 culture": "an exchange brings at most 8 culture in all",
        "up to 9 times 1 raw -> 3 wood": "an exchange brings at most 18 wood in all",
        "up to 2 times 1 raw -> refine 5": "an exchange brings at most 9 refine in all",
        "5 wood + 5 wood -> 1 vp": "a price has at most 9 of one thing",
        "1 raw -> 1 raw -> 1 vp": "'1 raw -> 1 vp' is no effect",
        "power 1/2/3 vp": "there are 4 power levels, as in `power 1/2/3/4 vp`",
        "power 1/2/3/4 wood": "power brings one of vp, strength, culture",
        "power 0/0/0/0 vp": "power brings something at one level at least",
        " or ".join(["1 vp"] * 9): "there are at most 8 alternatives",
    }.items(),
)
def test_what_is_no_effect_is_told(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        effect_spelt(text)
    assert str(refused.value).startswith(said)
