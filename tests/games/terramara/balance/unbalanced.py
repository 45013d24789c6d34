"""The standard set with something changed, and what is warned of then."""

from importlib.resources import files

from terrarium.games.terramara.balance.checks import warnings
from terrarium.games.terramara.edition import TerramaraEdition

STANDARD = (files("terrarium.games.terramara") / "editions" / "standard.toml").read_text("utf-8")


def changed(name: str, old: str, new: str, text: str = STANDARD) -> str:
    """The set with a text inside one entry replaced."""
    before, head, after = text.partition(f'name = "{name}"\n')
    entry, end, rest = after.partition("\n\n")
    assert old in entry, f"{old!r} is not in {name}"
    return before + head + entry.replace(old, new, 1) + end + rest


def line_of(name: str, text: str = STANDARD) -> int:
    """The line of an entry's head, which stands above its name."""
    return text.split("\n").index(f'name = "{name}"')


def warned(text: str, at: str) -> list[str]:
    """What is said at the line of an entry."""
    line = f"line {line_of(at, text)}: "
    told = warnings(TerramaraEdition(text))
    return [warning.removeprefix(line) for warning in told if warning.startswith(line)]
