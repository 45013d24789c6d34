"""A lock beside the database: one server at a time."""

import sys
from pathlib import Path
from typing import IO

from terrarium.core.reason import BadInput

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held as long as the process lives or until it is let go; the system frees it in a crash."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None
        try:
            _take(self._file)
        except OSError:
            self._file.close()
            raise BadInput(f"another Terrarium server already uses {database}") from None

    def let_go(self) -> None:
        self._file.close()
