"""Prints the Python that runs the compiled engine, built first where it is not."""

import sys

from commands import SetupError
from engine import have_compiled
from environment import python_in
from run import set_up
from shelf import place


def main() -> int:
    try:
        product = set_up()
        if not product.is_compiled():
            have_compiled(product)
    except SetupError as error:
        error.tell()
        return 2
    print(python_in(place(product.compiled)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
