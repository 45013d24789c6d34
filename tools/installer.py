"""Who installs packages: uv where it is, else the machine's pip, else a pinned one, fetched."""

import io
import shutil
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

from commands import quietly
from index import fetch
from pinned import Pin, read_pin
from shelf import made
from sources import LOCKS

QUIET = ("--disable-pip-version-check", "--no-input", "--root-user-action", "ignore")


def install(*arguments: str | Path, python: str | Path = sys.executable, purpose: str) -> None:
    """Installs for one Python: into its own environment, or where `--target` says."""
    if uv := shutil.which("uv"):
        by_uv = (uv, "pip", "install", "--compile-bytecode", "--python", python)
        quietly(*by_uv, *arguments, purpose=purpose)
    elif find_spec("pip"):
        by_pip = (sys.executable, "-m", "pip", "--python", python, "install", *QUIET)
        quietly(*by_pip, *arguments, purpose=purpose)
    else:
        by_ours = (python, "-m", "pip", "install", *QUIET)
        quietly(*by_ours, *arguments, purpose=purpose, PYTHONPATH=str(pinned_pip()))


def pinned_pip() -> Path:
    """A pip of our own, where this Python came without one: Debian's does."""
    return made(pip_name(), lambda folder: _unpack(fetch(_pin()), folder))


def pip_name() -> str:
    return f"pip-{_pin().version}"


def _pin() -> Pin:
    return read_pin(LOCKS / "pip.txt")


def _unpack(wheel: bytes, folder: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        archive.extractall(folder)
