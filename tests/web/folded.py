"""A match as a page shows it, without a server: folded from its history alone."""

from dataclasses import dataclass, replace
from typing import cast

import pytest

from terrarium.core.chance import named_stream
from terrarium.core.history import History, Told
from terrarium.core.state import NOBODY
from terrarium.tables.course import Course
from terrarium.tables.live import LiveMatch
from terrarium.tables.match import Match
from terrarium.tables.table import PERSON, PLAYING, SeatInfo, Table
from terrarium.web.pages.match_page import MatchPage
from tests.every_game import EVERY_GAME, UnderTest
from tests.tables.plain import plain_table
from tests.tiny.game import DARE

WITH_PAGES = [under for under in EVERY_GAME if under.game is not DARE]
of_games_with_pages = pytest.mark.parametrize("under", WITH_PAGES, ids=lambda under: under.name)
NAMES = ["Ada", "Björn", "Cleo", "Dora", "Emmy", "Finn"]


def new_history(under: UnderTest, seed: int, players: int = 0, **options: str) -> History:
    setup = under.game.setup(players or under.game.usual, under.edition, options)
    return History(under.game, setup, seed)


@dataclass(eq=False)
class Folded:
    """A table and what is played there."""

    table: Table
    course: Course

    @property
    def id(self) -> str:
        return self.table.match


def live_match(history: History) -> LiveMatch:
    """As much of one as its page shows to all: people at all seats, and what they play."""
    seats = [
        SeatInfo(seat, PERSON, name, name, present=True)
        for seat, name in enumerate(NAMES[: history.setup.players])
    ]
    setup = history.setup
    table = replace(
        plain_table(history.game.name, seats),
        options=setup.options.all(),
        edition=setup.edition.name,
        phase=PLAYING,
    )
    course = Course(table)
    course.match = Match(history, table.match, table.in_record())
    return cast(LiveMatch, Folded(table, course))


def page_of(history: History) -> MatchPage:
    return MatchPage(live_match(history), "")


def one_move(under: UnderTest, history: History) -> bool:
    """As busy players of the game move; False when the match is over."""
    seat = history.state.actor()
    if seat != NOBODY:
        chance = named_stream(f"move {history.seed} {history.version}")
        history.play(seat, under.habit(history.state, chance))
    return seat != NOBODY


def as_heard_by(reader: int, history: History) -> list[Told]:
    """What was told in it, as if nobody had been told anything else."""
    told = [(one, one.to(reader)) for one in history.told]
    return [Told(one.number, one.version, NOBODY, heard, heard) for one, heard in told]
