"""`terrarium bench`: how fast the engine is on this machine."""

import argparse
import json

from terrarium.commands.parser import (
    CHECK_FAILED,
    DONE,
    Commands,
    add_setup,
    at_least_one,
    game_of,
    setup_of,
)

USUAL_SECONDS = 9


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="how fast the engine is here")
    add_setup(parser)
    parser.add_argument(
        "--seconds", type=at_least_one, default=USUAL_SECONDS, metavar="N", help="how long in all"
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.add_argument(
        "--goals", action="store_true", help="status 1 unless the compiled engine's goals are met"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from terrarium.arena.bench import bench, goals

    game = game_of(arguments)
    result = bench(game, setup_of(arguments), arguments.seconds)
    if arguments.json:
        print(json.dumps(result.as_json()))
    else:
        engine = "compiled" if result.compiled else "interpreted"
        print(f"{result.game}, {result.players} players, {engine} engine")
        for name, figure in result.as_json().items():
            if name.endswith("_per_second"):
                print(f"{figure:>12,} {name.replace('_', ' ')}")
    missed = [goal for goal in goals(game, result) if arguments.goals and not goal.met]
    for goal in missed:
        print(f"missed: {goal.name} {goal.seen:,.0f}, wanted {goal.wanted:,.0f}")
    return CHECK_FAILED if missed else DONE
