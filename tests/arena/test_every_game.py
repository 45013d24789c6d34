"""Every game is simulated with each of its bots, and its games are kept as records."""

from pathlib import Path

import pytest

from terrarium.arena.request import Simulation
from terrarium.arena.simulate import simulate
from terrarium.bots.registry import names
from terrarium.core.record import read_record
from terrarium.core.replay import verify
from tests.every_game import UnderTest, of_every_game

pytestmark = [of_every_game, pytest.mark.usefixtures("with_dare")]
GAMES = 3


def test_bots_of_all_kinds_play_a_game_and_its_records_verify(
    under: UnderTest, tmp_path: Path
) -> None:
    seats = [names(under.name)[seat % len(names(under.name))] for seat in range(under.game.usual)]
    wish = Simulation(under.name, under.game.usual, tuple(seats), GAMES, 7, out=str(tmp_path))
    assert simulate(wish).tally.games == GAMES
    texts = [path.read_text("utf-8") for path in tmp_path.glob("*.terrarium")]
    assert len(texts) == GAMES
    for text in texts:
        verify(under.game, under.edition, read_record(text), text)
