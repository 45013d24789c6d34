"""What the table itself notes: that somebody came, left, was late, asked, refused."""

import json
from dataclasses import dataclass

from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.tables.person import Person
from terrarium.tables.table import SeatInfo, Spoken


@dataclass(frozen=True)
class Note:
    """A message about a person, who may want to be forgotten later."""

    id: str
    name: str = ""
    person: str | None = None
    seat: int | None = None
    moves: int = 0

    def write(self) -> str:
        args: dict[str, int | str] = {"name": self.name, "moves": self.moves}
        if self.seat is not None:
            args["seat"] = self.seat
        return json.dumps({"id": self.id, "args": args})


def about(seat: SeatInfo, id: str, moves: int = 0) -> Note:
    """What happened at a seat, to whoever sits there."""
    return Note(id, seat.name, seat.person, seat.seat, moves)


def about_person(person: Person, id: str) -> Note:
    return Note(id, person.name, person.id)


def note_message(spoken: Spoken) -> Message | None:
    """What the table itself noted, to be put into words; None for what a person said."""
    return read_note(spoken.note) if spoken.note else None


def read_note(text: str) -> Message:
    note = json.loads(text)
    args: Args = note["args"]
    if "seat" in args:
        args["seat"] = seated(note["args"]["seat"])
    return Message(note["id"], args)


def renamed(note: str, name: str) -> str:
    """The same note about somebody under another name."""
    read = json.loads(note)
    return json.dumps({**read, "args": {**read["args"], "name": name}})
