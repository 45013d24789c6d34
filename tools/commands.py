"""Runs other programs for ./run and ./test."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINES_SHOWN = 20
STDERR = 2
# Each of these would let in other packages than the environment's own.
UNWANTED = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")


class SetupError(Exception):
    """What could not be set up, in one line, and what the program that failed said."""

    def __init__(self, problem: str, said: str = "") -> None:
        super().__init__(problem)
        self.said = said

    def tell(self) -> None:
        for line in self.said.splitlines()[-LINES_SHOWN:]:
            print(line, file=sys.stderr)
        print(f"terrarium: {self}", file=sys.stderr, flush=True)


def surroundings(**changes: str) -> dict[str, str]:
    """The environment variables for a program in one of our environments."""
    kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return kept | changes


def open_what_is_closed() -> None:
    """Standard input and output are there, if only as nothing: no other file gets their numbers."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= STDERR:
        os.set_inheritable(number, True)
    os.close(number)


def quietly(*command: str | Path, purpose: str, folder: Path = ROOT, **variables: str) -> str:
    """Runs a program that ought to work; what it says is shown only if it does not."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=surroundings(**variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise SetupError(f"could not {purpose}", done.stdout)
    return done.stdout
