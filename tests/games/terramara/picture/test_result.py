"""The scoring pad."""

from tests.games.terramara.picture.drawn import faces, read_aloud, rows
from tests.games.terramara.tables import terramara

OVER = "phase: over\ngoods 1: 3 ore\npoints 1: 4\nstrength 1: 1"


def test_the_winner_has_the_first_column() -> None:
    places = rows(terramara(OVER), "result")["Place"]
    assert read_aloud(places)[:2] == ["1. Ben", "2. Ada"]


def test_every_category_has_a_line_with_halves() -> None:
    pad = rows(terramara(OVER), "result")
    drawn = {category: faces(row.cells[0]) for category, row in pad.items()}
    assert drawn == {
        "Place": "1. Ben",
        "Tokens": "4",
        "Artefacts": "0",
        "Their effects": "0",
        "Strength": "8",
        "Road": "0",
        "Outposts": "0",
        "Goods left": "1½",
        "Reserved": "0",
        "Total": "13½",
    }


def test_a_line_is_read_aloud_with_names() -> None:
    assert read_aloud(rows(terramara(OVER), "result", 1)["Total"], 1)[0] == "you 13½"
