"""The character becomes adult (1.20)."""

import pytest

from tests.games.terramara.tables import terramara

ALL_AHEAD = "\n".join(f"on {space}: explorer 0" for space in ("b3", "c3", "e3", "b4", "c4"))


@pytest.mark.rule("1.20", "ruling 8")
def test_a_character_becomes_adult_before_the_first_member_of_a_round() -> None:
    table = terramara("character 0: road\nbegun: 0")
    assert table.refusal("flip") == ("terramara-flip-too-late", "1.20")


@pytest.mark.rule("1.20")
def test_a_character_becomes_adult_once() -> None:
    table = terramara("character 0: road").play("flip")
    assert table.refusal("flip") == ("terramara-adult-already", "1.20")


@pytest.mark.rule("1.4")
def test_who_plays_without_a_character_has_none_to_flip() -> None:
    assert terramara().refusal("flip") == ("terramara-no-character", "1.4")


@pytest.mark.rule("1.20", "M-13")
def test_the_adult_scout_loses_an_explorer_in_hand() -> None:
    table = terramara("character 0: scout").play("flip")
    assert table.terramara.explorers[0] == 4


@pytest.mark.rule("M-13")
def test_a_scout_without_an_explorer_in_hand_stays_young() -> None:
    table = terramara("round: 2\ncharacter 0: scout\n" + ALL_AHEAD)
    assert table.refusal("flip") == ("terramara-no-explorer-to-lose", "M-13")


@pytest.mark.rule("1.20")
def test_the_adult_bonus_loses_the_tiles_that_are_left() -> None:
    table = terramara("character 0: bonus\nprivate: evening-songs").play("flip")
    assert table.terramara.private == 0


@pytest.mark.rule("1.20")
def test_the_adult_land_loses_its_crossroad_and_keeps_its_outpost() -> None:
    table = terramara("character 0: land\nown crossroad: copper-creek\nown outpost: cattle-ford")
    table.play("flip")
    assert table.why_id("send chief to land") == "terramara-no-own-crossroad"
    assert table.terramara.own_outpost == 2


@pytest.mark.rule("1.20")
def test_the_adult_war_loses_strength_again() -> None:
    table = terramara("character 0: war\nstrength 0: 2").play("flip", "send explorer to raid")
    assert table.terramara.strength[0] == 1


@pytest.mark.rule("1.23b flip")
def test_the_adult_war_is_ready_at_once() -> None:
    table = terramara("character 0: war\nstrength 0: 6").play("flip", "use character")
    assert table.terramara.points[0] == 3


@pytest.mark.rule("1.20")
def test_the_adult_road_steps_no_further_than_others() -> None:
    table = terramara("character 0: road").play("flip", "send explorer to travel")
    table.play("travel start-c1", "travel start-c1")
    assert table.terramara.caravans[:2] == [3, 3]


@pytest.mark.rule("1.20", "ruling 11")
@pytest.mark.parametrize(("there", "points"), [("", 5), ("on hire: explorer 1", 3)])
def test_the_adult_scout_scores_for_where_the_chief_goes(there: str, points: int) -> None:
    table = terramara(f"character 0: scout adult\n{there}").play("send chief to hire")
    assert table.terramara.points[0] == points


@pytest.mark.rule("ruling 10")
def test_the_adult_scout_scores_nothing_in_the_hut() -> None:
    table = terramara("character 0: scout adult").play("send chief to hut")
    assert table.terramara.points[0] == 0


@pytest.mark.rule("1.20")
def test_the_adult_land_scores_2_at_any_crossroad() -> None:
    table = terramara(
        "round: 2\ncaravans 0: c1, c1\ncharacter 0: land adult\nown outpost: cattle-ford"
    )
    table.play("send chief to x1")
    assert table.terramara.points[0] == 2
