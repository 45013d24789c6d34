"""Golden games: each file must replay to the same result for ever."""

from hashlib import sha256
from pathlib import Path

import pytest

from terrarium.core.chance import named_stream
from terrarium.core.history import History
from terrarium.core.record import Record, read_record
from terrarium.core.replay import replay, verify
from terrarium.core.state import NOBODY
from terrarium.editions import find_edition
from terrarium.games import GAMES

FILES = sorted(Path(__file__).parent.glob("*.terrarium"))


def record_in(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


def replayed(path: Path) -> History:
    record = record_in(path)
    game = GAMES.find(record.game)
    return replay(game, find_edition(game, record.edition), record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    game = GAMES.find(record.game)
    verify(game, find_edition(game, record.edition), record, text)


def test_the_golden_games_cover_every_number_of_players() -> None:
    assert {record_in(path).players for path in FILES} == {3, 4, 5, 6}


def test_the_golden_games_cover_every_option() -> None:
    used = {name for path in FILES for name in record_in(path).options}
    assert used == {option.name for option in GAMES.find("terra").options}


def test_the_golden_games_cover_success_every_cause_of_loss_and_several_at_once() -> None:
    results = [record_in(path).result for path in FILES]
    for beginning in ("won by", "lost together: region", "lost together: colour"):
        assert [result for result in results if result.startswith(beginning)]
    assert "lost together: total" in results
    assert [result for result in results if result.startswith("lost") and "," in result]


def test_the_golden_games_cover_ties_teams_undo_and_both_ends_after_a_last_crisis() -> None:
    outcomes = {path.stem: replayed(path).state.outcome() for path in FILES}
    assert [o for o in outcomes.values() if o is not None and len(o.winners) > 1 and not o.teams]
    assert {len(o.teams) for o in outcomes.values() if o is not None} == {0, 2, 3}
    assert [e for path in FILES for e in record_in(path).entries if e.text.startswith("undo")]
    assert {"terra-no-play-after-the-last-crisis", "terra-play-after-the-last-crisis"} <= set(
        outcomes
    )


def test_there_are_at_least_twenty() -> None:
    assert len(FILES) >= 20


DIGEST = "75bda69de6c011d5a8cd9e024212fb41baebe4cc25baab3bd73a70b7a08b1e73"


def test_compiled_and_interpreted_engines_play_and_imagine_the_same() -> None:
    """A digest over many random games: the engine tests run on both, and both must give this."""
    game = GAMES.find("terra")
    edition = find_edition(game)
    digest = sha256()
    for seed in range(60):
        sealed = "yes" if seed % 3 else "no"
        setup = game.setup(3 + seed % 4, edition, {"sealed_contributions": sealed})
        state, chance = game.begin(setup, seed), named_stream(f"digest {seed}")
        while state.actor() != NOBODY:
            legal = state.legal()
            digest.update(bytes(legal))
            if chance.below(10) == 0:
                digest.update(state.position().encode())
                digest.update(state.imagine(state.actor(), seed).position().encode())
            state.play(legal[chance.below(len(legal))])
        digest.update(state.position().encode())
    assert digest.hexdigest() == DIGEST
