"""What docs/editions.md says of the edition is so, and its example for box owners works."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from terrarium.core.reason import BadInput
from terrarium.editions import find_edition
from terrarium.games.terra_futura.cards import pattern_rows
from terrarium.games.terra_futura.edition import TerraFuturaEdition
from tests.games.terra_futura.table import EDITION, GAME

PAGE = (Path(__file__).parents[3] / "docs" / "editions.md").read_text("utf-8")
OURS = PAGE.partition("## Terra Futura")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"```toml\n(.*?)```", OURS, re.DOTALL)
REFUSAL = re.findall(r"```\n(level_two.*?)\n```", PAGE)


def as_told(blocks: list[str]) -> str:
    """The standard edition with the cards of the same name replaced."""
    text = EDITION.text.replace('name = "standard"', 'name = "my-box"')
    for block in blocks:
        head = "\n".join(block.splitlines()[:2])
        before, found, after = text.partition(head)
        assert found, f"{head!r} is not in the standard edition"
        text = before + block + after[after.index("\n\n") + 1 :]
    return text


def own_box(folder: Path, text: str) -> TerraFuturaEdition:
    file = folder / "my-box.toml"
    file.write_text(text, "utf-8")
    edition = find_edition(GAME, str(file))
    assert isinstance(edition, TerraFuturaEdition)
    return edition


def test_the_example_for_owners_of_the_box_makes_an_edition(tmp_path: Path) -> None:
    edition = own_box(tmp_path, as_told(BLOCKS))
    card = edition.cards[edition.card_by_name["repair-cafe"]]
    (town,) = [card for card in edition.scoring if card.name == "kitchen-town"]
    assert edition.name == "my-box"
    assert edition.digest != EDITION.digest
    assert card.effects[0].text == "3 any -> 1 product"
    assert pattern_rows(town.pattern) == ["#.#", "...", "#.#"]


def test_the_card_is_played_as_corrected(tmp_path: Path) -> None:
    setup = GAME.setup(2, own_box(tmp_path, as_told(BLOCKS)), {})
    position = "phase: activate\nline: d3\nterritory 0: c3 daybreak with 3 green; d3 repair-cafe"
    state = GAME.read_position(position, setup, 1)
    assert GAME.parse("activate d3 1") in state.legal()


def test_a_mistake_in_the_example_is_named_as_the_page_says(tmp_path: Path) -> None:
    wrong = as_told([block.replace("3 any", "3 anny") for block in BLOCKS])
    with pytest.raises(BadInput) as refusal:
        own_box(tmp_path, wrong)
    assert len(REFUSAL) == 1
    assert REFUSAL[0] in str(refusal.value)


ROWS = {
    "effects of Starting cards": ("starting", "provenance"),
    "effects of Level I": ("level_one", "provenance"),
    "effects of Level II": ("level_two", "provenance"),
    "scoring sets": ("scoring", "provenance"),
    "activation patterns": ("scoring", "pattern_provenance"),
}


@pytest.mark.parametrize("row", ROWS)
def test_the_page_counts_the_provenances(row: str) -> None:
    table, key = ROWS[row]
    assert told_of(row) == marked([table], key)


def test_the_page_counts_the_provenances_of_pollution_spaces() -> None:
    assert told_of("pollution spaces") == marked(["level_one", "level_two"], "spaces_provenance")


def told_of(row: str) -> list[int]:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {row} |")]
    return [int(cell) for cell in line.split("|")[4:7]]


def marked(tables: list[str], key: str) -> list[int]:
    data = tomllib.loads(EDITION.text)
    found = Counter(entry[key] for table in tables for entry in data[table])
    return [found[word] for word in ("printed", "reconstructed", "house")]
