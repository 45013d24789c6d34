"""The board as a terminal draws it."""

from tests.games.terramara.picture.drawn import faces, read_aloud, rows
from tests.games.terramara.tables import terramara


def test_a_space_is_drawn_with_what_it_brings_and_who_stands_there() -> None:
    table = terramara("on b1: explorer 1, chief 0")
    cell = rows(table, "territory")["Row 1, now"].cells[1]
    assert faces(cell) == "b1 cB [2+1♔]"


def test_a_space_is_read_aloud_with_its_terrain() -> None:
    table = terramara("on b1: explorer 1, chief 0")
    read = read_aloud(rows(table, "territory")["Row 1, now"])
    assert read[1] == "b1, plain, 1 cattle, 1 brick: an explorer of Ben and the chief of Ada"


def test_the_readers_own_members_are_called_so() -> None:
    row = rows(terramara("on b1: explorer 1, chief 0"), "territory", 0)["Row 1, now"]
    assert read_aloud(row, 0)[1].endswith("an explorer of Ben and your chief")


def test_rows_5_and_6_are_both_of_round_5() -> None:
    labels = list(rows(terramara("round: 5"), "territory"))
    assert labels == ["Row 5, now", "Row 6, now"]


def test_crossroads_show_what_they_bring_and_from_which_round_on() -> None:
    row = rows(terramara("round: 4"), "board")["Crossroads"]
    assert [faces(cell) for cell in row.cells][::3] == ["x1 R↩", "x4 2rr×4→R (round 5)"]


def test_an_outpost_shows_what_it_asks_for_and_its_flags() -> None:
    table = terramara("round: 2\ncaravans 1: start, r1\nflags 1: r1")
    row = rows(table, "tracks")["Outposts"]
    assert faces(row.cells[0]) == "r1 culture 10/12/14 ⚑[2]"


def test_an_outpost_that_is_closed_says_when_it_opens() -> None:
    row = rows(terramara("round: 2"), "tracks")["Outposts"]
    assert read_aloud(row)[1].endswith("from round 3 on")


def test_fire_and_neutral_explorers_are_drawn() -> None:
    table = terramara("fire: b1, c2, e3, f4, b5, c6\non a1: neutral 0", 3)
    first, second = rows(table, "territory")["Row 1, now"].cells[:2]
    assert faces(first).endswith(" [A]")
    assert faces(second) == "b1 ▲▲"


def test_a_special_space_says_what_it_asks_for() -> None:
    table = terramara("")
    special = rows(table, "territory")["Row 5"].cells[3]
    assert faces(special) == "d5 W5:R†≈»"


def test_with_two_players_merged_spaces_are_one() -> None:
    table = terramara("on raid: explorer 1", 2)
    cells = rows(table, "board")["Homeland"].cells
    assert [faces(cell) for cell in cells] == [
        "Hire W1",
        "Develop †≈ or Travel 2»",
        "Raid −† and First player » [2]",
    ]


def test_a_space_that_was_chosen_and_left_is_closed() -> None:
    cells = rows(terramara("closed: raid"), "board")["Homeland"].cells
    assert faces(cells[3]) == "Raid −† (closed)"


def test_in_round_5_first_player_brings_steps_of_ones_choice() -> None:
    cells = rows(terramara("round: 5"), "board")["Homeland"].cells
    assert faces(cells[4]) == "First player 2»/2†/2≈"
