"""./run: at once on the plain engine, later on the compiled one, whatever happens in between."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.tools.miniature import AS_ANYBODY, Miniature, is_alive, until


@pytest.fixture
def checkout(tmp_path: Path) -> Miniature:
    return Miniature(tmp_path)


def test_the_first_run_plays_at_once_on_the_plain_engine(checkout: Miniature) -> None:
    said = checkout.run("serve")
    assert said.stdout.startswith("plain serve")
    assert "on the plain engine: the compiled one is being built" in said.stderr


def test_a_later_run_plays_on_the_compiled_engine(checkout: Miniature) -> None:
    checkout.give_leave()
    with checkout.serving():
        until(checkout.is_compiled)
    assert checkout.run("serve").stdout.startswith("compiled serve")


def test_a_running_server_keeps_the_engine_that_it_started_on(checkout: Miniature) -> None:
    checkout.give_leave()
    with checkout.serving() as server:
        until(checkout.is_compiled)
        checkout.edit()
        checkout.run("--version")
        assert server.communicate()[0].startswith("still True")


def test_a_set_up_that_was_killed_is_begun_again(checkout: Miniature) -> None:
    (checkout.fate / "no network").touch()
    first = checkout.start("--version")
    until(lambda: (checkout.folder / ".built").exists() and "new" in checkout.shelf())
    first.kill()
    first.communicate()
    (checkout.fate / "no network").unlink()
    assert checkout.run("--version").stdout.startswith("plain")


def test_two_first_runs_at_once_set_up_once(checkout: Miniature) -> None:
    both = [checkout.start("--version") for _ in range(2)]
    assert [one.communicate()[0].split()[0] for one in both] == ["plain"] * 2
    assert checkout.shelf().count("packages") == 1


def test_what_nobody_runs_on_is_cleared_away(checkout: Miniature) -> None:
    checkout.run("--version")
    checkout.edit()
    checkout.run("--version")
    assert checkout.shelf().count("plain") == 1


def test_a_simulation_waits_for_the_compiled_engine(checkout: Miniature) -> None:
    checkout.give_leave()
    said = checkout.run("simulate")
    assert said.stdout.startswith("compiled simulate")
    assert "Building the compiled engine" in said.stderr


def test_help_waits_for_nothing(checkout: Miniature) -> None:
    assert checkout.run("simulate", "--help").stdout.startswith("plain")


def test_a_simulation_waits_for_the_engine_that_a_server_has_built(checkout: Miniature) -> None:
    with checkout.serving():
        until(lambda: len(checkout.builders()) == 1)
        waiting = checkout.start("simulate")
        checkout.give_leave()
        assert waiting.communicate()[0].startswith("compiled")
    assert len(checkout.builders()) == 1


def test_two_at_once_build_once(checkout: Miniature) -> None:
    both = [checkout.start("simulate") for _ in range(2)]
    until(lambda: len(checkout.builders()) == 1)
    checkout.give_leave()
    assert [one.communicate()[0].split()[0] for one in both] == ["compiled"] * 2
    assert len(checkout.builders()) == 1


def test_the_builder_ends_with_the_server(checkout: Miniature) -> None:
    with checkout.serving():
        until(lambda: len(checkout.builders()) == 1)
    until(lambda: not is_alive(checkout.builders()[0]))


def test_a_killed_builder_changes_nothing_and_is_followed_by_another(checkout: Miniature) -> None:
    with checkout.serving():
        until(lambda: len(checkout.builders()) == 1)
        os.kill(checkout.builders()[0], signal.SIGKILL)
        assert checkout.run("--version").stdout.startswith("plain")
    checkout.give_leave()
    assert checkout.run("bench").stdout.startswith("compiled")


def test_what_a_killed_builder_left_is_cleared_away(checkout: Miniature) -> None:
    with checkout.serving():
        until(lambda: len(checkout.builders()) == 1)
    checkout.edit()
    checkout.run("--version")
    assert "new" not in checkout.shelf()


def test_an_engine_that_cannot_be_built_is_tried_once_and_said(checkout: Miniature) -> None:
    (checkout.fate / "broken").touch()
    checkout.give_leave()
    first, said = (checkout.run("simulate") for _ in range(2))
    assert first.stdout == said.stdout
    assert said.stdout.startswith("plain simulate")
    assert "the C compiler failed" in said.stderr
    assert len(checkout.builders()) == 1


@pytest.mark.parametrize("words", [["bench"], ["simulate"]])
def test_what_failed_is_tried_again_when_the_sources_changed(
    checkout: Miniature, words: list[str]
) -> None:
    (checkout.fate / "broken").touch()
    checkout.give_leave()
    checkout.run(*words)
    (checkout.fate / "broken").unlink()
    checkout.edit()
    assert checkout.run(*words).stdout.startswith("compiled")


def test_what_failed_is_tried_again_on_request(checkout: Miniature) -> None:
    (checkout.fate / "broken").touch()
    checkout.give_leave()
    checkout.run("bench")
    (checkout.fate / "broken").unlink()
    assert checkout.run("--version", TERRARIUM_COMPILE="1").stdout.startswith("compiled")


def test_changed_sources_are_never_played_on_the_old_compiled_engine(checkout: Miniature) -> None:
    checkout.give_leave()
    checkout.run("bench")
    checkout.edit("print('edited')\n")
    said = checkout.run("--version").stdout
    assert said.startswith("plain")
    assert said.endswith("edited\n")


def test_nothing_is_compiled_for_those_who_do_not_want_it(checkout: Miniature) -> None:
    assert "TERRARIUM_COMPILE is 0" in checkout.run("bench", TERRARIUM_COMPILE="0").stdout
    assert checkout.builders() == []


def test_a_folder_with_files_of_the_same_name_does_no_harm(
    checkout: Miniature, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "terrarium.py").write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)
    assert checkout.run("--version").stdout.startswith("plain")


def test_python_s_own_variables_do_no_harm(checkout: Miniature, tmp_path: Path) -> None:
    (tmp_path / "shelf.py").write_text("raise SystemExit('the wrong one')")
    others = {"PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1", "VIRTUAL_ENV": "/nowhere"}
    assert checkout.run("--version", **others).stdout.startswith("plain")


def test_a_checkout_that_was_moved_goes_on(checkout: Miniature, tmp_path: Path) -> None:
    checkout.run("--version")
    checkout.folder = checkout.folder.rename(tmp_path / "elsewhere")
    assert checkout.run("--version").stdout.startswith("plain")


def test_a_checkout_that_cannot_be_written_says_so_in_a_line(checkout: Miniature) -> None:
    (checkout.folder / ".built").write_text("")
    said = checkout.run("serve")
    assert said.returncode == 2
    assert said.stderr.splitlines()[-1].startswith("terrarium: could not set up Terrarium here")


def test_neither_input_nor_output_is_needed(checkout: Miniature) -> None:
    closed = ["sh", "-c", 'exec "$0" "$@" <&- 2>&-', str(checkout.folder / "run"), "serve"]
    done = subprocess.run(closed, env=checkout.surroundings, stdout=subprocess.PIPE, text=True)
    assert done.stdout.splitlines()[-1] == "still True"


def test_whoever_may_only_read_the_checkout_plays_on_what_is_set_up(checkout: Miniature) -> None:
    checkout.run("--version")
    before = checkout.shelf()
    (checkout.folder / ".built").chmod(0o555)
    checkout.before = AS_ANYBODY
    done = checkout.run("serve")
    (checkout.folder / ".built").chmod(0o755)
    assert done.stdout.startswith("plain"), done.stderr
    assert checkout.shelf() == before


@pytest.mark.parametrize("mask", [0o077, 0o022])
def test_a_strict_mask_does_no_harm(checkout: Miniature, mask: int) -> None:
    usual = os.umask(mask)
    try:
        assert checkout.run("--version").stdout.startswith("plain")
    finally:
        os.umask(usual)
