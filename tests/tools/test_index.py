"""The installer that is fetched where there is none: from the machine's own index, and checked."""

import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from commands import SetupError
from index import fetch
from pinned import Pin, read_pin
from pip_settings import PUBLIC_INDEX, pip_settings

ROOT = Path(__file__).parents[2]
CONTENT = b"a wheel"
PIN = Pin("pip", "1.0", frozenset([hashlib.sha256(CONTENT).hexdigest()]))


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index in a folder; nothing else that this machine may be set up for counts."""
    (tmp_path / "pip").mkdir()
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / PIN.wheel).write_bytes(CONTENT)
    page = (
        f'<a href="../files/pip-0.9.tar.gz">old</a> <a href="../files/{PIN.wheel}#sha256=x">new</a>'
    )
    (tmp_path / "pip" / "index.html").write_text(page)
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_NO_INDEX", "PIP_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_DEFAULT_TIMEOUT", "30")
    monkeypatch.setenv("PIP_INDEX_URL", tmp_path.as_uri())
    return tmp_path


class Locked(SimpleHTTPRequestHandler):
    """Lets in whoever says the password."""

    def do_GET(self) -> None:
        if self.headers.get("Authorization") == "Basic bWU6c2VjcmV0":
            super().do_GET()
        else:
            self.send_error(401)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Locked, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


def refusal(pin: Pin = PIN) -> str:
    with pytest.raises(SetupError) as error:
        fetch(pin)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_the_wheel_is_found_on_the_page_of_an_index(index: Path) -> None:
    assert fetch(PIN) == CONTENT


def test_an_index_of_one_s_own_is_asked_with_its_password(
    index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(index) as port:
        monkeypatch.setenv("PIP_INDEX_URL", f"http://me:secret@127.0.0.1:{port}")
        assert fetch(PIN) == CONTENT


def test_the_wheel_is_found_in_a_folder_of_wheels(
    index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(index / "files"))
    assert fetch(PIN) == CONTENT


def test_a_wheel_that_is_not_the_one_we_know_is_refused(index: Path) -> None:
    (index / "files" / PIN.wheel).write_bytes(b"another wheel")
    assert "not the one that we know" in refusal()


def test_an_index_that_has_it_not_says_so_in_a_line(index: Path) -> None:
    assert "could not fetch pip-2.0-py3-none-any.whl" in refusal(Pin("pip", "2.0", PIN.digests))


def test_an_index_that_cannot_be_reached_says_so_without_its_password(
    index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://me:secret@127.0.0.1:1/simple")
    said = refusal()
    assert "127.0.0.1:1/simple/pip/" in said
    assert "secret" not in said


def test_the_index_s_settings_come_from_pip_s_own_files(
    index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = index / "pip.conf"
    settings.write_text("[global]\nindex-url = https://mirror.example/simple\ntimeout = 7\n")
    found = pip_settings({"PIP_CONFIG_FILE": str(settings), "HOME": str(index)})
    assert found.indexes == ("https://mirror.example/simple",)
    assert found.timeout == 7


def test_nothing_said_is_the_public_index() -> None:
    assert pip_settings({"PIP_CONFIG_FILE": "/dev/null"}).indexes == (PUBLIC_INDEX,)


def test_the_lock_pins_one_pip_with_its_digests() -> None:
    pin = read_pin(ROOT / "requirements" / "pip.txt")
    assert pin.name == "pip"
    assert len(pin.digests) >= 2
