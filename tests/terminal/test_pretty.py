"""The screen with colours: it fits, and colours never speak alone."""

import io
import re

import pytest
from rich.console import Console

from terrarium.core.chance import named_stream
from terrarium.core.history import History
from terrarium.core.picture import Card, Phrase
from terrarium.core.state import NOBODY
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat, short_names
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.pretty import PrettyScreen
from terrarium.terminal.speech import Speech
from tests.histories import TERRA, TERRA_EDITION

HEIGHT = 24
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def match_of(players: int, seed: int) -> Match:
    seats = [Seat("Ada"), *[Seat("random", bot=True)] * (players - 1)]
    return Match(History(TERRA, TERRA.setup(players, TERRA_EDITION), seed), "m", seats)


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
    speech = Speech(TERRA, short_names(match.seats))
    keyboard = Keyboard(io.StringIO(), out, alone=True)
    return PrettyScreen(TERRA, speech, keyboard, out, console), out


def shown(match: Match, width: int, colour: bool = True) -> str:
    """A decision as the one who decides sees it, not the first of the match."""
    screen, out = screen_of(match, width, colour)
    screen.speech.reader = match.actor
    picture = TERRA.picture(match.view(match.actor))
    screen.decision([], picture, 0)
    out.truncate(out.seek(0))
    screen.decision(match.log(match.actor), picture, 0)
    return out.getvalue()


def play_some(match: Match, moves: int) -> bool:
    chance = named_stream(f"pretty {match.history.seed}")
    for _ in range(moves):
        legal = match.history.state.legal()
        if not legal:
            return False
        match.history.play(match.actor, legal[chance.below(len(legal))])
    return match.actor != NOBODY


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_nearly_every_decision_fits_on_a_screen(width: int) -> None:
    heights: list[int] = []
    for seed in range(8):
        match = match_of(4, seed)
        while play_some(match, 7):
            lines = CODES.sub("", shown(match, width)).rstrip("\n").split("\n")
            assert max(map(len, lines)) <= width
            heights.append(len(lines))
    assert sum(height < HEIGHT for height in heights) >= 0.9 * len(heights)
    assert max(heights) <= 1.5 * HEIGHT


def test_without_colour_every_card_and_crisis_still_has_its_letter() -> None:
    match = match_of(4, 3)
    play_some(match, 40)
    picture = TERRA.picture(match.view(match.actor))
    screen, _ = screen_of(match, 80, colour=False)
    for section in picture.sections:
        for row in section.rows:
            for cell in [row.label, *row.cells]:
                if isinstance(cell, (Card, Phrase)) and cell.tint:
                    assert screen.ink.cell(cell).plain[:1] == cell.tint[:1].upper()


def test_colours_can_be_switched_off() -> None:
    match = match_of(4, 3)
    play_some(match, 40)
    assert "\x1b[1m" in shown(match, 80, colour=False)
    assert re.search(r"\x1b\[[0-9;]*(3|4)8;", shown(match, 80, colour=False)) is None
    assert re.search(r"\x1b\[[0-9;]*(3|4)[1-8]", shown(match, 80)) is not None


def test_names_cannot_write_markup_onto_the_screen() -> None:
    seats = [Seat("[red]Ada[/red]"), *[Seat("random", bot=True)] * 3]
    match = Match(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1), "m", seats)
    screen, out = screen_of(match, 80)
    screen.log(match.log(1))
    screen.table(TERRA.picture(match.view(1)), whole=True)
    assert "[red]Ada[/red]" in CODES.sub("", out.getvalue())


def test_a_bot_alone_of_its_name_is_called_by_it() -> None:
    seats = [Seat("Ada"), Seat("fair", bot=True), Seat("greedy", bot=True), Seat("fair", bot=True)]
    match = Match(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1), "m", seats)
    assert short_names(match.seats) == ["Ada", "Fair (bot 1)", "Greedy", "Fair (bot 3)"]
