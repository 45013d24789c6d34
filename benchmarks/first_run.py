"""How soon the first page comes after the first `./run`, downloads included.

`python3 benchmarks/first_run.py` clones what is committed into a new folder, starts `./run serve`
there with no caches to draw on, and times it until the first page has been answered. It needs
nothing but Python and git, so that it can be taken on a machine where nothing else is. Status 1
when that took more than 30 s. `--compiled` waits until the compiled engine has been built, too.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE_WITHIN = 30.0
LONGEST = 1800.0


def clone(folder: Path) -> Path:
    target = folder / "my games" / "terrarium"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(target)], check=True)
    return target


def start(checkout: Path, home: Path) -> "subprocess.Popen[str]":
    variables = {**os.environ, "HOME": str(home), "PIP_NO_CACHE_DIR": "1", "UV_NO_CACHE": "1"}
    where = ["--database", str(home / "first.db"), "--port", "0", "--no-browser"]
    command = [str(checkout / "run"), "serve", *where]
    return subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True)


def first_page(server: "subprocess.Popen[str]") -> int:
    """The size of the page at the address that the server prints when it is ready."""
    assert server.stdout is not None
    with urllib.request.urlopen(server.stdout.readline().strip(), timeout=60) as answer:
        return len(answer.read())


def until_compiled(checkout: Path) -> None:
    end = time.monotonic() + LONGEST
    while not any((checkout / ".built").glob("compiled-*")) and time.monotonic() < end:
        time.sleep(0.2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="wait for the compiled engine")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checkout = clone(Path(folder))
        begun = time.monotonic()
        server = start(checkout, Path(folder))
        try:
            size = first_page(server)
            took = time.monotonic() - begun
            print(f"the first page ({size / 1000:.0f} KB) after {took:.1f} s")
            if wanted.compiled:
                until_compiled(checkout)
                print(f"the compiled engine after {time.monotonic() - begun:.1f} s")
        finally:
            server.terminate()
            server.wait(30)
    return 0 if took <= PAGE_WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
