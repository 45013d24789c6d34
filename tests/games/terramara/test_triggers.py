"""What follows when members are sent (1.20, 1.21c, 1.23b)."""

import pytest

from terrarium.games.terramara.components import TERRAIN_NAMES
from tests.games.terramara.tables import Table, terramara


def points(table: Table, *moves: str) -> int:
    return int(table.play(*moves).terramara.points[0])


@pytest.mark.rule("1.21c")
def test_an_explorer_on_a_named_terrain_scores() -> None:
    assert points(terramara("artefacts 0: herders-cloak"), "send explorer to a1") == 1


@pytest.mark.rule("1.21c")
def test_an_explorer_on_another_terrain_scores_nothing() -> None:
    assert points(terramara("artefacts 0: herders-cloak"), "send explorer to c1") == 0


@pytest.mark.rule("1.21c")
def test_what_names_explorers_is_not_for_the_chief() -> None:
    assert points(terramara("artefacts 0: herders-cloak"), "send chief to a1") == 0


@pytest.mark.rule("1.9", "1.21d", "M-12")
def test_what_names_the_chief_is_not_for_warriors() -> None:
    position = "artefacts 0: miners-pick\nhand 0: 4 explorers, 1 chief, 1 warrior"
    table = terramara(position).play("send warrior to c1")
    assert "metal" not in table.goods()
    assert "metal" in terramara(position).play("send chief to c1").goods()


@pytest.mark.rule("1.23b sending")
def test_a_trigger_comes_before_the_effect_of_the_space() -> None:
    table = terramara("artefacts 0: herders-cloak").play("send explorer to a1")
    told = table.heard_ids()
    assert told.index("terramara-scored") < told.index("terramara-gained")


@pytest.mark.rule("1.23b sending")
def test_special_spaces_have_no_terrain() -> None:
    position = (
        "round: 5\nstrength 0: 20\nculture 0: 14\ncaravans 0: c5, c5\nworkers 0: L3, L3\n"
        "artefacts 0: herders-cloak\nright: alder-grove, low-ridge, deer-forest, red-scree, "
        "sacred-spring, smelters-camp"
    )
    table = terramara(position).play("send explorer to d5")
    assert "terramara-scored" not in table.heard_ids()[:2]


@pytest.mark.rule("1.20")
def test_adult_scout_scores_where_the_chief_meets_another_players_explorer() -> None:
    position = "character 0: scout adult\non hire: explorer 1\nhand 1: 3 explorers, 1 chief"
    assert points(terramara(position), "send chief to hire") == 3


@pytest.mark.rule("ruling 11")
def test_adult_scout_scores_where_the_chief_meets_a_neutral_explorer() -> None:
    position = "character 0: scout adult\non a1: neutral 0"
    assert points(terramara(position, 3), "send chief to a1") == 3


@pytest.mark.rule("1.20")
def test_adult_scout_scores_where_the_chief_finds_nobody() -> None:
    assert points(terramara("character 0: scout adult"), "send chief to hire") == 5


@pytest.mark.rule("ruling 10")
def test_adult_scout_scores_nothing_in_the_hut() -> None:
    assert points(terramara("character 0: scout adult"), "send chief to hut") == 0


@pytest.mark.rule("1.20")
def test_adult_scout_scores_nothing_for_explorers() -> None:
    assert points(terramara("character 0: scout adult"), "send explorer to hire") == 0


@pytest.mark.rule("1.20")
@pytest.mark.parametrize("member", ["explorer", "chief"])
def test_adult_land_scores_at_crossroad_spaces(member: str) -> None:
    position = "round: 2\ncharacter 0: land adult\ncaravans 0: c1, c1\nown outpost: cattle-ford"
    assert points(terramara(position), f"send {member} to x1") == 2


@pytest.mark.rule("1.20")
def test_young_characters_do_not_score_like_adults() -> None:
    assert points(terramara("character 0: scout"), "send chief to hire") == 0


def test_terrains_are_those_of_the_tiles() -> None:
    state = terramara().terramara
    tile = state.rules.tiles[state.tiles[0]]
    assert [TERRAIN_NAMES[terrain] for terrain in tile.terrains] == ["plain", "plain", "quarry"]
