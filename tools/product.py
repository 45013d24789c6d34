"""What players get: locked packages, and beside them Terrarium, plain or compiled.

packages-…   what requirements/run.txt locks
plain-…      an environment with a copy of the sources: made in a second
compiled-…   an environment whose engine is machine code: made by build.py
tools-…      what the compiled one is made with
failed-…     why it could not be, from these sources with this compiler
"""

import os
import sys
import sysconfig
from pathlib import Path

import compiler
from commands import SetupError
from environment import create, packages_in
from installer import install, pip_name
from shelf import alone, clear, made, place
from sources import INGREDIENTS, LOCKS, copy_package, digest

PACKAGES = "install the packages Terrarium needs"
TOOLS = "install what Terrarium is compiled with"
SETTING_UP = "set-up"
COMPILING = "compile"


class Product:
    """Names each thing by what it is made from: other sources or another Python, another name."""

    def __init__(self) -> None:
        here = (sys.version_info[:2], sysconfig.get_config_var("EXT_SUFFIX"), sys.executable)
        run, build = LOCKS / "run.txt", LOCKS / "build.txt"
        source = digest([*INGREDIENTS, run, build], *here)
        self.packages = f"packages-{digest([run], *here)}"
        self.tools = f"tools-{digest([build], *here)}"
        self.plain = f"plain-{source}"
        self.compiled = f"compiled-{source}"
        self.failed = f"failed-{digest([], source, compiler.identity())}"

    def is_set_up(self) -> bool:
        return place(self.packages).exists() and place(self.plain).exists()

    def is_compiled(self) -> bool:
        return place(self.compiled).exists()

    def failure(self) -> str:
        """Why it could not be compiled, if that was tried; nothing if not."""
        note = place(self.failed)
        return note.read_text("utf-8").strip() if note.exists() else ""

    def set_up(self) -> None:
        """Packages and the plain engine, by one process at a time."""
        try:
            with alone(SETTING_UP):
                made(self.packages, lambda folder: _install("run", folder, PACKAGES))
                made(self.plain, self.assemble)
                clear(self._wanted())
        except OSError as error:
            raise SetupError(f"could not set up Terrarium here: {error}") from error

    def _wanted(self) -> set[str]:
        names = {self.packages, self.tools, self.plain, self.compiled, self.failed}
        return {*names, pip_name()}

    def set_up_tools(self) -> Path:
        return made(self.tools, lambda folder: _install("build", folder, TOOLS))

    def assemble(self, folder: Path) -> None:
        """An environment that finds the packages beside it, wherever the checkout lies."""
        create(folder)
        inside = packages_in(folder)
        copy_package(inside)
        shared = os.path.relpath(place(self.packages), inside)
        (inside / "terrarium.pth").write_text(f"{shared}\n", "utf-8")
        self.refuse_change()

    def refuse_change(self) -> None:
        """What was copied while it was edited is not what its name says."""
        if Product().plain != self.plain:
            raise SetupError("the sources were changed meanwhile; please start again")


def _install(lock: str, folder: Path, purpose: str) -> None:
    install("--require-hashes", "-r", LOCKS / f"{lock}.txt", "--target", folder, purpose=purpose)
