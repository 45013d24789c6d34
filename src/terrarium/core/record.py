"""Records: a match as readable text, to save, to report, to replay and to prove.

    terrarium record 1 full
    game: NAME
    ruleset: 1
    edition: standard 4c1d…
    players: 4
    option teams: yes
    seat 0: Ada
    match: 5b6f…
    commitment: 9a0e…
    seed: 7
    result: -
    entries: 2
    check: 21f0…

    1. 0 pass
    2. 0 undo to 0

A **full** record has the seed and every move; only it replays. An **open** one is made for a seat
or the public while the match runs: no seed, and `?` for what that seat may not know.
"""

from hashlib import sha256
from typing import Final

from terrarium.core.chance import SEED_BITS
from terrarium.core.number import is_number
from terrarium.core.reason import BadInput

FORMAT: Final = 1
FULL: Final = "full"
OPEN: Final = "open"
UNDECIDED: Final = "-"
LARGEST: Final = 4_000_000  # characters; no match comes near it

_FIRST_LINE: Final = "terrarium record"
_UNDO: Final = "undo to "
_AGREED: Final = "agreed "
_KEYS: Final = (
    "game",
    "ruleset",
    "edition",
    "players",
    "match",
    "commitment",
    "seed",
    "viewer",
    "result",
    "entries",
    "check",
)
_SMALL_SEED: Final = 1 << 32
_HEX_DIGITS: Final = SEED_BITS // 4


class RecordEntry:
    """One line of a record: a seat, and its move in notation, or the version that it undid to."""

    def __init__(self, seat: int, text: str, line: int = 0) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.line: Final = line

    def undo_to(self) -> int | None:
        """The version an undo went back to; None for a move."""
        text = self.text.removeprefix(_AGREED)
        if not text.startswith(_UNDO):
            return None
        version = text[len(_UNDO) :]
        if not is_number(version):
            raise BadInput(f"an undo names a version, not {version[:40]!r}", self.line)
        return int(version)

    def agreed(self) -> bool:
        """An undo that went further than the rule because the table agreed to it."""
        return self.text.startswith(_AGREED + _UNDO)


def undo_text(version: int, agreed: bool = False) -> str:
    return f"{_AGREED if agreed else ''}{_UNDO}{version}"


class Record:
    """The header and the entries; `lines` remembers where each header line stood."""

    def __init__(self, form: str, game: str) -> None:
        self.form = form
        self.game = game
        self.ruleset = 0
        self.edition = ""
        self.edition_digest = ""
        self.players = 0
        self.options: dict[str, str] = {}
        self.seats: list[str] = []
        self.match = ""
        self.commitment = ""
        self.seed = -1  # not told
        self.viewer = ""  # an open record is made for "seat 2" or "everyone"
        self.result = UNDECIDED
        self.position = ""  # where it began, if not from the start
        self.entries: list[RecordEntry] = []
        self.lines: dict[str, int] = {}

    def write(self) -> str:
        header = [
            f"{_FIRST_LINE} {FORMAT} {self.form}",
            f"game: {self.game}",
            f"ruleset: {self.ruleset}",
            f"edition: {self.edition} {self.edition_digest}",
            f"players: {self.players}",
        ]
        header += [f"option {name}: {value}" for name, value in self.options.items()]
        header += [f"seat {seat}: {one_line(name)}" for seat, name in enumerate(self.seats)]
        header += [f"match: {self.match}", f"commitment: {self.commitment}"]
        if self.form == FULL:
            header.append(f"seed: {spell_seed(self.seed)}")
        else:
            header.append(f"viewer: {self.viewer}")
        header += [f"position: {line}" for line in self.position.splitlines() if line.strip()]
        header += [f"result: {self.result}", f"entries: {len(self.entries)}"]
        moves = [
            f"{number}. {entry.seat} {entry.text}" for number, entry in enumerate(self.entries, 1)
        ]
        check = _check_sum(header + moves)
        return "\n".join([*header, f"check: {check}", "", *moves]) + "\n"


def read_record(text: str) -> Record:
    """A record from its text; what is wrong is named by its line."""
    if len(text) > LARGEST:
        raise BadInput(f"a record has at most {LARGEST} characters, not {len(text)}")
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    record = _read_first_line(lines[0] if lines else "")
    blank = lines.index("") if "" in lines else len(lines)
    _read_header(record, lines[:blank])
    _read_entries(record, lines, blank)
    return record


