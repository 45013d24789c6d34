"""What matters at a table of Terra."""

from terrarium.core.reason import Message
from terrarium.games.terra.page.beats import beats_of

BROKE_OUT = Message("terra-broke-out", {"crisis": "africa-red", "total": 4, "threat": 14})


def test_a_crisis_that_brings_the_world_near_its_end_says_so_and_shows_by_what() -> None:
    [beat] = beats_of([BROKE_OUT, Message("terra-near-region", {"region": "africa"})], reader=0)
    assert [said.id for said in beat.said] == ["terra-beat-broke-out", "terra-beat-near-region"]
    assert beat.at == ("crisis-africa-red", "danger-africa")
