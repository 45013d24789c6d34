"""What Terrarium is built from: told apart by digests, and copied to be built elsewhere."""

import hashlib
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from commands import ROOT

LOCKS = ROOT / "requirements"
RECIPE = (ROOT / "pyproject.toml", ROOT / "setup.py")
SOURCES = ROOT / "src"
INGREDIENTS = (*RECIPE, ROOT / "LICENSE", SOURCES)
LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.pyd", "*.so")
DIGITS = 16  # of a digest: enough to tell apart, short enough to read


def digest(paths: Iterable[Path], *facts: object) -> str:
    """Names and contents of the files at and below the paths, and the facts, in one number."""
    total = hashlib.sha256(repr(facts).encode())
    for file in sorted(file for path in paths for file in _files(path)):
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:DIGITS]


def copy_package(target: Path) -> None:
    """Puts Terrarium's package as it is among other packages."""
    shutil.copytree(SOURCES, target, ignore=LEFTOVERS, dirs_exist_ok=True)


def copy_ingredients(target: Path) -> None:
    target.mkdir()
    for path in INGREDIENTS:
        if path.is_dir():
            shutil.copytree(path, target / path.name, ignore=LEFTOVERS)
        else:
            shutil.copy(path, target)


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    elif path.is_dir():
        children = [child.name for child in path.iterdir()]
        for name in set(children) - LEFTOVERS(str(path), children):
            yield from _files(path / name)
