"""The command line: what each command says, and one clear line for every mistake."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import terrarium
from terrarium.cli import main
from tests.histories import play_randomly, record_of, terra_history


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERRARIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))


def finished(tmp_path: Path, name: str = "match.terrarium") -> Path:
    path = tmp_path / name
    path.write_text(record_of(play_randomly(terra_history(7))).write(), "utf-8")
    return path


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 2) -> str:
    """The one line on stderr that a mistake gets, without its beginning."""
    assert main(arguments) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("terrarium: ")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("terrarium: ").strip()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["engine", "chess"], "unknown game 'chess'; the games are: terra, terra_futura"),
        (["engine", "terra", "--players", "2"], "terra is for 3 to 6 players, not 2"),
        (["engine", "terra", "--players", "7"], "terra is for 3 to 6 players, not 7"),
        (["engine", "terra", "--players", "four"], "'four' is not a whole number"),
        (["engine", "terra", "--players", "5", "--option", "teams=yes"], "4 or 6 players, not 5"),
        (
            ["engine", "terra", "--option", "luck=yes"],
            "unknown option 'luck'; the options are: teams",
        ),
        (["engine", "terra", "--option", "teams=perhaps"], "option teams is yes or no"),
        (["engine", "terra", "--option", "teams"], "an option is NAME=VALUE"),
        (["engine", "terra", "--option", "start=4"], "a seat from 0 to 3"),
        (["engine", "terra", "--edition", "deluxe"], "unknown edition 'deluxe' of terra"),
        (["engine", "terra", "--edition", "none.toml"], "cannot read none.toml"),
        (["engine", "terra", "--seed", "x"], "a seed is a whole number"),
        (["engine", "terra", "--position", "none"], "none: No such file"),
        (["engine", "terra", "--record", "none"], "none: No such file"),
        (["simulate", "terra", "--bots", "oracle"], "unknown bot 'oracle' for terra; the bots are"),
        (["simulate", "terra", "--players", "4", "--bots", "fair,fair"], "4"),
        (["simulate", "terra", "--games", "0"], "at least 1"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", "terra", "--bots", "oracle"], "unknown bot 'oracle'"),
        (["play", "terra", "--resume", "none.terrarium"], "none.terrarium"),
        (["bench", "chess"], "unknown game 'chess'"),
        (["bench", "terra", "--players", "9"], "terra is for 3 to 6 players"),
        (["export", "none"], "none: No such file"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "required: COMMAND"),
    ],
)
def test_a_mistake_gets_one_line_that_says_what_would_be_right(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refusal(capsys, *arguments)


def test_the_version_says_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.strip().endswith("engine)")


def test_the_version_says_why_the_engine_is_plain(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(terrarium.ENGINE_NOTE, "there is no C compiler")
    monkeypatch.setattr(terrarium, "compiled", lambda: False)
    with pytest.raises(SystemExit):
        main(["--version"])
    assert "(plain engine: there is no C compiler)" in capsys.readouterr().out


def test_verify_accepts_what_was_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(finished(tmp_path))]) == 0
    assert "full, replayed: " in capsys.readouterr().out


def test_verify_names_file_and_line_of_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = finished(tmp_path)
    path.write_text(path.read_text().replace("\n9. ", "\n8. "), "utf-8")
    line = (
        next(n for n, text in enumerate(path.read_text().split("\n"), 1) if text[:3] == "8. ") + 1
    )
    assert refusal(capsys, "verify", str(path), status=1).startswith(f"{path}: line {line}: ")


def test_verify_goes_on_after_a_bad_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(b"\xff\xfe\0junk")
    assert main(["verify", str(bad), str(tmp_path), str(finished(tmp_path))]) == 1
    assert main(["verify", "nowhere"]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 3
    assert "not UTF-8" in said.err
    assert said.out.count("\n") == 1


def test_verify_does_not_even_read_a_giant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    giant = tmp_path / "giant"
    with giant.open("wb") as file:
        file.truncate(50_000_000)
    assert "too large" in refusal(capsys, "verify", str(giant), status=1)


def test_an_edition_without_mistakes_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "terra"]) == 0
    assert capsys.readouterr().out == "standard: terra can be played with it; warnings: 0\n"


def test_a_mistake_in_an_edition_is_named_by_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text('game = "terra"\nname = 7\n', "utf-8")
    assert refusal(capsys, "edition", "terra", str(path)).startswith(f"{path}: line 2: ")


def test_a_record_of_a_newer_program_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = finished(tmp_path)
    path.write_text(path.read_text().replace("ruleset: 1", "ruleset: 2"), "utf-8")
    assert "ruleset 2 is not known" in refusal(capsys, "engine", "terra", "--record", str(path))


def test_a_record_brings_its_own_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(finished(tmp_path))
    assert "its own" in refusal(capsys, "engine", "terra", "--players", "4", "--record", path)


def test_an_impossible_position_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position"
    path.write_text("players: 4\nhand 0: green 9\n", "utf-8")
    words = refusal(capsys, "engine", "terra", "--position", str(path))
    assert words.startswith(f"{path}: line 2: 'green 9' is not a card")


def test_export_gives_the_open_record_of_a_seat_or_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(finished(tmp_path))
    assert main(["export", path, "--for", "2"]) == 0
    assert "viewer: seat 2" in capsys.readouterr().out
    assert main(["export", path, "--json"]) == 0
    exported = json.loads(capsys.readouterr().out)
    assert (exported["game"], exported["players"]) == ("terra", 4)
    assert "--for is full" in refusal(capsys, "export", path, "--for", "9")


def test_the_engine_answers_until_the_end_of_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"state\n\xff\xfe\nlegal\n")))
    assert main(["engine", "terra", "--seed", "3"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 4
    assert lines[2]["error"]["id"] == "unknown-command"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["engine terra --seed 1", "play terra --seed 1"])
def test_what_is_closed_is_empty_or_silent_and_no_fault(command: str, closed: str) -> None:
    shell = f'exec "$0" -m terrarium.cli {command} {closed}'
    done = subprocess.run(
        ["sh", "-c", shell, sys.executable], input="", capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_with_its_input_closed_the_engine_says_what_is_played_and_ends() -> None:
    shell = 'exec "$0" -m terrarium.cli engine terra --seed 1 <&-'
    said = subprocess.run(["sh", "-c", shell, sys.executable], capture_output=True, check=True)
    assert json.loads(said.stdout)["game"] == "terra"


@pytest.mark.parametrize("use", [["engine", "terra", "--record"], ["export"], ["verify"]])
def test_a_record_that_was_changed_is_refused_whoever_reads_it(
    use: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = finished(tmp_path)
    path.write_text(path.read_text("utf-8").replace("seat 0: Ada", "seat 0: Eve"), "utf-8")
    said = refusal(capsys, *use, str(path), status=1 if use == ["verify"] else 2)
    assert "changed after it was written" in said


def test_playing_without_input_saves_and_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "terra", "--plain", "--seed", "5"]) == 0
    assert ".terrarium" in capsys.readouterr().out


def test_simulate_gives_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "records"
    arguments = ["simulate", "terra", "--bots", "random", "--games", "3", "--seed", "7", "--json"]
    assert main([*arguments, "--out", str(out)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["games"], result["players"], result["seed"]) == (3, 4, 7)
    records = sorted(out.glob("*.terrarium"))
    assert len(records) == 3
    assert main(["verify", *map(str, records)]) == 0
