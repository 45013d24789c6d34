"""Whether C for this Python can be compiled here, by what, and what is missing if not."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

PYTHON = f"python{sys.version_info[0]}.{sys.version_info[1]}"


def command() -> list[str]:
    """What compiles extensions: by the user's wish, or what this Python was made with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def missing() -> str | None:
    if not shutil.which(command()[0]):
        return "no C compiler"
    if not headers().exists():
        return f"no Python.h ({PYTHON}-dev)"
    return None


def headers() -> Path:
    return Path(sysconfig.get_path("include"), "Python.h")


def identity() -> str:
    """Changes when another compiler is there: then what failed is worth another try."""
    found = shutil.which(command()[0])
    if not found:
        return "none"
    file = Path(found).resolve()
    return f"{file} {file.stat().st_size} {file.stat().st_mtime_ns}"
