"""What is counted of matches of Terramara in which every seat is the planner's.

A tally is a Counter: points are counted in halves, so that all sums are whole numbers and it does
not matter in which order matches are added.
"""

from collections import Counter

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.event import Event, Listener
from terrarium.core.needed import needed
from terrarium.core.points import Points
from terrarium.core.state import NOBODY
from terrarium.editions import find_edition
from terrarium.games.terramara.characters import CHARACTER_NAMES, LAND_OWNER
from terrarium.games.terramara.components import CONDITION_NAMES, LEFT, NO_TILE, RIGHT
from terrarium.games.terramara.conditions import grades_met
from terrarium.games.terramara.game import Terramara
from terrarium.games.terramara.moves import ADVANCE, CROSSROAD, FLIP, NOTATION, SEND, START, TRAVEL
from terrarium.games.terramara.phases import DRAFTING
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.scoring import holdings_of
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    FLIPPING_ROWS,
    HUT,
    LAND,
    ROWS,
    is_special,
    row_of,
)
from terrarium.games.terramara.state import TerramaraState

GAME = Terramara()
BIN = 10  # points of one bar of the scores' plot
HARD = 3

Tally = Counter[str]


def played(players: int, by_lot: bool, first: int, matches: int) -> Tally:
    """So many matches, numbered from the first on: the same numbers are the same matches.

    Where the draft is by lot no card is judged by what its owner chooses with it.
    """
    tally: Tally = Counter()
    setup = GAME.setup(players, find_edition(GAME))
    for number in range(first, first + matches):
        ears = _Ears(tally)
        state = needed(TerramaraState, GAME.begin(setup, number, ears))
        _Match(state, tally, ears).play(number, by_lot)
    return tally


class _Ears(Listener):
    """Which bonus tiles beside river and road are used, each once in a match."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._used: set[str] = set()

    def hear(self, event: Event) -> None:
        if event.id == "terramara-used-tile":
            self.used("bonus", str(event.args["bonus"]))

    def used(self, kind: str, name: str) -> None:
        if name not in self._used:
            self._used.add(name)
            self._tally[f"used {kind} {name}"] += 1


class _Match:
    """One match from the draft to the scores."""

    def __init__(self, state: TerramaraState, tally: Tally, ears: _Ears) -> None:
        self._state = state
        self._tally = tally
        self._ears = ears
        self._starts: dict[int, int] = {}
        self._began = int(state.first)

    def play(self, number: int, by_lot: bool) -> None:
        state, planner = self._state, find_bot("terramara", "planner")
        drafter = find_bot("terramara", "random") if by_lot else planner
        chance = named_stream(f"balance {number}")
        while state.seat != NOBODY:
            view = state.view(int(state.seat))
            bot = drafter if state.step == DRAFTING else planner
            move = bot.choose(view, AT_ONCE, chance)
            self._count_move(int(state.seat), move)
            state.play(move)
        self._count_board()
        outcome = state.outcome()
        assert outcome is not None
        for seat, points in enumerate(outcome.scores):
            self._count_seat(seat, dict(points))

    def _count_move(self, seat: int, move: int) -> None:
        if START <= move < CROSSROAD:
            self._starts[seat] = move - START
        elif SEND <= move < FLIP:
            self._count_placement(NOTATION.decoded(move)["space"])
        elif TRAVEL <= move < ADVANCE:
            self._tally["movements"] += 1

    def _count_placement(self, space: int) -> None:
        """Land's own crossroad is nobody else's, so it does not count as one."""
        self._tally["placements"] += 1
        state = self._state
        if space == HUT:
            self._tally["hut"] += 1
        elif CROSSROADS <= space < LAND:
            self._used_tile("crossroad", state.tiles[RIGHT * ROWS + space - CROSSROADS])
        elif is_special(space):
            self._used_tile("special", state.tiles[RIGHT * ROWS + row_of(space) - 1])

    def _used_tile(self, kind: str, tile: int) -> None:
        self._ears.used(kind, self._state.rules.tiles[tile].name)

    def _count_board(self) -> None:
        """What was there to be used; and the outposts that were."""
        state, tally, tiles = self._state, self._tally, self._state.rules.tiles
        tally["matches"] += 1
        for tile in state.bonus:
            tally[f"present bonus {state.rules.bonus_tiles[tile].name}"] += 1
        for row in range(ROWS):
            kind = "crossroad" if row < FLIPPING_ROWS else "special"
            tally[f"present {kind} {tiles[state.tiles[RIGHT * ROWS + row]].name}"] += 1
        for row in range(OUTPOSTS):
            condition = CONDITION_NAMES[tiles[state.tiles[LEFT * ROWS + row]].outpost]
            tally[f"present outpost {condition}"] += 1
            if any(flags >> row & 1 for flags in state.flags):
                self._ears.used("outpost", condition)

    def _count_seat(self, seat: int, points: dict[str, Points]) -> None:
        state, tally = self._state, self._tally
        tally["seats"] += 1
        tally["strength"] += state.strength[seat]
        tally["culture"] += state.culture[seat]
        tally["artefacts"] += len(state.artefacts[seat])
        for category, scored in points.items():
            tally[f"half points of {category}"] += int(2 * scored)
        halves = int(2 * points["total"])
        tally[f"bin {halves // (2 * BIN) * BIN}"] += 1
        self._count_score(f"order {(seat - self._began) % state.players}", halves)
        self._count_score(f"start {state.rules.start_cards[self._starts[seat]].name}", halves)
        self._count_score(f"character {CHARACTER_NAMES[state.character[seat]]}", halves)
        for card in state.artefacts[seat]:
            self._count_score(f"artefact {state.rules.artefacts[card].name}", halves)
        self._count_flags(seat)

    def _count_score(self, of: str, halves: int) -> None:
        self._tally[f"seats of {of}"] += 1
        self._tally[f"halves of {of}"] += halves

    def _count_flags(self, seat: int) -> None:
        """How far those with a flag have come, Land's own outposts aside; and how far all have."""
        state, tally = self._state, self._tally
        holdings = holdings_of(state, seat)
        asked = list(holdings.outposts)
        if state.character[seat] == LAND_OWNER and state.own_outpost != NO_TILE:
            asked.pop()
        for condition in range(len(CONDITION_NAMES)):
            met = grades_met(state.rules, condition, holdings)
            name = CONDITION_NAMES[condition]
            tally[f"easy {name} of all"] += met > 0
            tally[f"hard {name} of all"] += met == HARD
            if condition in asked:
                tally[f"flags {name}"] += 1
                tally[f"easy {name}"] += met > 0
                tally[f"hard {name}"] += met == HARD
