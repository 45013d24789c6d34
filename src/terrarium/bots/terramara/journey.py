"""What steps on the road are worth: the best way for some steps, stops and flags on it (1.14)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.bots.terramara.outlook import POINT
from terrarium.core.bits import bit
from terrarium.games.terramara.bonus import tile_place
from terrarium.games.terramara.components import BY_CATEGORY, BY_ROAD, LEFT
from terrarium.games.terramara.conditions import crafted_of
from terrarium.games.terramara.effects.at_end import FLAG, PerThing
from terrarium.games.terramara.road import (
    EDGE_TO,
    EDGES_FROM,
    END_OF_ROAD,
    OUTPOSTS,
    crossroads_reached,
    is_crossroad_place,
    is_outpost,
    segment_of,
)
from terrarium.games.terramara.spaces import FLIPPING_ROWS, ROWS
from terrarium.games.terramara.state import CARAVANS
from terrarium.games.terramara.traits import EXTRA_MOVEMENT, PLACES_FLAG, powers_of, reaches

if TYPE_CHECKING:  # a bonus tile may bring movement, and movement bonus tiles
    from terrarium.bots.terramara.scales import Scales

_ON: Final = 39  # a step towards the end
_ACCESS: Final = 55  # a crossroad space, for each round in which it can be visited
_PROSPECT: Final = 30  # percent of a flag that can still be placed
_ANSWER: Final = 201  # what a card or a character gives for a crossroad


class Journey:
    """The caravans of one seat."""

    def __init__(self, scales: "Scales") -> None:
        outlook = scales.outlook
        table, seat = outlook.table, outlook.seat
        self._scales: Final = scales
        self._rounds: Final[i64] = outlook.rounds
        self._seat: Final[i64] = seat
        self._table: Final = table
        self._aims: Final = scales.aims
        self._behind: Final[i64] = table.caravans[seat * CARAVANS]
        self._ahead: Final[i64] = table.caravans[seat * CARAVANS + 1]
        self._flags: Final[i64] = table.flags[seat]
        self._traits: Final[i64] = table.traits[seat]
        self._for_flag: Final[i64] = self._what_flags_bring()
        self._flag_worth: Final = [self._of_flag(row) for row in range(OUTPOSTS)]
        self._known: Final[dict[int, int]] = {}

    def of_movement(self, steps: i64) -> i64:
        """The best that a gain of movement brings."""
        if self._traits & EXTRA_MOVEMENT:
            steps += 1
        found = self._known.get(int(steps))
        if found is None:
            found = int(self._best(self._behind, self._ahead, self._flags, steps))
            self._known[int(steps)] = found
        return found

    def of_edge(self, edge: i64, leaves: i64, steps: i64) -> i64:
        """What a step brings with the best of the steps after it."""
        other = self._ahead if self._behind == leaves else self._behind
        return self._of_step(other, leaves, EDGE_TO[edge], self._flags, steps)

    def _best(self, behind: i64, ahead: i64, flags: i64, steps: i64) -> i64:
        best: i64 = 0
        if steps == 0:
            return best
        for edge in EDGES_FROM[behind]:
            place = EDGE_TO[edge]
            if self._is_open(place):
                best = max(best, self._of_step(ahead, behind, place, flags, steps))
        if ahead != behind:
            for edge in EDGES_FROM[ahead]:
                place = EDGE_TO[edge]
                if self._is_open(place):
                    best = max(best, self._of_step(behind, ahead, place, flags, steps))
        return best

    def _of_step(self, other: i64, leaves: i64, place: i64, flags: i64, steps: i64) -> i64:
        """One caravan steps on while the other stays."""
        worth = self._at(min(other, place), max(other, place), flags)
        worth += self._arrival(other, place, flags) - self._at(
            min(other, leaves), max(other, leaves), flags
        )
        if is_outpost(place):
            flags |= bit(segment_of(place) - 1)
        return worth + self._best(min(other, place), max(other, place), flags, steps - 1)

    def _is_open(self, place: i64) -> bool:
        return not is_outpost(place) or self._table.has_flipped(segment_of(place))

    def _arrival(self, other: i64, place: i64, flags: i64) -> i64:
        """What is received when a caravan comes to a place."""
        if is_crossroad_place(place):
            answered = self._traits & reaches(segment_of(place), other >= place)
            return _ANSWER if answered else 0
        if place == END_OF_ROAD:
            return self._table.rules.road_ends[len(self._table.parked)] * POINT
        if is_outpost(place):
            return self._new_flag(segment_of(place) - 1, flags)
        return self._scales.of_tile(tile_place(place))

    def _new_flag(self, row: i64, flags: i64) -> i64:
        if flags >> row & 1:
            return 0
        return self._flag_worth[row]

    def _at(self, behind: i64, ahead: i64, flags: i64) -> i64:
        """What it is worth that the caravans stand there."""
        worth: i64 = ((behind // 3) + (ahead // 3)) * _ON + self._aims.of(BY_ROAD, behind)
        reached: i64 = min(crossroads_reached(behind), FLIPPING_ROWS)
        row: i64 = 1
        while row <= reached:
            worth += _ACCESS * min(self._rounds + 1, FLIPPING_ROWS + 1 - row)
            row += 1
        row = segment_of(behind + 1) - 1  # the first outpost that the one behind can still reach
        while row < OUTPOSTS:
            if not flags >> row & 1:
                worth += self._flag_worth[row] * _PROSPECT // 100
            row += 1
        return worth

    def _of_flag(self, row: int) -> int:
        """What a flag there would score, with what is still to be expected."""
        table, seat = self._table, self._seat
        asked = table.rules.tiles[table.tiles[LEFT * ROWS + row]].outpost
        if asked >= BY_CATEGORY:
            come: i64 = crafted_of(table.rules, table.artefacts[seat], asked - BY_CATEGORY)
        else:
            levels = table.worker_levels(seat)
            come = (levels, self._behind, table.culture[seat], table.strength[seat])[asked]
        return int(self._aims.points(asked, come) + self._for_flag)

    def _what_flags_bring(self) -> i64:
        """What character and artefacts give for any flag, at once or in the end."""
        worth: i64 = 0
        for powers in powers_of(self._table, self._seat):
            if powers.traits & PLACES_FLAG:
                for trigger in powers.triggers:
                    worth += self._scales.of_parts_plainly(trigger.parts)
            for effect in powers.at_end:
                if isinstance(effect, PerThing):
                    worth += effect.each_of(FLAG) * POINT
        return worth
