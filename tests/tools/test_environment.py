"""Environments, also where this Python has no module for them."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from environment import create, create_by_hand, packages_in, python_in


@pytest.mark.parametrize("make", [create, create_by_hand])
def test_an_environment_finds_its_own_packages_wherever_it_is_moved(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    make(tmp_path / "new")
    (packages_in(tmp_path / "new") / "found.py").write_text("print('found')")
    moved = (tmp_path / "new").rename(tmp_path / "über all")
    command = [str(python_in(moved)), "-E", "-c", "import found"]
    assert subprocess.run(command, capture_output=True, text=True).stdout == "found\n"


@pytest.mark.parametrize("make", [create, create_by_hand])
def test_an_environment_sees_nothing_of_the_machine_s_packages(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    make(tmp_path)
    command = [str(python_in(tmp_path)), "-E", "-c", "import sys; print(sys.prefix)"]
    said = subprocess.run(command, capture_output=True, text=True).stdout
    assert said.strip() == str(tmp_path)
