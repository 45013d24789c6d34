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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/terrarium")
# What plays is compiled.
PLAYS = ("core/**/*.py", "games/**/*.py", "bots/**/*.py", "arena/loop.py")
# What presents is not: nobody would notice, and it is half of the time.
PRESENTS = (
    "core/beat.py",
    "core/draft.py",
    "core/edition.py",
    "core/guide.py",
    "core/picture.py",
    "core/position.py",
    "core/spots.py",
    "games/*/balance/**/*.py",
    "games/*/box/**/*.py",
    "games/*/draft/**/*.py",
    "games/*/edition.py",
    "games/*/page/**/*.py",
    "games/*/picture/**/*.py",
    "games/*/position/**/*.py",
    "games/*/shown/**/*.py",
    "games/*/text/**/*.py",
)
DIRECT_CALLS = ("-fvisibility=hidden", "-fno-semantic-interposition")

MODE = os.environ.get("TERRARIUM_COMPILE", "auto")
# An editable install is not among them: a library left in src would hide later edits.
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "install"}


def sources() -> list[str]:
    return sorted(str(path) for path in found(PLAYS) - found(PRESENTS))


def found(patterns: tuple[str, ...]) -> set[Path]:
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


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

            made = mypycify(
                sources(),
                opt_level="3",
                debug_level="0",
                multi_file=True,  # small files of C, which all cores can share
                group_name="terrarium",
            )
            return directly_calling(cast(list[Extension], made))
    except (Exception, SystemExit) as error:
        problem = said.getvalue().strip() or repr(error)
        do_without(f"mypyc refused it: {problem if MODE == '1' else problem.splitlines()[0]}")
        return []


def directly_calling(made: list[Extension]) -> list[Extension]:
    """Files of C that call each other as directly as one file would: a tenth faster."""
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    return made


def do_without(reason: str) -> None:
    if MODE == "1":
        sys.exit(f"terrarium: not compiled, {reason}")
    print(f"terrarium: running as plain Python, much slower: {reason}", file=sys.stderr)


def cores() -> int:
    """How many this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def in_parallel(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The same compiler, on all cores, a file each."""

    def compile_each(sources: list[str], *rest: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(cores()) as pool:
            made = pool.map(lambda source: compile_all([source], *rest, **options), sources)
            return [name for names in made for name in names]

    return compile_each


class BuildAllOrNothing(build_ext):
    """On all cores; and half a compiled package would not even import."""

    def build_extensions(self) -> None:
        self.parallel = cores()
        self.compiler.compile = in_parallel(self.compiler.compile)
        super().build_extensions()

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
