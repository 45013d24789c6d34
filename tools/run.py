"""Starts Terrarium for ./run: on the compiled engine where it is built, else on the plain one."""

import os
import sys

from commands import SetupError, open_what_is_closed, surroundings
from engine import HELP, LIVES_ON_SPEED, RUNS_LONG, Engine, chosen
from environment import python_in
from product import Product
from shelf import hold, place

SERVE = ["serve"]


def main() -> None:
    words = sys.argv[1:] or SERVE
    open_what_is_closed()
    try:
        product = set_up()
        engine = chosen(product, words)
        announce(engine, words)
    except SetupError as error:
        error.tell()
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    become(product, engine, words)


def set_up() -> Product:
    product = Product()
    if not product.is_set_up():
        print("Setting up Terrarium, which takes a moment once…", file=sys.stderr, flush=True)
        product.set_up()
    return product


def announce(engine: Engine, words: list[str]) -> None:
    """A line for those who would notice; `--version` says it in its own."""
    if engine.note and words[0] in LIVES_ON_SPEED + RUNS_LONG and not HELP & set(words):
        print(f"terrarium: on the plain engine: {engine.note}", file=sys.stderr, flush=True)


def become(product: Product, engine: Engine, words: list[str]) -> None:
    """This process becomes Terrarium, and holds what it runs on until it ends."""
    for name in (product.packages, engine.name):
        os.set_inheritable(hold(place(name)), True)
    python = str(python_in(place(engine.name)))
    # Nothing in the folder that one happens to be in is taken for a package.
    variables = surroundings(PYTHONSAFEPATH="1", TERRARIUM_ENGINE=engine.note)
    os.execve(python, [python, "-m", "terrarium", *words], variables)


if __name__ == "__main__":
    main()
