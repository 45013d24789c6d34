"""`terrarium verify`: play records again and name the line of whatever is wrong."""

import argparse
import sys
from pathlib import Path

from terrarium.commands.parser import (
    CHECK_FAILED,
    DONE,
    WRONG_USE,
    Commands,
    read_record_file,
)
from terrarium.core.reason import BadInput
from terrarium.core.record import FULL
from terrarium.core.replay import verify
from terrarium.editions import STANDARD


def add(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="check records, move by move")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--edition", default=STANDARD, metavar="NAME")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    return max(_verify(path, arguments.edition) for path in arguments.files)


def _verify(path: Path, edition_name: str) -> int:
    try:
        game, edition, record, text = read_record_file(path, edition_name)
        verify(game, edition, record, text)
    except OSError as error:
        _say(path, error.strerror or str(error))
        return WRONG_USE
    except BadInput as error:
        _say(path, str(error))
        return CHECK_FAILED
    form = "full, replayed" if record.form == FULL else "open, its form checked"
    print(f"{path}: {record.game}, {len(record.entries)} entries, {form}: {record.result}")
    return DONE


def _say(path: Path, text: str) -> None:
    """One line, which names the file once."""
    place = "" if text.startswith(str(path)) else f"{path}: "
    print(f"terrarium: {place}{' '.join(text.split())}", file=sys.stderr)
