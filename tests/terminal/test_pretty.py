"""The screen with colours: it fits, and colours never speak alone."""

import re

import pytest

from terrarium.core.history import History
from terrarium.core.picture import Card, Phrase
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat, short_names
from tests.histories import TERRA, TERRA_EDITION
from tests.sizes import sized
from tests.terminal.screens import (
    CODES,
    HEIGHT,
    goes_on,
    lines_shown,
    match_with_bots,
    screen_of,
    shown,
)

MATCHES = sized(quick=1, full=3, deep=8)


def match_of(players: int, seed: int) -> Match:
    return match_with_bots(TERRA, TERRA_EDITION, players, seed)


@pytest.mark.leisurely
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_nearly_every_decision_fits_on_a_screen(width: int) -> None:
    heights: list[int] = []
    for seed in range(MATCHES):
        match = match_of(4, seed)
        while goes_on(match, 7):
            lines = lines_shown(match, width)
            assert max(map(len, lines)) <= width
            heights.append(len(lines))
    assert sum(height < HEIGHT for height in heights) >= 0.9 * len(heights)
    assert max(heights) <= 1.5 * HEIGHT


def test_without_colour_every_card_and_crisis_still_has_its_letter() -> None:
    match = match_of(4, 3)
    goes_on(match, 40)
    picture = TERRA.picture(match.view(match.actor))
    screen, _ = screen_of(match, 80, colour=False)
    for section in picture.sections:
        for row in section.rows:
            for cell in [row.label, *row.cells]:
                if isinstance(cell, (Card, Phrase)) and cell.tint:
                    assert screen.ink.cell(cell).plain[:1] == cell.tint[:1].upper()


def test_colours_can_be_switched_off() -> None:
    match = match_of(4, 3)
    goes_on(match, 40)
    assert "\x1b[1m" in shown(match, 80, colour=False)
    assert re.search(r"\x1b\[[0-9;]*(3|4)8;", shown(match, 80, colour=False)) is None
    assert re.search(r"\x1b\[[0-9;]*(3|4)[1-8]", shown(match, 80)) is not None


def test_names_cannot_write_markup_onto_the_screen() -> None:
    seats = [Seat("[red]Ada[/red]"), *[Seat("random", bot=True)] * 3]
    match = Match(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1), "m", seats)
    screen, out = screen_of(match, 80)
    screen.log(match.account.log(1))
    screen.table(TERRA.picture(match.view(1)), whole=True)
    assert "[red]Ada[/red]" in CODES.sub("", out.getvalue())


def test_a_bot_alone_of_its_name_is_called_by_it() -> None:
    seats = [Seat("Ada"), Seat("fair", bot=True), Seat("greedy", bot=True), Seat("fair", bot=True)]
    match = Match(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1), "m", seats)
    assert short_names(match.seats) == ["Ada", "Fair (bot 1)", "Greedy", "Fair (bot 3)"]
