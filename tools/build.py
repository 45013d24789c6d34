"""Builds the compiled engine, in a process of its own that ends with whoever wanted it.

build.py LIFELINE [gently]: LIFELINE is the reading end of a pipe whose other end the one who
waits, or plays meanwhile, holds open. `gently` is for the background: last in every queue.
"""

import os
import runpy
import shutil
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

from commands import SetupError
from environment import packages_in
from product import COMPILING, Product
from shelf import alone, made, place
from sources import copy_ingredients

WORK = "work"


class NotCompiled(Exception):
    """The compiler or the translator refused the sources; another try would end the same."""


def main() -> int:
    lifeline, gently = int(sys.argv[1]), "gently" in sys.argv[2:]
    if gently and os.fork():
        return 0  # so that the server does not become the parent of what it knows nothing of
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    if gently:
        _leave_the_machine_to_others()
    return _build(Product(), [str(lifeline)])


def _build(product: Product, again: list[str]) -> int:
    with alone(COMPILING):
        if product.is_compiled() or product.failure():
            return 0
        status = _attempt(product)
    if status == 0 and not sys.flags.no_site:
        os.execv(sys.executable, [sys.executable, "-E", "-S", __file__, *again])
    return status


def _attempt(product: Product) -> int:
    os.truncate(sys.stdout.fileno(), 0)  # the log is this build's
    try:
        build(product)
    except NotCompiled as reason:
        place(product.failed).write_text(f"{reason}\n", "utf-8")
        return 1
    except (SetupError, OSError) as error:
        print(f"terrarium: {error}", getattr(error, "said", ""), sep="\n", file=sys.stderr)
        return 1
    return 0


def build(product: Product) -> None:
    """First the tools; then, in a Python that sees nothing of the machine's own, the engine."""
    tools = product.set_up_tools()
    if sys.flags.no_site:
        sys.path.insert(0, str(tools))
        made(product.compiled, lambda folder: _compile(product, folder))


def _compile(product: Product, folder: Path) -> None:
    product.assemble(folder)
    copy_ingredients(folder / WORK)
    product.refuse_change()
    os.chdir(folder / WORK)
    _run_recipe(packages_in(folder))
    os.chdir(folder.parent)
    shutil.rmtree(folder / WORK)


def _run_recipe(target: Path) -> None:
    """setup.py, here and now: no process but the compiler's own could outlive this one."""
    os.environ["TERRARIUM_COMPILE"] = "1"
    sys.argv = ["setup.py", "build_ext", "--build-lib", str(target)]
    try:
        runpy.run_path("setup.py", run_name="__main__")
    except SystemExit as refusal:
        if refusal.code:
            raise NotCompiled(str(refusal.code).removeprefix("terrarium: ")) from None


def _leave_the_machine_to_others() -> None:
    os.nice(19)
    if ionice := shutil.which("ionice"):
        subprocess.run([ionice, "-c", "idle", "-p", str(os.getpid())], capture_output=True)


def _end_with(lifeline: int) -> None:
    """Ends this process and its compilers as soon as nobody holds the other end."""
    with suppress(OSError):
        os.read(lifeline, 1)
    os.killpg(os.getpgid(0), signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main())
