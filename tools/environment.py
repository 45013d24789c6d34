"""The two environments, made when they are needed and kept fresh.

.venv           editable and never compiled: where Terrarium is worked on
.venv-compiled  what players get: built from a copy of the sources, compiled where that works

Each holds two stamps that tell what it was made from. A stamp goes before its part is touched
and comes back last, so an environment whose making was interrupted is never taken for fresh.
"""

import fcntl
import os
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from commands import ROOT, SetupError, quietly
from sources import INGREDIENTS, LOCKS, RECIPE, copy_ingredients, digest

BUILD_WHEEL = "import sys, setuptools.build_meta as backend; backend.build_wheel(sys.argv[1])"

COMPILED = "compiled"
PLAIN = "plain"
FALLEN_BACK = "fallen back to plain"
# By TERRARIUM_COMPILE: the builds that need not be made again.
GOOD_ENOUGH = {"0": (PLAIN, FALLEN_BACK), "1": (COMPILED,), "auto": (COMPILED, FALLEN_BACK)}


class Environment:
    """A virtual environment with locked packages and Terrarium itself."""

    def __init__(self, name: str, *locks: tuple[str, ...]) -> None:
        """The first set of locks is installed where none of the sets is there already."""
        self.folder = ROOT / name
        self.python = self.folder / "bin" / "python"
        self.locks = locks

    def is_new(self) -> bool:
        return not self._stamp("package").exists()

    def is_fresh(self) -> bool:
        return self._has_packages() and self._has_terrarium()

    def refresh(self) -> None:
        """Makes what is missing or stale, one process at a time."""
        try:
            with _alone():
                self._make_what_is_stale()
        except OSError as error:
            raise SetupError(f"could not make {self.folder.name}: {error}") from error

    def _make_what_is_stale(self) -> None:
        if not self._has_packages():
            self._make()
        if not self._has_terrarium():
            self._stamp("package").unlink(missing_ok=True)
            self._stamp("package").write_text(self._install())

    def _has_terrarium(self) -> bool:
        raise NotImplementedError

    def _install(self) -> str:
        """Installs Terrarium and returns its stamp."""
        raise NotImplementedError

    def _has_packages(self) -> bool:
        stamp = _read(self._stamp("locks"))
        return os.access(self.python, os.X_OK) and stamp in map(self._packages, self.locks)

    def _packages(self, locks: tuple[str, ...]) -> str:
        """The stamp of the packages; scripts hold the folder's path, so moving it is a change."""
        return f"{digest([LOCKS], sys.version_info[:2], str(self.folder))} {' '.join(locks)}"

    def _make(self) -> None:
        locks = self.locks[0]
        stamp = self._packages(locks)
        self._clear()
        self._create()
        files = [part for lock in locks for part in ("-r", LOCKS / f"{lock}.txt")]
        self._pip("--require-hashes", *files, purpose="install the packages Terrarium needs")
        self._stamp("locks").write_text(stamp)

    def _clear(self) -> None:
        self._stamp("locks").unlink(missing_ok=True)
        if self.folder.exists():
            shutil.rmtree(self.folder)

    def _create(self) -> None:
        purpose = f"make the environment {self.folder.name}"
        if uv := shutil.which("uv"):
            quietly(uv, "venv", "--python", sys.executable, self.folder, purpose=purpose)
        else:
            quietly(sys.executable, "-m", "venv", self.folder, purpose=purpose)

    def _pip(self, *arguments: str | Path, purpose: str) -> None:
        install: list[str | Path]
        if uv := shutil.which("uv"):
            install = [uv, "pip", "install", "--compile-bytecode", "--python", self.python]
        else:
            install = [self.python, "-m", "pip", "install", "--disable-pip-version-check"]
        quietly(*install, *arguments, purpose=purpose)

    def _stamp(self, part: str) -> Path:
        return self.folder / f"terrarium-{part}.stamp"


class Workshop(Environment):
    """Where Terrarium is worked on: edits count at once."""

    def __init__(self) -> None:
        super().__init__(".venv", ("dev",))

    def _has_terrarium(self) -> bool:
        return _read(self._stamp("package")) == digest(RECIPE)

    def _install(self) -> str:
        stamp = digest(RECIPE)
        how = ("--no-deps", "--no-build-isolation", "--force-reinstall", "--editable")
        self._pip(*how, ROOT, purpose="install Terrarium")
        return stamp


class Product(Environment):
    """What players get; to be tested, it has the developers' packages beside it."""

    def __init__(self, *, tested: bool = False) -> None:
        locks = [("dev",)] if tested else [("run", "build"), ("dev",)]
        super().__init__(".venv-compiled", *locks)
        self.mode = "1" if tested else os.environ.get("TERRARIUM_COMPILE") or "auto"
        if self.mode not in GOOD_ENOUGH:
            raise SetupError(f"TERRARIUM_COMPILE is 0, 1 or unset, not {self.mode!r}")

    def _has_terrarium(self) -> bool:
        made_of, _, result = _read(self._stamp("package")).partition(" ")
        return made_of == _made_of() and result in GOOD_ENOUGH[self.mode]

    def _install(self) -> str:
        made_of = _made_of()
        with tempfile.TemporaryDirectory(prefix="terrarium-") as scratch:
            wheel = self._build(Path(scratch))
            self._pip("--no-deps", "--force-reinstall", wheel, purpose="install Terrarium")
            return f"{made_of} {self._result(wheel)}"

    def _build(self, scratch: Path) -> Path:
        """Builds in a copy, so that nothing is left among the sources."""
        copy_ingredients(scratch / "source")
        said = quietly(
            *(self.python, "-c", BUILD_WHEEL, scratch),
            purpose="build Terrarium",
            folder=scratch / "source",
            TERRARIUM_COMPILE=self.mode,
        )
        for line in said.splitlines():
            if line.startswith("terrarium: "):
                print(line, file=sys.stderr)
        return next(scratch.glob("*.whl"))

    def _result(self, wheel: Path) -> str:
        with zipfile.ZipFile(wheel) as archive:
            if any(name.endswith((".so", ".pyd")) for name in archive.namelist()):
                return COMPILED
        return PLAIN if self.mode == "0" else FALLEN_BACK


def _made_of() -> str:
    """The sources, and whether C can be compiled: it is tried again once it can be."""
    compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return digest(INGREDIENTS, compiler, headers)


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


@contextmanager
def _alone() -> Iterator[None]:
    """Waits until no other process is making an environment here."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
