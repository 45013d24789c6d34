"""What ./test does: its steps, each with a heading and its time, and the verdict."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from building import build_meanwhile
from commands import ROOT, SetupError, surroundings
from engine import have_compiled
from environment import Workshop, packages_in
from product import Product
from shelf import place
from system import need_browser, need_compiler
from wish import QUICK, Wish, read_wish

# The tests that the compiled engine must pass as well. Their searches are the same examples on
# both, so the large search is made on the compiled one, which is ten times as fast.
ENGINE_TESTS = ("tests/core", "tests/games", "tests/bots", "tests/properties", "tests/golden")
BROWSER_TESTS = "tests/browser"
IS_COMPILED = "import terrarium; assert terrarium.compiled(), terrarium.__file__"
HURRIED = ("-m", "not leisurely")
# Where it is not kept, each of many workers and servers reads all sources anew.
KEEPING_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
IN_PARALLEL = ("-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
# Now and then a test waits for its browser; then another one has the core.
IN_BROWSERS = ("-n", str(min(4, (os.cpu_count() or 1) + 1)), "--dist", "worksteal")


class Steps:
    """Steps taken one after another, whether or not the earlier ones passed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def take(self, name: str, work: Callable[[], bool]) -> bool:
        print(f"\n== {name}", flush=True)
        start = time.monotonic()
        passed = _attempt(work)
        if not passed:
            self.failed.append(name)
        print(f"-- {'ok' if passed else 'FAILED'}, {time.monotonic() - start:.1f} s", flush=True)
        return passed

    def verdict(self) -> int:
        print(f"\nfailed: {', '.join(self.failed)}" if self.failed else "\nall passed", flush=True)
        return 1 if self.failed else 0


def main() -> int:
    wish = read_wish(sys.argv[1:])
    try:
        return _check(wish)
    except KeyboardInterrupt:
        return 130


def _check(wish: Wish) -> int:
    steps = Steps()
    workshop = Workshop()
    if steps.take("set up", lambda: _set_up(workshop)):
        if wish.pytest is not None:
            pytest = wish.pytest
            steps.take("tests", lambda: _some_tests(workshop, wish, pytest))
        else:
            _check_all(steps, workshop, wish)
    return steps.verdict()


def _check_all(steps: Steps, workshop: Workshop, wish: Wish) -> None:
    """What needs one core or the network only is done beside the tests."""
    with ThreadPoolExecutor() as beside:
        types = beside.submit(_said_by, workshop, "mypy")
        beside.submit(_prepare, workshop, wish)
        steps.take("ruff check", lambda: _module(workshop, "ruff", "check"))
        steps.take("ruff format", lambda: _module(workshop, "ruff", "format", "--check"))
        steps.take("engine tests", lambda: _engine_tests(workshop, wish))
        steps.take("mypy", lambda: _repeat(types.result()))
    _test_all(steps, workshop, wish)


def _test_all(steps: Steps, workshop: Workshop, wish: Wish) -> None:
    steps.take("other tests", lambda: _other_tests(workshop, wish))
    if "browser" not in wish.without:
        steps.take("browser tests", lambda: _browser_tests(workshop, wish))
    if "compiled" not in wish.without:
        product = Product()
        if steps.take("compile", lambda: _compile(workshop, product)):
            steps.take("compiled tests", lambda: _compiled_tests(workshop, product, wish))


def _prepare(workshop: Workshop, wish: Wish) -> None:
    """The machine, for the steps to come; what it lacks they will say."""
    with suppress(SetupError):
        if "browser" not in wish.without:
            need_browser(packages_in(workshop.folder))
    with suppress(SetupError):
        if "compiled" not in wish.without:
            need_compiler()
            _compile_meanwhile(Product())


def _compile_meanwhile(product: Product) -> None:
    """Whenever the tests leave a core idle; the step that needs it waits for the rest."""
    product.set_up()
    build_meanwhile()


def _some_tests(workshop: Workshop, wish: Wish, words: tuple[str, ...]) -> bool:
    if any(BROWSER_TESTS in word for word in words):
        need_browser(packages_in(workshop.folder))
    return _pytest(workshop, wish, *words)


def _attempt(work: Callable[[], bool]) -> bool:
    try:
        return work()
    except SetupError as error:
        error.tell()
        return False


def _set_up(workshop: Workshop) -> bool:
    if not workshop.is_fresh():
        workshop.refresh()
    return True


def _engine_tests(workshop: Workshop, wish: Wish) -> bool:
    few = wish if "compiled" in wish.without else replace(wish, profile=QUICK)
    return _pytest(workshop, few, *IN_PARALLEL, *_chosen(wish), *ENGINE_TESTS)


def _other_tests(workshop: Workshop, wish: Wish) -> bool:
    ignored = [f"--ignore={folder}" for folder in (*ENGINE_TESTS, BROWSER_TESTS)]
    return _pytest(workshop, wish, *IN_PARALLEL, *_chosen(wish), *ignored)


def _chosen(wish: Wish) -> tuple[str, ...]:
    """Who is in a hurry leaves to the full run what takes its time."""
    return HURRIED if wish.profile == QUICK else ()


def _compile(workshop: Workshop, product: Product) -> bool:
    try:
        need_compiler()
    except SetupError as error:
        raise SetupError(f"{error}; or leave this out by --without compiled", error.said) from None
    product.set_up()
    have_compiled(product)
    return _python(workshop, "-c", IS_COMPILED, PYTHONPATH=_compiled(product))


def _browser_tests(workshop: Workshop, wish: Wish) -> bool:
    try:
        need_browser(packages_in(workshop.folder))
    except SetupError as error:
        raise SetupError(f"{error}; or leave this out by --without browser", error.said) from None
    return _pytest(workshop, wish, *IN_BROWSERS, BROWSER_TESTS)


def _compiled_tests(workshop: Workshop, product: Product, wish: Wish) -> bool:
    return _pytest(workshop, wish, *IN_PARALLEL, *ENGINE_TESTS, PYTHONPATH=_compiled(product))


def _compiled(product: Product) -> str:
    """Where the compiled engine lies: found before the sources, tested by the same tests."""
    return str(packages_in(place(product.compiled)))


def _pytest(workshop: Workshop, wish: Wish, *arguments: str, **variables: str) -> bool:
    return _module(workshop, "pytest", *arguments, TERRARIUM_TESTS=wish.profile, **variables)


def _said_by(workshop: Workshop, module: str) -> tuple[bool, str]:
    """Whether it is content, and what it says."""
    command: list[str | Path] = [workshop.python, "-m", module]
    done = subprocess.run(command, cwd=ROOT, env=surroundings(), capture_output=True, text=True)
    return done.returncode == 0, done.stdout + done.stderr


def _repeat(said: tuple[bool, str]) -> bool:
    print(said[1], end="", flush=True)
    return said[0]


def _module(workshop: Workshop, *arguments: str, **variables: str) -> bool:
    return _python(workshop, "-m", *arguments, **variables)


def _python(workshop: Workshop, *arguments: str, **variables: str) -> bool:
    command: list[str | Path] = [workshop.python, *arguments]
    around = surroundings(**KEEPING_BYTECODE, **variables)
    return subprocess.run(command, cwd=ROOT, env=around).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
