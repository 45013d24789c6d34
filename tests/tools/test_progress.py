"""How far the compiled engine is, as whoever waits for it is told."""

import pytest

import progress
from product import Product


def test_what_is_cleared_away_at_the_end_takes_no_step_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moments = iter([(0, 0), (2, 8), (8, 8), (2, 6), (0, 0)])
    monkeypatch.setattr(progress, "done_of", lambda product: next(moments))
    shown = progress.Progress(Product())
    for _ in range(5):
        shown.show()
    said = [line.removeprefix(progress.WHAT) for line in capsys.readouterr().err.splitlines()]
    assert said == ["…", ": 25 %", ": 100 %"]
