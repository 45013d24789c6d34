"""What ./test needs of the machine: installed for root, else named all at once."""

from pathlib import Path

import pytest

import system
from commands import SetupError


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user who may install nothing."""
    monkeypatch.setattr("os.geteuid", lambda: 1000)


def driver(packages: Path, status: int) -> None:
    node = packages / "playwright" / "driver" / "node"
    node.parent.mkdir(parents=True)
    node.write_text(f"#!/bin/sh\nexit {status}\n")
    node.chmod(0o755)


def test_all_that_the_browser_tests_lack_is_named_in_a_line(
    tmp_path: Path, nobody: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver(tmp_path, status=127)
    monkeypatch.setattr(system, "CHROMIUM", ("no-such-browser",))
    with pytest.raises(SetupError, match="needs chromium, libatomic1, which root can install"):
        system.need_browser(tmp_path)


def test_a_machine_that_has_it_all_is_left_alone(
    tmp_path: Path, nobody: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver(tmp_path, status=0)
    monkeypatch.setattr(system, "CHROMIUM", ("sh",))
    system.need_browser(tmp_path)


def test_a_machine_without_a_compiler_is_told_what_to_install(
    nobody: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SetupError, match="needs gcc, libc6-dev, python3"):
        system.need_compiler()
