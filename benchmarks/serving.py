"""A server of its own for a measurement, on a database that goes with it."""

import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

_PATIENCE = 10  # seconds for its last words


@dataclass(frozen=True)
class Served:
    """Where it answers, and the process whose memory and time are measured."""

    url: str
    pid: int


def choose_python(parser: ArgumentParser) -> None:
    chosen = "what runs the server: $(tools/compiled), say"
    parser.add_argument("--python", default=sys.executable, help=chosen)


@contextmanager
def served(*options: str, python: str = sys.executable) -> Iterator[Served]:
    """It answers when this begins and is stopped when it ends; nobody asks it too often."""
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "terrarium", "serve", "--no-browser", "--port", "0"]
        always = ["--database", f"{folder}/terrarium.db", "--rate", "10000"]
        with subprocess.Popen(
            [*command, *always, *options], stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                said = server.stdout.readline() if server.stdout else ""
                yield Served(said.strip().rstrip("/"), server.pid)
            finally:
                server.terminate()
                server.wait(_PATIENCE)
