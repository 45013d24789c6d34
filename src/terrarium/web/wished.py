"""A new table as programs wish it."""

from terrarium.editions import STANDARD
from terrarium.tables.wish import LIVE, STRICT, NewTable
from terrarium.web.body import Body
from terrarium.web.errors import Problem

_MOST_SEATS = 12
LONGEST_WORD = 60


def wish_in(body: Body) -> NewTable:
    seats = tuple(body.texts("seats", _MOST_SEATS, LONGEST_WORD))
    if body.has("players") and body.number("players") != len(seats):
        raise Problem(422, "bad-table", f"`players` and the {len(seats)} `seats` do not agree.")
    return NewTable(
        game=body.text("game", LONGEST_WORD),
        seats=seats,
        options=body.words("options"),
        private=body.flag("private", True),
        pace=body.text("pace", LONGEST_WORD, LIVE),
        clock=body.number("clock") if body.has("clock") else None,
        undo=body.text("undo", LONGEST_WORD, STRICT),
        hints=body.flag("hints", True),
        seed=body.seed("seed"),
        edition=body.text("edition", LONGEST_WORD, STANDARD),
    )
