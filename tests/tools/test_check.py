"""What ./test leaves out when it is to be quick, and never otherwise; what it does meanwhile."""

import pytest

import check
from environment import Workshop
from wish import read_wish


def test_who_is_in_a_hurry_leaves_out_what_takes_its_time() -> None:
    assert check._chosen(read_wish(["quick"])) == ("-m", "not leisurely")


def test_the_full_run_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TERRARIUM_TESTS", raising=False)
    assert check._chosen(read_wish([])) == ()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is begun on a machine that lacks nothing."""
    begun = list[str]()
    monkeypatch.setattr(check, "need_browser", lambda packages: None)
    monkeypatch.setattr(check, "need_compiler", lambda: None)
    monkeypatch.setattr(check, "_compile_meanwhile", lambda product: begun.append("compile"))
    return begun


def test_the_engine_is_compiled_while_the_first_tests_run(begun: list[str]) -> None:
    check._prepare(Workshop(), read_wish([]))
    assert begun == ["compile"]


def test_who_wants_no_compiled_engine_has_none_built(begun: list[str]) -> None:
    check._prepare(Workshop(), read_wish(["quick"]))
    assert begun == []


def test_what_one_process_has_read_the_next_need_not_compile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    asked = "import sys; sys.exit(sys.dont_write_bytecode)"
    assert check._python(Workshop(), "-c", asked)
