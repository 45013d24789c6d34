"""What a raid would bring, where one may be chosen."""

from tests.games.terramara.picture.drawn import faces, read_aloud, rows
from tests.games.terramara.tables import terramara

RICH = "goods 1: 9 ore\ngoods 2: 4 wood\n"


def test_each_victim_is_shown_with_goods_share_and_gift() -> None:
    row = rows(terramara(f"{RICH}strength 0: 8"), "tracks", 0)["A raid now"]
    assert [faces(cell) for cell in row.cells] == [
        "[2] 9 goods ÷4 = 2",
        "[3] 4 goods ÷4 = 1",
        "[4] 0 goods ÷4 = 0",
    ]


def test_it_is_said_in_words_with_the_level() -> None:
    row = rows(terramara(f"{RICH}strength 0: 8"), "tracks", 0)["A raid now"]
    assert read_aloud(row)[0] == "Ben has 9 goods and power level 1, gives one of every 4: 2"


def test_the_level_counts_after_the_price() -> None:
    row = rows(terramara(f"{RICH}strength 0: 6"), "tracks", 0)["A raid now"]
    assert faces(row.cells[0]) == "[2] 9 goods ÷5 = 1"


def test_a_raid_by_an_effect_has_no_price() -> None:
    row = rows(terramara(f"phase: raid\n{RICH}strength 0: 6"), "tracks", 0)["A raid now"]
    assert faces(row.cells[0]) == "[2] 9 goods ÷4 = 2"


def test_who_cannot_raid_sees_nothing_of_it() -> None:
    assert "A raid now" not in rows(terramara("closed: raid\nstrength 0: 3"), "tracks", 0)
