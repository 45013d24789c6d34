"""The files that a server has open: what is written to one without a name is lost."""

from pathlib import Path


class OpenFiles:
    """The database and what SQLite keeps beside it, as they were when they were opened."""

    def __init__(self, database: Path) -> None:
        real = str(database.resolve())
        self._paths = [database.absolute(), Path(f"{real}-wal"), Path(f"{real}-shm")]
        self._opened = self._found()

    def are_there(self) -> bool:
        """Whether they can still be found where they were, and are the same."""
        return self._found() == self._opened

    def _found(self) -> list[tuple[int, int] | None]:
        return [_identity(path) for path in self._paths]


def _identity(path: Path) -> tuple[int, int] | None:
    """No other file has the same as long as this one is open."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
