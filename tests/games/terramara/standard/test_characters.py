"""Each of the 7 characters, young and adult (1.20)."""

import pytest

from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import AFTER, terramara

LAND = "own crossroad: copper-creek\nown outpost: cattle-ford\n"

# Character, what one has before, moves, what one has then.
SIDES = [
    (
        "road",
        "",
        ("send explorer to travel", *["travel start-c1"] * 2, "travel c1-c2"),
        "caravans c1 c2",
    ),
    (
        "road adult",
        "",
        ("send explorer to travel", *["travel start-c1"] * 2),
        "points 4; caravans c1 c1",
    ),
    ("river", "", ("send explorer to develop",), "strength 1; culture 2"),
    ("river adult", "", ("send explorer to develop",), "strength 1; culture 1; points 2"),
    ("war", "strength 0: 2", ("send explorer to raid",), "strength 2"),
    ("war adult", "strength 0: 16", ("use character",), "strength 16; points 5"),
    ("craft", f"{AFTER}row: hafted-adze\ngoods 0: 1 wood, 1 timber", ("craft 1",), ""),
    ("craft adult", f"{AFTER}row: hafted-adze\ngoods 0: 2 timber", ("craft 1",), "points 2"),
    (
        "craft adult",
        f"round: 5\n{AFTER}row: carved-throne\ngoods 0: 4 timber, 1 brick, 1 metal",
        ("craft 1",),
        "points 3",
    ),
    ("scout adult", "on hire: explorer 1", ("send chief to hire",), "points 3; L1 worker"),
    ("scout adult", "", ("send chief to hire",), "points 5; L1 worker"),
    ("bonus", "private: calf-and-lode", ("use tile 2",), "1 cattle, 1 ore"),
    (
        "bonus adult",
        "round: 2",
        ("send explorer to travel", "travel start-r1", "travel r1-c1"),
        "points 4; caravans start c1",
    ),
    (
        "land",
        LAND,
        ("send explorer to land", "gain ore", "gain metal", "travel start-c1"),
        "1 ore, 1 metal; caravans start c1",
    ),
    (
        "land adult",
        "own outpost: cattle-ford\nround: 2\ncaravans 0: c1, c1",
        ("send chief to x1", "gain brick"),
        "1 brick; points 2; caravans c1 c1",
    ),
]


@pytest.mark.rule("1.20")
@pytest.mark.parametrize(("character", "before", "moves", "then"), SIDES)
def test_a_character_brings(character: str, before: str, moves: tuple[str, ...], then: str) -> None:
    assert holds(terramara(f"character 0: {character}\n{before}").play(*moves)) == then


@pytest.mark.rule("1.20")
def test_young_scout_sends_five_explorers() -> None:
    assert terramara("character 0: scout").terramara.explorers[0] == 5


@pytest.mark.rule("1.20", "M-14")
@pytest.mark.parametrize("side", ["land", "land adult"])
def test_lands_own_outpost_scores_on_either_side(side: str) -> None:
    own = LAND if side == "land" else "own outpost: cattle-ford\n"
    position = f"round: 5\nphase: over\ncharacter 0: {side}\n{own}caravans 0: c5, c5"
    assert terramara(position).outcome().scores[0]["outposts"] == 10


@pytest.mark.rule("1.20")
def test_adult_road_scores_at_a_crossroad_reached_by_a_detour() -> None:
    table = terramara("character 0: road adult\nbonus: l1 calf-and-lode")
    table.play("send explorer to travel", "travel start-l1", "travel l1-c1")
    assert table.terramara.points[0] == 2


@pytest.mark.rule("1.20")
@pytest.mark.parametrize("member", ["explorer", "chief"])
def test_adult_land_scores_for_explorer_and_chief_but_not_for_warriors(member: str) -> None:
    position = (
        "character 0: land adult\nown outpost: cattle-ford\nround: 2\ncaravans 0: c1, c1\n"
        "hand 0: 1 explorer, 1 chief, 1 warrior"
    )
    assert terramara(position).play(f"send {member} to x1").terramara.points[0] == 2
    assert terramara(position).play("send warrior to x1").terramara.points[0] == 0
