"""A database of schema 0003, written by the program of that time.

Three people under way, one of them with a phone and an unspent link; one person among bots; two
tables where Bo was at a seat with his phone before Eve sat down there; a table at which one program
has left and another has not come yet. Then only what differed from the defaults was stored, and
Assistance copied active cards only: a match of Terra Futura where an inactive card waits to be
copied, one that is over, a match of Terra in teams, and a table that waits for people.

schema-0003.json has the secrets of its people, and where they play.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any

_OLD = Path(__file__).parent / "old"
KEPT: dict[str, Any] = json.loads((_OLD / "schema-0003.json").read_text("utf-8"))


def put_old_database(folder: Path) -> None:
    database = sqlite3.connect(folder / "terrarium.db")
    database.executescript((_OLD / "schema-0003.sql").read_text("utf-8"))
    database.close()
