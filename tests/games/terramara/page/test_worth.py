"""What pieces, goods, outposts and cards are worth now is said in a sentence."""

import pytest

from terrarium.core.reason import Message
from terrarium.web.pages.speech import Speech
from tests.games.terramara.page.boards import board
from tests.games.terramara.page.owns import own
from tests.games.terramara.tables import GAME


def sentence(words: list[Message]) -> str:
    names = ["Ada", "Ben", "Cleo", "Dan"]
    return " ".join(Speech(GAME, names).say(message) for message in words)


def of_all(position: str, key: str) -> str:
    return sentence(board(position).means[key])


def of_mine(position: str, key: str) -> str:
    return sentence(own(position).means[key])


def test_a_sword_says_its_power_level_and_what_it_would_count() -> None:
    assert of_all("strength 1: 7\nstrength 0: 9", "sword-1") == (
        "The sword of Ben: strength 7, power level 2. If the match ended now, 5 points."
    )


def test_a_space_of_the_military_track_says_where_the_next_power_level_begins() -> None:
    assert of_all("", "power-2") == (
        "Power level 2, from strength 6; the next from 11. Raids and many effects go by it."
    )


def test_points_say_what_they_are_for() -> None:
    table = "strength 1: 7\nstrength 0: 9\ngoods 1: 3 wood, 1 metal\npoints 1: 4"
    points = "4 won on the way. 5 for strength. 2½ for goods."
    assert sentence(board(table).players[1].worth) == points


def test_goods_say_what_they_count_in_the_end() -> None:
    assert of_all("goods 2: 3 wood, 1 metal", "stock-2").startswith(
        "All goods of this camp count 2½ in the end"
    )


def test_a_canoe_says_how_many_artefacts_are_within_reach() -> None:
    assert of_all("culture 0: 14", "canoe-0") == (
        "The canoe of Ada: culture 14, 8 artefacts of the row within reach."
    )


def test_the_end_of_the_road_says_what_the_next_caravan_has() -> None:
    assert of_all("", "road-end").endswith("The next caravan has 8 points.")


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        ("2 leather, 1 timber", "You have all that it costs."),
        ("1 leather, 1 timber", "You lack 1 leather."),
        ("1 wood", "You lack 2 leather, 1 timber."),
    ],
)
def test_a_card_of_the_row_says_what_one_lacks_for_it(goods: str, said: str) -> None:
    assert of_mine(f"row: pack-saddle\ngoods 0: {goods}", "now-pack-saddle") == said


def test_a_raid_says_what_it_would_bring_now() -> None:
    raid = "strength 0: 12\ngoods 1: 5 wood\ngoods 2: 5 ore\ngoods 3: 1 ore"
    assert of_mine(raid, "now-raid") == "A raid would bring you 2 goods now."


def test_a_raid_counts_from_the_strength_that_is_left_when_it_is_paid() -> None:
    raid = "strength 0: 6\ngoods 1: 4 wood"
    assert of_mine(raid, "now-raid") == "A raid would bring you nothing now."


def test_an_outpost_says_what_a_flag_of_ones_own_would_count() -> None:
    left = "left: gravel-bank, clay-pits, long-meadow, grey-quarry, lake-plain, white-cliffs"
    assert of_mine(f"{left}\nstrength 0: 16", "now-outpost-gravel-bank") == (
        "A flag of yours would count 5 as it stands."
    )
