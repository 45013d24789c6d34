"""`terrarium export`: a full record as one seat may see it, or as JSON."""

import argparse
import json
import sys
from pathlib import Path

from terrarium.commands.parser import DONE, Commands, naming, read_record_file
from terrarium.core.export import full_record, open_record
from terrarium.core.history import History
from terrarium.core.reason import BadInput
from terrarium.core.record import FULL, Record, spell_seed
from terrarium.core.replay import replay_unchanged
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.editions import STANDARD

EVERYONE = "everyone"


def add(commands: Commands) -> None:
    parser = commands.add_parser("export", help="a record for one seat's eyes, or as JSON")
    parser.add_argument("file", type=Path, metavar="FILE", help="a full record")
    parser.add_argument(
        "--for",
        dest="viewer",
        default=FULL,
        metavar="WHOM",
        help="full (default), everyone, or a seat's number",
    )
    parser.add_argument("--json", action="store_true", help="JSON instead of the record format")
    parser.add_argument("--edition", default=STANDARD, metavar="NAME")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, edition, record, written = read_record_file(arguments.file, arguments.edition)
    if record.form != FULL:
        raise BadInput(f"{arguments.file} is an open record; a full one is needed")
    with naming(arguments.file):
        history = replay_unchanged(game, edition, record, written)
    made = _made_for(arguments.viewer, history, record)
    text = json.dumps(_as_json(made), indent=1) + "\n" if arguments.json else made.write()
    sys.stdout.write(text)
    return DONE


def _made_for(whom: str, history: History, record: Record) -> Record:
    if whom == FULL:
        return full_record(history, record.match, record.seats)
    if whom == EVERYONE:
        return open_record(history, record.match, record.seats, SPECTATOR)
    if whom not in [str(seat) for seat in range(record.players)]:
        seats = f"a seat from 0 to {record.players - 1}"
        raise BadInput(f"--for is {FULL}, {EVERYONE} or {seats}, not {whom[:40]!r}")
    return open_record(history, record.match, record.seats, int(whom))


def _as_json(record: Record) -> dict[str, Json]:
    entries: list[Json] = [{"seat": entry.seat, "move": entry.text} for entry in record.entries]
    return {
        "form": record.form,
        "game": record.game,
        "ruleset": record.ruleset,
        "edition": {"name": record.edition, "digest": record.edition_digest},
        "players": record.players,
        "options": dict(record.options),
        "seats": list(record.seats),
        "match": record.match,
        "commitment": record.commitment,
        "seed": spell_seed(record.seed) if record.form == FULL else None,
        "viewer": record.viewer or None,
        "position": record.position or None,
        "result": record.result,
        "entries": entries,
    }
