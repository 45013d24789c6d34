"""What ./test needs of the machine itself: installed by apt-get for root, else named."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import compiler
from commands import SetupError, quietly

# Made without windows it needs half the processor's time; not every system offers it so.
BARE = "chromium-headless-shell"
CHROMIUM = (BARE, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def need_browser(packages: Path) -> None:
    """Chromium, and what Playwright's own driver needs to start."""
    driver = packages / "playwright" / "driver" / "node"
    lacking = [] if any(shutil.which(name) for name in CHROMIUM) else ["chromium"]
    if not _starts(driver):
        lacking.append("libatomic1")
    if lacking:
        _install(*lacking)
        quietly(driver, "--version", purpose="start Playwright's driver")


def need_compiler() -> None:
    if _compiles():
        return
    packages = ["gcc", "libc6-dev", f"{compiler.PYTHON}-dev"]
    _install(*packages)
    if not _compiles():
        raise SetupError(f"C for {sys.executable} cannot be compiled even with {_list(packages)}")


def _starts(program: Path) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def _compiles() -> bool:
    """Whether C that includes Python.h can be compiled and linked into a library."""
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\n")
        flags = ["-shared", "-fPIC", f"-I{include}", "-o", f"{scratch}/probe.so"]
        try:
            done = subprocess.run([*compiler.command(), *flags, source], capture_output=True)
        except FileNotFoundError:
            return False
    return done.returncode == 0


def _install(*packages: str) -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetupError(f"this machine needs {_list(packages)}, which root can install")
    print(f"installing {_list(packages)}", flush=True)
    purpose = f"install {_list(packages)}"
    quietly("apt-get", "update", purpose=purpose)
    chosen = [BARE if package == "chromium" and _offers_bare() else package for package in packages]
    command = ("apt-get", "install", "--yes", "--no-install-recommends", *chosen)
    quietly(*command, purpose=purpose, DEBIAN_FRONTEND="noninteractive")


def _offers_bare() -> bool:
    return subprocess.run(["apt-cache", "show", BARE], capture_output=True).returncode == 0


def _list(packages: list[str] | tuple[str, ...]) -> str:
    return ", ".join(packages)
