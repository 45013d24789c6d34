"""What matters at a table of Terra."""

from terrarium.core.player import seated
from terrarium.core.reason import Message
from terrarium.games.terra.page.beats import beats_of

BROKE_OUT = Message("terra-broke-out", {"crisis": "africa-red", "total": 4, "threat": 14})


def test_a_crisis_that_brings_the_world_near_its_end_says_so_and_shows_by_what() -> None:
    [beat] = beats_of([BROKE_OUT, Message("terra-near-region", {"region": "africa"})], reader=0)
    assert [said.id for said in beat.said] == ["terra-beat-broke-out", "terra-beat-near-region"]
    assert beat.at == ("crisis-africa-red", "danger-africa")


def test_hoards_that_are_turned_up_count_in_a_world_that_is_saved_and_in_no_other() -> None:
    hoard = Message("terra-hoard-turned-up", {"seat": seated(1), "points": 12})
    [saved] = beats_of([Message("terra-saved"), hoard], reader=0)
    [lost] = beats_of([Message("terra-lost-total"), hoard], reader=0)
    assert (saved.points, saved.grave) == (((1, 12),), False)
    assert (lost.points, lost.grave) == ((), True)
