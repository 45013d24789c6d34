"""Golden games: each file must replay to the same result for ever."""

from hashlib import sha256
from pathlib import Path

import pytest

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.history import History
from terrarium.core.record import Record, read_record
from terrarium.core.replay import replay, verify
from terrarium.core.state import NOBODY
from terrarium.editions import find_edition
from terrarium.games import GAMES

NAMES = [game.name for game in GAMES]
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


def files_of(game: str) -> list[Path]:
    return [path for path in FILES if record_in(path).game == game]


def heard_in(path: Path) -> set[str]:
    return {told.event.id for told in replayed(path).told}


@pytest.mark.parametrize("game", NAMES)
def test_there_are_at_least_twenty(game: str) -> None:
    assert len(files_of(game)) >= 20


@pytest.mark.parametrize("game", NAMES)
def test_the_golden_games_cover_every_number_of_players(game: str) -> None:
    known = GAMES.find(game)
    wanted = set(range(known.least, known.most + 1))
    assert {record_in(path).players for path in files_of(game)} == wanted


@pytest.mark.parametrize("game", NAMES)
def test_the_golden_games_cover_every_option(game: str) -> None:
    options = GAMES.find(game).options
    records = [record_in(path) for path in files_of(game)]
    chosen = {o.name for o in options for r in records if r.options[o.name] != o.default}
    assert chosen == {option.name for option in options}


@pytest.mark.parametrize("game", NAMES)
def test_the_golden_games_cover_undo_and_ties(game: str) -> None:
    entries = [entry.text for path in files_of(game) for entry in record_in(path).entries]
    assert [text for text in entries if text.startswith("undo")]
    results = [record_in(path).result for path in files_of(game)]
    assert [result for result in results if result.startswith("won") and " and " in result]


def test_terras_golden_games_cover_every_cause_of_loss_and_several_at_once() -> None:
    results = [record_in(path).result for path in files_of("terra")]
    for beginning in ("won by", "lost together: region", "lost together: colour"):
        assert [result for result in results if result.startswith(beginning)]
    assert "lost together: total" in results
    assert [result for result in results if result.startswith("lost") and "," in result]


def test_terras_golden_games_cover_teams_and_both_ends_after_a_last_crisis() -> None:
    outcomes = {path.stem: replayed(path).state.outcome() for path in files_of("terra")}
    assert [o for o in outcomes.values() if o is not None and len(o.winners) > 1 and not o.teams]
    assert {len(o.teams) for o in outcomes.values() if o is not None} == {0, 2, 3}
    assert {"terra-no-play-after-the-last-crisis", "terra-play-after-the-last-crisis"} <= set(
        outcomes
    )


def test_terra_futuras_golden_games_cover_all_that_can_happen() -> None:
    heard = set[str]().union(*(heard_in(path) for path in files_of("terra_futura")))
    for what in ("reshuffled", "copied", "kept", "removed", "removed-none", "freed", "blocked"):
        assert f"terra_futura-{what}" in heard


DIGEST = "24fba8297edb80f8b1f2068eae423e1efd05f18f487e0857d3208126a246767b"


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


FUTURA_DIGEST = "8c01a7841be99a1fde9a5b2a490f8060ea6f624887b18ad43f34bb18f4ffd381"


def test_the_same_for_terra_futura() -> None:
    game = GAMES.find("terra_futura")
    edition = find_edition(game)
    digest = sha256()
    for seed in range(60):
        options = {"simultaneous_patterns": "yes" if seed % 3 else "no"}
        setup = game.setup(2 + seed % 4, edition, options)
        state, chance = game.begin(setup, seed), named_stream(f"digest {seed}")
        while state.actor() != NOBODY:
            legal = state.legal()
            digest.update(str(legal).encode())
            if chance.below(10) == 0:
                digest.update(state.position().encode())
                digest.update(state.imagine(state.actor(), seed).position().encode())
            move = legal[chance.below(len(legal))]
            if chance.below(4) == 0:
                view = state.view(state.actor())
                move = find_bot("terra_futura", "planner").choose(view, AT_ONCE, chance)
            state.play(move)
        digest.update(state.position().encode())
    assert digest.hexdigest() == FUTURA_DIGEST
