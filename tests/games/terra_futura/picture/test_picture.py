"""Terra Futura's picture: every legal move once, what is asked of whom, and the score so far."""

import pytest

from terrarium.core.history import History
from terrarium.core.picture import Grid, Picture, Section
from terrarium.core.player import Seated
from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR
from terrarium.text.words import Words
from tests.games.terra_futura.table import EDITION, GAME, Table, dealt, futura, nine, taken
from tests.histories import play_randomly

WORDS = Words(GAME)
NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]
COPYING = """
    phase: activate
    line: c3, d3
    first: 1
    turn: 0
    territory 0: c3 riverside with 1 red, 2 yellow; d3 orchard; c4 bank
    territory 1: c3 daybreak with 1 pollution; d3 tailor; c4 wetland
"""


def seen(table: Table, seat: int) -> Picture:
    return GAME.picture(table.state.view(seat))


def said(message: Message, reader: int = SPECTATOR) -> str:
    return WORDS.say(message, NAMES, reader)


def asked(table: Table, seat: int) -> str:
    return said(seen(table, seat).prompt, seat)


def section(picture: Picture, name: str) -> Section:
    (found,) = [section for section in picture.sections if section.name == name]
    return found


def grid(table: Table, seat: int, reader: int) -> Grid:
    (found,) = section(seen(table, reader), f"territory-{seat}").grids
    return found


def drawn(table: Table, seat: int, cell: str, reader: int = SPECTATOR) -> str:
    """The words of a tile."""
    shown = grid(table, seat, reader)
    columns, rows = [said(name) for name in shown.columns], [said(name) for name in shown.rows]
    tile = shown.tiles[rows.index(cell[1])][columns.index(cell[0])]
    assert tile is not None
    lines = [said(part.words) for line in tile.lines for part in line]
    return ", ".join([said(tile.title), *lines])


def choices(table: Table) -> list[str]:
    """What is offered, as it is read aloud."""
    picture = seen(table, table.actor())
    found = [choice for group in picture.groups for choice in group.choices]
    return [f"{GAME.spell(c.move)}: {said(c.words) if c.words else ''}" for c in found]


@pytest.mark.parametrize("seed", range(6))
def test_the_result_is_ranked_as_it_was_scored(seed: int) -> None:
    players = 2 + seed % 4
    history = play_randomly(History(GAME, GAME.setup(players, EDITION), seed))
    outcome = history.state.outcome()
    assert outcome is not None
    result = section(GAME.picture(history.state.view(SPECTATOR)), "result")
    rows = [
        (
            row.label.words.args["seat"],
            row.cells[0].words.args["rank"],
            row.cells[1].words.args["points"],
        )
        for row in result.rows
    ]
    expected = [(Seated(s), outcome.ranks[s], outcome.scores[s]["total"]) for s in range(players)]
    assert sorted(rows, key=str) == sorted(expected, key=str)
    assert [rank for _, rank, _ in rows] == sorted(outcome.ranks)


def test_one_sentence_says_what_is_asked_in_each_part_of_a_turn() -> None:
    table = dealt(2, 3)
    actor = table.actor()
    assert asked(table, actor).startswith("Take a card: one of the rows")
    assert "you may discard" in asked(table, actor)
    table.play("discard I")
    assert "you may discard" not in asked(table, actor)
    table.play("take I 1")
    assert asked(table, actor).startswith("Place ")
    table.play("place c2")
    assert asked(table, actor).startswith("Activate the cards of the line")
    table.play("end")
    assert asked(table, actor) == f"{NAMES[1 - actor]} takes a card."


def test_the_owner_of_a_copied_card_is_asked_by_name_and_the_copier_waits() -> None:
    table = futura(COPYING).play("activate c3 3", "copy 1 d3 1")
    assert table.actor() == 1
    expected = "Ada copied your Tailor and paid 1 red and 2 yellow: choose the resource that"
    assert asked(table, 1).startswith(expected)
    assert asked(table, 0) == "Bo chooses what to keep of what was paid."
    assert choices(table) == ["keep red: ", "keep yellow: "]


def test_the_owner_of_a_copied_transfer_may_remove_a_cube() -> None:
    position = COPYING.replace("orchard", "orchard with 1 pollution")
    table = futura(position).play("activate c3 3", "copy 1 c4 1")
    assert asked(table, 1).startswith("Ada copied your Wetland: you may remove a cube")
    assert choices(table) == ["remove c3: Daybreak, which is active again then", "done: "]


def test_everybody_is_told_whose_card_was_copied() -> None:
    table = futura(COPYING).play("activate c3 3", "copy 1 d3 1")
    (copied,) = [event for event in table.heard(1) if event.id == "terra_futura-copied"]
    what = "1 red + 2 yellow for 1 goods."
    assert said(copied, 1) == f"Ada uses Assistance and copies your Tailor: {what}"
    assert said(copied, SPECTATOR) == f"Ada uses Assistance and copies Tailor of Bo: {what}"


def test_a_copied_transfer_is_told_as_the_one_cube_it_moves() -> None:
    position = COPYING.replace("orchard", "orchard with 1 pollution")
    table = futura(position).play("activate c3 3", "copy 1 c4 1")
    (copied,) = [event for event in table.heard(1) if event.id == "terra_futura-copied"]
    words = said(copied, 1)
    assert words == "Ada uses Assistance and copies your Wetland: move 1 cube."


