"""Saving, leaving and going on."""

import errno
import os
from pathlib import Path

import pytest

from terrarium.core.reason import BadInput
from terrarium.core.record import read_record
from terrarium.terminal import saves
from terrarium.terminal.play import run
from terrarium.terminal.request import PlayRequest
from tests.histories import TERRA_EDITION
from tests.terminal.test_commands import HELPING
from tests.terminal.typing_people import CTRL_C, Paper, laid_out, play, saved, typist

NO_SPACE = os.strerror(errno.ENOSPC)


def no_space(handle: int) -> None:
    raise OSError(errno.ENOSPC, NO_SPACE)


def entries(path: Path) -> int:
    return len(read_record(path.read_text("utf-8")).entries)


def test_a_match_that_was_left_goes_on_where_it_stood(home: Path) -> None:
    play("1", "1", "quit", seed=2, bots=["random"] * 3)
    (path,) = saved(home)
    before = entries(path)
    again = play("1")
    assert again.out.startswith(f"Going on with the match saved in {path}.")
    assert saved(home) == [path]
    assert entries(path) > before


@pytest.mark.parametrize("last", ["quit", "q", CTRL_C])
def test_leaving_saves_and_ends_well(last: str, home: Path) -> None:
    played = play("1", last, seed=2, bots=["random"] * 3)
    (path,) = saved(home)
    assert played.status == 0
    assert played.last_line == f"Saved in {path}. To go on: terrarium play terra"


def test_every_move_is_saved_at_once(home: Path) -> None:
    path = laid_out(home, HELPING)
    seen: list[int] = []

    def typed() -> str | None:
        seen.append(entries(path))
        return {1: "h afr 4", 2: "h eur 1"}.get(len(seen))

    run(PlayRequest("terra", resume=path, stdin=typist(typed), stdout=Paper()))
    assert seen == [0, 1, 2]


def test_a_new_match_begins_when_asked_for_and_leaves_the_old_one_alone(home: Path) -> None:
    play("1", seed=2, bots=["random"] * 3)
    (old,) = saved(home)
    text = old.read_text("utf-8")
    assert "A new match" in play(new=True).out
    assert "A new match" in play(seed=4).out
    assert len(saved(home)) == 3
    assert old.read_text("utf-8") == text


def test_a_finished_match_is_not_gone_on_with(home: Path) -> None:
    play(*["1"] * 400, seed=2, bots=["random"] * 3)
    assert "A new match" in play().out
    assert len(saved(home)) == 2


def test_a_file_can_be_named_to_save_into_and_to_go_on_from(home: Path) -> None:
    mine = home / "mine.terrarium"
    played = play("1", f"save {mine}", seed=2, bots=["random"] * 3)
    assert played.after(f"save {mine}") == f"Saved in {mine}."
    again = play(resume=mine)
    assert again.last_line == f"Saved in {mine}. To go on: terrarium play terra --resume {mine}"


def test_a_full_disk_is_said_once_and_the_match_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = laid_out(home, HELPING)
    text = path.read_text("utf-8")
    monkeypatch.setattr(os, "fsync", no_space)
    played = play("h afr 4", "save", "quit", "quit", resume=path)
    assert played.out.count("The match goes on; “save FILE” saves elsewhere.") == 2
    assert f"Could not save to {path}: {NO_SPACE}." in played.after("quit")
    assert played.status == 1
    assert played.last_line.endswith("This match is not saved as it stands.")
    assert path.read_text("utf-8") == text
    assert [file.name for file in home.iterdir()] == [path.name]


def test_a_disk_that_is_full_no_more_is_used_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = laid_out(home, HELPING)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        play("h afr 4", resume=path)
    played = play("h afr 4", "quit", resume=path)
    assert played.status == 0
    assert entries(path) == 1


def test_a_folder_that_cannot_be_written_is_said_and_one_can_play(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = home / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("TERRARIUM_HOME", str(in_the_way))
    played = play("1", f"save {home / 'elsewhere.terrarium'}", seed=2, bots=["random"] * 3)
    assert f"Could not save to {in_the_way}" in played.out
    assert (home / "elsewhere.terrarium").exists()
    assert played.status == 1


def damage(path: Path, before: str, after: str) -> None:
    path.write_text(path.read_text("utf-8").replace(before, after, 1), "utf-8")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("terrarium record", "something else"),
        ("\n1. ", "\n2. "),
        ("seed: 2", "seed: 3"),
        ("players: 4", "players: x"),
        ("seat 1: bot random", "seat 1: bot nobody-knows"),
    ],
)
def test_a_damaged_save_is_named_and_nothing_begins_unasked(
    before: str, after: str, home: Path
) -> None:
    play("1", seed=2, bots=["random"] * 3)
    (path,) = saved(home)
    damage(path, before, after)
    with pytest.raises(BadInput) as error:
        play()
    assert str(path) in str(error.value)
    assert "--new" in str(error.value)
    assert saved(home) == [path]
    assert "A new match" in play(new=True).out


def test_bytes_that_are_no_text_are_a_damaged_save(home: Path) -> None:
    play("1", seed=2, bots=["random"] * 3)
    (path,) = saved(home)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not UTF-8"):
        play()


def test_a_file_that_is_not_there_is_named(home: Path) -> None:
    with pytest.raises(BadInput, match="nowhere"):
        play(resume=home / "nowhere.terrarium")


def test_an_edition_of_ones_own_is_kept_beside_the_match(home: Path) -> None:
    own = home / "own.toml"
    own.write_text(TERRA_EDITION.text.replace('name = "standard"', 'name = "own"'), "utf-8")
    play("1", edition=str(own), seed=2, bots=["random"] * 3)
    own.unlink()
    assert play().out.startswith("Going on")


@pytest.mark.parametrize(
    ("home_is", "shared_is", "expected"),
    [("/a", "/b", "/a/saves"), ("", "/b", "/b/terrarium/saves")],
)
def test_saves_lie_where_the_surroundings_say(
    home_is: str, shared_is: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERRARIUM_HOME", home_is)
    monkeypatch.setenv("XDG_DATA_HOME", shared_is)
    assert saves.folder() == Path(expected)


@pytest.mark.parametrize(
    "impossible",
    [
        PlayRequest("terra", players=9),
        PlayRequest("terra", players=3, people=["A", "B", "C", "D"]),
        PlayRequest("terra", people=["Ada", "ada"]),
        PlayRequest("terra", bots=["nobody-knows", "random"]),
        PlayRequest("terra", options={"teams": "perhaps"}),
        PlayRequest("terra", edition="nowhere.toml"),
        PlayRequest("chess"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_begins(
    impossible: PlayRequest, home: Path
) -> None:
    with pytest.raises(BadInput):
        run(impossible)
    assert saved(home) == []
