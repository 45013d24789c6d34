"""What the product takes from the machine: as little as it can, and a line for what is missing."""

import argparse
import errno
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from terrarium.commands import serve
from terrarium.core.reason import BadInput
from terrarium.web.server import listen

ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def terrarium(*words: str, **variables: str) -> "subprocess.CompletedProcess[bytes]":
    """Run with these variables and no others."""
    command = [sys.executable, "-m", "terrarium", *words]
    found = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
    return subprocess.run(
        command, env=found | variables, stdin=subprocess.DEVNULL, capture_output=True
    )


def test_a_terminal_that_knows_few_letters_gets_what_it_can_show() -> None:
    done = terrarium("simulate", "terra", "--games", "2", **ASCII)
    assert done.returncode == 0, done.stderr.decode()
    assert b"?" in done.stdout


def test_no_variable_is_needed() -> None:
    assert terrarium("simulate", "terra", "--games", "1").returncode == 0


@pytest.mark.parametrize("zone", ["Pacific/Chatham", "Nowhere/At_All", ""])
def test_results_are_the_same_in_every_time_zone(zone: str) -> None:
    words = ("simulate", "terra", "--games", "2", "--seed", "3", "--json")
    assert (
        terrarium(*words, TZ=zone).stdout.split(b"seconds")[0]
        == (terrarium(*words).stdout.split(b"seconds")[0])
    )


def test_without_a_home_a_line_says_what_to_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv(serve.DATABASE, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    with pytest.raises(BadInput, match="there is no home folder; --database"):
        serve.default_database()


def test_a_home_that_cannot_be_written_is_named_in_a_line() -> None:
    done = terrarium("serve", "--port", "0", "--no-browser", HOME="/proc/nothing")
    assert done.returncode == 2
    assert done.stderr.startswith(b"terrarium: /proc/nothing")
    assert done.stderr.count(b"\n") == 1


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The usual port belongs to somebody else."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(serve, "_PORT", other.getsockname()[1])
        yield


def asked(**changes: object) -> argparse.Namespace:
    usual: dict[str, object] = {"port": None, "no_browser": False, "root_path": ""}
    return argparse.Namespace(**(usual | changes))


def test_where_the_usual_port_is_taken_a_browser_is_led_to_another(taken: None) -> None:
    with serve._listener("127.0.0.1", asked()) as listener:
        assert listener.getsockname()[1] != serve._PORT


@pytest.mark.parametrize("change", [{"no_browser": True}, {"root_path": "/games"}])
def test_where_nobody_is_led_a_taken_port_is_refused(
    taken: None, change: dict[str, object]
) -> None:
    with pytest.raises(BadInput, match="cannot listen on"):
        serve._listener("127.0.0.1", asked(**change))


def test_a_machine_without_ipv6_is_told_which_address_it_has_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_socket(*_: object) -> socket.socket:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    monkeypatch.setattr("socket.socket", no_socket)
    with pytest.raises(BadInput, match="cannot listen on ::1 port 0: Address family not supported"):
        listen("::1", 0)


def test_no_browser_of_text_takes_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not serve._has_screen()
