"""Matches on a screen with colours, for tests."""

import io
import re

from rich.console import Console

from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.history import History
from terrarium.core.state import NOBODY
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat, short_names
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.pretty import PrettyScreen
from terrarium.terminal.speech import Speech
from tests.histories import play_randomly

HEIGHT = 24
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def match_with_bots(
    game: Game, edition: Edition, players: int, seed: int, position: str = ""
) -> Match:
    seats = [Seat("Ada"), *[Seat("random", bot=True)] * (players - 1)]
    return Match(History(game, game.setup(players, edition), seed, position), "m", seats)


def screen_of(match: Match, width: int, colour: bool = True) -> tuple[PrettyScreen, io.StringIO]:
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        height=HEIGHT,
        force_terminal=True,
        no_color=not colour,
        highlight=False,
    )
    speech = Speech(match.game, short_names(match.seats))
    keyboard = Keyboard(io.StringIO(), out, alone=True)
    return PrettyScreen(match.game, speech, keyboard, out, console), out


def shown(match: Match, width: int, colour: bool = True) -> str:
    """A decision as the one who decides sees it, not the first of the match."""
    screen, out = screen_of(match, width, colour)
    screen.speech.reader = match.actor
    picture = match.game.picture(match.view(match.actor))
    screen.decision([], picture, 0)
    out.truncate(out.seek(0))
    screen.decision(match.account.log(match.actor), picture, 0)
    return out.getvalue()


def lines_shown(match: Match, width: int, colour: bool = True) -> list[str]:
    return CODES.sub("", shown(match, width, colour)).rstrip("\n").split("\n")


def goes_on(match: Match, moves: int) -> bool:
    """Whether it does, so many moves later."""
    return play_randomly(match.history, moves).state.actor() != NOBODY
