"""Style sheets, templates and scripts are read as often as the Python, and held to the same."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KINDS = ("css", "html", "js")
LONGEST_LINE = 100
LONGEST_FILE = 300
OF_OTHERS = "vendor"  # kept as it came
DRAWN = ' d="'  # the path of a drawing is one line, however long


def _files() -> list[str]:
    found = [path for root in ("src", "tests") for path in (ROOT / root).rglob("*.*")]
    ours = [path for path in found if path.suffix[1:] in KINDS and OF_OTHERS not in path.parts]
    return sorted(str(path.relative_to(ROOT)) for path in ours)


@pytest.mark.parametrize("file", _files())
def test_a_file_can_be_read(file: str) -> None:
    assert faults((ROOT / file).read_text("utf-8"), file.rpartition(".")[2]) == []


def faults(text: str, kind: str) -> list[str]:
    """What would make it hard to read, by line."""
    lines = text.splitlines()
    found = [_fault(number, "too long") for number, line in enumerate(lines, 1) if _is_long(line)]
    if len(lines) > LONGEST_FILE:
        found.append(_fault(len(lines), "wants to be two files"))
    return found + (_crowds(text) if kind == "css" else [])


def _is_long(line: str) -> bool:
    return len(line) > LONGEST_LINE and DRAWN not in line


def _crowds(sheet: str) -> list[str]:
    """Lines of a style sheet with more than one declaration or one selector."""
    lines = _without_words(sheet).splitlines()
    return [
        _fault(number, "more than one thing")
        for number, line in enumerate(lines, 1)
        if re.search(r"[;{}]\s*\S|\S\s*}", line) or re.match(r"\s*[^@\s].*,.*{", _flat(line))
    ]


def _without_words(sheet: str) -> str:
    """Comments and strings, in which anything may stand, leave their lines."""
    words = re.compile(r'/\*.*?\*/|"[^"\n]*"', re.DOTALL)
    return words.sub(lambda found: "\n" * found[0].count("\n"), sheet)


def _flat(line: str) -> str:
    """Without what stands in brackets: a list in `:is(…)` is part of one selector."""
    flat = re.sub(r"\([^()]*\)", "", line)
    return flat if flat == line else _flat(flat)


def _fault(number: int, words: str) -> str:
    return f"line {number}: {words}"


@pytest.mark.parametrize(
    "sheet",
    [
        "a { color: red; }",
        "a {\n  color: red; top: 0;\n}",
        "a {\n  color: red; }",
        "@media print { a {\n  color: red;\n} }",
        "a, b {\n  color: red;\n}",
    ],
)
def test_two_things_on_one_line_of_a_style_sheet_are_found(sheet: str) -> None:
    assert faults(sheet, "css")


def test_one_thing_a_line_is_all_that_is_asked_of_a_style_sheet() -> None:
    assert faults(_GOOD, "css") == []


_GOOD = """/* A comment; { with anything },
   on two lines. */
@import "look/card.css";
@media (max-width: 760px), (max-height: 520px) {
  a:is(:hover, :focus-visible),
  b::before {
    content: "; }";
    box-shadow:
      0 0 3px red,
      0 0 9px blue;
  }
}
"""


def test_long_lines_and_long_files_are_found() -> None:
    assert faults("x" * 101, "js") == ["line 1: too long"]
    assert faults("x\n" * 301, "js") == ["line 301: wants to be two files"]


def test_a_drawing_may_be_long() -> None:
    assert faults(f'<path d="{"M0 0" * 50}"/>', "html") == []
