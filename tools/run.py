"""Starts Terrarium for ./run, from an environment made when there is none or an old one."""

import os
import sys

from commands import SetupError
from environment import Product

SERVE = ["serve"]


def main() -> None:
    try:
        product = fresh_product()
    except SetupError as error:
        error.tell()
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    terrarium = product.folder / "bin" / "terrarium"
    os.execv(terrarium, ["terrarium", *(sys.argv[1:] or SERVE)])


def fresh_product() -> Product:
    product = Product()
    if not product.is_fresh():
        announce(product)
        product.refresh()
    return product


def announce(product: Product) -> None:
    if product.is_new():
        print("Setting up Terrarium, once: some minutes…", file=sys.stderr)
    else:
        print("Terrarium has changed, building it anew…", file=sys.stderr)


if __name__ == "__main__":
    main()
