"""What was left over, in the draft."""

from tests.games.terramara.picture.drawn import faces, read_aloud, rows, seen
from tests.games.terramara.tables import terramara

BOTH = "phase: draft\nopen characters: road, war, craft, bonus, land"


def test_who_may_draft_bonus_sees_the_leftover_tiles() -> None:
    assert len(rows(terramara(BOTH), "leftover")["Bonus tiles"].cells) == 6


def test_who_may_draft_land_sees_two_crossroads_and_two_outposts() -> None:
    left = rows(terramara(BOTH), "leftover")
    assert len(left["Crossroads"].cells) == 2
    assert [read_aloud(left["Outposts"])[0][:10], faces(left["Outposts"].cells[0])[:7]] == [
        "an outpost",
        "outpost",
    ]


def test_where_neither_can_be_drafted_nothing_of_it_is_shown() -> None:
    table = terramara("phase: draft\nopen characters: road, war, craft, scout, river")
    assert "leftover" not in [section.name for section in seen(table).sections]
