"""The tool that shows what one click touches."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "trace_click.py"


@pytest.mark.leisurely
def test_a_click_is_followed_from_the_route_to_the_template() -> None:
    command = [sys.executable, str(TOOL), "terra", "--files"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    met = [line.split()[1] for line in said.splitlines() if line.endswith((".py", ".html"))]
    way = [
        "web/guard.py",
        "games/terra/steps/impending.py",
        "games/terra/page/templates/board.html",
    ]
    assert [file for file in met if file in way] == way
