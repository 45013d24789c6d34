"""Military track, road, river and the artefacts under it, as a terminal draws them."""

from tests.games.terramara.picture.drawn import faces, read_aloud, rows
from tests.games.terramara.tables import terramara


def test_the_strongest_is_named_first_with_the_power_level() -> None:
    row = rows(terramara("strength 2: 12\nstrength 0: 6"), "tracks")["Strength"]
    assert [faces(cell) for cell in row.cells] == [
        "[3] 12† III",
        "[1] 6† II",
        "[2] 0† I",
        "[4] 0† I",
    ]


def test_neutral_players_are_on_the_military_track() -> None:
    row = rows(terramara("neutral 0: 7", 3), "tracks")["Strength"]
    assert read_aloud(row)[-1] == "neutral player A has 7 strength"


def test_caravans_are_named_by_their_places() -> None:
    row = rows(terramara("caravans 0: l1, c2"), "tracks")["Road"]
    assert [faces(cell) for cell in row.cells[:2]] == ["[1] l1+c2", "[2] start"]


def test_the_reader_is_told_of_the_own_place_as_you() -> None:
    table = terramara("strength 1: 3\ncaravans 1: l1, c1")
    tracks = rows(table, "tracks", 1)
    assert read_aloud(tracks["Strength"], 1)[0] == "you have 3 strength, power level 1"
    assert read_aloud(tracks["Road"], 1)[1] == "your caravans at l1 and c1"


def test_bonus_tiles_are_drawn_where_they_lie() -> None:
    row = rows(terramara("bonus: l1 river-gift"), "tracks")["Bonus tiles"]
    assert "l1 r→★4" in [faces(cell) for cell in row.cells]
    assert "l1, River Gift: any raw good for 4 points" in read_aloud(row)


def test_the_river_has_its_canoes_and_its_tiles() -> None:
    tracks = rows(terramara("culture 3: 5\nbonus: river 6 evening-songs"), "tracks")
    assert faces(tracks["River"].cells[3]) == "[4] 5≈"
    assert faces(tracks["Bonus tiles"].cells[0]) == "≈6 ≈"


def test_artefacts_that_the_reader_can_reach_are_marked() -> None:
    table = terramara("culture 1: 1")
    drawn = [faces(cell) for row in rows(table, "artefacts", 1).values() for cell in row.cells]
    assert [text[1] for text in drawn] == ["▸"] * 3 + [" "] * 5


def test_an_artefact_shows_its_cost_its_points_and_its_effects() -> None:
    table = terramara("row: hide-boots")
    cell = rows(table, "artefacts")["1–2"].cells[0]
    assert faces(cell).startswith("1 Hide Boots ")
    assert faces(cell).endswith("↻r→»")


def test_an_artefact_costs_the_reader_less_by_a_discount() -> None:
    table = terramara("row: weighted-net\nartefacts 0: hafted-adze")
    row = next(iter(rows(table, "artefacts", 0).values()))
    assert "Weighted Net BT(B2T) ★2" in faces(row.cells[0])
    assert "costs you 1 brick, 1 timber instead of 1 brick, 2 timber" in read_aloud(row)[0]
