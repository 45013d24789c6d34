"""Which code and which tests stand behind each paragraph of a game's rules.

    tools/rules_map.py            writes docs/rules-map-GAME.md for each game that has paragraphs
    tools/rules_map.py --check    only says what is wrong: no test, unknown paragraph, old page

Paragraphs are listed in tests/games/GAME/paragraphs.toml. Code cites them in docstrings, such as
(3a) or (2a, R7); tests name them by the mark `rule`. Both are found without importing anything.
"""

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(path.parent.name for path in ROOT.glob("tests/games/*/paragraphs.toml"))
FEW = 4  # tests of one file that are still named one by one
Documented = ast.Module | ast.ClassDef | ast.FunctionDef
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)
IN_BRACKETS = re.compile(r"\(([^()]+)\)")


@dataclass
class Paragraph:
    """What the rules say, and what stands behind it: places in the code, tests by file."""

    id: str
    says: str
    cited: list[str]
    untested: str
    code: dict[Path, list[str]] = field(default_factory=lambda: defaultdict(list))
    tests: dict[Path, list[str]] = field(default_factory=lambda: defaultdict(list))


class RulesMap:
    """The map of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.problems: list[str] = []
        self.page = ROOT / "docs" / f"rules-map-{game}.md"
        self.paragraphs = {entry.id: entry for entry in _paragraphs(game)}
        self._collect_code()
        self._collect_tests()
        self._find_gaps()

    def text(self) -> str:
        lines = [
            f"# The rules of {self.game.replace('_', ' ').title()}, their code and their tests",
            "",
            "Made by `tools/rules_map.py`; a test fails when it is out of date. "
            f"Paragraphs: [paragraphs.toml](../tests/games/{self.game}/paragraphs.toml).",
            "",
            "| | in our words | code | tests |",
            "|---|---|---|---|",
        ]
        lines += [self._row(paragraph) for paragraph in self.paragraphs.values()]
        return "\n".join(lines) + "\n"

    def is_old(self) -> bool:
        return not self.page.exists() or self.page.read_text("utf-8") != self.text()

    def _collect_code(self) -> None:
        folder = ROOT / "src" / "terrarium" / "games" / self.game
        for path in sorted(folder.rglob("*.py")):
            for place, words in _citations(path):
                for entry in self.paragraphs.values():
                    if words & {entry.id, *entry.cited}:
                        entry.code[path].append(place)

    def _collect_tests(self) -> None:
        folder = ROOT / "tests"
        paths = [*(folder / "games" / self.game).rglob("test_*.py")]
        properties = (folder / "properties").glob("test_*.py")
        paths += [path for path in properties if _game_of(path) == self.game]
        for path in sorted(paths):
            for test, ids in _marked(path):
                for paragraph in sorted(ids):
                    self._add_test(paragraph, path, test)

    def _add_test(self, paragraph: str, path: Path, test: str) -> None:
        if paragraph in self.paragraphs:
            self.paragraphs[paragraph].tests[path].append(test)
        else:
            place = path.relative_to(ROOT)
            self.problems.append(f"unknown paragraph {paragraph!r}: {place}, {test}")

    def _find_gaps(self) -> None:
        for entry in self.paragraphs.values():
            if not entry.tests and not entry.untested:
                self.problems.append(f"no test: {entry.id}, {entry.says}")
            if entry.tests and entry.untested:
                self.problems.append(f"tested after all: {entry.id}")

    def _row(self, entry: Paragraph) -> str:
        tests = [_tests_of(path, names) for path, names in entry.tests.items()]
        code = [_code_of(path, places) for path, places in entry.code.items()]
        cells = [entry.id, entry.says, "; ".join(code), "; ".join(tests) or entry.untested]
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def main() -> int:
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(f"terrarium: tools/rules_map.py knows --check only, not {sys.argv[1]!r}")
        return 2
    maps = [RulesMap(game) for game in GAMES]
    problems = [problem for rules in maps for problem in rules.problems]
    for rules in maps:
        if not check:
            rules.page.write_text(rules.text(), "utf-8")
        elif rules.is_old():
            problems.append(f"out of date: {rules.page.relative_to(ROOT)}; run tools/rules_map.py")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


def _paragraphs(game: str) -> Iterator[Paragraph]:
    path = ROOT / "tests" / "games" / game / "paragraphs.toml"
    for row in tomllib.loads(path.read_text("utf-8"))["paragraph"]:
        yield Paragraph(row["id"], row["says"], row.get("cited", []), row.get("untested", ""))


def _game_of(path: Path) -> str:
    """`test_terra_futura_paths.py` is of Terra Futura, not of Terra."""
    names = [game for game in GAMES if f"{path.stem}_".startswith(f"test_{game}_")]
    return max(names, key=len, default="")


def _citations(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Each module (""), class or function with what its docstring has in brackets."""
    for name, node in _documented(ast.parse(path.read_text("utf-8")), ""):
        groups = IN_BRACKETS.findall(ast.get_docstring(node) or "")
        yield name, {word.strip() for group in groups for word in group.split(",")}


def _documented(node: Documented, name: str) -> Iterator[tuple[str, Documented]]:
    yield name, node
    for child in node.body:
        if isinstance(child, DOCUMENTED):
            yield from _documented(child, f"{name}.{child.name}".lstrip("."))


def _marked(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Each test with all paragraphs that it, its class and its module are marked with."""
    module = ast.parse(path.read_text("utf-8"))
    marks = [
        node.value
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
    ]
    yield from _tests_in(module.body, _rules(marks))


def _tests_in(body: list[ast.stmt], above: set[str]) -> Iterator[tuple[str, set[str]]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests_in(node.body, above | _rules(node.decorator_list))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, above | _rules(node.decorator_list)


def _rules(marks: list[ast.expr]) -> set[str]:
    """The texts in every `pytest.mark.rule(…)` among these."""
    calls = [node for mark in marks for node in ast.walk(mark) if isinstance(node, ast.Call)]
    rules = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    return {ast.literal_eval(argument) for call in rules for argument in call.args}


def _code_of(path: Path, places: list[str]) -> str:
    link = f"[{path.name}]({_link(path)})"
    named = [f"`{place}`" for place in places if place]
    return f"{link}: {', '.join(named)}" if named else link


def _tests_of(path: Path, names: list[str]) -> str:
    link = f"[{path.name}]({_link(path)})"
    if len(names) > FEW:
        return f"{link}: {len(names)} tests"
    return f"{link}: " + ", ".join(name[len("test_") :].replace("_", " ") for name in names)


def _link(path: Path) -> str:
    return f"../{path.relative_to(ROOT).as_posix()}"


if __name__ == "__main__":
    sys.exit(main())
