"""What flies starts from a thing of its own, which no game's style sheet means."""

import re
from pathlib import Path

import terrarium

HOME = Path(terrarium.__file__).parent
MADE = re.compile(r'className: "(\w+)"')


def test_where_something_starts_to_fly_looks_the_same_at_every_table() -> None:
    made = MADE.findall((HOME / "web/static/motion.js").read_text("utf-8"))
    sheets = [sheet.read_text("utf-8") for sheet in HOME.glob("games/*/page/**/*.css")]
    assert made
    assert sheets
    for name in made:
        assert not any(re.search(rf"\.{name}\b", sheet) for sheet in sheets), name
