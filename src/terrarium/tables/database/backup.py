"""Copying a database, also while a server writes to it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from terrarium.core.reason import BadInput


def copy_database(source: Path, target: Path) -> None:
    """A whole and consistent copy; an existing file is not overwritten."""
    if not source.is_file():
        raise BadInput(f"there is no database {source}")
    if target.exists():
        raise BadInput(f"{target} exists already")
    try:
        with closing(_open(source)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BadInput(f"{source} cannot be copied to {target}: {error}") from None


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=10)
