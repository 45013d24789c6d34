"""Each icon of the overview, in effects of one icon (1.21c). Those of cards: test_artefacts.py."""

import pytest

from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import AFTER, doing, terramara

Moves = tuple[str, ...]

# What the icon says, an effect with it, what one has before, moves, what one has then.
ICONS: list[tuple[str, str, str, Moves, str]] = [
    ("gain cattle", "1 cattle", "", (), "1 cattle"),
    ("gain stone", "1 stone", "", (), "1 stone"),
    ("gain wood", "1 wood", "", (), "1 wood"),
    ("gain ore", "1 ore", "", (), "1 ore"),
    ("gain leather", "1 leather", "", (), "1 leather"),
    ("gain brick", "1 brick", "", (), "1 brick"),
    ("gain timber", "1 timber", "", (), "1 timber"),
    ("gain metal", "1 metal", "", (), "1 metal"),
    ("any raw", "1 raw", "", ("gain wood",), "1 wood"),
    ("any refined", "1 refined", "", ("gain timber",), "1 timber"),
    ("matching refined", "refine 1", "goods 0: 1 wood", ("refine wood",), "1 timber"),
    ("exchange", "1 wood -> 2 vp", "goods 0: 2 wood", ("times 1",), "1 wood; points 2"),
    ("up to N times", "up to 2 times 1 wood -> 2 vp", "goods 0: 2 wood", ("times 2",), "points 4"),
    ("or", "1 strength or 1 culture", "", ("choose 2",), "culture 1"),
    ("movement", "1 movement", "", ("travel start-c1",), "caravans start c1"),
    ("culture", "1 culture", "", (), "culture 1"),
    ("strength", "1 strength", "", (), "strength 1"),
    ("score 5", "5 vp", "", (), "points 5"),
    ("power level 1", "power 1/2/3/4 vp", "strength 0: 5", (), "strength 5; points 1"),
    ("power level 2", "power 1/2/3/4 vp", "strength 0: 6", (), "strength 6; points 2"),
    ("power level 3", "power 1/2/3/4 vp", "strength 0: 11", (), "strength 11; points 3"),
    ("power level 4", "power 1/2/3/4 vp", "strength 0: 16", (), "strength 16; points 4"),
    ("per stronger", "1 strength per stronger", "strength 1: 1\nstrength 3: 9", (), "strength 2"),
    ("craft with raw", "craft with raw", "row: kiln-grate\ngoods 0: 2 stone", ("craft 1",), ""),
    ("take back", "take back", "on hire: explorer 0", ("recall hire",), ""),
    ("raid", "raid", "goods 1: 5 wood", ("raid",), "1 wood"),
]

# What the card says, what one has before, moves, what one has then.
ON_TERRAIN = [
    ("plain", "herders-cloak", "send explorer to b1", "1 cattle, 1 brick; points 1"),
    ("forest", "herders-cloak", "send explorer to e1", "1 wood, 1 timber; points 1"),
    ("quarry", "miners-pick", "send chief to c1", "2 stone, 1 metal"),
    ("mountain", "miners-pick", "send chief to f1", "1 ore, 1 metal"),
]


@pytest.mark.rule("1.21c")
@pytest.mark.parametrize(("icon", "effect", "before", "moves", "then"), ICONS)
def test_an_icon_says(icon: str, effect: str, before: str, moves: Moves, then: str) -> None:
    assert holds(doing(effect, before).play(*moves)) == then


@pytest.mark.rule("1.21c")
@pytest.mark.parametrize(("terrain", "card", "move", "then"), ON_TERRAIN)
def test_a_terrain_icon_names_where_one_is_sent(
    terrain: str, card: str, move: str, then: str
) -> None:
    table = terramara(f"artefacts 0: {card}").play(move)
    assert holds(table) == then


@pytest.mark.rule("1.21c")
def test_a_card_with_one_less_of_each_kind_saves_one_of_every_kind_in_the_cost() -> None:
    table = terramara(f"{AFTER}artefacts 0: casting-mould\nrow: wagon-wheel\ngoods 0: 2 timber")
    assert holds(table.play("craft 1")) == ""


@pytest.mark.rule("1.21c", "1.9")
def test_the_icons_of_explorer_and_chief_name_no_warrior() -> None:
    position = "artefacts 0: herders-cloak, miners-pick\nhand 0: 1 warrior"
    table = terramara(position).play("send warrior to b1")
    assert holds(table) == "1 cattle, 1 brick"


@pytest.mark.rule("1.21c")
def test_a_crossroad_icon_is_no_reward_for_steps_made_before_the_card_was_crafted() -> None:
    position = f"{AFTER}row: waymark-jar\ngoods 0: 2 brick, 1 timber\ncaravans 0: start, c3"
    assert terramara(position).play("craft 1").terramara.points[0] == 0
