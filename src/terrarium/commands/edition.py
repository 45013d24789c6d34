"""`terrarium edition`: check a set of components before it is played with."""

import argparse

from terrarium.commands.parser import DONE, Commands, game_of
from terrarium.editions import STANDARD, find_edition
from terrarium.games import GAMES


def add(commands: Commands) -> None:
    parser = commands.add_parser("edition", help="check an edition of your own, line by line")
    parser.add_argument("game", metavar="|".join(game.name for game in GAMES), help="which game")
    parser.add_argument(
        "edition",
        nargs="?",
        default=STANDARD,
        metavar="NAME",
        help="an edition's name, or a file NAME.toml",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A mistake is refused; what is only unlike our own sets is told, and can be played."""
    game = game_of(arguments)
    warnings = game.warnings(find_edition(game, arguments.edition))
    for warning in warnings:
        print(f"{arguments.edition}: {warning}")
    print(f"{arguments.edition}: {game.name} can be played with it; warnings: {len(warnings)}")
    return DONE
