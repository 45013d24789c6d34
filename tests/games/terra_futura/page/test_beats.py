"""What is told of others' moves for a moment on the board."""

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.page.beats import beats_of
from terrarium.games.terra_futura.text.together import told_together
from terrarium.text.words import Words
from tests.games.terra_futura.table import GAME, taken

NAMES = ["Ada", "Ben"]
LAND = "c3 daybreak; d3 orchard with 1 green"


def told(card: str, reader: int, *then: str) -> list[str]:
    """What a reader is told when seat 0 builds a card, and does more."""
    table = taken(card, LAND)
    table.play("place d2", *then)
    return said([*table.ears.heard[reader]], reader)


def said(messages: list[Message], reader: int) -> list[str]:
    beats = beats_of(messages, reader)
    return [Words(GAME).say(said, NAMES, reader) for beat in beats for said in beat.said]


def moved(id: str) -> Message:
    args: Args = {"seat": Seated(0), "card": "hillside", "cell": "c3", "to": "wetland"}
    return Message(f"terra_futura-{id}", args)


def test_whose_card_it_is_not_is_told_what_it_brings() -> None:
    assert told("clay-pit", 1) == ["Ada builds Clay Pit: gain 1 red."]
    assert told("bakery", 1) == [
        "Ada builds Bakery: 2 green for 1 food, or 1 green for 1 food + 1 pollution."
    ]
    assert told("clay-pit", 0) == []


def test_others_are_told_of_every_product_and_of_raw_materials_where_they_are_several() -> None:
    assert told("bakery", 1, "activate d2 2", "pollute d3")[1:] == ["Bakery of Ada brings 1 food."]
    assert told("clay-pit", 1, "activate d2 1")[1:] == []


def test_others_are_told_that_a_card_is_active_again_and_not_of_every_cube_that_is_moved() -> None:
    freed = told_together(moved("transferred"), moved("freed"))
    several = told_together(moved("transferred"), moved("transferred"))
    assert freed
    assert several
    assert said([freed], 1) == ["Hillside of Ada is active again."]
    assert said([several], 1) == said([freed], 0) == []
