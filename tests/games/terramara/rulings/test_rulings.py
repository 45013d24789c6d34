"""Rulings where the rulebooks are silent (1.22), as far as no other test tells them."""

import pytest

from tests.games.terramara.tables import AFTER, terramara

TWELVE_CRAFTED = """
    artefacts 1: house-model, offering-basin, temple-frieze, heralds-sash, mountain-furs
    artefacts 2: amber-collar, festival-robe, caravan-banner, hearth-shrine
    artefacts 3: ancestor-urns, hoard-of-axes, casting-mould
"""


@pytest.mark.rule("ruling 1")
def test_more_goods_of_a_kind_are_held_than_the_box_has_tokens() -> None:
    table = terramara("goods 0: 16 cattle\ngoods 1: 16 cattle").play("send explorer to b1")
    assert table.goods() == "17 cattle, 1 brick"


@pytest.mark.rule("ruling 1")
def test_more_points_are_scored_than_the_box_has_tokens() -> None:
    table = terramara("points 0: 181\nculture 0: 14").play("send explorer to develop")
    assert table.terramara.points[0] == 182


@pytest.mark.rule("ruling 7", "1.18")
def test_the_explorer_beside_the_river_is_sent_in_the_same_round() -> None:
    table = terramara("culture 0: 7\nhand 0: 1 explorer\nhand 1: -\nhand 2: -\nhand 3: -")
    table.play("send explorer to develop", "end")
    assert (table.actor(), table.why("send explorer to hire")) == (0, None)


@pytest.mark.rule("ruling 8")
def test_a_character_may_become_adult_in_round_1() -> None:
    table = terramara("round: 1\ncharacter 0: craft")
    assert "flip" in table.legal()


@pytest.mark.rule("ruling 13")
def test_the_row_stays_shorter_when_the_deck_is_empty() -> None:
    goods = "goods 0: 3 timber, 1 leather\nculture 0: 14"
    table = terramara(f"round: 5\n{AFTER}{goods}\n{flush(TWELVE_CRAFTED)}")
    assert (len(table.terramara.row), table.terramara.deck_left()) == (8, 0)
    table.play("craft 1")
    assert len(table.terramara.row) == 7


@pytest.mark.rule("ruling 17")
def test_a_neutral_player_at_the_end_of_the_track_takes_a_place_and_no_points() -> None:
    table = terramara("round: 5\nphase: over\nneutral 0: 20\nstrength 0: 9", players=3)
    assert [score["strength"] for score in table.outcome().scores] == [5, 2, 2]


@pytest.mark.rule("ruling 20")
@pytest.mark.parametrize("exchange", ["2 wood", "2 raw"])
def test_beams_pay_where_wood_or_any_raw_good_is_asked_for(exchange: str) -> None:
    offer = f"phase: offer\nabout: effect {exchange} -> 5 vp\ngoods 0: 2 timber"
    assert terramara(offer).play("times 1").terramara.points[0] == 5


@pytest.mark.rule("ruling 23", "1.11")
def test_a_placement_is_legal_even_if_all_that_it_brings_is_declined() -> None:
    table = terramara().play("send explorer to travel", "done")
    assert (table.actor(), table.terramara.caravans[:2]) == (1, [0, 0])


def flush(text: str) -> str:
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())
