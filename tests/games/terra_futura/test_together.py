"""What is one thing is one sentence of Terra Futura's log."""

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.text.together import told_together


def told(id: str, card: str, **args: int | str) -> Message:
    named: Args = {"seat": Seated(0), "card": card, "cell": "c3", **args}
    return Message(f"terra_futura-{id}", named)


def test_what_is_paid_from_one_card_is_one_sentence() -> None:
    both = told_together(told("paid", "bank", kind="yellow"), told("paid", "bank", kind="red"))
    assert both is not None
    three = told_together(both, told("paid", "bank", kind="yellow"))
    assert three is not None
    assert three.args["bundle"] == "1 red, 2 yellow"


def test_what_is_paid_from_two_cards_are_two_sentences() -> None:
    assert told_together(told("paid", "bank", kind="red"), told("paid", "inn", kind="red")) is None


def test_a_gain_tells_what_was_gained_and_not_what_could_be() -> None:
    gained = told("gained", "bank", kind="red", amount=1)
    assert told_together(told("activated", "bank"), gained) is gained


def test_what_assistance_copies_says_that_it_was_used() -> None:
    copied = Message("terra_futura-copied", {"seat": Seated(0), "card": "bank"})
    assert told_together(told("activated", "hillside"), copied) is copied


def test_the_cube_that_blocks_a_card_is_one_thing_with_it() -> None:
    both = told_together(told("polluted", "bank"), told("blocked", "bank"))
    assert both is not None
    assert both.id == "terra_futura-polluted-too-much"


def test_a_cube_that_blocks_another_card_is_told_for_itself() -> None:
    assert told_together(told("polluted", "bank"), told("blocked", "inn")) is None


def test_cubes_that_are_moved_from_one_card_are_one_sentence_which_says_that_it_is_free() -> None:
    moved = told("transferred", "bank", to="park")
    freed = told_together(moved, told("freed", "bank"))
    assert freed is not None
    both = told_together(freed, moved)
    assert both is not None
    assert (both.args["cubes"], both.args["freed"]) == (2, "yes")
