"""The road: caravans, bonus stops, outposts, crossroads and the end (1.14, 1.23b)."""

import pytest

from terrarium.games.terramara.road import PLACE_NAMES
from tests.games.terramara.tables import Table, doing


def caravans(table: Table) -> tuple[str, str]:
    behind, ahead = table.terramara.caravans[:2]
    return PLACE_NAMES[behind], PLACE_NAMES[ahead]


@pytest.mark.rule("1.14")
def test_at_the_start_the_way_is_direct_or_by_the_bonus_stop() -> None:
    assert doing("1 movement").legal() == ["travel start-c1", "travel start-l1", "done"]


@pytest.mark.rule("1.6", "1.14", "ruling 23", "example 10")
@pytest.mark.parametrize("used", range(4))
def test_of_three_movements_any_number_may_be_used(used: int) -> None:
    steps = ["travel start-c1", "travel c1-c2", "travel c2-c3"]
    table = doing("3 movement").play(*steps[:used])
    if used < 3:
        table.play("done")
    assert caravans(table) == ("start", ("start", "c1", "c2", "c3")[used])


@pytest.mark.rule("1.14", "1.23b road")
def test_steps_are_shared_between_the_caravans() -> None:
    table = doing("2 movement").play("travel start-c1", "travel start-c1")
    assert (caravans(table), table.phase()) == (("c1", "c1"), "send")


@pytest.mark.rule("1.23c")
def test_edges_are_named_ascending() -> None:
    table = doing("3 movement").play("travel start-c1", "travel c1-c2")
    assert table.legal() == ["travel c2-c3", "travel c2-l3", "done"]
    assert table.refusal("travel start-c1") == ("terramara-travel-ascending", "1.23c")


@pytest.mark.rule("1.14", "1.23c")
def test_a_bonus_stop_uses_its_tile_and_then_any_edge_may_follow() -> None:
    table = doing("2 movement", "bonus: l2 calf-and-lode\ncaravans 0: start, c1")
    table.play("travel c1-l2")
    assert table.goods() == "1 cattle, 1 ore"
    assert "travel start-c1" in table.legal()


@pytest.mark.rule("1.14", "1.19")
def test_the_other_caravan_uses_the_tile_as_well() -> None:
    table = doing("2 movement", "bonus: l1 calf-and-lode")
    table.play("travel start-l1", "travel start-l1")
    assert table.goods() == "2 cattle, 2 ore"


@pytest.mark.rule("M-14")
def test_from_a_stop_there_is_one_way_on() -> None:
    table = doing("1 movement", "caravans 0: l1, l1")
    assert table.legal() == ["travel l1-c1", "done"]


@pytest.mark.rule("1.14")
def test_a_caravan_never_goes_back_and_only_from_where_it_is() -> None:
    table = doing("1 movement", "caravans 0: c2, c2")
    assert table.refusal("travel c1-c2") == ("terramara-no-caravan-there", "1.14")


@pytest.mark.rule("1.14")
def test_the_way_to_an_outpost_is_closed_until_its_row_has_flipped() -> None:
    table = doing("1 movement", "round: 1")
    assert table.refusal("travel start-r1") == ("terramara-outpost-closed", "1.14")
    assert "travel start-r1" in doing("1 movement", "round: 2").legal()


@pytest.mark.rule("example 11")
@pytest.mark.parametrize(("place", "row", "is_open"), [("c2", 3, True), ("c3", 4, False)])
def test_in_round_4_the_outposts_of_rows_1_to_3_are_open(
    place: str, row: int, is_open: bool
) -> None:
    table = doing("1 movement", f"round: 4\ncaravans 0: {place}, {place}")
    assert (f"travel {place}-r{row}" in table.legal()) == is_open


@pytest.mark.rule("1.14", "1.21d", "M-1b")
def test_an_outpost_gets_one_flag() -> None:
    table = doing("2 movement", "round: 2").play("travel start-r1", "travel start-r1")
    assert (table.terramara.flags[0], table.heard_ids().count("terramara-placed-flag")) == (1, 1)


@pytest.mark.rule("ruling 4")
def test_the_right_stops_of_rows_5_and_6_have_bonus_tiles() -> None:
    table = doing("1 movement", "caravans 0: c4, c4\nbonus: r5 full-storehouse")
    assert table.play("travel c4-r5").phase() == "gain"


@pytest.mark.rule("1.14", "example 12")
def test_caravans_park_on_the_highest_value_that_is_free() -> None:
    table = doing("2 movement", "caravans 0: c5, c5").play("travel c5-end", "travel c5-end")
    assert table.terramara.parked == (0, 0)
    assert [e.args["points"] for e in table.heard() if e.id == "terramara-parked"] == [8, 5]


@pytest.mark.rule("M-14")
def test_movement_that_no_caravan_can_use_is_lost() -> None:
    assert doing("2 movement", "caravans 0: end, end\nparked: 0, 0").phase() == "send"


@pytest.mark.rule("1.20", "M-6")
def test_young_road_makes_one_step_more_in_the_same_gain() -> None:
    table = doing("1 movement", "character 0: road").play("travel start-c1", "travel start-c1")
    assert caravans(table) == ("c1", "c1")


@pytest.mark.rule("1.20")
def test_adult_road_scores_at_each_crossroad() -> None:
    table = doing("3 movement", "character 0: road adult")
    table.play("travel start-c1", "travel start-c1", "travel c1-c2")
    assert table.terramara.points[0] == 6


@pytest.mark.rule("1.20")
def test_the_end_of_the_road_is_no_crossroad() -> None:
    position = "character 0: road adult\ncaravans 0: c5, c5"
    assert doing("1 movement", position).play("travel c5-end").terramara.points[0] == 0


@pytest.mark.rule("1.23c")
def test_a_step_that_places_a_flag_begins_the_edges_anew() -> None:
    table = doing("2 movement", "round: 2").play("travel start-r1")
    assert "travel start-c1" in table.legal()


@pytest.mark.rule("1.23c")
def test_a_step_that_sets_something_off_begins_the_edges_anew() -> None:
    table = doing("2 movement", "character 0: road adult\ncaravans 0: start, c1")
    table.play("travel c1-c2")
    assert "travel start-c1" in table.legal()


@pytest.mark.rule("1.21c", "1.21d")
def test_the_first_caravan_at_a_crossroad_scores_once() -> None:
    table = doing("2 movement", "artefacts 0: waymark-jar\ncaravans 0: c2, c2")
    table.play("travel c2-c3", "travel c2-c3")
    assert table.terramara.points[0] == 4


@pytest.mark.rule("1.21c", "1.21d")
def test_the_second_caravan_at_a_crossroad_scores_when_it_comes() -> None:
    table = doing("2 movement", "artefacts 0: caravan-tent\ncaravans 0: c3, c3")
    assert table.play("travel c3-c4").terramara.points[0] == 0
    assert table.play("travel c3-c4").terramara.points[0] == 5


@pytest.mark.rule("M-14")
def test_a_second_caravan_counts_against_one_that_is_past() -> None:
    table = doing("1 movement", "artefacts 0: caravan-tent\ncaravans 0: c3, end\nparked: 0")
    assert table.play("travel c3-c4").terramara.points[0] == 5


@pytest.mark.rule("1.20")
def test_adult_bonus_scores_each_flag() -> None:
    table = doing("1 movement", "round: 2\ncharacter 0: bonus adult").play("travel start-r1")
    assert table.terramara.points[0] == 4


def test_other_moves_wait_for_the_caravans() -> None:
    assert doing("1 movement").refusal("end") == ("terramara-asked-move", "1.14")
