"""Every test saves in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TERRARIUM_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path
