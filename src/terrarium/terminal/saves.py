"""Saved matches: full records as files, written whole or not at all."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.reason import BadInput
from terrarium.core.record import LARGEST, UNDECIDED, Record, read_record, verify_check_sum
from terrarium.editions import STANDARD, find_edition

SUFFIX = ".terrarium"
_EDITION_SUFFIX = ".toml"
_ID_DIGITS = 4


def folder() -> Path:
    """TERRARIUM_HOME, else XDG_DATA_HOME/terrarium, else ~/.local/share/terrarium; in it saves/."""
    own, shared = os.environ.get("TERRARIUM_HOME"), os.environ.get("XDG_DATA_HOME")
    if own:
        return Path(own) / "saves"
    if shared:
        return Path(shared) / "terrarium" / "saves"
    try:
        return Path.home() / ".local" / "share" / "terrarium" / "saves"
    except RuntimeError:
        raise BadInput("there is no home folder; TERRARIUM_HOME can name a folder") from None


def new_path(game: str, match: str, now: datetime) -> Path:
    return folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{match[:_ID_DIGITS]}{SUFFIX}"


def newest_unfinished(game: str) -> Path | None:
    """The latest saved match that can be gone on with; a damaged one on the way is an error."""
    for path in _newest_first(game):
        record, _ = read_save(path)
        if record.game == game and record.result == UNDECIDED:
            return path
    return None


def read_save(path: Path) -> tuple[Record, str]:
    """A record and its text, unchanged since it was written; errors name the file."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput("it is too large to be a record")
        text = path.read_text("utf-8")
        record = read_record(text)
        verify_check_sum(record, text)
    except UnicodeDecodeError:
        raise BadInput(f"{path}: it is not UTF-8 text") from None
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    return record, text


def write(path: Path, text: str) -> None:
    """Replace a file by a finished one: whatever happens, one of the two is there in full."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def keep_edition(path: Path, game: Game, edition: Edition) -> None:
    """An edition that does not come with the game is kept beside the match."""
    beside = path.with_suffix(_EDITION_SUFFIX)
    if edition.digest != find_edition(game).digest and not beside.exists():
        write(beside, edition.text)


def edition_of(path: Path, game: Game, name: str) -> Edition:
    """The edition that was asked for, else the one beside the match, else the usual one."""
    beside = path.with_suffix(_EDITION_SUFFIX)
    if name == STANDARD and beside.exists():
        return find_edition(game, str(beside))
    return find_edition(game, name)


def _newest_first(game: str) -> list[Path]:
    try:
        found = [(path.stat().st_mtime, path) for path in folder().glob(f"{game}-*{SUFFIX}")]
    except OSError as error:
        raise BadInput(f"{folder()}: {error.strerror}") from None
    return [path for _, path in sorted(found, reverse=True)]
