"""Every paragraph of the rules has its tests, and the page that says so is up to date."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "rules_map.py"


@pytest.fixture(scope="module")
def problems() -> list[str]:
    command = [sys.executable, str(TOOL), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_no_paragraph_is_without_a_test(problems: list[str]) -> None:
    assert [line for line in problems if line.startswith("no test")] == []


def test_no_test_names_a_paragraph_that_is_not_there(problems: list[str]) -> None:
    assert [line for line in problems if line.startswith("unknown paragraph")] == []


def test_the_page_is_up_to_date(problems: list[str]) -> None:
    assert [line for line in problems if line.startswith("out of date")] == []


def test_nothing_else_is_wrong_with_the_map(problems: list[str]) -> None:
    known = ("no test", "unknown paragraph", "out of date")
    assert [line for line in problems if not line.startswith(known)] == []
