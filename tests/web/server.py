"""The server as a process of its own, as people run it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import IO

import httpx

PROGRAM = "terrarium"
PATIENCE = 60.0  # how quick it is, benchmarks/restart.py measures

# One for all, and nobody's: `httpx.get` reads the machine's certificates at each call, 60 ms.
_NO_COOKIES = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
HTTP = httpx.Client(verify=False, timeout=PATIENCE, cookies=_NO_COOKIES)


class Running:
    """A server process; it has answered when this is made."""

    def __init__(
        self,
        database: Path,
        *options: str,
        files: int | None = None,
        log: IO[bytes] | int = subprocess.PIPE,
        program: str = PROGRAM,
    ) -> None:
        command = [sys.executable, "-m", program, "serve", "--no-browser", "--port", "0"]
        limited = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
        self.process = subprocess.Popen(
            [*limited, *command, "--bot-pause", "0", "--database", str(database), *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        assert self.url.startswith("http://"), self.errors()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """The status with which it ends when asked to."""
        self.process.send_signal(signal.SIGTERM)
        self._ended()
        return self.process.returncode

    def log(self) -> list[str]:
        """What it has written by the time it has stopped."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=PATIENCE)[1].splitlines()

    def errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read() if self.process.poll() is not None else ""

    def _ended(self) -> None:
        self.process.wait(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


@contextmanager
def running(
    database: Path,
    *options: str,
    files: int | None = None,
    log: IO[bytes] | int = subprocess.PIPE,
    program: str = PROGRAM,
) -> Iterator[Running]:
    server = Running(database, *options, files=files, log=log, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


# Root may write everywhere, unless it gives that right up.
_AS_ANYBODY = (
    ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] if os.geteuid() == 0 else []
)


def refused(*arguments: str) -> tuple[int, str]:
    """The status and the error of a command that does not even begin."""
    command = [*_AS_ANYBODY, sys.executable, "-m", "terrarium", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    return ended.returncode, ended.stderr.strip()
