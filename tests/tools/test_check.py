"""What ./test leaves out when it is to be quick, and never otherwise."""

import pytest

import check
from wish import read_wish


def test_who_is_in_a_hurry_leaves_out_what_takes_its_time() -> None:
    assert check._chosen(read_wish(["quick"])) == ("-m", "not leisurely")


def test_the_full_run_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TERRARIUM_TESTS", raising=False)
    assert check._chosen(read_wish([])) == ()
