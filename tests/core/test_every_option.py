"""Records name every option; those that name only some keep what they were begun with.

before/ holds records of when only what differed from the defaults was written, and Assistance
copied active cards only. In assistance.terrarium an inactive card waits to be copied.
"""

from pathlib import Path

import pytest

from terrarium.core.export import full_record
from terrarium.core.game import Game
from terrarium.core.history import History
from terrarium.core.option import Flag, as_stored
from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput
from terrarium.core.record import Record, read_record
from terrarium.core.replay import replay, verify
from terrarium.editions import find_edition
from terrarium.games import GAMES
from tests.histories import TERRA, TERRA_EDITION, record_of, terra_history

BEFORE = Path(__file__).parent / "before"
FUTURA = GAMES.find("terra_futura")
EDITION = find_edition(FUTURA)


def record_before(name: str) -> Record:
    return read_record((BEFORE / f"{name}.terrarium").read_text("utf-8"))


def replayed_from_before() -> History:
    return replay(FUTURA, EDITION, record_before("assistance"))


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_a_record_names_every_option(game: Game) -> None:
    history = History(game, game.setup(game.usual, find_edition(game)), 1)
    seats = ["Ada"] * game.usual
    assert list(full_record(history, "a", seats).options) == [o.name for o in game.options]


@pytest.mark.parametrize("path", sorted(BEFORE.iterdir()), ids=lambda path: path.stem)
def test_a_record_of_before_is_as_good_as_ever(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    game = GAMES.find(record.game)
    verify(game, find_edition(game), record, text)


def test_a_record_of_before_goes_on_by_the_ruling_it_was_begun_with() -> None:
    history = replayed_from_before()
    reason = history.why_not(history.state.actor(), "activate c3 3")
    assert reason is not None
    assert reason.id == "terra_futura-nothing-to-copy"


def test_by_the_ruling_of_today_that_card_could_be_copied() -> None:
    """Or the test before this one would say nothing."""
    record = record_before("assistance")
    record.options = {"assist_copy_inactive": "yes"}
    history = replay(FUTURA, EDITION, record)
    assert history.why_not(history.state.actor(), "activate c3 3") is None


def test_written_again_it_names_the_ruling_it_was_begun_with() -> None:
    again = full_record(replayed_from_before(), "before", ["Ada", "Ben"])
    assert again.options["assist_copy_inactive"] == "no"


def test_a_match_stored_without_an_option_has_what_all_played_by_then() -> None:
    known = (Flag("old", "yes", unsaid="no"), Flag("chosen", "yes", unsaid="no"), Flag("as", "no"))
    assert as_stored(known, {"chosen": "yes"}) == {"old": "no", "chosen": "yes", "as": "no"}


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_a_position_names_every_option(game: Game) -> None:
    edition = find_edition(game)
    setup = game.setup(game.usual, edition)
    text = game.begin(setup, 1).position()
    named = [line for line in text.splitlines() if line.startswith("option ")]
    assert len(named) == len(game.options)
    assert position_setup(game, text, edition).options.all() == setup.options.all()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("position: option teams: yes", "the position has option teams yes, not no"),
        ("position: players: 5", "the position is for 5 players, not 4"),
    ],
)
def test_a_position_that_is_not_of_its_record_is_refused(line: str, words: str) -> None:
    history = History(TERRA, terra_history(1).setup, 1, "phase: help\n")
    text = record_of(history).write().replace("position: phase", f"{line}\nposition: phase")
    with pytest.raises(BadInput, match=words):
        replay(TERRA, TERRA_EDITION, read_record(text))