def test_a_copied_transfer_asks_for_a_cube_that_moves_to_the_own_starting_card() -> None:
    position = COPYING.replace(
        "orchard; c4 bank", "orchard with 1 pollution; c4 bank with 1 pollution"
    )
    table = futura(position).play("activate c3 3", "copy 1 c4 1")
    assert asked(table, 0) == "One cube may be moved to Riverside; from which card?"


def test_a_blocked_card_says_so_instead_of_its_effects() -> None:
    table = futura(COPYING)
    assert drawn(table, 1, "c3") == "Daybreak, ✗ INACTIVE, a cube blocks it"
    assert "INACTIVE" not in drawn(table, 1, "d3")
    row = section(seen(table, SPECTATOR), "territory-1").rows[1]
    assert said(row.cells[-1].words) == "a cube blocks it"


def test_cards_that_can_be_activated_are_marked() -> None:
    table = futura(COPYING)
    ready = [tile.ready for line in grid(table, 0, 1).tiles for tile in line if tile is not None]
    assert ready == [True, True, False]
    table.play("activate d3 1")
    ready = [tile.ready for line in grid(table, 0, 1).tiles for tile in line if tile is not None]
    assert ready == [True, False, False]


def test_the_grid_shows_where_the_card_in_hand_may_go_to_its_owner_alone() -> None:
    table = futura("phase: place\ntaken: bakery\nturn: 0\nterritory 0: c3 daybreak; d3 orchard")
    own, others = grid(table, 0, 0), grid(table, 0, 1)
    assert [said(name) for name in own.columns] == ["b", "c", "d", "e"]
    assert [said(name) for name in others.columns] == ["c", "d"]
    assert "place c2: activates itself and c3" in choices(table)


def test_a_choice_says_whether_a_cube_finds_a_space_or_blocks_the_card() -> None:
    table = futura("""
        phase: activate
        line: d3
        territory 0: c3 daybreak with 1 green; c4 orchard; d3 bakery
    """).play("activate d3 2")
    assert choices(table) == [
        "pollute c3: Daybreak, which it blocks",
        "pollute d3: Bakery, which it blocks",
        "pollute c4: Orchard, in a pollution space",
    ]


def test_the_running_score_counts_a_set_only_for_the_one_who_holds_it() -> None:
    table = futura("""
        phase: activate
        line: c3
        territory 0: c3 daybreak with 2 food, 1 goods; d3 orchard with 1 pollution
        scoring 0: 12, 1
    """)
    assert said(grid(table, 0, 0).notes[0].words) == "20 points"
    assert said(grid(table, 0, 1).notes[0].words) == "15 points"


def test_a_score_below_nothing_is_told_as_it_is() -> None:
    table = taken("bank", "c3 daybreak; d3 orchard with 1 pollution")
    assert said(grid(table, 0, 1).notes[0].words) == "-1 point"


def test_a_scoring_card_says_how_often_it_is_there_and_what_it_lacks() -> None:
    table = futura("""
        phase: activate
        line: c3
        territory 0: c3 daybreak with 2 food, 1 goods; d3 orchard
        scoring 0: 1, 12
    """)
    hamlet, kitchen = section(seen(table, 0), "own").rows
    assert said(hamlet.label.words) == "1 Hamlet"
    assert said(hamlet.cells[-1].words) == "lacks 1 construction"
    assert said(kitchen.cells[-2].words) == "once: 5 points"
    assert not [s for s in seen(table, SPECTATOR).sections if s.name == "own"]


def finished(cubes: str, goods: int) -> Table:
    """Two seats with ten points; the second has these cubes and so many goods more."""
    own = nine(0).replace("daybreak", "daybreak with 2 food")
    other = nine(1).replace("riverside", f"riverside with 2 food, {goods} red")
    other = other.replace("clay-pit", f"clay-pit with {cubes}") if cubes else other
    return futura(
        f"phase: set\nfinal: yes\nfirst: 0\nterritory 0: {own}\nterritory 1: {other}\n"
        "scoring 0: 1, 4\nscoring 1: 2, 9\npattern 0: 1\npattern 1: 2"
    ).play("set 1", "set 2")


def test_the_end_names_the_winner_and_says_when_cubes_decided_or_nobody_did() -> None:
    assert asked(finished("1 red", 1), 1) == "You win with 12 points."
    assert asked(finished("1 pollution", 1), 0) == "You win with 10 points and fewer cubes."
    assert asked(finished("1 red", 1), 0) == "Bo wins with 12 points."
    own = nine(0).replace("daybreak", "daybreak with 2 food")
    other = nine(1).replace("riverside", "riverside with 2 food")
    table = futura(
        f"phase: set\nfinal: yes\nfirst: 0\nterritory 0: {own}\nterritory 1: {other}\n"
        "scoring 0: 1, 4\nscoring 1: 2, 9\npattern 0: 1\npattern 1: 2"
    ).play("set 1", "set 2")
    assert asked(table, 0) == "The victory is shared, with 10 points."


def test_a_discard_pile_is_shown_card_by_card() -> None:
    table = dealt(2, 3)
    name = table.row("I")[3]
    assert name is not None
    table.play("discard I")
    row = section(seen(table, 0), "display").rows[2]
    assert said(row.label.words) == "Level I discarded"
    assert [cell.words.args["card"] for cell in row.cells] == [name]
