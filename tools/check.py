"""What ./test does: its steps, each with a heading and its time, and the verdict."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from commands import ROOT, SetupError, surroundings
from environment import Environment, Product, Workshop
from system import need_chromium, need_compiler, need_venv
from wish import Wish, read_wish

# The tests that the compiled engine must pass as well.
COMPILED_TESTS = ("tests/core", "tests/games", "tests/bots", "tests/properties", "tests/golden")
BROWSER_TESTS = "tests/browser"
IS_COMPILED = "import terrarium; assert terrarium.compiled(), terrarium.__file__"
IN_PARALLEL = ("-n", "auto", "--maxprocesses", "4")


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
            steps.take("tests", lambda: _pytest(workshop, wish, *pytest))
        else:
            _check_all(steps, workshop, wish)
    return steps.verdict()


def _check_all(steps: Steps, workshop: Environment, wish: Wish) -> None:
    steps.take("ruff check", lambda: _module(workshop, "ruff", "check"))
    steps.take("ruff format", lambda: _module(workshop, "ruff", "format", "--check"))
    steps.take("mypy", lambda: _module(workshop, "mypy"))
    steps.take("tests", lambda: _pytest(workshop, wish, *IN_PARALLEL, f"--ignore={BROWSER_TESTS}"))
    if "browser" not in wish.without:
        steps.take("browser tests", lambda: _browser_tests(workshop, wish))
    if "compiled" not in wish.without:
        product = Product(tested=True)
        if steps.take("compile", lambda: _compile(product)):
            steps.take("compiled tests", lambda: _compiled_tests(product, wish))


def _attempt(work: Callable[[], bool]) -> bool:
    try:
        return work()
    except SetupError as error:
        error.tell()
        return False


def _set_up(environment: Environment) -> bool:
    need_venv()
    if not environment.is_fresh():
        environment.refresh()
    return True


def _compile(product: Product) -> bool:
    try:
        need_compiler()
    except SetupError as error:
        raise SetupError(f"{error}; or leave this out by --without compiled", error.said) from None
    return _set_up(product) and _python(product, "-c", IS_COMPILED)


def _browser_tests(workshop: Environment, wish: Wish) -> bool:
    try:
        need_chromium()
    except SetupError as error:
        raise SetupError(f"{error}; or leave this out by --without browser", error.said) from None
    return _pytest(workshop, wish, BROWSER_TESTS)


def _compiled_tests(product: Product, wish: Wish) -> bool:
    folders = [folder for folder in COMPILED_TESTS if (ROOT / folder).exists()]
    return _pytest(product, wish, *IN_PARALLEL, *folders)


def _pytest(environment: Environment, wish: Wish, *arguments: str) -> bool:
    return _module(environment, "pytest", *arguments, TERRARIUM_TESTS=wish.profile)


def _module(environment: Environment, *arguments: str, **variables: str) -> bool:
    return _python(environment, "-m", *arguments, **variables)


def _python(environment: Environment, *arguments: str, **variables: str) -> bool:
    command: list[str | Path] = [environment.python, *arguments]
    return subprocess.run(command, cwd=ROOT, env=surroundings(**variables)).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
