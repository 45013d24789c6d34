"""Has the compiled engine built: meanwhile, or while one waits for it."""

import os
import subprocess
import sys
import time
from pathlib import Path

from commands import ROOT, SetupError, surroundings
from product import Product
from progress import Progress
from shelf import place

BUILDER = Path(__file__).with_name("build.py")
LOG = "build.log"
A_MOMENT = 0.2


def build_meanwhile() -> None:
    """Starts the builder and lets it be; it ends when this process does, whatever that becomes."""
    process, lifeline = _start("gently")
    process.wait()
    os.set_inheritable(lifeline, True)


def build_and_wait(product: Product) -> None:
    """Returns when it is built or refused; somebody else may be at it already."""
    try:
        process, lifeline = _start()
    except OSError as error:
        raise SetupError(f"could not build the compiled engine: {error}") from error
    progress = Progress(product)
    try:
        while process.poll() is None:
            progress.show()
            time.sleep(A_MOMENT)
    finally:
        os.close(lifeline)
        progress.end()
    if not product.is_compiled() and not product.failure():
        raise SetupError("could not build the compiled engine", last_words())


def last_words() -> str:
    """What the builder and the compiler said."""
    log = place(LOG)
    return log.read_text("utf-8", "replace") if log.exists() else ""


def _start(*how: str) -> tuple["subprocess.Popen[bytes]", int]:
    """The builder, and the end of a pipe that keeps it at work."""
    reading, lifeline = os.pipe()
    with place(LOG).open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, BUILDER, str(reading), *how],
            cwd=ROOT,
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            pass_fds=[reading],
            start_new_session=True,
        )
    os.close(reading)
    return process, lifeline
