"""Every game is played at a terminal from its first line to its record."""

from pathlib import Path

import pytest

from terrarium.core.record import UNDECIDED, read_record
from terrarium.core.replay import verify
from tests.every_game import UnderTest, of_every_game
from tests.sizes import sized
from tests.terminal.typing_people import Paper, forever, play, play_on, saved

pytestmark = [of_every_game, pytest.mark.usefixtures("with_dare")]


@pytest.mark.parametrize("seed", range(sized(quick=1, full=2, deep=4)))
def test_a_whole_game_is_played_by_numbers_and_its_record_kept(
    under: UnderTest, seed: int, home: Path
) -> None:
    """By as few as can be, and with every seed by one more."""
    bots = ["random"] * (min(under.game.least + seed, under.game.most) - 1)
    ended = play_on(forever("1"), game=under.name, seed=seed, bots=bots)
    assert ended.status == 0
    assert str(whole_record(under, home)) in ended.last_line


@pytest.mark.leisurely
def test_a_whole_game_is_drawn_and_its_record_kept(under: UnderTest, home: Path) -> None:
    ended = play_on(forever("1"), Paper(is_terminal=True), game=under.name, seed=3)
    assert ended.status == 0
    assert whole_record(under, home).exists()


def whole_record(under: UnderTest, home: Path) -> Path:
    """Where the only match was kept, which can be replayed to its end."""
    (path,) = saved(home)
    text = path.read_text("utf-8")
    assert read_record(text).result != UNDECIDED
    verify(under.game, under.edition, read_record(text), text)
    return path


def test_help_rules_a_hint_and_reasons_are_given(under: UnderTest) -> None:
    nonsense = f"why {under.game.spell(len(under.game.notation) - 1)}"
    shown = play("help", "rules", "hint", "table", nonsense, game=under.name, seed=3)
    assert shown.status == 0
    for typed in ("help", "rules", "hint", "table", nonsense):
        assert shown.after(typed).strip()
