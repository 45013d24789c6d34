"""Judges Terramara's set by matches of the planner against itself.

    "$(tools/compiled)" tools/balance.py                     2,000 matches of four players
    "$(tools/compiled)" tools/balance.py --players 2 --matches 500 --by-lot
    "$(tools/compiled)" tools/balance.py --plots docs/pictures

It prints every figure with its goal; and, only reported, the scores of those who had a character or
an artefact, and how many of all players met the conditions of outposts. The same numbers of matches
give the same figures, whatever runs beside.
"""

import argparse
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

from balancing.figures import Figure, far_from_mean, figures, percent, scores
from balancing.plots import Bar, Plot
from balancing.tally import BIN, Tally, played
from terrarium.games.terramara.components import CONDITION_NAMES

PROCESSES = 2
AT_ONCE = 50  # matches that a process plays before it reports


def main() -> None:
    asked = _asked()
    tally = tallied(asked.players, asked.by_lot, asked.matches)
    found = list(figures(tally))
    _print(tally, found)
    if asked.plots is not None:
        _draw(tally, found, asked.plots, asked.players)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Judges Terramara's set by simulated matches.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--matches", type=int, default=2_000)
    parser.add_argument("--by-lot", action="store_true", help="characters and start cards by lot")
    parser.add_argument("--plots", type=Path, help="a folder for the plots")
    return parser.parse_args()


def tallied(players: int, by_lot: bool, matches: int) -> Tally:
    """In several processes; sums of whole numbers are the same in any order."""
    parts = [
        (players, by_lot, first, min(AT_ONCE, matches - first))
        for first in range(0, matches, AT_ONCE)
    ]
    with Pool(PROCESSES) as pool:
        return sum(pool.starmap(played, parts), Counter())


def _print(tally: Tally, found: list[Figure]) -> None:
    print(f"{tally['matches']} matches, {tally['seats'] // tally['matches']} players")
    for figure in found:
        mark = "   " if figure.is_met else "!! "
        print(f"{mark}{figure.name:45} {figure.value:7.1f}{figure.unit:3} {figure.goal()}")
    for name, score in scores(tally, "order").items():
        print(f"   score of place {int(name) + 1} in the first round {score:15.1f}")
    for kind in ("character", "artefact"):
        for name, far in far_from_mean(tally, kind).items():
            print(f"   {kind} {name + ', from the mean':35} {far:7.1f} %")
    for name in CONDITION_NAMES:
        for grade in ("easy", "hard"):
            of_all = percent(tally, f"{grade} {name} of all", "seats")
            print(f"   outpost {name}, {grade} met by all, flag or not {of_all:15.1f} %")
    missed = sum(not figure.is_met for figure in found)
    print(f"{len(found) - missed} of {len(found)} figures are met")


def _draw(tally: Tally, found: list[Figure], folder: Path, players: int) -> None:
    """Scores, uses, start cards and characters."""
    bins = sorted(int(key.removeprefix("bin ")) for key in tally if key.startswith("bin "))
    shares = [100 * tally[f"bin {least}"] / tally["seats"] for least in bins]
    scored = [
        Bar(f"{least} to {least + BIN - 1} points", share)
        for least, share in zip(bins, shares, strict=True)
    ]
    most = max(shares)
    _write(folder, f"scores-{players}", Plot("Scores", scored, 0, most, (0, 0), " %"))
    used = _bars(found, " used")
    _write(folder, f"uses-{players}", Plot("Used where present", used, 0, 100, (20, 100), " %"))
    starts = _bars(found, ", from the mean", "start card ")
    title = "Start cards, from the mean score"
    _write(folder, f"starts-{players}", Plot(title, starts, -25, 25, (-10, 10), " %"))
    characters = [Bar(name, far) for name, far in far_from_mean(tally, "character").items()]
    title = "Characters, from the mean score"
    _write(folder, f"characters-{players}", Plot(title, characters, -25, 25, (0, 0), " %"))


def _bars(found: list[Figure], ending: str, beginning: str = "") -> list[Bar]:
    return [
        Bar(figure.name.removeprefix(beginning).removesuffix(ending), figure.value, figure.is_met)
        for figure in found
        if figure.name.endswith(ending)
    ]


def _write(folder: Path, name: str, plot: Plot) -> None:
    (folder / f"terramara-balance-{name}.svg").write_text(plot.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
