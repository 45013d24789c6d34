"""`terrarium simulate`: many games between bots."""

import argparse
import json
import sys

from terrarium.commands.parser import (
    DONE,
    Commands,
    add_seed,
    add_setup,
    at_least_one,
    game_of,
    names,
    options_of,
    setup_of,
)

USUAL_GAMES = 1_000


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="many games between bots, and what came of them")
    add_setup(parser)
    add_seed(parser, default=0)
    parser.add_argument(
        "--bots", type=names, default=["random"], metavar="BOT,…", help="one for all, or one a seat"
    )
    parser.add_argument(
        "--games", type=at_least_one, default=USUAL_GAMES, metavar="N", help="how many games"
    )
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="processes")
    parser.add_argument("--json", action="store_true", help="the results as JSON")
    parser.add_argument("--out", metavar="DIR", help="write a full record of every game there")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from terrarium.arena.progress import with_progress
    from terrarium.arena.report import show
    from terrarium.arena.request import Simulation, seat_bots

    setup = setup_of(arguments)
    request = Simulation(
        game=game_of(arguments).name,
        players=setup.players,
        bots=seat_bots(game_of(arguments).name, setup.players, arguments.bots),
        games=arguments.games,
        seed=arguments.seed,
        options=options_of(arguments),
        edition=arguments.edition,
        jobs=arguments.jobs,
        out=arguments.out,
    )
    result = with_progress(request)
    if arguments.json:
        json.dump(result.as_json(), sys.stdout)
        print()
    else:
        show(result, Console(highlight=False))
    return DONE
