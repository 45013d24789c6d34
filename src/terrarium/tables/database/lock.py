"""One server a database: a lock that follows the file, whatever it is called.

Two locks are taken. The first is on a file beside the database, under its real name. The second is
on the database file itself, so that a hard link or another mount finds it, too: one byte far
beyond its end, where SQLite neither reads nor locks.
"""

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from terrarium.core.reason import BadInput

_LONGEST = 5000  # letters that say who has the lock
_PERMISSIONS = 0o644  # of new files, as SQLite makes them
_TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)  # how systems say that another has it

if sys.platform == "win32":
    import msvcrt

    def _take_name(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take_name(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":
    import struct

    _FAR_BEYOND = 1 << 62
    _ONE_BYTE = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, _FAR_BEYOND, 1, 0)

    def _take_file(descriptor: int) -> None:
        # Of the open file, not of the process: SQLite's own locks and closings leave it alone.
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, _ONE_BYTE)
else:

    def _take_file(descriptor: int) -> None:
        """Elsewhere locks of a process would go when SQLite closes the file; the name must do."""


class Lock:
    """Held as long as the process lives or until it is let go; the system frees it in a crash.

    It must be let go after SQLite has closed the file: closing a file ends the locks that its
    process has on it.
    """

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self._open: list[int] = []
        try:
            self._take(real.with_name(f"{real.name}.lock"), _take_name, database)
            self._take(real, _take_file, database)
        except BadInput:
            self.let_go()
            raise
        with suppress(OSError):  # a courtesy to whoever comes second
            _say_who(self._open[0])

    def let_go(self) -> None:
        while self._open:
            os.close(self._open.pop())

    def _take(self, path: Path, take: Callable[[int], None], database: Path) -> None:
        try:
            self._open.append(os.open(path, os.O_RDWR | os.O_CREAT, _PERMISSIONS))
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None
        try:
            take(self._open[-1])
        except OSError as error:
            if error.errno not in _TAKEN:
                raise BadInput(f"cannot lock {path}: {error.strerror}") from None
            who = _who(self._open[0]) if take is _take_name else ""
            raise BadInput(f"another Terrarium server{who} already uses {database}") from None


def _say_who(descriptor: int) -> None:
    """After the first byte, which is the lock where locks keep others from reading."""
    os.ftruncate(descriptor, 0)
    os.write(descriptor, f"\n{os.getpid()} {Path.cwd()}\n".encode(errors="surrogateescape"))


def _who(descriptor: int) -> str:
    """The process that holds it, and where it was started, as far as that was said."""
    os.lseek(descriptor, 1, os.SEEK_SET)
    said = os.read(descriptor, _LONGEST).decode(errors="replace").strip()
    process, _, folder = said.partition(" ")
    return f" (process {process}, started in {folder})" if process.isdecimal() else ""
