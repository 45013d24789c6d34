"""Records: written, read back, replayed, and refused with the line when something is wrong."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrarium.core.export import as_made, open_record
from terrarium.core.history import History, Moved
from terrarium.core.reason import BadInput
from terrarium.core.record import LARGEST, parse_seed, read_record, spell_seed
from terrarium.core.replay import replay, verify
from terrarium.core.state import SPECTATOR
from terrarium.editions import find_edition
from terrarium.games import GAMES
from tests.every_game import UnderTest, of_every_game
from tests.histories import (
    NAMES,
    TERRA,
    TERRA_EDITION,
    dare_history,
    play_randomly,
    record_of,
    terra_history,
)


@of_every_game
@given(data=st.data(), seed=st.integers(0, 2**128 - 1), moves=st.integers(0, 400))
def test_a_full_record_replays_to_the_same_match(
    under: UnderTest, data: st.DataObject, seed: int, moves: int
) -> None:
    history = History(under.game, data.draw(under.setups), seed)
    play_randomly(history, moves, undo_one_in=6)
    record = read_record(record_of(history).write())
    again = replay(history.game, history.setup.edition, record)
    assert again.state.position() == history.state.position()
    assert record_of(again).write() == record_of(history).write()
    assert [told.event.id for told in again.told] == [told.event.id for told in history.told]


def test_half_points_stand_in_a_record_and_are_checked_there() -> None:
    history = play_randomly(dare_history(1))
    text = record_of(history).write()
    record = read_record(text)
    assert record.result == "won by 1: 1 4.5 3.5"
    verify(history.game, history.setup.edition, record, text)
    record.result = "won by 1: 1 4 3"
    with pytest.raises(BadInput, match=r"would be `won by 1: 1 4\.5 3\.5`"):
        verify(history.game, history.setup.edition, record, text)


@given(seed=st.integers(0, 99), moves=st.integers(1, 60))
def test_a_match_that_began_in_the_middle_replays_too(seed: int, moves: int) -> None:
    middle = play_randomly(terra_history(seed), 40).state.position()
    history = History(TERRA, TERRA.setup(4, TERRA_EDITION), seed, middle)
    play_randomly(history, moves, undo_one_in=5)
    again = replay(TERRA, TERRA_EDITION, read_record(record_of(history).write()))
    assert again.state.position() == history.state.position()


def test_a_position_with_comments_and_empty_lines_is_recorded_all_the_same() -> None:
    text = "players: 4  # a comment\n\n   \nphase: help   (or draw)\n# the end\n"
    history = play_randomly(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, text), 5)
    again = replay(TERRA, TERRA_EDITION, read_record(record_of(history).write()))
    assert again.state.position() == history.state.position()


@given(
    seed=st.integers(0, 99),
    moves=st.integers(1, 200),
    viewer=st.sampled_from((SPECTATOR, 0, 1, 2, 3)),
)
def test_an_open_record_keeps_seed_and_secrets(seed: int, moves: int, viewer: int) -> None:
    history = play_randomly(terra_history(seed + 2**100), moves)
    text = open_record(history, "a-match", NAMES[:4], viewer).write()
    verify(TERRA, TERRA_EDITION, read_record(text), text)
    assert spell_seed(history.seed) not in text
    over = history.state.actor() < 0
    for entry in read_record(text).entries:
        if entry.text.startswith("hoard") and entry.seat != viewer and not over:
            assert entry.text == "hoard ?"


def test_an_open_record_shows_a_seat_its_own_hoards() -> None:
    history = _history_with_a_hoard()
    hoarder = history.entries[-1].seat
    own = open_record(history, "a-match", NAMES[:4], hoarder).entries[-1]
    seen = open_record(history, "a-match", NAMES[:4], SPECTATOR).entries[-1]
    assert own.text == as_made(history, history.entries[-1])
    assert seen.text == "hoard ?"


def test_sealed_cards_and_hidden_discards_are_question_marks_to_others() -> None:
    history = play_randomly(
        terra_history(8, 3, sealed_contributions="yes", hand_limit_discard_hidden="yes"), 250
    )
    shown = {entry.shown for entry in history.entries if isinstance(entry, Moved)}
    assert "play ?" in shown
    assert not [text for text in shown if re.match(r"(play|discard) \w+ \d", text)]


SEALED = """
    phase: impending
    impending: europe-blue
    hand 0: blue 1, blue 2
    hand 1: blue 3
    hand 2: blue 4
