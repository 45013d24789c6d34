"""The standard set keeps its own balance; another need not."""

from pathlib import Path

from terrarium.games.terramara.balance.checks import warnings
from terrarium.games.terramara.edition import TerramaraEdition
from tests.games.terramara.balance.unbalanced import STANDARD

TINY = Path(__file__).parents[1] / "editions" / "tiny.toml"


def test_nothing_is_to_be_said_of_the_standard_set() -> None:
    assert warnings(TerramaraEdition(STANDARD)) == []


def test_warnings_come_in_the_order_of_the_file() -> None:
    told = warnings(TerramaraEdition(TINY.read_text("utf-8")))
    lines = [int(warning.split()[1].rstrip(":")) for warning in told]
    assert lines
    assert lines == sorted(lines)
