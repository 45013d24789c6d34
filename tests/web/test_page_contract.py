"""Templates, scripts and style sheets agree on attributes, and docs/page-contract.md lists them."""

import re
from pathlib import Path

import terrarium
from terrarium.web.pages.match_page import OF_SEAT, PUBLIC

SOURCES = Path(terrarium.__file__).parent
CONTRACT = (SOURCES.parents[1] / "docs" / "page-contract.md").read_text("utf-8")
TABLE = SOURCES / "web" / "templates" / "table"
STATIC = SOURCES / "web" / "static"
SCRIPTS = {
    file.name: file.read_text("utf-8")
    for file in (*STATIC.glob("*.js"), *STATIC.glob("reading/*.js"))
}
TEMPLATES, SHEETS = "templates", "style sheets"


def named(text: str) -> set[str]:
    """The attributes that a text names, as `data-why-slot` or as `dataset.whySlot`."""
    plain = re.findall(r"(?<![\w-])data-([a-z-]+)", text)
    in_script = [
        re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)
        for name in re.findall(r"dataset\.([a-zA-Z]+)", text)
    ]
    return {*plain, *in_script}


def named_in(kind: str) -> set[str]:
    return named("\n".join(file.read_text("utf-8") for file in SOURCES.rglob(f"*.{kind}")))


def listed() -> dict[str, tuple[set[str], set[str]]]:
    """For each attribute of the list: who sets it, and who names it."""
    rows = re.findall(r"^\| `data-([a-z-]+)` \|.*\|.*\| (.+) \| (.+) \|$", CONTRACT, re.MULTILINE)
    return {name: (_whom(setters), _whom(readers)) for name, setters, readers in rows}


def _whom(text: str) -> set[str]:
    return {who.strip("`") for who in text.split(", ")}


def test_every_attribute_is_listed() -> None:
    assert set(listed()) == named_in("html") | named_in("css") | named("\n".join(SCRIPTS.values()))


def test_templates_set_what_they_are_said_to_set() -> None:
    assert {name for name, (by, _) in listed().items() if TEMPLATES in by} == named_in("html")


def test_scripts_and_style_sheets_name_what_they_are_said_to_name() -> None:
    naming = {script: named(text) for script, text in SCRIPTS.items()} | {SHEETS: named_in("css")}
    found = {name: {who for who in naming if name in naming[who]} for name in listed()}
    assert {name: readers for name, (_, readers) in listed().items()} == found


def test_what_a_script_sets_it_names() -> None:
    assert all(setters <= {TEMPLATES, *readers} for setters, readers in listed().values())


def test_the_page_has_a_place_for_every_part_and_each_is_told_by_its_id() -> None:
    placed = re.findall(r"\{\{ parts\.(\w+) \}\}", (TABLE / "page.html").read_text("utf-8"))
    ids = {part for part in placed if f'id="{part}"' in (TABLE / f"{part}.html").read_text("utf-8")}
    assert sorted(placed) == sorted(ids) == sorted([*PUBLIC, *OF_SEAT])
