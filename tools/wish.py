"""What the words after ./test ask for."""

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from commands import ROOT

QUICK = "quick"
PARTS = ("compiled", "browser")
USAGE = """\
./test                      everything
./test quick                without browser, compiled engine and slow tests; fewer examples
./test [quick] PATH…        these tests
./test [quick] -- ARGS…     pytest ARGS…
./test --without PART,…     all but these parts: compiled, browser
"""


@dataclass(frozen=True)
class Wish:
    """A profile, full or quick; parts to leave out; pytest's arguments if only that is to run."""

    profile: str
    without: frozenset[str]
    pytest: tuple[str, ...] | None


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"terrarium: {message}; ./test --help tells more", file=sys.stderr)
        sys.exit(2)

    def format_help(self) -> str:
        return USAGE


def read_wish(words: list[str]) -> Wish:
    end = words.index("--") if "--" in words else len(words)
    own, passed_on = words[:end], words[end + 1 :]
    parser = Parser()
    parser.add_argument("--without", type=_parts, default=frozenset())
    parser.add_argument("what", nargs="*", type=_quick_or_path, metavar="PATH")
    parsed = parser.parse_args(own)
    paths = [word for word in parsed.what if word != QUICK]
    quick = QUICK in parsed.what
    return Wish(
        profile=QUICK if quick else os.environ.get("TERRARIUM_TESTS", "full"),
        without=parsed.without | (set(PARTS) if quick else set()),
        pytest=(*paths, *passed_on) if paths or "--" in words else None,
    )


def _parts(text: str) -> frozenset[str]:
    for part in text.split(","):
        if part not in PARTS:
            raise argparse.ArgumentTypeError(f"there is no part {part!r}, only {', '.join(PARTS)}")
    return frozenset(text.split(","))


def _quick_or_path(word: str) -> str:
    """A test's place in full; it may be given from here or from the project's folder."""
    if word == QUICK:
        return word
    name, colons, test = word.partition("::")
    for place in (Path.cwd(), ROOT):
        if (place / name).exists():
            return f"{place / name}{colons}{test}"
    raise argparse.ArgumentTypeError(f"there is no test {word!r}")
