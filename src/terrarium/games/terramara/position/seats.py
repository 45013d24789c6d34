"""What each seat has in a position of Terramara: goods, tracks, caravans, flags."""

from typing import Final

from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.road import (
    END_OF_ROAD,
    OUTPOSTS,
    PLACE_NAMES,
    START,
    is_outpost,
    segment_of,
)
from terrarium.games.terramara.state import CARAVANS, MOST_CULTURE, MOST_STRENGTH

_PLACES: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
_OUTPOSTS: Final = {f"r{row + 1}": row for row in range(OUTPOSTS)}
_MOST_POINTS: Final = 999


def read_seats(box: PositionBox) -> None:
    state, lines = box.state, box.lines
    for seat in range(box.players):
        key = f"goods {seat}"
        state.goods[seat] = box.bundle(key, lines.get(key))
        state.strength[seat] = lines.number(f"strength {seat}", 0, MOST_STRENGTH, 0)
        state.culture[seat] = lines.number(f"culture {seat}", 0, MOST_CULTURE, 0)
        state.points[seat] = lines.number(f"points {seat}", 0, _MOST_POINTS, 0)
        _read_caravans(box, seat)
        _read_flags(box, seat)
    for number in range(box.rules.neutrals):
        state.neutral[number] = lines.number(f"neutral {number}", 0, MOST_STRENGTH, 0)
    _read_parked(box)


# The road.


def _read_caravans(box: PositionBox, seat: int) -> None:
    """The one behind first; outposts are closed until their row flips (1.14)."""
    key = f"caravans {seat}"
    names = box.lines.items(key)
    if names and len(names) != CARAVANS:
        raise box.lines.fail(f"everybody has {CARAVANS} caravans, not {len(names)}", key)
    places = [box.lines.thing(key, name, _PLACES, "a place of the road") for name in names]
    if places != sorted(places):
        raise box.lines.fail("the caravan that is behind is named first", key)
    for place in places:
        if is_outpost(place) and not box.state.has_flipped(segment_of(place)):
            raise box.lines.fail(f"{PLACE_NAMES[place]} is closed until its row flips", key)
    for number, place in enumerate(places or [START] * CARAVANS):
        box.state.caravans[seat * CARAVANS + number] = place


def _read_flags(box: PositionBox, seat: int) -> None:
    """Where a caravan has come by since the row flipped (1.14)."""
    key, ahead = f"flags {seat}", box.state.caravans[seat * CARAVANS + 1]
    for name in box.lines.items(key):
        row = box.lines.thing(key, name, _OUTPOSTS, "an outpost, r1 to r4")
        if box.state.flags[seat] >> row & 1:
            raise box.lines.fail(f"there is one flag at {name}, not two", key)
        if not box.state.has_flipped(row + 1) or ahead < _PLACES[name]:
            raise box.lines.fail(f"no caravan can have come to {name}", key)
        box.state.flags[seat] |= 1 << row


def _read_parked(box: PositionBox) -> None:
    """The seats of the caravans at the end, in the order of their arrival."""
    caravans = box.state.caravans
    ended = [n // CARAVANS for n, place in enumerate(caravans) if place == END_OF_ROAD]
    parked = box.numbers("parked", 0, box.players - 1)
    if box.lines.has("parked") and sorted(parked) != ended:
        wrong = "parked names the seat of every caravan at the end of the road, and no other"
        raise box.lines.fail(wrong, "parked")
    box.state.parked = tuple(parked or ended)
