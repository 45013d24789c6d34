"""How soon a move is on another's screen: `python benchmarks/on_screen.py --game terramara`.

A table in Chromium on this machine, 1440×900. Moves are made elsewhere, by requests; timed is the
way from sending one to the frame in which the open page shows it. It prints half of them, 95 % and
the longest; status 1 when 95 in 100 did not come within a quarter of a second.
"""

import argparse
import statistics
import sys
import time

from browsing import PRACTICES, at_a_lively_table, people_there

from tests.browser.people import People

WITHIN_MS = 250.0
LISTEN = """() => {
  window.drawn = {};
  const board = document.getElementById('board');
  new MutationObserver(() => {
    const version = Number(board.dataset.version);
    const note = () => { window.drawn[version] ??= Date.now(); };
    requestAnimationFrame(() => setTimeout(note)); // after that frame was drawn
  }).observe(board, { attributeFilter: ['data-version'] });
}"""
DRAWN = """(version) => new Promise((done) => {
  const look = () => (window.drawn[version] ? done(window.drawn[version]) : setTimeout(look, 5));
  look();
})"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=PRACTICES, default="terra")
    parser.add_argument("--moves", type=int, default=100)
    wish = parser.parse_args()
    with people_there() as people:
        times = sorted(measure(people, wish.game, wish.moves))
    nearly_all = times[int(len(times) * 0.95)]
    half, longest = statistics.median(times), times[-1]
    print(
        f"{wish.game}: half within {half:.0f} ms, 95 % {nearly_all:.0f} ms, longest {longest:.0f}"
    )
    return 0 if nearly_all <= WITHIN_MS else 1


def measure(people: People, game: str, moves: int) -> list[float]:
    ada = people.new()
    practice = at_a_lively_table(ada, game)
    ada.page.evaluate(LISTEN)
    times = []
    while len(times) < moves and not (shown := practice.shown())["over"]:
        begun = time.time() * 1000
        practice.go_on(shown)
        times.append(ada.page.evaluate(DRAWN, shown["version"] + 1) - begun)
    return times


if __name__ == "__main__":
    sys.exit(main())
