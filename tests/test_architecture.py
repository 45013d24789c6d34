"""The arrows of the design: who may import whom, and who may touch the world outside."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "terrarium"
CORE = {"core"}
GAMES = CORE | {"games"}
BOTS = GAMES | {"bots"}
TABLES = BOTS | {"tables"}
MAY_IMPORT = {
    "core": CORE,
    "games": GAMES,
    "bots": BOTS,
    "arena": BOTS | {"arena"},
    "tables": TABLES,
    "web": TABLES | {"web"},
    "terminal": TABLES | {"terminal"},
}
PURE = ("core", "games", "bots")
OUTSIDE = {
    "asyncio",
    "concurrent",
    "ctypes",
    "fcntl",
    "http",
    "importlib",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "queue",
    "select",
    "selectors",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "urllib",
}
WHIMS = {"datetime", "locale", "random", "secrets", "time", "uuid"}
DEEDS = {"breakpoint", "eval", "exec", "input", "open", "print", "__import__"}
GAME_WORDS = (
    r"terra|terramara|futura|cris[ie]s|hoard\w*|solution|impending|threat|region|bronze|clan"
)


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""


def names_called(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name):
            yield node.id


def own(names: Iterator[str]) -> list[list[str]]:
    return [name.split(".")[1:] for name in names if name.split(".")[0] == "terrarium"]


PLACES = [
    pytest.param(folder, path, id=str(path.relative_to(ROOT)))
    for folder in MAY_IMPORT
    for path in sources(folder)
]
PURE_PLACES = [place for place in PLACES if place.values[0] in PURE]


@pytest.mark.parametrize(("folder", "path"), PLACES)
def test_arrows_point_one_way(folder: str, path: Path) -> None:
    """`terrarium.editions` and the like stand above the pure folders and below the others."""
    for parts in own(imports(path)):
        if parts and (parts[0] in MAY_IMPORT or folder in PURE):
            assert parts[0] in MAY_IMPORT[folder], f"{folder} imports {'.'.join(parts)}"
        assert parts[:1] != ["cli"], "nobody imports the command line"


@pytest.mark.parametrize(("folder", "path"), PURE_PLACES)
def test_the_engine_and_its_bots_do_no_input_and_output(folder: str, path: Path) -> None:
    assert not OUTSIDE & {name.split(".")[0] for name in imports(path)}
    assert not DEEDS & set(names_called(path))


@pytest.mark.parametrize(
    ("folder", "path"), [place for place in PURE_PLACES if place.values[0] != "bots"]
)
def test_the_engine_knows_no_clock_and_no_chance_but_its_own(folder: str, path: Path) -> None:
    assert not WHIMS & {name.split(".")[0] for name in imports(path)}


def test_no_game_imports_another() -> None:
    for path in sources("games"):
        game = path.relative_to(ROOT / "games").parts[0]
        for parts in own(imports(path)):
            if parts[:1] == ["games"] and len(parts) > 1 and game != "__init__.py":
                assert parts[1] == game, f"{path} imports {parts[1]}"


def test_the_core_has_not_one_word_of_a_game() -> None:
    for path in sources("core"):
        found = re.findall(rf"\b({GAME_WORDS})\b", path.read_text("utf-8"), re.IGNORECASE)
        assert found == [], path.name


def test_there_is_something_to_check() -> None:
    assert len(sources("core")) > 10
    assert len(sources("games")) > 10
