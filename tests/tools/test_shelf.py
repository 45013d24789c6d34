"""What bears its name on the shelf is whole, whatever was interrupted when."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import shelf

PARTS = 3
NAMES = ("packages-1", "plain-1", "plain-2", "compiled-2")
ACTIONS = st.tuples(
    st.sampled_from(["make", "interrupt", "kill", "clear", "hold", "let go"]),
    st.sampled_from(NAMES),
    st.integers(0, PARTS - 1),
)


class Interrupted(Exception):
    """The making stopped here."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shelf, "SHELF", tmp_path)
    return tmp_path


def parts(folder: Path, until: int = PARTS) -> None:
    for number in range(until):
        (folder / f"part {number}").write_text("whole")
    if until < PARTS:
        raise Interrupted


def is_whole(thing: Path) -> bool:
    return len(list(thing.iterdir())) == PARTS


def act(what: str, name: str, part: int, held: dict[str, int]) -> None:
    if what == "make":
        shelf.made(name, parts)
    elif what == "interrupt" and not shelf.place(name).exists():
        with pytest.raises(Interrupted):
            shelf.made(name, lambda folder: parts(folder, part))
    elif what == "kill":
        left = shelf.place(f"new-{name}-1")
        left.mkdir(exist_ok=True)
        (left / f"part {part}").touch()
    elif what == "clear":
        shelf.clear(NAMES[:2])
    elif what == "hold" and shelf.place(name).exists() and name not in held:
        held[name] = shelf.hold(shelf.place(name))
    elif what == "let go" and name in held:
        os.close(held.pop(name))


@given(actions=st.lists(ACTIONS, max_size=20))
def test_what_bears_its_name_is_whole_and_what_is_held_stays(
    tmp_path_factory: pytest.TempPathFactory, actions: list[tuple[str, str, int]]
) -> None:
    held: dict[str, int] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "SHELF", tmp_path_factory.mktemp("shelf"))
        for what, name, part in actions:
            act(what, name, part, held)
            assert all(is_whole(shelf.place(name)) for name in NAMES if shelf.place(name).exists())
            assert all(shelf.place(name).exists() for name in held)
    for descriptor in held.values():
        os.close(descriptor)


def test_what_was_left_unfinished_is_cleared_away(folder: Path) -> None:
    act("kill", "plain-1", 0, {})
    shelf.clear(NAMES)
    assert list(folder.iterdir()) == []


def test_one_process_is_at_work_at_a_time(folder: Path) -> None:
    assert not shelf.is_busy("work")
    with shelf.alone("work"):
        assert shelf.is_busy("work")
    assert not shelf.is_busy("work")
