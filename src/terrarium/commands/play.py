"""`terrarium play`: a match in this terminal, against bots or with several people."""

import argparse
from pathlib import Path

from terrarium.commands.parser import Commands, add_seed, add_setup, names, options_of


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Without further arguments the last match left unfinished goes on.",
    )
    add_setup(parser)
    add_seed(parser)
    parser.add_argument(
        "--people", type=names, default=[], metavar="NAME,…", help="who plays here (default: one)"
    )
    parser.add_argument(
        "--bots", type=names, default=[], metavar="BOT,…", help="who plays at the other seats"
    )
    parser.add_argument("--plain", action="store_true", help="plain lines, for readers and pipes")
    parser.add_argument("--new", action="store_true", help="begin anew")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with this saved match")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from terrarium.terminal.play import run as play
    from terrarium.terminal.request import PlayRequest

    return play(
        PlayRequest(
            game=arguments.game,
            players=arguments.players,
            people=arguments.people,
            bots=arguments.bots,
            options=options_of(arguments),
            edition=arguments.edition,
            seed=arguments.seed,
            plain=arguments.plain,
            new=arguments.new,
            resume=arguments.resume,
        )
    )
