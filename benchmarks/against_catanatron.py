"""Our games against Catanatron: random play in turns, in one run, each in a process of its own."""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
CATANATRON = "catanatron==3.2.1"
OURS = ("terra", "terra_futura", "terramara")
GOALS = {"terra, compiled": 100.0, "terra, plain": 7.0, "terramara, compiled": 40.0}

Figures = dict[str, float]

CATAN_ROUND = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer

seconds, decisions, games = float(sys.argv[1]), 0, 0
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
start, cpu_start = time.perf_counter(), time.process_time()
while time.perf_counter() - start < seconds:
    game = Game([RandomPlayer(colour) for colour in colours], seed=games)
    game.play()
    decisions, games = decisions + len(game.state.actions), games + 1
passed, cpu = time.perf_counter() - start, time.process_time() - cpu_start
start, copies = time.perf_counter(), 0
while time.perf_counter() - start < seconds / 5:
    game.copy()
    copies += 1
copies_per_second = copies / (time.perf_counter() - start)
print(json.dumps({"decisions": decisions / passed, "decisions_by_cpu": decisions / cpu,
                  "games": games / passed, "copies": copies_per_second}))
"""

OUR_ROUND = """
import json, sys, time
from terrarium.arena.bench import copy_for, play_for
from terrarium.editions import find_edition
from terrarium.games import GAMES

game = GAMES.find(sys.argv[2])
setup, seconds = game.setup(4, find_edition(game)), float(sys.argv[1])
start, cpu_start = time.perf_counter(), time.process_time()
decisions, _, games = play_for(game, setup, seconds)
share = (time.process_time() - cpu_start) / (time.perf_counter() - start)
print(json.dumps({"decisions": decisions, "decisions_by_cpu": decisions / share,
                  "games": games, "copies": copy_for(game, setup, seconds / 5)}))
"""


def main() -> int:
    wish = _arguments()
    with tempfile.TemporaryDirectory() as folder:
        catan = wish.catanatron_python or _install_catanatron(Path(folder))
        compiled = wish.compiled_python or _compiled_python()
        engines = {"compiled": compiled, "plain": wish.plain_python}
        rivals = {
            "catan, Catanatron": (catan, CATAN_ROUND),
            **{
                f"{game}, {engine}": (python, OUR_ROUND)
                for game in wish.games
                for engine, python in engines.items()
            },
        }
        seen: dict[str, list[Figures]] = {name: [] for name in rivals}
        for number in range(1, wish.rounds + 1):
            for name, (python, program) in rivals.items():
                seen[name].append(_round(python, program, wish.seconds, name))
                print(f"round {number}: {name}: {seen[name][-1]['decisions']:,.0f} decisions/s")
    return _report({name: _medians(rounds) for name, rounds in seen.items()})


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of play in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="+", choices=OURS, default=OURS)
    parser.add_argument("--compiled-python", help="else $(tools/compiled)")
    parser.add_argument("--plain-python", default=str(ROOT / ".venv/bin/python"))
    parser.add_argument("--catanatron-python", help="a Python that has Catanatron already")
    return parser.parse_args()


def _compiled_python() -> str:
    done = subprocess.run([ROOT / "tools" / "compiled"], check=True, stdout=subprocess.PIPE)
    return done.stdout.decode().strip()


def _install_catanatron(folder: Path) -> str:
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    python = str(folder / "venv" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", CATANATRON], check=True)
    return python


def _round(python: str, program: str, seconds: float, name: str) -> Figures:
    game = name.partition(",")[0]
    command = [python, "-c", program, str(seconds), game]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def _medians(rounds: list[Figures]) -> Figures:
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def _report(medians: dict[str, Figures]) -> int:
    """Beside what a clock on the wall says, decisions for each second of the processor's own."""
    base = medians["catan, Catanatron"]
    columns = ("decisions", "decisions_by_cpu", "games", "copies")
    print(f"\n{'medians a second, and times Catanatron':40}" + "".join(f"{c:>24}" for c in columns))
    for name, seen in medians.items():
        cells = [f"{seen[key]:,.0f} ({seen[key] / base[key]:.1f})" for key in columns]
        print(f"{name:40}" + "".join(f"{cell:>24}" for cell in cells))
    missed = [
        name
        for name, goal in GOALS.items()
        if name in medians and medians[name]["decisions"] < goal * base["decisions"]
    ]
    for name in missed:
        print(f"missed: {name} should be {GOALS[name]:.0f} times Catanatron")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