"""


def sealed(*moves: str) -> History:
    """Three players answer a crisis face down."""
    setup = TERRA.setup(3, TERRA_EDITION, {"sealed_contributions": "yes"})
    history = History(TERRA, setup, 1, SEALED)
    for text in moves:
        history.play(history.state.actor(), TERRA.parse(text))
    return history


def seen_by_all(history: History) -> list[str]:
    record = open_record(history, "a-match", NAMES[: history.setup.players], SPECTATOR)
    return [entry.text for entry in record.entries]


def test_a_sealed_card_is_a_question_mark_until_the_round_is_turned_up() -> None:
    assert seen_by_all(sealed("play blue 1", "pass")) == ["play ?", "pass"]
    turned_up = seen_by_all(sealed("play blue 1", "pass", "play blue 4"))
    assert turned_up == ["play blue 1", "pass", "play blue 4"]


def test_a_sealed_card_that_was_taken_back_before_that_stays_a_secret() -> None:
    history = sealed("play blue 1")
    history.undo(0)
    for text in ("play blue 2", "pass", "pass"):
        history.play(history.state.actor(), TERRA.parse(text))
    assert seen_by_all(history) == ["play ?", "undo to 0", "play blue 2", "pass", "pass"]


def test_a_card_that_all_have_seen_is_no_secret_though_the_table_went_back() -> None:
    history = sealed("play blue 1", "pass", "pass")
    history.undo_to(0, 0, agreed=True)
    assert seen_by_all(history) == ["play blue 1", "pass", "pass", "agreed undo to 0"]


def test_the_next_sealed_round_is_a_secret_again() -> None:
    history = sealed("play blue 1", "pass", "pass")
    while seen_by_all(history)[-1] != "play ?":
        history.play(history.state.actor(), history.state.legal()[-1])
    assert seen_by_all(history)[0] == "play blue 1"


def test_patterns_chosen_in_secret_are_turned_up_when_all_have_chosen() -> None:
    futura = GAMES.find("terra_futura")
    setup = futura.setup(3, find_edition(futura), {"simultaneous_patterns": "yes"})
    history = History(futura, setup, 7)
    while not history.state.face_down():
        play_randomly(history, 1)
    assert seen_by_all(history)[-1] == "pattern ?"
    play_randomly(history, 2)
    made = [as_made(history, entry) for entry in history.entries]
    assert seen_by_all(history) == made


def _history_with_a_hoard() -> History:
    history = terra_history(3)
    while not history.line or not TERRA.spell(history.line[-1][1]).startswith("hoard"):
        legal = history.state.legal()
        hoards = [move for move in legal if TERRA.spell(move).startswith("hoard")]
        history.play(history.state.actor(), (hoards or legal)[0])
    return history


# Damaged records.

GOOD = record_of(play_randomly(terra_history(7))).write()


def refusal(text: str) -> BadInput:
    with pytest.raises(BadInput) as refused:
        verify(TERRA, TERRA_EDITION, read_record(text), text)
    return refused.value


def line_of(beginning: str) -> int:
    return next(n for n, line in enumerate(GOOD.split("\n"), 1) if line.startswith(beginning))


def with_line(beginning: str, new: str) -> str:
    lines = GOOD.split("\n")
    lines[line_of(beginning) - 1] = new
    return "\n".join(lines)


def test_a_good_record_is_accepted_with_either_kind_of_line_ends() -> None:
    for text in (GOOD, GOOD.replace("\n", "\r\n"), GOOD.rstrip("\n")):
        verify(TERRA, TERRA_EDITION, read_record(text), text)


@pytest.mark.parametrize(
    ("beginning", "new", "words"),
    [
        ("terrarium", "hello", "not a record"),
        ("terrarium", "terrarium record 2 full", "format 2 is not known"),
        ("terrarium", "terrarium record 1 half", "full or open"),
        ("ruleset", "ruleset: 2", "ruleset 2 is not known"),
        ("ruleset", "ruleset: one", "ruleset is a number"),
        ("edition", "edition: standard 00ff", "needs edition"),
        ("players", "players: 5", "5 lines `seat N"),
        ("seat 2", "seat 3: Ada", "`seat 2` should stand here"),
        ("commitment", "commitment: 00", "commitment"),
        ("seed", "seed: x", "a seed is"),
        ("seed", "seed: 8", "commitment"),
        ("result", "result: won by 0: 99 0 0 0", "result would be"),
        ("entries", "entries: 9999", "announced"),
        ("check", "check: 0000000000000000", "changed after it was written"),
        ("match", "nonsense", "`key: value`"),
        ("match", "moon: full", "unknown header line"),
        ("match", "game: terra", "stands here twice"),
        ("3. ", "4. 0 pass", "`3. SEAT MOVE` should stand here"),
        ("3. ", "3. 9 pass", "seats are 0 to 3"),
        ("3. ", "3. 0 fly to the moon", "terra-no-such-move"),
        ("3. ", "3. 0 undo to the start", "an undo names a version"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(beginning: str, new: str, words: str) -> None:
    error = refusal(with_line(beginning, new))
    assert words in str(error)
    wrong = {"seed: 8": "commitment", "entries: 9999": GOOD.rstrip("\n").split("\n")[-1]}
    assert error.line == line_of(wrong.get(new, beginning))


def test_a_move_by_the_wrong_seat_is_refused_with_the_line() -> None:
    seat, move = GOOD.split("\n")[line_of("5. ") - 1].split(" ", 2)[1:]
    other = (int(seat) + 1) % 4
    error = refusal(with_line("5. ", f"5. {other} {move}"))
    assert error.line == line_of("5. ")
    assert "not-your-decision" in str(error)


def test_a_missing_line_is_refused_with_the_line_after_it() -> None:
    lines = GOOD.split("\n")
    del lines[line_of("5. ") - 1]
    assert refusal("\n".join(lines)).line == line_of("5. ")


@pytest.mark.parametrize("key", ["game", "ruleset", "edition", "players", "match", "seed", "check"])
def test_every_header_line_is_needed(key: str) -> None:
    lines = [line for line in GOOD.split("\n") if not line.startswith(f"{key}: ")]
    with pytest.raises(BadInput, match=f"the header has no line `{key}"):
        read_record("\n".join(lines))


def test_a_truncated_record_is_refused() -> None:
    for length in (1, 40, 300, 700, len(GOOD) - 40, len(GOOD) - 5):
        assert str(refusal(GOOD[:length]))


def test_a_move_changed_to_another_legal_one_is_noticed_at_the_latest_by_the_check() -> None:
    history = play_randomly(terra_history(7), 30)
    number = max(n for n in range(30) if len(history.state_at(n).legal()) > 1)
    seat, made = history.line[number]
    entry = f"\n{number + 1}. {seat} {TERRA.spell(made)}\n"
    for other in history.state_at(number).legal():
        changed = entry.replace(TERRA.spell(made), TERRA.spell(other))
        text = record_of(history).write()
        assert other == made or str(refusal(text.replace(entry, changed)))


def test_junk_and_giants_are_refused_at_once() -> None:
    for junk in ("", "\0\1\2", "\n\n\n", "☃" * 100, "1. 0 pass"):
        with pytest.raises(BadInput):
            read_record(junk)
    with pytest.raises(BadInput, match="at most"):
        read_record("x" * (LARGEST + 1))


def test_an_open_record_does_not_replay() -> None:
    history = play_randomly(terra_history(7), 30)
    record = open_record(history, "a-match", NAMES[:4], 0)
    with pytest.raises(BadInput, match="cannot be replayed"):
        replay(TERRA, TERRA_EDITION, record)


@given(st.integers(0, 2**128 - 1))
def test_seeds_are_written_and_read_back(seed: int) -> None:
    assert parse_seed(spell_seed(seed)) == seed
