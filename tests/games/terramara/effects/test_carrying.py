"""How the parts of an effect are carried out, and told."""

from tests.games.terramara.tables import doing


def test_goods_that_a_tile_shows_side_by_side_are_one_gain() -> None:
    table = doing("1 movement", "bonus: l1 post-and-stone").play("travel start-l1")
    assert table.heard_ids() == ["terramara-travelled", "terramara-used-tile", "terramara-gained"]
    assert table.goods() == "1 stone, 1 wood"
