"""Compiles the engine with mypyc; all else about the build is in pyproject.toml.

Where it cannot be compiled, plain Python is installed with one line of notice.
TERRARIUM_COMPILE=0 never compiles, TERRARIUM_COMPILE=1 makes a failure an error.
"""

import contextlib
import io
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/terrarium")
FOLDERS = ("core", "games", "bots")
EXTRA = ("arena/loop.py",)
EXCLUDED: tuple[str, ...] = ()

MODE = os.environ.get("TERRARIUM_COMPILE", "auto")
# An editable install is not among them: a library left in src would hide later edits.
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "install"}


def sources() -> list[str]:
    found = [path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
    found += [PACKAGE / name for name in EXTRA if (PACKAGE / name).exists()]
    excluded = {PACKAGE / name for name in EXCLUDED}
    return sorted(str(path) for path in found if path not in excluded)


def extensions() -> list[Extension]:
    if MODE == "0" or not COMMANDS_THAT_COMPILE & set(sys.argv):
        return []
    lack = missing_tool()
    if lack:
        do_without(f"there is no {lack}")
        return []
    return translated()


def missing_tool() -> str | None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        return "C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h"
    return None


def translated() -> list[Extension]:
    """The C sources mypyc makes; it prints its errors and exits where others raise."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            from mypyc.build import mypycify

            made = mypycify(sources(), opt_level="3", debug_level="0", group_name="terrarium")
            return cast(list[Extension], made)
    except (Exception, SystemExit) as error:
        problem = said.getvalue().strip() or repr(error)
        do_without(f"mypyc refused it: {problem if MODE == '1' else problem.splitlines()[0]}")
        return []


def do_without(reason: str) -> None:
    if MODE == "1":
        sys.exit(f"terrarium: not compiled, {reason}")
    print(f"terrarium: running as plain Python, much slower: {reason}", file=sys.stderr)


class BuildAllOrNothing(build_ext):
    """Half a compiled package would not even import."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError):
            do_without("the C compiler failed")
            self._clear()

    def _clear(self) -> None:
        for output in self.get_outputs():
            Path(output).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
