"""Golden games: each file must replay to the same result for ever."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot, usual
from terrarium.core.chance import named_stream
from terrarium.core.event import Event
from terrarium.core.history import History
from terrarium.core.needed import needed
from terrarium.core.record import Record, read_record
from terrarium.core.replay import replay, verify
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.games.terramara.characters import CHARACTER_NAMES
from terrarium.games.terramara.edition import TerramaraEdition
from tests.every_game import UnderTest, any_move, of_every_game, setups_with_each_option

NAMES = [game.name for game in GAMES]
WORDS_FOR_THINGS = ("bonus", "start-card")
OF_RIGHT_TILES = ("x1", "x2", "x3", "x4", "d5", "d6")
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


def test_terramaras_golden_games_cover_both_beginnings_and_every_character_on_both_sides() -> None:
    paths = files_of("terramara")
    told = [told.event for path in paths for told in replayed(path).told]
    for what in ("terramara-drafted", "terramara-flipped"):
        found = {event.args["character"] for event in told if event.id == what}
        assert found == set(CHARACTER_NAMES)
    assert {record_in(path).options["start"] for path in paths} == {"draft", "first"}


def test_terramaras_golden_games_cover_all_that_can_happen() -> None:
    heard = set[str]().union(*(heard_in(path) for path in files_of("terramara")))
    for what in ("raided", "gave", "recalled", "took-warriors", "placed-flag", "parked"):
        assert f"terramara-{what}" in heard
    for what in ("reserved", "crafted", "hired", "gained-explorer", "used-own-tile", "took-land"):
        assert f"terramara-{what}" in heard


def test_terramaras_golden_games_cover_bonus_tiles_start_cards_and_nearly_every_artefact() -> None:
    edition = needed(TerramaraEdition, find_edition(GAMES.find("terramara")))
    told = [told.event for path in files_of("terramara") for told in replayed(path).told]
    met = {word: {event.args.get(word) for event in told} for word in WORDS_FOR_THINGS}
    assert met["bonus"] >= {tile.name for tile in edition.bonus_tiles}
    assert met["start-card"] >= {card.name for card in edition.start_cards}
    crafted = {event.args["artefact"] for event in told if event.id == "terramara-crafted"}
    assert len(crafted) >= 48


def test_terramaras_golden_games_cover_every_outpost_crossroad_and_special_space() -> None:
    visited: set[str] = set()
    for path in files_of("terramara"):
        history = replayed(path)
        rows = history.state.view(SPECTATOR).as_json()["rows"]
        assert isinstance(rows, list)
        visited |= {tile_visited(told.event, rows) for told in history.told}
    edition = needed(TerramaraEdition, find_edition(GAMES.find("terramara")))
    backs = [tile for tile in edition.tiles if tile.outpost >= 0 or tile.crossroad]
    special = [tile for tile in edition.tiles if tile.special >= 0]
    assert visited >= {tile.name for tile in backs + special}


def tile_visited(event: Event, rows: list[Any]) -> str:
    """The tile to whose outpost, crossroad or special space somebody came."""
    if event.id == "terramara-placed-flag":
        return str(rows[needed(int, event.args["row"]) - 1]["left"])
    if event.id == "terramara-sent" and event.args["space"] in OF_RIGHT_TILES:
        return str(rows[int(str(event.args["space"])[1]) - 1]["right"])
    return ""


DIGESTS = {
    "terra": "944d24cb9878c89a9ea6b9a2d5caf86fbf1dee5728157ad6da4efd75cb447bfa",
    "terra_futura": "9005d12729f6815d7decf1d3f7f3615bdb31fcf7ab4a656804f4d4e949935bd2",
    "terramara": "e4ecd8971586db7fee145f4ed0a4598c0fcb24dbbec8fb57961a10088e3babe8",
    "dare": "9e204773ecee187d57d8138ca77656dfede85d81845961d198ea3542ff314e37",
}


@of_every_game
@pytest.mark.usefixtures("with_dare")
def test_compiled_and_interpreted_engines_play_and_imagine_the_same(under: UnderTest) -> None:
    """A digest over many random games: the engine tests run on both, and both must give this."""
    bot, digest = find_bot(under.name, usual(under.name)[0]), sha256()
    setups = list(setups_with_each_option(under))
    for seed in range(60):
        state, chance = under.game.begin(setups[seed % len(setups)], seed), named_stream(f"{seed}")
        while state.actor() != NOBODY:
            legal = state.legal()
            digest.update(str(legal).encode())
            if chance.below(10) == 0:
                digest.update(state.position().encode())
                digest.update(state.imagine(state.actor(), seed).position().encode())
            thinks = chance.below(4) == 0
            view = state.view(state.actor())
            state.play(bot.choose(view, AT_ONCE, chance) if thinks else any_move(state, chance))
        digest.update(state.position().encode())
    assert digest.hexdigest() == DIGESTS[under.name]
