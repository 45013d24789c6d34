"""What a witness keeps: after which move each seat last learnt something."""

from terrarium.core.event import Event
from terrarium.core.state import SPECTATOR
from terrarium.core.undo import Witness
from tests.histories import terra_history

NEWS = Event("news", {}, news=True)
KNOWN = Event("known", {})


def limits(witness: Witness) -> list[int]:
    return [witness.limit(seat) for seat in range(3)]


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert limits(Witness(3)) == [0, 0, 0]


def test_a_move_can_be_taken_back_by_who_made_it_and_is_news_to_all_others() -> None:
    witness = Witness(3)
    witness.moved(1, by_chance=False)
    assert limits(witness) == [1, 0, 1]


def test_several_moves_of_a_seat_can_be_taken_back() -> None:
    witness = Witness(3)
    witness.moved(0, by_chance=False)
    witness.moved(1, by_chance=False)
    witness.moved(1, by_chance=False)
    assert limits(witness) == [3, 1, 3]


def test_chance_cannot_be_taken_back() -> None:
    witness = Witness(3)
    witness.moved(1, by_chance=True)
    assert limits(witness) == [1, 1, 1]


def test_news_cannot_be_taken_back() -> None:
    witness = Witness(3)
    witness.hear(NEWS)
    witness.moved(1, by_chance=False)
    assert limits(witness) == [1, 1, 1]


def test_what_could_be_computed_is_no_news() -> None:
    witness = Witness(3)
    witness.hear(KNOWN)
    witness.hear_only(1, KNOWN, KNOWN)
    witness.moved(1, by_chance=False)
    assert limits(witness) == [1, 0, 1]


def test_news_told_to_a_seat_alone_is_its_own() -> None:
    witness = Witness(3)
    witness.hear_only(1, NEWS, KNOWN)
    witness.moved(1, by_chance=False)
    assert witness.limit(1) == 1


def test_news_told_to_the_others_does_not_bind_the_seat() -> None:
    witness = Witness(3)
    witness.hear_only(1, KNOWN, NEWS)
    witness.moved(1, by_chance=False)
    assert witness.limit(1) == 0


def test_what_was_told_before_the_first_move_binds_nobody() -> None:
    witness = Witness(3)
    witness.hear(NEWS)
    witness.begun()
    witness.moved(1, by_chance=False)
    assert limits(witness) == [1, 0, 1]


def test_news_counts_for_the_move_that_brought_it_alone() -> None:
    witness = Witness(3)
    witness.hear(NEWS)
    witness.moved(1, by_chance=False)
    witness.moved(1, by_chance=False)
    assert limits(witness) == [2, 1, 2]


def test_the_first_move_of_a_match_can_be_taken_back_like_any_other() -> None:
    """How a match begins is news, but not news that the first move brought."""
    crisis_first = next(seed for seed in range(99) if terra_history(seed).state.in_advance() == 0)
    history = terra_history(crisis_first)
    seat = history.state.actor()
    history.play(seat, history.game.parse("pass"))
    assert history.undo_steps(seat) == 1


def test_a_spectator_has_nothing_to_take_back() -> None:
    history = terra_history(players=3, start="2")
    while history.undo_steps(2) == 0:
        history.play(history.state.actor(), history.state.legal()[0])
    assert history.undo_steps(SPECTATOR) == 0
