"""What the commands' arguments have in common."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, TypeAlias

from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.number import number_in
from terrarium.core.reason import BadInput
from terrarium.core.record import LARGEST, Record, parse_seed, read_record
from terrarium.core.setup import Setup
from terrarium.editions import STANDARD, find_edition
from terrarium.games import GAMES

DONE = 0
CHECK_FAILED = 1
WRONG_USE = 2


class Parser(argparse.ArgumentParser):
    """Wrong use is one line on stderr, like every other error."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see `{self.prog} --help`)")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_setup(parser: Parser) -> None:
    """The game and everything that a match of it begins from."""
    parser.add_argument("game", metavar="|".join(game.name for game in GAMES), help="which game")
    parser.add_argument("--players", type=whole, metavar="N", help="number of players")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option; may be given several times",
    )
    parser.add_argument(
        "--edition", default=STANDARD, metavar="NAME", help="an edition's name, or a file NAME.toml"
    )


def add_seed(parser: Parser, default: int | None = None) -> None:
    parser.add_argument(
        "--seed", type=seed, default=default, metavar="S", help="where all chance comes from"
    )


def whole(text: str) -> int:
    number = number_in(text, 12)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return number


def at_least_one(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return number


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed(text: str) -> int:
    try:
        return parse_seed(text)
    except BadInput as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def game_of(arguments: argparse.Namespace) -> Game:
    return GAMES.find(arguments.game)


def options_of(arguments: argparse.Namespace) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"an option is NAME=VALUE, not {text[:60]!r}")
        options[name.strip()] = value.strip()
    return options


def setup_of(arguments: argparse.Namespace) -> Setup:
    game = game_of(arguments)
    players = game.usual if arguments.players is None else arguments.players
    return game.setup(players, find_edition(game, arguments.edition), options_of(arguments))


def read_text(path: Path, largest: int = LARGEST) -> str:
    """A text file, refused before it is read when it is far too large."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder")
    if path.stat().st_size > largest:
        raise BadInput(f"{path} is larger than {largest // 1_000_000} MB, too large to be right")
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not UTF-8 text") from None


def read_record_file(path: Path, edition_name: str) -> tuple[Game, Edition, Record, str]:
    """A record with its game and edition; errors name the file."""
    text = read_text(path)
    with naming(path):
        record = read_record(text)
        game = GAMES.find(record.game)
        return game, find_edition(game, edition_name), record, text


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is wrong inside a file is said with its name."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
