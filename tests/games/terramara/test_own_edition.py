"""What docs/editions.md says of the edition is so, and its examples for box owners work."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from terrarium.cli import main
from terrarium.games.terramara.balance.checks import warnings
from terrarium.games.terramara.edition import TerramaraEdition
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.effects.timed import powers_spelt
from terrarium.games.terramara.game import Terramara
from tests.games.terramara.balance.unbalanced import STANDARD

PAGE = (Path(__file__).parents[3] / "docs" / "editions.md").read_text("utf-8")
OURS = PAGE.partition("## Terramara")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"```toml\n(.*?)```", OURS, re.DOTALL)
TOLD = re.findall(r"```\n(line .*?)\n```", OURS)
PARTS, TIMED = OURS.partition("### The words of effects")[2].split("it is said when:")
GAME = Terramara()
TINY = Path(__file__).parent / "editions" / "tiny.toml"


def as_told() -> str:
    """The standard edition with the entries of the same name replaced."""
    text = STANDARD.replace('name = "standard"', 'name = "my-box"')
    for block in BLOCKS:
        head = "\n".join(block.splitlines()[: 2 if block.startswith("[[") else 1]) + "\n"
        before, found, after = text.partition(head)
        assert found, f"{head!r} is not in the standard edition"
        text = before + block + after[after.index("\n\n") + 1 :]
    return text


def words(table: str) -> list[str]:
    """What stands in the first column."""
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    return [word for cell in cells for word in re.findall(r"`(.*?)`", cell)]


def test_the_examples_for_owners_of_the_box_make_an_edition() -> None:
    edition = TerramaraEdition(as_told())
    assert edition.name == "my-box"
    assert edition.shields == (0, 5, 10, 15)
    assert edition.artefacts[0].powers.lines[0].text == "each round: 1 wood -> 1 timber"


def test_the_warning_in_the_example_is_told_as_the_page_says() -> None:
    assert len(TOLD) == 1
    assert TOLD[0] in warnings(TerramaraEdition(as_told()))


@pytest.mark.parametrize("text", words(PARTS))
def test_the_page_explains_parts_that_can_be_written(text: str) -> None:
    assert parts_spelt(text)[0].text == text


@pytest.mark.parametrize("text", words(TIMED))
def test_the_page_explains_timings_that_can_be_written(text: str) -> None:
    written = text.replace("…", "1 vp")
    assert powers_spelt([written]).lines[0].text == written


def test_quite_another_set_can_be_typed_in() -> None:
    tiny = TerramaraEdition(TINY.read_text("utf-8"))
    standard = TerramaraEdition(STANDARD)
    assert tiny.name == "tiny"
    assert not {card.name for card in tiny.artefacts} & {card.name for card in standard.artefacts}
    assert tiny.outpost_points == (1, 2, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_played_to_its_end_with_quite_another_set(players: int) -> None:
    setup = GAME.setup(players, GAME.read_edition(TINY.read_text("utf-8")), {})
    state = GAME.begin(setup, players)
    chooses = Random(players)
    while legal := state.legal():
        state.play(chooses.choice(legal))
    assert state.outcome() is not None


def test_the_game_tells_what_is_unlike_the_standard_set() -> None:
    assert GAME.warnings(GAME.read_edition(as_told())) == warnings(TerramaraEdition(as_told()))


def test_the_command_tells_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "terramara", str(TINY)]) == 0
    *told, last = capsys.readouterr().out.splitlines()
    assert all(warning.startswith(f"{TINY}: line ") for warning in told)
    assert last == f"{TINY}: terramara can be played with it; warnings: {len(told)}"


ROWS = {
    "bonus tiles": ("bonus", "provenance"),
    "characters": ("character", "provenance"),
    "outposts": ("tile", "back_provenance"),
    "special spaces": ("tile", "special_provenance"),
    "fronts of territory tiles": ("tile", "provenance"),
    "start cards": ("start", "provenance"),
    "artefacts": ("artefact", "provenance"),
}


@pytest.mark.parametrize("row", ROWS)
def test_the_page_counts_the_provenances(row: str) -> None:
    table, key = ROWS[row]
    found = Counter(entry.get(key) for entry in tomllib.loads(STANDARD)[table])
    assert told_of(row) == [found[word] for word in ("printed", "reconstructed", "house")]


def test_crossroad_spaces_have_the_provenance_of_their_tiles() -> None:
    tiles = [tile for tile in tomllib.loads(STANDARD)["tile"] if "crossroad" in tile]
    assert {tile["provenance"] for tile in tiles} == {"house"}
    assert told_of("crossroad spaces") == [0, 0, len(tiles)]


def test_the_page_counts_the_provenances_of_the_tracks() -> None:
    data = tomllib.loads(STANDARD)
    tables = ("military", "road", "river", "workers", "outposts")
    found = Counter(data[table]["provenance"] for table in tables)
    assert told_of("tracks") == [found["printed"], 0, found["house"]]


def told_of(row: str) -> list[int]:
    (line,) = [line for line in OURS.splitlines() if line.startswith(f"| {row} |")]
    return [int(cell) for cell in line.split("|")[3:6]]
