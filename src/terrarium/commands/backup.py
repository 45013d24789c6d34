"""`terrarium backup`: a copy of the database, also while the server runs."""

import argparse
from pathlib import Path

from terrarium.commands.parser import DONE, Commands
from terrarium.commands.serve import default_database


def add(commands: Commands) -> None:
    parser = commands.add_parser("backup", help="copy the server's database, also while it runs")
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; must not exist")
    parser.add_argument("--database", type=Path, metavar="FILE")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from terrarium.tables.database.backup import copy_database

    copy_database(arguments.database or default_database(), arguments.file)
    return DONE
