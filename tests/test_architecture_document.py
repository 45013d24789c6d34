"""docs/architecture.md names every module and every script of a table, and none that is gone."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = set(re.findall(r"`(?:[a-z_]+/)*([a-z_]+\.py)`", DOCUMENT))
SCRIPTS = set(re.findall(r"`([a-z_]+\.js)`", DOCUMENT))
PLACES = (
    *(ROOT / "src" / "terrarium").rglob("*.py"),
    *(ROOT / "tools").rglob("*.py"),
    *ROOT.glob("tests/*.py"),
    ROOT / "setup.py",
)
# A game's folder is described once, by the names that all have; each migration names itself.
FOLDERS = ("arena", "bots", "commands", "core", "tables", "terminal", "text", "web")
OURS = [
    path
    for folder in FOLDERS
    for path in (ROOT / "src" / "terrarium" / folder).rglob("*.py")
    if path.name != "__init__.py" and "migrations" not in path.parts
]


@pytest.mark.parametrize("module", OURS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_each_module_has_its_place_in_the_document(module: Path) -> None:
    assert module.name in NAMED


def test_the_document_names_nothing_that_is_gone() -> None:
    assert {path.name for path in PLACES} >= NAMED


def test_so_have_the_scripts_of_a_table() -> None:
    scripts = {path.name for path in (ROOT / "src/terrarium/web/static").glob("*.js")}
    assert scripts == SCRIPTS | {"terrarium.js"}