def verify_check_sum(record: Record, text: str) -> None:
    """Whether any line was changed after the record was written."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    kept = [line for line in lines if line and not line.startswith("check: ")]
    found = lines[record.lines["check"] - 1].removeprefix("check: ")
    if found != _check_sum(kept):
        raise BadInput("the record was changed after it was written", record.lines["check"])


def spell_seed(seed: int) -> str:
    """Small seeds as they were given, a table's own as 32 hexadecimal digits."""
    return str(seed) if seed < _SMALL_SEED else f"{seed:0{_HEX_DIGITS}x}"


def parse_seed(text: str) -> int:
    word = text.strip().lower()
    if len(word) == _HEX_DIGITS and all(letter in "0123456789abcdef" for letter in word):
        return int(word, 16)
    if not is_number(word):
        wanted = f"a whole number or {_HEX_DIGITS} hexadecimal digits"
        raise BadInput(f"a seed is {wanted}, not {text.strip()[:40]!r}")
    return int(word)


def one_line(name: str) -> str:
    """A name fit for a line of a record: printable and not too long."""
    return "".join(letter for letter in name if letter.isprintable())[:60].strip() or "?"


def _read_first_line(line: str) -> Record:
    words = line.split()
    if words[:2] != _FIRST_LINE.split() or len(words) != 4 or not is_number(words[2]):
        raise BadInput(f"not a record: it would begin with `{_FIRST_LINE} {FORMAT} {FULL}`", 1)
    if int(words[2]) != FORMAT:
        known = f"this program reads format {FORMAT}"
        raise BadInput(f"record format {words[2]} is not known; {known}", 1)
    if words[3] not in (FULL, OPEN):
        raise BadInput(f"a record is {FULL} or {OPEN}, not {words[3][:40]!r}", 1)
    return Record(words[3], "")


def _read_header(record: Record, lines: list[str]) -> None:
    for number, line in enumerate(lines[1:], 2):
        key, colon, value = line.partition(": ")
        if not colon:
            raise BadInput(f"a header line is `key: value`, not {line[:40]!r}", number)
        if key in record.lines and key != "position":
            raise BadInput(f"{key!r} stands here twice", number)
        record.lines[key] = number
        _read_header_line(record, key, value, number)
    needless = "viewer" if record.form == FULL else "seed"
    for key in _KEYS:
        if key not in record.lines and key != needless:
            raise BadInput(f"the header has no line `{key}: …`", len(lines))
    if len(record.seats) != record.players:
        raise BadInput(f"there must be {record.players} lines `seat N: …`", record.lines["players"])


def _read_header_line(record: Record, key: str, value: str, number: int) -> None:
    if key.startswith("option "):
        record.options[key.removeprefix("option ")] = value
    elif key.startswith("seat "):
        if key != f"seat {len(record.seats)}":
            raise BadInput(f"`seat {len(record.seats)}` should stand here, not {key!r}", number)
        record.seats.append(value)
    elif key == "position":
        record.position += value + "\n"
    elif key == "seed":
        record.seed = _on_line(number, value)
    elif key == "edition":
        record.edition, _, record.edition_digest = value.rpartition(" ")
    elif key in ("ruleset", "players", "entries"):
        _read_number(record, key, value, number)
    elif key in _KEYS:
        _read_text(record, key, value)
    else:
        raise BadInput(f"unknown header line {key[:40]!r}", number)


def _read_number(record: Record, key: str, value: str, number: int) -> None:
    if not is_number(value):
        raise BadInput(f"{key} is a number, not {value[:40]!r}", number)
    if key == "ruleset":
        record.ruleset = int(value)
    elif key == "players":
        record.players = int(value)


def _read_text(record: Record, key: str, value: str) -> None:
    if key == "game":
        record.game = value
    elif key == "match":
        record.match = value
    elif key == "commitment":
        record.commitment = value
    elif key == "viewer":
        record.viewer = value
    elif key == "result":
        record.result = value


def _read_entries(record: Record, lines: list[str], blank: int) -> None:
    for number in range(blank + 1, len(lines)):
        wanted = f"{len(record.entries) + 1}. "
        seat, _, text = lines[number].removeprefix(wanted).partition(" ")
        if not lines[number].startswith(wanted) or not text:
            raise BadInput(f"`{wanted}SEAT MOVE` should stand here", number + 1)
        if not is_number(seat) or int(seat) >= record.players:
            raise BadInput(f"seats are 0 to {record.players - 1}, not {seat[:40]!r}", number + 1)
        record.entries.append(RecordEntry(int(seat), text, number + 1))
    announced = lines[record.lines["entries"] - 1].removeprefix("entries: ")
    if int(announced) != len(record.entries):
        raise BadInput(
            f"{announced} entries were announced, but there are {len(record.entries)}", len(lines)
        )


def _on_line(number: int, text: str) -> int:
    try:
        return parse_seed(text)
    except BadInput as error:
        raise BadInput(str(error), number) from None


def _check_sum(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]
