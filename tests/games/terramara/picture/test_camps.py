"""What each player has, in two lines."""

from tests.games.terramara.picture.drawn import faces, read_aloud, rows
from tests.games.terramara.tables import terramara

CAMP = """
    round: 2
    goods 0: 2 cattle, 1 metal
    points 0: 3
    workers 0: L1, L1 used
    caravans 0: start, r1
    flags 0: r1
    hand 0: 2 explorers, 1 warrior
    culture 0: 4
    artefacts 0: hide-boots used, kiln-grate
    reserved 0: war-horn
    character 0: war adult
"""


def test_a_camp_has_points_members_workers_flags_and_goods() -> None:
    assert read_aloud(rows(terramara(CAMP), "camps")["Ada"])[:6] == [
        "3 points",
        "2 explorers, 1 warrior in hand",
        "2 workers of level 1, 1 ready",
        "flag on r1",
        "2 cattle",
        "1 metal",
    ]


def test_ones_own_cards_are_shown_with_what_they_do_and_what_is_used() -> None:
    drawn = [faces(cell) for cell in rows(terramara(CAMP), "camps", 0)["your cards"].cells]
    assert drawn == [
        "War (adult) ↻ by level ★2★3★4★5",
        "Hide Boots (used)",
        "Kiln Grate ★0 ∞ chief plain quarry:B",
        "reserved: War Horn BT3M ★6 ↻†/stronger",
    ]


def test_the_artefacts_of_others_are_counted_and_told_only_with_the_whole_table() -> None:
    camps = rows(terramara(CAMP), "camps", 1)
    assert "2 artefacts worth 0 points" in read_aloud(camps["Ada"])
    assert camps["artefacts of Ada"].quiet


def test_the_reader_comes_first() -> None:
    labels = list(rows(terramara(""), "camps", 2))
    assert labels == ["You", "Di", "Ada", "Ben"]


def test_land_shows_its_own_crossroad_and_outpost() -> None:
    table = terramara("character 1: land\nown crossroad: low-ridge\nown outpost: gravel-bank")
    assert read_aloud(rows(table, "camps")["Ben"])[-2:] == [
        "Land’s own crossroad, any 2 raw goods, up to 3 times any raw good for any refined good",
        "an outpost: 2, 5 or 10 points with strength 13, 16 or 20",
    ]


def test_young_bonus_shows_the_tiles_that_are_left() -> None:
    table = terramara("character 0: bonus\nprivate: night-raid")
    assert "Night Raid: a raid without its price" in read_aloud(rows(table, "camps")["Ada"])
