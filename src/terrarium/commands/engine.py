"""`terrarium engine`: the engine for any language, a line of JSON for a line of text."""

import argparse
import io
import secrets
import sys
from pathlib import Path

from terrarium.commands.parser import (
    DONE,
    Commands,
    add_seed,
    add_setup,
    game_of,
    naming,
    options_of,
    read_record_file,
    read_text,
    setup_of,
)
from terrarium.core.chance import SEED_BITS
from terrarium.core.history import History
from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput
from terrarium.core.record import FULL
from terrarium.core.replay import replay_unchanged
from terrarium.editions import find_edition


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "engine",
        help="drive the engine from any language",
        description="One command a line on stdin, one line of JSON an answer (docs/protocol.md).",
    )
    add_setup(parser)
    add_seed(parser)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--position", type=Path, metavar="FILE", help="begin from a position text")
    where.add_argument("--record", type=Path, metavar="FILE", help="go on from a full record")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from terrarium.protocol import Session, serve

    source = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
    serve(Session(_history(arguments)), source, sys.stdout)
    return DONE


def _history(arguments: argparse.Namespace) -> History:
    if arguments.record is not None:
        return _from_record(arguments)
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    if arguments.position is not None:
        return _from_position(arguments, seed)
    return History(game_of(arguments), setup_of(arguments), seed)


def _from_record(arguments: argparse.Namespace) -> History:
    if arguments.players or arguments.option or arguments.seed is not None:
        raise BadInput("a record brings its own players, options and seed")
    game, edition, record, text = read_record_file(arguments.record, arguments.edition)
    if game is not game_of(arguments):
        raise BadInput(f"{arguments.record} is a record of {game.name}, not of {arguments.game}")
    if record.form != FULL:
        raise BadInput(f"{arguments.record} is an open record; only a full one can be gone on with")
    with naming(arguments.record):
        return replay_unchanged(game, edition, record, text)


def _from_position(arguments: argparse.Namespace, seed: int) -> History:
    game = game_of(arguments)
    text = read_text(arguments.position)
    edition = find_edition(game, arguments.edition)
    with naming(arguments.position):
        setup = position_setup(game, text, edition, arguments.players or 0, options_of(arguments))
        return History(game, setup, seed, text)
