"""Environments: one made anew for players each time, and the one where Terrarium is worked on.

.venv holds two stamps that tell what it was made from. A stamp goes before its part is touched
and comes back last, so an environment whose making was interrupted is never taken for fresh.
"""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from commands import ROOT, SetupError
from installer import install
from shelf import alone
from sources import LOCKS, RECIPE, digest

PYTHON = f"python{sys.version_info[0]}.{sys.version_info[1]}"


def python_in(folder: Path) -> Path:
    return folder / "bin" / "python"


def packages_in(folder: Path) -> Path:
    return folder / "lib" / PYTHON / "site-packages"


def create(folder: Path) -> None:
    """An environment without pip, by Python's own module where the machine has it."""
    if find_spec("venv"):
        import venv

        venv.create(folder, symlinks=True, with_pip=False)
    else:
        create_by_hand(folder)


def create_by_hand(folder: Path) -> None:
    """All that Python needs to take a folder for an environment."""
    packages_in(folder).mkdir(parents=True)
    python_in(folder).parent.mkdir()
    python_in(folder).symlink_to(sys.executable)
    (folder / "lib64").symlink_to("lib")
    home = Path(sys.executable).parent
    said = f"home = {home}\ninclude-system-site-packages = false\n"
    (folder / "pyvenv.cfg").write_text(said, "utf-8")


class Workshop:
    """Where Terrarium is worked on: edits count at once, and nothing is compiled."""

    def __init__(self, folder: Path = ROOT / ".venv") -> None:
        self.folder = folder
        self.python = python_in(folder)

    def is_fresh(self) -> bool:
        return self._has_packages() and self._has_terrarium()

    def refresh(self) -> None:
        """Makes what is missing or stale, one process at a time."""
        try:
            with alone("workshop"):
                self._make_what_is_stale()
        except OSError as error:
            raise SetupError(f"could not make {self.folder.name}: {error}") from error

    def _make_what_is_stale(self) -> None:
        if not self._has_packages():
            self._make()
        if not self._has_terrarium():
            self._stamp("package").unlink(missing_ok=True)
            self._install_terrarium()
            self._stamp("package").write_text(digest(RECIPE))

    def _has_packages(self) -> bool:
        return os.access(self.python, os.X_OK) and _read(self._stamp("locks")) == self._packages()

    def _has_terrarium(self) -> bool:
        return _read(self._stamp("package")) == digest(RECIPE)

    def _packages(self) -> str:
        """The stamp of the packages; scripts hold the folder's path, so moving it is a change."""
        return digest([LOCKS], sys.version_info[:2], str(self.folder))

    def _make(self) -> None:
        self._stamp("locks").unlink(missing_ok=True)
        if self.folder.exists():
            shutil.rmtree(self.folder)
        create(self.folder)
        lock = ("--require-hashes", "-r", LOCKS / "dev.txt")
        install(*lock, python=self.python, purpose="install the packages Terrarium needs")
        self._stamp("locks").write_text(self._packages())

    def _install_terrarium(self) -> None:
        how = ("--no-deps", "--no-build-isolation", "--force-reinstall", "--editable")
        install(*how, ROOT, python=self.python, purpose="install Terrarium")

    def _stamp(self, part: str) -> Path:
        return self.folder / f"terrarium-{part}.stamp"


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""
