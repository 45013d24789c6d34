"""What is compiled: all that plays, and nothing that presents."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATTERNS = re.findall(
    r'^    "([a-z_/*.]+)",$', (ROOT / "setup.py").read_text("utf-8"), re.MULTILINE
)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_line_of_what_presents_names_something(pattern: str) -> None:
    assert any((ROOT / "src" / "terrarium").glob(pattern))
