"""Which engine a command runs on, and whether the compiled one is built for it, or meanwhile.

TERRARIUM_COMPILE=0 always plays on the plain one; 1 waits for the compiled one and takes no other.
"""

import os
from dataclasses import dataclass

import compiler
from building import build_and_wait, build_meanwhile, last_words
from commands import SetupError
from product import COMPILING, Product
from shelf import is_busy, place

LIVES_ON_SPEED = ("simulate", "bench")
RUNS_LONG = ("serve", "play", "engine")
NEVER, ALWAYS, AUTO = "0", "1", "auto"
HELP = {"-h", "--help"}


@dataclass(frozen=True)
class Engine:
    """An environment by its name, and why it is not the compiled one."""

    name: str
    note: str = ""


def chosen(product: Product, words: list[str]) -> Engine:
    mode = _mode()
    if mode != NEVER and not product.is_compiled():
        _have_it_built(product, mode, words)
    if mode != NEVER and product.is_compiled():
        return Engine(product.compiled)
    return Engine(product.plain, _why_plain(product, mode, words))


def _mode() -> str:
    mode = os.environ.get("TERRARIUM_COMPILE") or AUTO
    if mode not in (NEVER, ALWAYS, AUTO):
        raise SetupError(f"TERRARIUM_COMPILE is 0, 1 or unset, not {mode!r}")
    return mode


def _have_it_built(product: Product, mode: str, words: list[str]) -> None:
    if mode == ALWAYS:
        have_compiled(product)
    elif _is_worth_a_try(product, words) and words[0] in LIVES_ON_SPEED:
        build_and_wait(product)
    elif _is_worth_a_try(product, words) and words[0] in RUNS_LONG:
        build_meanwhile()


def _is_worth_a_try(product: Product, words: list[str]) -> bool:
    hopeless = compiler.missing() or product.failure() or not os.access(place(""), os.W_OK)
    return not (hopeless or HELP & set(words))


def have_compiled(product: Product) -> None:
    """The compiled engine or an error; what failed before is tried again."""
    if lack := compiler.missing():
        raise SetupError(f"not compiled: there is {lack}")
    place(product.failed).unlink(missing_ok=True)
    build_and_wait(product)
    if not product.is_compiled():
        raise SetupError(f"not compiled: {product.failure()}", last_words())


def _why_plain(product: Product, mode: str, words: list[str]) -> str:
    if mode == NEVER:
        return "TERRARIUM_COMPILE is 0"
    if lack := compiler.missing():
        return f"there is {lack}"
    if reason := product.failure():
        return f"{reason}; TERRARIUM_COMPILE=1 ./run tries again"
    if is_busy(COMPILING) or (_is_worth_a_try(product, words) and words[0] in RUNS_LONG):
        return "the compiled one is being built, for the next start"
    return "the compiled one is not built yet"
