"""How soon a table can be played on a slow device: `python benchmarks/first_load.py`.

The processor four times slower, 10 Mbit/s, 40 ms. It prints what the first load weighs and when the
first legal move can be pressed (its button is there, and the script listens), over several cold
loads; status 1 when the median comes after 1.5 s or the page weighs more than 150 KB.
"""

import argparse
import gzip
import statistics
import sys

from browsing import PRACTICES, at_a_lively_table, people_there
from playwright.sync_api import Page, Response

from tests.browser.people import People

SLOWER = 4
BYTES_A_SECOND = 10_000_000 / 8
DELAY_MS = 40
WITHIN_S = 1.5
LARGEST = 150 * 1024
READY = """() => new Promise((done) => {
  const look = () => {
    const [{ domContentLoadedEventEnd: listening }] = performance.getEntriesByType('navigation');
    if (listening && document.querySelector('.card.playable, .can')) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--game", choices=PRACTICES, default="terra")
    wish = parser.parse_args()
    loads = wish.loads
    with people_there() as people:
        seconds, weights, plain = measure(people, wish.game, loads)
    middle = statistics.median(seconds)
    print(f"first load: {weights / 1024:.1f} KB compressed, {plain / 1024:.1f} KB as it is")
    spread = f"median of {loads}; {min(seconds):.2f} to {max(seconds):.2f}"
    print(f"first move after {middle:.2f} s ({spread})")
    return 0 if middle <= WITHIN_S and weights <= LARGEST else 1


def measure(people: People, game: str, loads: int) -> tuple[list[float], int, int]:
    """Each load has a cache of its own that is empty."""
    ada = people.new()
    practice = at_a_lively_table(ada, game)
    kept = ada.context.storage_state()
    seconds: list[float] = []
    sizes: list[tuple[int, int]] = []
    for _ in range(loads):
        fresh = people.new(390, 844, storage_state=kept)
        slow_down(fresh.page)
        got: list[Response] = []
        _keep_responses(fresh.page, got)
        fresh.page.goto(people.url + practice.path, wait_until="commit")
        seconds.append(fresh.page.evaluate(READY) / 1000)
        fresh.page.wait_for_load_state("load")
        fresh.page.wait_for_timeout(300)
        sizes = [weight(response) for response in got]
        fresh.context.close()  # else it would take time from the next
    return seconds, sum(size for size, _ in sizes), sum(size for _, size in sizes)


def _keep_responses(page: Page, kept: list[Response]) -> None:
    page.on("response", lambda response: kept.append(response))


def slow_down(page: Page) -> None:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    limits = {"offline": False, "latency": DELAY_MS}
    rates = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
    tools.send("Network.emulateNetworkConditions", {**limits, **rates})
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def weight(got: Response) -> tuple[int, int]:
    """Compressed and plain; the stream does not end."""
    if "event-stream" in got.headers.get("content-type", ""):
        return 0, 0
    return len(gzip.compress(got.body())), len(got.body())


if __name__ == "__main__":
    sys.exit(main())
