"""What somebody did, in things."""

from terrarium.core.picture import Chip
from terrarium.core.player import seated
from terrarium.core.reason import Message
from terrarium.games.terramara.page.chips import chips_of


def test_a_start_card_that_was_taken_is_seen_by_its_name() -> None:
    told = Message("terramara-took-start-card", {"seat": seated(1), "start-card": "stilt-dwellers"})
    assert chips_of(told) == [Chip("hut", of="Stilt Dwellers")]


def test_the_last_step_of_the_road_is_a_step_and_brings_points() -> None:
    told = Message("terramara-parked", {"seat": seated(1), "origin": "c5", "points": 8})
    assert chips_of(told) == [Chip("movement"), Chip("vp", 8)]
