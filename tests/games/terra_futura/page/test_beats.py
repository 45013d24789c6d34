"""What is told of others' moves for a moment on the board."""

from terrarium.games.terra_futura.page.beats import beats_of
from terrarium.text.words import Words
from tests.games.terra_futura.table import GAME, taken

NAMES = ["Ada", "Ben"]
LAND = "c3 daybreak; d3 orchard"


def told(card: str, reader: int) -> list[str]:
    """What a reader is told when seat 0 builds a card."""
    table = taken(card, LAND)
    table.play("place d2")
    beats = beats_of([*table.ears.heard[reader]], reader)
    return [Words(GAME).say(said, NAMES, reader) for beat in beats for said in beat.said]


def test_whose_card_it_is_not_is_told_what_it_brings() -> None:
    assert told("clay-pit", 1) == ["Ada builds Clay Pit: gain 1 red."]
    assert told("bakery", 1) == [
        "Ada builds Bakery: 2 green for 1 food, or 1 green for 1 food + 1 pollution."
    ]
    assert told("clay-pit", 0) == []
