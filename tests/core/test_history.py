"""A match folded from its log: versions, chains, undo."""

import pytest

from terrarium.core.history import History
from terrarium.core.reason import Refused
from terrarium.core.state import NOBODY, SPECTATOR
from tests.histories import (
    TERRA,
    TERRA_EDITION,
    dare_history,
    play_randomly,
    terra_history,
)

THREE_HELPS = """
    phase: help
    open: africa-green; europe-green; asia-red
    hand 0: green 1, green 2, red 3
    pile: blue 1, blue 2, 20 cards
"""


LAST_TO_ANSWER = """
    turn: 1
    phase: impending
    impending: africa-green by 1 -, 2 -, 3 -
    pile: blue 1, 20 cards
"""


def from_position(text: str) -> History:
    return History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, text)


def helping_history() -> History:
    return from_position(THREE_HELPS)


def test_every_move_is_a_version() -> None:
    history = play_randomly(terra_history(), moves=7)
    assert history.version == len(history.entries) == 7


def test_an_undo_is_an_entry_and_the_version_goes_up() -> None:
    history = helping_history()
    before = history.state.position()
    history.play(0, history.game.parse("help africa-green with green 1"))
    history.undo(0)
    assert history.version == 2
    assert history.state.position() == before


def test_several_moves_can_be_taken_back_at_once_but_no_more_than_were_made() -> None:
    history = helping_history()
    for text in ("help africa-green with green 1", "help asia-red with red 3"):
        history.play(0, history.game.parse(text))
    assert history.undo_steps(0) == 2
    with pytest.raises(Refused) as refused:
        history.undo(0, 3)
    assert refused.value.reason.id == "undo-goes-too-far"
    history.undo(0, 2)
    assert history.line == []


def test_nobody_takes_back_another_seats_move() -> None:
    history = helping_history()
    history.play(0, history.game.parse("help africa-green with green 1"))
    with pytest.raises(Refused) as refused:
        history.undo(1)
    assert refused.value.reason.id == "nothing-to-undo"


def test_undo_never_goes_back_over_a_draw() -> None:
    history = helping_history()
    history.play(0, history.game.parse("end"))
    assert history.undo_limit(0) == history.version == 1


def test_undo_goes_back_only_to_a_version_on_the_standing_line() -> None:
    history = helping_history()
    history.play(0, history.game.parse("help africa-green with green 1"))
    history.undo(0)
    history.play(0, history.game.parse("help europe-green with green 2"))
    with pytest.raises(Refused):
        history.undo_to(0, 1)
    history.undo_to(0, 0)
    assert history.version == 4


def test_a_finished_match_cannot_be_taken_back() -> None:
    history = play_randomly(terra_history())
    assert history.state.actor() == NOBODY
    assert [history.undo_steps(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_a_roll_of_the_dice_cannot_be_taken_back() -> None:
    history = dare_history()
    history.play(0, history.game.parse("roll"))
    assert history.undo_steps(0) == 0


def test_a_nested_choice_can_be_taken_back_until_another_seat_answers() -> None:
    history = dare_history()
    history.play(0, history.game.parse("take"))
    history.play(0, history.game.parse("two"))
    assert history.undo_steps(0) == 2
    history.play(1, history.game.parse("stop"))
    assert history.undo_steps(0) == 0


def test_a_hidden_bid_can_be_taken_back_until_the_next_seat_bids() -> None:
    history = play_randomly(dare_history(), moves=0)
    while history.state.step != 3:
        history.play(history.state.actor(), history.state.legal()[0])
    history.play(0, history.game.parse("bid 0"))
    assert history.undo_steps(0) == 1
    history.play(1, history.game.parse("bid 0"))
    assert history.undo_steps(0) == 0


def test_a_chain_is_made_whole_or_not_at_all() -> None:
    history = helping_history()
    parse = history.game.parse
    with pytest.raises(Refused):
        history.play_all(0, [parse("help africa-green with green 1"), parse("hoard red 1 1 1")])
    assert history.version == 0
    history.play_all(0, [parse("help africa-green with green 1"), parse("end")])
    assert history.version == 2


def test_a_chain_may_not_go_on_after_its_seat_has_learnt_something() -> None:
    """Seat 1 has drawn a crisis and answers last: its pass brings it a new card."""
    history = from_position(LAST_TO_ANSWER)
    parse = history.game.parse
    for hopeful in ("help africa-green with green 1", "end", "hoard red 1 1 1"):
        with pytest.raises(Refused) as refused:
            history.play_all(0, [parse("pass"), parse(hopeful)])
        assert refused.value.reason.id == "chain-goes-too-far"
    assert history.version == 0


def test_the_log_tells_each_seat_its_own_draws_and_nobody_elses() -> None:
    history = play_randomly(terra_history(seed=5), moves=30)
    for told in history.told:
        if told.event.id == "terra-drew":
            assert told.to(told.seat).id == "terra-drew"
            others = [seat for seat in (SPECTATOR, 0, 1, 2, 3) if seat != told.seat]
            assert {told.to(seat).id for seat in others} == {"terra-drew-hidden"}


def test_what_a_seat_may_take_back_it_may_take_back_in_an_imagined_world_too() -> None:
    history = helping_history()
    history.play(0, history.game.parse("help africa-green with green 1"))
    history.play(0, history.game.parse("help asia-red with red 3"))
    world = history.imagined(0, 77)
    assert (world.version, world.undo_limit(0)) == (history.version, history.undo_limit(0))
    assert world.state.view(0).as_json() == history.state.view(0).as_json()
    assert world.state.position() != history.state.position()


def test_what_was_taken_back_is_told_no_more_but_that_it_was() -> None:
    history = helping_history()
    before = [told.event.id for told in history.told]
    for _ in range(3):
        history.play(0, history.game.parse("help africa-green with green 1"))
        history.undo(0)
    assert [told.event.id for told in history.told] == [*before, "took-back"]


def test_no_two_tellings_of_a_match_have_the_same_number() -> None:
    history, numbers = helping_history(), set[int]()
    for _ in range(3):
        history.play(0, history.game.parse("help africa-green with green 1"))
        numbers |= {told.number for told in history.told}
        history.undo(0)
        numbers |= {told.number for told in history.told}
    assert numbers == set(range(history.tellings))
