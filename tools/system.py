"""What ./test needs of the machine itself: installed by apt-get for root, else named."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

from commands import SetupError, quietly

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PYTHON = f"python{sys.version_info[0]}.{sys.version_info[1]}"


def need_venv() -> None:
    """Debian keeps a part of Python that environments need in a package of its own."""
    if shutil.which("uv") or find_spec("ensurepip"):
        return
    _install(f"{PYTHON}-venv")


def need_chromium() -> None:
    if any(shutil.which(name) for name in CHROMIUM):
        return
    _install("chromium")


def need_compiler() -> None:
    if _compiles():
        return
    packages = ["gcc", "libc6-dev", f"{PYTHON}-dev"]
    _install(*packages)
    if not _compiles():
        raise SetupError(f"C for {sys.executable} cannot be compiled even with {_list(packages)}")


def _compiles() -> bool:
    """Whether C that includes Python.h can be compiled and linked into a library."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\n")
        flags = ["-shared", "-fPIC", f"-I{include}", "-o", f"{scratch}/probe.so"]
        try:
            done = subprocess.run([*shlex.split(compiler), *flags, source], capture_output=True)
        except FileNotFoundError:
            return False
    return done.returncode == 0


def _install(*packages: str) -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetupError(f"this machine needs {_list(packages)}, which root can install")
    print(f"installing {_list(packages)}", flush=True)
    purpose = f"install {_list(packages)}"
    quietly("apt-get", "update", purpose=purpose)
    command = ("apt-get", "install", "--yes", "--no-install-recommends", *packages)
    quietly(*command, purpose=purpose, DEBIAN_FRONTEND="noninteractive")


def _list(packages: list[str] | tuple[str, ...]) -> str:
    return ", ".join(packages)
