"""What pip's settings say: its environment variables before its files, the last file first."""

import configparser
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PUBLIC_INDEX = "https://pypi.org/simple"  # what pip takes where nothing is said
PATIENCE = 15.0  # seconds, as pip has
SECTIONS = ("global", "install")
NAMES = ("index-url", "extra-index-url", "find-links", "no-index", "cert", "proxy", "timeout")


@dataclass(frozen=True)
class PipSettings:
    indexes: tuple[str, ...]
    shelves: tuple[str, ...]  # folders and pages that hold files of many packages
    cert: str | None
    proxy: str | None
    timeout: float

    def pages(self, package: str) -> Iterator[str]:
        """Where files of a package may be named, in the order to look."""
        yield from self.shelves
        for index in self.indexes:
            page = f"{index.rstrip('/')}/{package}/"
            yield f"{page}index.html" if page.startswith("file:") else page


def pip_settings(environ: Mapping[str, str] = os.environ) -> PipSettings:
    said = {**_files_say(environ), **_environment_says(environ)}
    cert = said.get("cert") or environ.get("REQUESTS_CA_BUNDLE") or environ.get("CURL_CA_BUNDLE")
    return PipSettings(
        indexes=() if _is_true(said.get("no-index", "")) else _indexes(said),
        shelves=tuple(said.get("find-links", "").split()),
        cert=cert if cert and Path(cert).is_file() else None,
        proxy=said.get("proxy") or None,
        timeout=_seconds(said.get("timeout", "")),
    )


def _indexes(said: dict[str, str]) -> tuple[str, ...]:
    first = said.get("index-url") or PUBLIC_INDEX
    return (first, *said.get("extra-index-url", "").split())


def _environment_says(environ: Mapping[str, str]) -> dict[str, str]:
    variables = {name: f"PIP_{name.replace('-', '_').upper()}" for name in NAMES}
    variables["timeout"] = "PIP_DEFAULT_TIMEOUT"
    return {name: environ[key] for name, key in variables.items() if environ.get(key)}


def _files_say(environ: Mapping[str, str]) -> dict[str, str]:
    said: dict[str, str] = {}
    for file in _files(environ):
        config = configparser.RawConfigParser()
        try:
            config.read(file, encoding="utf-8")
        except (OSError, UnicodeDecodeError, configparser.Error):
            continue  # pip itself will say what is wrong with it
        for section in SECTIONS:
            if config.has_section(section):
                said |= {name: value for name, value in config.items(section) if name in NAMES}
    return said


def _files(environ: Mapping[str, str]) -> list[Path]:
    """The machine's, the user's and this Python's own, then the one that is named."""
    named = environ.get("PIP_CONFIG_FILE", "")
    if named == os.devnull:
        return []
    home = Path(environ.get("HOME") or "/")
    settings = environ.get("XDG_CONFIG_HOME") or home / ".config"
    folders = (environ.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(":")
    files = [Path(folder, "pip", "pip.conf") for folder in folders if folder]
    files += [Path("/etc/pip.conf"), home / ".pip" / "pip.conf", Path(settings, "pip", "pip.conf")]
    files.append(Path(sys.prefix, "pip.conf"))
    return [*files, Path(named)] if named else files


def _is_true(text: str) -> bool:
    return text.lower() in ("1", "yes", "true", "on", "y", "t")


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return PATIENCE
