"""Whole matches of Terramara by chance, move by move, with all that was told."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from terrarium.core.chance import named_stream
from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.core.player import Seated
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.games.terramara.state import TerramaraState
from tests.every_game import under_test
from tests.properties.ears import Ears
from tests.sizes import sized

UNDER = under_test("terramara")
MATCHES = sized(quick=30, full=120, deep=1200)
STARTS = ("draft", "first")


class Made(NamedTuple):
    """A move, the tables before and after it, and what everybody was told of it."""

    before: TerramaraState
    move: str
    told: list[Event]
    after: TerramaraState


class Match(NamedTuple):
    """All moves of a match; `began` is what was told before the first."""

    began: list[Event]
    made: list[Made]

    @property
    def told(self) -> list[Event]:
        return self.began + [event for made in self.made for event in made.told]

    @property
    def ended(self) -> TerramaraState:
        return self.made[-1].after


@cache
def matches() -> list[Match]:
    """With two, three and four players, with and without the draft, by busy and idle players."""
    return [_played(number) for number in range(MATCHES)]


def tables() -> Iterator[TerramaraState]:
    """Every table of these matches, from the first decision to the end."""
    for match in matches():
        yield match.made[0].before
        for made in match.made:
            yield made.after


def moves() -> Iterator[Made]:
    for match in matches():
        yield from match.made


def _played(number: int) -> Match:
    players, start = 2 + number % 3, STARTS[number // 3 % 2]
    setup = UNDER.game.setup(players, UNDER.edition, {"start": start})
    ears, chance = Ears(players), named_stream(f"terramara {number}")
    state = needed(TerramaraState, UNDER.game.begin(setup, number, ears))
    heard, made = ears.heard[SPECTATOR], list[Made]()
    began = [*heard]
    while state.actor() != NOBODY:
        before, told = state.copy(), len(heard)
        move = UNDER.habits[number // 6 % 2](state, chance)
        state.play(move)
        made.append(Made(before, UNDER.game.spell(move), heard[told:], state.copy()))
    return Match(began, made)


def of_seat(events: list[Event], seat: int, id: str) -> list[Event]:
    return [event for event in events if event.id == id and event.args["seat"] == Seated(seat)]


def seat_in(event: Event, who: str = "seat") -> int:
    return needed(Seated, event.args[who]).number


def sum_of(events: list[Event], word: str) -> int:
    return sum(needed(int, event.args[word]) for event in events)
