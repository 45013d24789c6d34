"""The folder .built: everything ./run makes, each thing in a folder named by what it was made from.

A thing gets its name by one rename when it is whole, so what bears its name is whole, whatever
was killed when; and nothing that bears its name is changed, so nothing changes under a server.
Whoever uses or makes a thing holds it (a shared lock that ends with the process); what is
neither wanted nor held is cleared away.
"""

import fcntl
import os
import shutil
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from commands import ROOT

SHELF = ROOT / ".built"
UNFINISHED = "new-"
KEPT = (".lock", ".log")


def place(name: str) -> Path:
    return SHELF / name


def made(name: str, make: Callable[[Path], None]) -> Path:
    """The thing of that name, made first where it is not there."""
    target = place(name)
    if not target.exists():
        _make(target, make)
    return target


def _make(target: Path, make: Callable[[Path], None]) -> None:
    scratch = place(f"{UNFINISHED}{target.name}-{os.getpid()}")
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    held = hold(scratch)
    try:
        make(scratch)
        _publish(scratch, target)
    finally:
        os.close(held)
        shutil.rmtree(scratch, ignore_errors=True)


def _publish(scratch: Path, target: Path) -> None:
    """All of it is on the disk before its name is: a power cut may come in between."""
    os.sync()
    try:
        scratch.rename(target)
    except OSError:
        if not target.exists():  # else somebody else was first
            raise


def unfinished(name: str) -> list[Path]:
    """Where a thing of that name is being made, or was when its maker died; the newest last."""
    found = SHELF.glob(f"{UNFINISHED}{name}-*")
    return sorted(found, key=lambda path: path.stat().st_mtime)


def hold(path: Path) -> int:
    """Keeps a thing from being cleared away until the descriptor is closed."""
    descriptor = os.open(path, os.O_RDONLY)
    fcntl.flock(descriptor, fcntl.LOCK_SH)
    return descriptor


def clear(wanted: Collection[str]) -> None:
    """Removes what is not wanted and what nobody holds."""
    for path in list(SHELF.iterdir()):
        if path.name not in wanted and path.suffix not in KEPT:
            _remove(path)


def _remove(path: Path) -> None:
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        finally:
            os.close(descriptor)


def turn(name: str) -> Path:
    """The file that gives one process at a time its turn."""
    SHELF.mkdir(exist_ok=True)
    return place(f"{name}.lock")


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Waits until no other process is at this work."""
    descriptor = os.open(turn(name), os.O_CREAT | os.O_RDWR, 0o666)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def is_busy(name: str) -> bool:
    """Whether a process is at this work."""
    if not turn(name).exists():
        return False
    descriptor = os.open(turn(name), os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False
